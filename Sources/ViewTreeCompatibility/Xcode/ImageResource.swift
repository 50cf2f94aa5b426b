/// The name of a picture in a bundle.
///
/// Xcode declares a static member for each picture of an asset catalogue.
///
///     extension ImageResource { static let harbour = ImageResource(name: "harbour", bundle: .main) }
///
///     Image(.harbour)
///
/// Follows [ImageResource](https://developer.apple.com/documentation/developertoolssupport/imageresource).
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Creates a resource with a name in a bundle.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }

  /// Returns whether both resources have the same name and bundle.
  public static func == (a: Self, b: Self) -> Bool { a.name == b.name && a.bundle === b.bundle }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Image {
  /// Creates a picture of a bundle, drawn like ``init(_:bundle:)``.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and a picture of a bundle.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// Creates a label with a verbatim title and a picture of a bundle.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}
