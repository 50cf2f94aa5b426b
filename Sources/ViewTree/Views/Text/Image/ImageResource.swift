/// The name of a picture in a bundle: what Xcode declares as a static member for each picture of an asset catalogue.
///
///     extension ImageResource { static let harbour = ImageResource(name: "harbour", bundle: .main) }
///
///     Image(.harbour)
///
/// Follows [ImageResource](https://developer.apple.com/documentation/developertoolssupport/imageresource).
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Creates the picture of a name in a bundle.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }

  /// Whether both are the same name in the same bundle.
  public static func == (a: Self, b: Self) -> Bool { a.name == b.name && a.bundle === b.bundle }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Image {
  /// Creates a picture of a bundle, as ``init(_:bundle:)`` shows it.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a text and a picture of a bundle.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// Creates a text, which is shown as it is, and a picture of a bundle.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}
