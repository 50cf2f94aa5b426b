/// The types of publishers that have a name of their own.
///
/// Follows [Publishers](https://developer.apple.com/documentation/combine/publishers).
public enum Publishers {}
