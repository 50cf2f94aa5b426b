#if !canImport(UIKit)
  /// A picture of UIKit, which is imported with SwiftUI: the argument of `Image(uiImage:)`.
  ///
  /// Follows [UIImage](https://developer.apple.com/documentation/uikit/uiimage).
  public final class UIImage: Equatable, Sendable {
    fileprivate let image: Image

    init(_ image: Image) { self.image = image }

    /// Creates an empty picture.
    public convenience init() { self.init(Image(decorative: "")) }

    /// Creates a picture of the app's bundle, drawn like ``Image/init(_:bundle:)``; never `nil`.
    public convenience init?(named name: String) { self.init(Image(name)) }

    /// Creates a picture of a bundle; never `nil`.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
      self.init(Image(name, bundle: bundle))
    }

    /// Creates a symbol; never `nil`.
    public convenience init?(systemName name: String) { self.init(Image(systemName: name)) }

    /// Creates a symbol; the configuration has no effect.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
      self.init(systemName: name)
    }

    /// Creates a picture from data in the format PNG; `nil` for other data.
    public convenience init?(data: Data, scale: CGFloat = 1) {
      guard let image = try? Image(pngData: data, scale: scale) else { return nil }
      self.init(image)
    }

    /// Creates a picture from a file in the format PNG; `nil` if it cannot be read.
    public convenience init?(contentsOfFile path: String) {
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      self.init(data: data)
    }

    /// The configuration of a picture.
    ///
    /// Has no effect.
    ///
    /// Follows [UIImage.Configuration](https://developer.apple.com/documentation/uikit/uiimage/configuration-swift.class).
    public final class Configuration: Sendable {}

    /// Returns whether both pictures look the same.
    public static func == (a: UIImage, b: UIImage) -> Bool { a.image == b.image }
  }

  extension Image {
    /// Creates a picture from a picture of UIKit.
    public init(uiImage: UIImage) { self = uiImage.image }
  }
#endif
