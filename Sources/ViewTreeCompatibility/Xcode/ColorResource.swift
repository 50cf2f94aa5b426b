/// The name of a colour in a bundle; Xcode declares a static member for each colour of an asset catalogue.
///
///     extension ColorResource { static let brand = ColorResource(name: "brand", bundle: .main) }
///
///     Text("Welcome").foregroundStyle(Color(.brand))
///
/// Follows [ColorResource](https://developer.apple.com/documentation/developertoolssupport/colorresource).
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Creates the name of a colour in a bundle.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }

  /// Returns whether both have the same name and bundle.
  public static func == (a: Self, b: Self) -> Bool { a.name == b.name && a.bundle === b.bundle }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Color {
  /// Creates a colour of a bundle, as ``init(_:bundle:)`` does.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}
