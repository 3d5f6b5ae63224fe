//! What all tables share: values with a stable text id, and bit sets of them.

use std::fmt;

/// A text that names nothing in the table it was looked up in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownId {
    /// What was looked for: `space`, `region`, …
    pub kind: &'static str,
    /// The text that was given.
    pub id: String,
}

impl fmt::Display for UnknownId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no {} has the id {:?}", self.kind, self.id)
    }
}

impl std::error::Error for UnknownId {}

/// `Display` as the id, `FromStr` by `from_id`.
macro_rules! id_text {
    ($name:ident, $kind:literal) => {
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.id())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::facts::id::UnknownId;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::from_id(text)
                    .ok_or_else(|| $crate::facts::id::UnknownId { kind: $kind, id: text.to_owned() })
            }
        }
    };
}
pub(crate) use id_text;

/// Serialised as the id, read back by `FromStr`.
macro_rules! id_serde {
    ($name:ident) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
pub(crate) use id_serde;

/// An enum whose variants have ids: `ALL`, `index`, `from_index`, `id`, `from_id`, text and serde forms.
macro_rules! id_enum {
    ($(#[$meta:meta])* pub enum $name:ident: $kind:literal {
        $($(#[$variant_meta:meta])* $variant:ident = $id:literal,)+
    }) => {
        $(#[$meta])*
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
        )]
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[repr(u8)]
        pub enum $name {
            $(
                #[doc = concat!("`", $id, "`.")]
                $(#[$variant_meta])*
                #[serde(rename = $id)]
                $variant,
            )+
        }

        impl $name {
            /// How many there are.
            pub const COUNT: usize = Self::ALL.len();

            /// All of them, by index.
            pub const ALL: [Self; [$($id),+].len()] = [$(Self::$variant),+];

            /// The place in [`Self::ALL`].
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The one at this place of [`Self::ALL`].
            ///
            /// # Panics
            /// If there is no such place.
            #[inline]
            pub const fn from_index(index: usize) -> Self {
                Self::ALL[index]
            }

            /// The stable text id.
            #[inline]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$variant => $id,)+
                }
            }

            /// The one with this id.
            pub fn from_id(id: &str) -> Option<Self> {
                match id {
                    $($id => Some(Self::$variant),)+
                    _ => None,
                }
            }
        }

        $crate::facts::id::id_text!($name, $kind);
    };
}
pub(crate) use id_enum;

/// A row number of a fact table, with one named constant per row; the table itself comes with it.
macro_rules! id_rows {
    (
        $(#[$meta:meta])* pub struct $name:ident: $kind:literal;
        $(#[$table_meta:meta])* pub static $table:ident: [$facts:ty; $count:expr] = {
            $($row:ident = $value:expr;)+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
        pub struct $name(u8);

        $(#[$table_meta])*
        pub static $table: [$facts; $count] = [$($value),+];

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// The place in the table.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The one at this place of the table.
            ///
            /// # Panics
            /// If there is no such place.
            #[inline]
            pub const fn from_index(index: usize) -> Self {
                assert!(index < Self::COUNT);
                Self(index as u8)
            }

            /// All of them, in the order of the table.
            #[inline]
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
                (0..$count as u8).map(Self)
            }

            /// Its row of the table.
            #[inline]
            pub const fn facts(self) -> &'static $facts {
                &$table[self.0 as usize]
            }

            /// The stable text id.
            #[inline]
            pub const fn id(self) -> &'static str {
                self.facts().id
            }

            /// The one with this id.
            pub fn from_id(id: &str) -> Option<Self> {
                Self::all().find(|row| row.id() == id)
            }
        }

        /// One constant per row of the table.
        const _: () = {
            #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
            enum Row {
                $($row,)+
            }

            impl $name {
                $(
                    #[doc = concat!("The row `", stringify!($row), "`.")]
                    pub const $row: Self = Self(Row::$row as u8);
                )+
            }
        };

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        $crate::facts::id::id_text!($name, $kind);
        $crate::facts::id::id_serde!($name);
    };
}
pub(crate) use id_rows;

/// A set of values that have `COUNT`, `index` and `from_index`: one bit each.
macro_rules! bit_set {
    ($(#[$meta:meta])* pub struct $set:ident($bits:ty) of $item:ident, iterated by $iter:ident;) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Default, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(transparent)]
        pub struct $set(pub $bits);

        impl $set {
            /// The set of nothing.
            pub const EMPTY: Self = Self(0);

            /// The set of everything.
            pub const ALL: Self = Self(<$bits>::MAX >> (<$bits>::BITS as usize - $item::COUNT));

            /// The set of these.
            pub const fn of(items: &[$item]) -> Self {
                let mut set = Self::EMPTY;
                let mut i = 0;
                while i < items.len() {
                    set.insert(items[i]);
                    i += 1;
                }
                set
            }

            /// The set of this one.
            #[inline]
            pub const fn only(item: $item) -> Self {
                Self(1 << item.index())
            }

            /// Whether it is in the set.
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> item.index() & 1 != 0
            }

            /// Whether nothing is in the set.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in the set.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// What is in both sets.
            #[inline]
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What is in either set.
            #[inline]
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in this set and not in the other.
            #[inline]
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Puts one in.
            #[inline]
            pub const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }

            /// Takes one out.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.index());
            }

            /// The one with the lowest index.
            #[inline]
            pub const fn first(self) -> Option<$item> {
                if self.is_empty() {
                    return None;
                }
                Some($item::from_index(self.0.trailing_zeros() as usize))
            }

            /// All in the set, by index.
            #[inline]
            pub const fn iter(self) -> $iter {
                $iter(self)
            }
        }

        #[doc = concat!("Iterates a [`", stringify!($set), "`] by index.")]
        #[derive(Debug, Clone)]
        pub struct $iter($set);

        impl Iterator for $iter {
            type Item = $item;

            /// Word by word, which is faster than arithmetic over both words of a wide set.
            #[inline]
            fn next(&mut self) -> Option<$item> {
                let bits = self.0.0 as u128;
                let (low, high) = (bits as u64, (bits >> 64) as u64);
                if low != 0 {
                    self.0.0 = ((high as u128) << 64 | (low & (low - 1)) as u128) as $bits;
                    Some($item::from_index(low.trailing_zeros() as usize))
                } else if high != 0 {
                    self.0.0 = (((high & (high - 1)) as u128) << 64) as $bits;
                    Some($item::from_index(64 + high.trailing_zeros() as usize))
                } else {
                    None
                }
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                (self.0.len(), Some(self.0.len()))
            }

            /// Word by word: wide sets are walked this way on the hot path.
            #[inline]
            fn fold<B, F: FnMut(B, $item) -> B>(self, init: B, mut f: F) -> B {
                let bits = self.0.0 as u128;
                let mut folded = init;
                let mut word = bits as u64;
                while word != 0 {
                    folded = f(folded, $item::from_index(word.trailing_zeros() as usize));
                    word &= word - 1;
                }
                word = (bits >> 64) as u64;
                while word != 0 {
                    folded = f(folded, $item::from_index(64 + word.trailing_zeros() as usize));
                    word &= word - 1;
                }
                folded
            }
        }

        impl ExactSizeIterator for $iter {}
        impl std::iter::FusedIterator for $iter {}

        impl IntoIterator for $set {
            type Item = $item;
            type IntoIter = $iter;

            #[inline]
            fn into_iter(self) -> $iter {
                self.iter()
            }
        }

        impl FromIterator<$item> for $set {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, |set, item| set.or(Self::only(item)))
            }
        }

        impl std::ops::BitAnd for $set {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                self.and(other)
            }
        }

        impl std::ops::BitOr for $set {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                self.or(other)
            }
        }

        impl std::ops::Not for $set {
            type Output = Self;
            #[inline]
            fn not(self) -> Self {
                Self::ALL.minus(self)
            }
        }

        impl std::ops::BitAndAssign for $set {
            #[inline]
            fn bitand_assign(&mut self, other: Self) {
                self.0 &= other.0;
            }
        }

        impl std::ops::BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}
pub(crate) use bit_set;
