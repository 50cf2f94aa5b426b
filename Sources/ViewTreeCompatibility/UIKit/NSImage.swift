#if !canImport(AppKit) && !canImport(UIKit)
  /// A picture of AppKit, equal to a picture of UIKit.
  ///
  /// Follows [NSImage](https://developer.apple.com/documentation/appkit/nsimage).
  public typealias NSImage = UIImage

  extension UIImage {
    /// Creates a symbol; never `nil`.
    ///
    /// The description has no effect.
    public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
      self.init(systemName: name)
    }
  }

  extension Image {
    /// Creates a picture from a picture of AppKit.
    public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
  }
#endif
