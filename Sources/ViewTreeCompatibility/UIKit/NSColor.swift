#if !canImport(UIKit) && !canImport(AppKit)
  /// A colour of AppKit, equal to a colour of UIKit.
  ///
  /// Follows [NSColor](https://developer.apple.com/documentation/appkit/nscolor).
  public typealias NSColor = UIColor

  extension UIColor {
    /// The colour ``Color/primary``.
    public static let labelColor = UIColor(Color.primary)
    /// The colour ``Color/secondary``.
    public static let secondaryLabelColor = UIColor(Color.secondary)
    /// The colour ``Color/secondary``.
    public static let tertiaryLabelColor = UIColor(Color.secondary)
    /// The colour ``Color/secondary``.
    public static let quaternaryLabelColor = UIColor(Color.secondary)
    /// The colour ``Color/primary``.
    public static let textColor = UIColor(Color.primary)
    /// The colour ``Color/primary``.
    public static let controlTextColor = UIColor(Color.primary)
    /// The colour ``Color/secondary``.
    public static let disabledControlTextColor = UIColor(Color.secondary)
    /// The colour ``Color/secondary``.
    public static let placeholderTextColor = UIColor(Color.secondary)
    /// The colour ``Color/accentColor``.
    public static let controlAccentColor = UIColor(Color.accentColor)
    /// The colour ``Color/accentColor``.
    public static let selectedContentBackgroundColor = UIColor(Color.accentColor)
    /// The colour ``Color/blue``.
    public static let linkColor = UIColor(Color.blue)
    /// The colour ``Color/gray``.
    public static let separatorColor = UIColor(Color.gray)
    /// The colour ``Color/gray``.
    public static let gridColor = UIColor(Color.gray)
    /// The colour ``Color/gray``.
    public static let unemphasizedSelectedContentBackgroundColor = UIColor(Color.gray)
    /// The colour ``Color/gray``.
    public static let controlColor = UIColor(Color.gray)
    /// The terminal's own background, which covers the views below.
    public static let windowBackgroundColor = UIColor(Color.page)
    /// The terminal's own background, which covers the views below.
    public static let controlBackgroundColor = UIColor(Color.page)
    /// The terminal's own background, which covers the views below.
    public static let textBackgroundColor = UIColor(Color.page)
    /// The terminal's own background, which covers the views below.
    public static let underPageBackgroundColor = UIColor(Color.page)
  }

  extension Color {
    /// Creates a colour from a colour of AppKit.
    public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
  }
#endif
