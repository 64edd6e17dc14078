//! Parts that many documents have in common.

use serde::{Deserialize, Deserializer, Serialize, Serializer, ser};
use serde_json::value::{RawValue, to_raw_value};
use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

/// A part of many documents. Clones share it, and its JSON is written once for all of them.
#[derive(Default)]
pub struct Shared<T>(Arc<Part<T>>);

#[derive(Default)]
struct Part<T> {
    value: T,
    json: OnceLock<Box<RawValue>>,
}

impl<T> Shared<T> {
    /// A part that nobody has yet.
    pub fn new(value: T) -> Self {
        Self(Arc::new(Part { value, json: OnceLock::new() }))
    }

    /// Whether both are clones of one part.
    pub fn is_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0.value
    }
}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<T: PartialEq> PartialEq for Shared<T> {
    fn eq(&self, other: &Self) -> bool {
        self.is_same(other) || **self == **other
    }
}

impl<T: Eq> Eq for Shared<T> {}

impl<T: fmt::Debug> fmt::Debug for Shared<T> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(out)
    }
}

impl<T: Serialize> Serialize for Shared<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let json = if let Some(json) = self.0.json.get() {
            json
        } else {
            let json = to_raw_value(&self.0.value).map_err(ser::Error::custom)?;
            self.0.json.get_or_init(|| json)
        };
        json.serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Shared<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize(deserializer).map(Self::new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};

    #[test]
    fn clones_are_written_once_and_read_like_any_other_value() {
        static WRITTEN: AtomicU32 = AtomicU32::new(0);
        struct Counting;
        impl Serialize for Counting {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                WRITTEN.fetch_add(1, Ordering::SeqCst);
                serializer.collect_str("a \"part\"")
            }
        }
        let part = Shared::new(Counting);
        let json = serde_json::to_string(&[part.clone(), part.clone()]).unwrap();
        assert_eq!(json, r#"["a \"part\"","a \"part\""]"#);
        assert_eq!(serde_json::to_value(&part).unwrap(), serde_json::json!("a \"part\""));
        assert_eq!(WRITTEN.load(Ordering::SeqCst), 1);
        let read: Vec<Shared<String>> = serde_json::from_str(&json).unwrap();
        assert!(read[0] == read[1] && !read[0].is_same(&read[1]) && read[0].is_same(&read[0].clone()));
    }
}
