//! The named weights of an evaluation, so that `paddlewheel tune` can try others.

use std::fmt::Debug;

/// The weights of one game.
pub trait Weights: Clone + Debug + Send + Sync + 'static {
    /// Their names.
    const NAMES: &'static [&'static str];

    /// The weights that the bots use: the result of tuning, stored in `crates/bots/weights`.
    fn kept() -> Self;
    /// All values, in the order of their names.
    fn values(&self) -> Vec<f32>;
    /// The same with other values, in the order of their names; missing ones stay.
    fn with_values(&self, values: &[f32]) -> Self;
}

/// Declares the weights of a game: a struct of numbers with the file that stores them.
macro_rules! weights {
    (
        $(#[$about:meta])*
        pub struct $name:ident in $file:literal {
            $($(#[$note:meta])* $field:ident,)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $($(#[$note])* pub $field: f32,)+
        }

        impl crate::weights::Weights for $name {
            const NAMES: &'static [&'static str] = &[$(stringify!($field)),+];

            fn kept() -> Self {
                static KEPT: std::sync::LazyLock<$name> = std::sync::LazyLock::new(|| {
                    // The file is embedded in the program, and a test reads it.
                    serde_json::from_str(include_str!($file)).expect("the weights of the program")
                });
                KEPT.clone()
            }

            fn values(&self) -> Vec<f32> {
                vec![$(self.$field),+]
            }

            fn with_values(&self, values: &[f32]) -> Self {
                let mut rest = values.iter().copied();
                Self { $($field: rest.next().unwrap_or(self.$field)),+ }
            }
        }
    };
}

pub(crate) use weights;
