//! Tables of weights that can be tuned.

/// Defines a struct of named weights with their defaults; tuning sees it as a list of numbers.
macro_rules! weights {
    (
        $(#[$meta:meta])*
        pub struct $name:ident {
            $($(#[$doc:meta])* $field:ident = $default:literal),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq)]
        pub struct $name {
            $($(#[$doc])* pub $field: f32),+
        }

        impl $name {
            /// The weights as they are tuned.
            pub const TUNED: Self = Self { $($field: $default),+ };
            /// Their names, in order.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($field)),+];

            /// As a list of numbers.
            pub fn to_list(&self) -> Vec<f32> {
                vec![$(self.$field),+]
            }

            /// From a list of numbers; those that are missing keep their tuned value.
            pub fn from_list(list: &[f32]) -> Self {
                let mut numbers = list.iter().copied();
                Self { $($field: numbers.next().unwrap_or($default)),+ }
            }
        }
    };
}
pub(crate) use weights;

/// The chance that a lead of `lead` now is at least `margin` in the end, if it changes by some `spread`.
pub(crate) fn reaches(lead: f32, margin: f32, spread: f32) -> f32 {
    sigmoid((lead - margin + 0.5) * 1.7 / spread)
}

/// The logistic curve.
pub(crate) fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
