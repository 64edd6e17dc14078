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

/// Defines the errors of a crate: each variant has a message key and, unless it is plain invalid input, an
/// [`ErrorKind`](crate::ErrorKind). The fields are the arguments of the message; a field `cited` of type
/// [`Cited`](crate::Cited) is the rule behind the error. `MESSAGES` lists all keys with their arguments, for the test of
/// the message files.
///
/// ```
/// game::errors! {
///     /// An error of the example.
///     pub enum Error {
///         SeatTaken { seat: u8 } = "example-seat-taken" as Conflict,
///         Empty = "example-empty",
///     }
/// }
/// let fault = Error::SeatTaken { seat: 2 }.at("seats");
/// assert_eq!((fault.key(), fault.kind()), ("example-seat-taken", game::ErrorKind::Conflict));
/// assert_eq!(Error::MESSAGES[0].args, ["seat"]);
/// ```
#[macro_export]
macro_rules! errors {
    (
        $(#[$doc:meta])*
        $visibility:vis enum $name:ident {
            $($variant:ident $({ $($field:ident: $type:ty),* })? = $key:literal $(as $kind:ident)?,)*
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[allow(missing_docs)] // The messages say what the fields are.
        $visibility enum $name {
            $(#[doc = concat!("The message `", $key, "`.")] $variant $({ $($field: $type),* })?,)*
        }

        impl $name {
            /// The message of each variant.
            pub const MESSAGES: &'static [$crate::MessageShape] = &[$($crate::MessageShape {
                key: $key,
                args: &[$($(stringify!($field)),*)?],
                cites: false $($(|| <$type as $crate::Argument>::CITES)*)?,
            },)*];

            /// The error at a place of the input.
            pub fn at(self, place: impl std::fmt::Display) -> $crate::Fault {
                $crate::Fault::from(self).at(place)
            }
        }

        impl $crate::Message for $name {
            fn key(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $key,)*
                }
            }

            fn kind(&self) -> $crate::ErrorKind {
                match self {
                    $(Self::$variant { .. } => $crate::errors!(@kind $($kind)?),)*
                }
            }

            fn args(&self) -> Vec<(&'static str, $crate::Arg)> {
                match self {
                    $(Self::$variant $({ $($field),* })? => {
                        let args: &[(&'static str, Option<$crate::Arg>)] =
                            &[$($((stringify!($field), $crate::Argument::arg($field))),*)?];
                        args.iter().filter_map(|(name, arg)| Some((*name, arg.clone()?))).collect()
                    })*
                }
            }

            fn cited(&self) -> Option<$crate::Cited> {
                match self {
                    $(Self::$variant $({ $($field),* })? => None$($(.or($crate::Argument::cited($field)))*)?,)*
                }
            }
        }
    };
    (@kind) => {
        $crate::ErrorKind::Invalid
    };
    (@kind $kind:ident) => {
        $crate::ErrorKind::$kind
    };
}

/// Makes these types arguments of messages, in their text form.
#[macro_export]
macro_rules! text_arguments {
    ($($kind:ty),*) => {$(
        impl $crate::Argument for $kind {
            fn arg(&self) -> Option<$crate::Arg> {
                Some($crate::Arg::Text(self.to_string().into()))
            }
        }
    )*};
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
                text.parse().map_err($crate::json::refuse)
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
