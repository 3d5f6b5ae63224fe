//! A short list that lives in place.

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// At most `N` values, in place. Unlike a list that owns what it holds, it is copied as a whole:
/// the state of a game is plain memory, and a search copies it at every node.
///
/// It is used as a slice, and is serialised as a sequence.
#[derive(Clone, Copy)]
pub struct Few<T, const N: usize> {
    /// The values; those from `len` on are blank or left over, and mean nothing.
    items: [T; N],
    len: u8,
}

/// A value for the places of a [`Few`] that are not in use.
pub trait Blank: Copy {
    /// Any value.
    const BLANK: Self;
}

impl Blank for u8 {
    const BLANK: Self = 0;
}

impl<A: Blank, B: Blank> Blank for (A, B) {
    const BLANK: Self = (A::BLANK, B::BLANK);
}

/// There was no room for one more value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the list is full")]
pub struct Full;

impl<T: Blank, const N: usize> Few<T, N> {
    /// The list of nothing.
    pub const EMPTY: Self = {
        assert!(N <= u8::MAX as usize, "the length is one byte");
        Self { items: [T::BLANK; N], len: 0 }
    };

    /// Takes out the value at that place; what follows moves up.
    ///
    /// # Panics
    /// If there is no such place.
    pub fn remove(&mut self, at: usize) -> T {
        let removed = self[at];
        self.copy_within(at + 1.., at);
        self.len -= 1;
        removed
    }
}

impl<T: Copy, const N: usize> Few<T, N> {
    /// How many values there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The values.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        self
    }

    /// Whether there is no room for one more.
    #[inline]
    pub const fn is_full(&self) -> bool {
        self.len as usize == N
    }

    /// Adds a value at the end.
    ///
    /// # Panics
    /// If the list is full.
    #[inline]
    pub const fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Adds a value at the end, if there is room for it.
    ///
    /// # Errors
    /// If the list is full.
    pub const fn try_push(&mut self, item: T) -> Result<(), Full> {
        if self.is_full() {
            return Err(Full);
        }
        self.push(item);
        Ok(())
    }

    /// Takes out the last value.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = self.last().copied();
        self.len = self.len.saturating_sub(1);
        last
    }

    /// Takes out all values from that place on.
    pub fn truncate(&mut self, len: usize) {
        self.len = self.len.min(u8::try_from(len).unwrap_or(u8::MAX));
    }

    /// Takes out all values.
    pub const fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T, const N: usize> Deref for Few<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for Few<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: Blank, const N: usize> Default for Few<T, N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Few<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Few<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Few<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy, const N: usize> Extend<T> for Few<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T: Blank, const N: usize> FromIterator<T> for Few<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut few = Self::EMPTY;
        few.extend(items);
        few
    }
}

impl<T, const N: usize> IntoIterator for Few<T, N> {
    type Item = T;
    type IntoIter = std::iter::Take<std::array::IntoIter<T, N>>;

    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter().take(usize::from(self.len))
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a Few<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a mut Few<T, N> {
    type Item = &'a mut T;
    type IntoIter = std::slice::IterMut<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

impl<T: Serialize, const N: usize> Serialize for Few<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de, T: Blank + Deserialize<'de>, const N: usize> Deserialize<'de> for Few<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Items<T, const N: usize>(Few<T, N>);

        impl<'de, T: Blank + Deserialize<'de>, const N: usize> Visitor<'de> for Items<T, N> {
            type Value = Few<T, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "at most {N} values")
            }

            fn visit_seq<A: SeqAccess<'de>>(mut self, mut seq: A) -> Result<Few<T, N>, A::Error> {
                while let Some(item) = seq.next_element()? {
                    self.0.try_push(item).map_err(|_| A::Error::invalid_length(N + 1, &self))?;
                }
                Ok(self.0)
            }
        }

        deserializer.deserialize_seq(Items(Self::EMPTY))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn few(items: &[u8]) -> Few<u8, 4> {
        items.iter().copied().collect()
    }

    #[test]
    fn it_is_a_stack() {
        let mut list = Few::<u8, 4>::EMPTY;
        assert_eq!((list.pop(), list.len(), list.is_empty()), (None, 0, true));
        list.extend([1, 2, 3]);
        assert_eq!((list.last(), list.is_full()), (Some(&3), false));
        list.push(4);
        assert!(list.is_full());
        assert_eq!(list.try_push(5), Err(Full));
        assert_eq!((list.pop(), list.len()), (Some(4), 3));
        assert_eq!(list.try_push(6), Ok(()));
        assert_eq!(list.into_iter().collect::<Vec<_>>(), [1, 2, 3, 6]);
    }

    #[test]
    #[should_panic(expected = "out of bounds")]
    fn it_has_room_for_so_many_only() {
        few(&[1, 2, 3, 4]).push(5);
    }

    #[test]
    fn what_follows_a_removed_value_moves_up() {
        let mut list = few(&[1, 2, 3, 4]);
        assert_eq!((list.remove(1), &*list), (2, &[1, 3, 4][..]));
        assert_eq!((list.remove(2), &*list), (4, &[1, 3][..]));
        list.truncate(5);
        assert_eq!(&*list, [1, 3]);
        list.truncate(1);
        assert_eq!(&*list, [1]);
        list.clear();
        assert_eq!(list, Few::EMPTY);
    }

    #[test]
    fn what_is_left_over_means_nothing() {
        let mut list = few(&[1, 2]);
        list.pop();
        assert_eq!(list, few(&[1]));
        assert_ne!(list, few(&[1, 2]));
        assert_eq!(format!("{list:?}"), "[1]");
    }

    #[test]
    fn it_is_written_as_a_sequence() {
        let list = few(&[7, 8]);
        assert_eq!(serde_json::to_string(&list).unwrap(), "[7,8]");
        assert_eq!(serde_json::from_str::<Few<u8, 4>>("[7,8]").unwrap(), list);
        let long = serde_json::from_str::<Few<u8, 4>>("[1,2,3,4,5]").unwrap_err().to_string();
        assert!(long.contains("invalid length 5, expected at most 4 values"), "{long}");
    }
}
