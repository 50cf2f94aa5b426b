#if !canImport(UIKit) && !canImport(AppKit)
  /// A colour of AppKit: the same as one of UIKit.
  ///
  /// Follows [NSColor](https://developer.apple.com/documentation/appkit/nscolor).
  public typealias NSColor = UIColor

  extension UIColor {
    /// ``Color/primary``.
    public static let labelColor = UIColor(Color.primary)
    /// ``Color/secondary``.
    public static let secondaryLabelColor = UIColor(Color.secondary)
    /// ``Color/secondary``.
    public static let tertiaryLabelColor = UIColor(Color.secondary)
    /// ``Color/secondary``.
    public static let quaternaryLabelColor = UIColor(Color.secondary)
    /// ``Color/primary``.
    public static let textColor = UIColor(Color.primary)
    /// ``Color/primary``.
    public static let controlTextColor = UIColor(Color.primary)
    /// ``Color/secondary``.
    public static let disabledControlTextColor = UIColor(Color.secondary)
    /// ``Color/secondary``.
    public static let placeholderTextColor = UIColor(Color.secondary)
    /// ``Color/accentColor``.
    public static let controlAccentColor = UIColor(Color.accentColor)
    /// ``Color/accentColor``.
    public static let selectedContentBackgroundColor = UIColor(Color.accentColor)
    /// ``Color/blue``.
    public static let linkColor = UIColor(Color.blue)
    /// ``Color/gray``.
    public static let separatorColor = UIColor(Color.gray)
    /// ``Color/gray``.
    public static let gridColor = UIColor(Color.gray)
    /// ``Color/gray``.
    public static let unemphasizedSelectedContentBackgroundColor = UIColor(Color.gray)
    /// ``Color/gray``.
    public static let controlColor = UIColor(Color.gray)
    /// The terminal's own background, which covers what is below.
    public static let windowBackgroundColor = UIColor(Color.page)
    /// The terminal's own background, which covers what is below.
    public static let controlBackgroundColor = UIColor(Color.page)
    /// The terminal's own background, which covers what is below.
    public static let textBackgroundColor = UIColor(Color.page)
    /// The terminal's own background, which covers what is below.
    public static let underPageBackgroundColor = UIColor(Color.page)
  }

  extension Color {
    /// A colour of AppKit.
    public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
  }
#endif
