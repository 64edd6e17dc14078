//! Macros for code that is the same in every game: rule ids, document defaults, and values serialised as text.

/// Defines the enum of a game's rule ids and implements [`Rule`](crate::Rule) for it.
///
/// ```
/// game::rule_ids! {
///     /// A clause of the example.
///     pub enum RuleId {
///         Set01 = "XX-SET-01",
///         Set02 = "XX-SET-02",
///     }
/// }
/// use game::Rule;
/// assert_eq!(RuleId::find("xx-set-02"), Some(RuleId::Set02));
/// ```
#[macro_export]
macro_rules! rule_ids {
    (
        $(#[$doc:meta])*
        $visibility:vis enum $kind:ident { $($name:ident = $id:literal,)* }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        $visibility enum $kind {
            $(#[doc = $id] $name,)*
        }

        impl $crate::Rule for $kind {
            fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id,)*
                }
            }

            fn all() -> &'static [Self] {
                &[$(Self::$name,)*]
            }
        }
    };
}

/// Defines non-zero defaults of a document's fields and the predicates for them, for serde's `default` and
/// `skip_serializing_if`.
#[macro_export]
macro_rules! defaults {
    ($($name:ident, $is:ident: $kind:ty = $value:expr;)*) => {$(
        fn $name() -> $kind {
            $value
        }

        #[allow(clippy::trivially_copy_pass_by_ref)] // serde's signature
        fn $is(value: &$kind) -> bool {
            *value == $value
        }
    )*};
}

/// Serialises values as their text forms. The calling crate depends on serde and, with its feature `schema`, on utoipa,
/// where the schema is a string; after `enum`, one of the texts of the values in `ALL`.
#[macro_export]
macro_rules! text_serde {
    (enum $($kind:ty),*) => {$(
        $crate::text_serde!(@ $kind, {
            let texts = <$kind>::ALL.iter().map(ToString::to_string);
            let text = utoipa::openapi::ObjectBuilder::new().schema_type(utoipa::openapi::Type::String);
            text.enum_values(Some(texts)).into()
        });
    )*};
    ($($kind:ty),*) => {$(
        $crate::text_serde!(@ $kind, <String as utoipa::PartialSchema>::schema());
    )*};
    (@ $kind:ty, $schema:expr) => {
        impl serde::Serialize for $kind {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $kind {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str> as serde::Deserialize>::deserialize(from)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }

        #[cfg(feature = "schema")]
        impl utoipa::PartialSchema for $kind {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                $schema
            }
        }

        #[cfg(feature = "schema")]
        impl utoipa::ToSchema for $kind {}
    };
}

/// Defines the causes of an event that several rules can bring about. Each cause has the rule that it cites, an id of
/// the engine's `RuleId`.
#[macro_export]
macro_rules! causes {
    ($($(#[$doc:meta])* $name:ident as $schema:ident { $($(#[$why:meta])* $cause:ident => $rule:expr,)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = $schema))]
        #[serde(rename_all = "kebab-case")]
        pub enum $name {
            $($(#[$why])* $cause,)*
        }

        impl $name {
            /// The rule that it cites.
            pub(crate) const fn rule(self) -> RuleId {
                match self {
                    $(Self::$cause => $rule,)*
                }
            }
        }
    )*};
}
