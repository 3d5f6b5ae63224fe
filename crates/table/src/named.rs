//! Closed lists of things that have an id: areas, powers, tiles.

/// A text that names nothing in the list it was looked up in.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no {kind} has the id {id:?}")]
pub struct UnknownId {
    /// What was looked for: `area`, `power`, …
    pub kind: &'static str,
    /// The text that was given.
    pub id: String,
}

/// Defines an enum whose variants each have a stable text id, with `ALL`, `COUNT`, `index`, `id` and
/// `from_id`; it is displayed, parsed and serialised as its id.
///
/// ```
/// table::named! {
///     /// A colour.
///     pub enum Colour: "colour" {
///         /// Red.
///         Red = "red",
///         /// Dark blue.
///         DarkBlue = "dark-blue",
///     }
/// }
/// assert_eq!(Colour::DarkBlue.to_string(), "dark-blue");
/// assert_eq!("red".parse(), Ok(Colour::Red));
/// assert_eq!(Colour::ALL[1].index(), 1);
/// assert_eq!("green".parse::<Colour>().unwrap_err().to_string(), r#"no colour has the id "green""#);
/// ```
#[macro_export]
macro_rules! named {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident: $kind:literal {
            $($(#[$doc:meta])* $variant:ident = $id:literal),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        $vis enum $name {
            $($(#[$doc])* $variant),+
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];
            /// How many there are.
            pub const COUNT: usize = Self::ALL.len();

            /// Its place in the order, from 0.
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Its id.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$variant => $id),+
                }
            }

            /// The one with that id.
            pub fn from_id(id: &str) -> Option<Self> {
                match id {
                    $($id => Some(Self::$variant),)+
                    _ => None,
                }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.id())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::UnknownId;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::from_id(text).ok_or_else(|| $crate::UnknownId { kind: $kind, id: text.to_owned() })
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <::std::borrow::Cow<'de, str> as $crate::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err($crate::serde::de::Error::custom)
            }
        }
    };
}
