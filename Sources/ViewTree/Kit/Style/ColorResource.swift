/// The name of a colour in a bundle: what Xcode declares as a static member for each colour of an asset catalogue.
///
///     extension ColorResource { static let brand = ColorResource(name: "brand", bundle: .main) }
///
///     Text("Welcome").foregroundStyle(Color(.brand))
///
/// Follows [ColorResource](https://developer.apple.com/documentation/developertoolssupport/colorresource).
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// The colour of a name in a bundle.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }

  /// Whether both are the same name in the same bundle.
  public static func == (a: Self, b: Self) -> Bool { a.name == b.name && a.bundle === b.bundle }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Color {
  /// A colour of a bundle, as ``init(_:bundle:)`` shows it.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}
