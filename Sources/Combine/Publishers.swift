/// A namespace for publisher types with a name of their own.
///
/// Follows [Publishers](https://developer.apple.com/documentation/combine/publishers).
public enum Publishers {}
