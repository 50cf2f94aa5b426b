#if !canImport(CoreGraphics)
  /// A colour of Core Graphics: red, green, blue and opacity.
  ///
  /// Follows [CGColor](https://developer.apple.com/documentation/coregraphics/cgcolor).
  public final class CGColor: Hashable, Sendable {
    fileprivate let color: Color
    /// Red, green, blue and the opacity, from 0 to 1.
    public let components: [CGFloat]?

    /// Creates a colour from its components, from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      color = Color(red: red, green: green, blue: blue, opacity: alpha)
      components = [red, green, blue, alpha]
    }

    /// Creates a shade of gray, from 0 to 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
      self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Returns `nil` for a colour that depends on the screen.
    fileprivate convenience init?(_ color: Color) {
      guard let resolved = color.fixed else { return nil }
      self.init(
        red: CGFloat(resolved.red), green: CGFloat(resolved.green), blue: CGFloat(resolved.blue),
        alpha: CGFloat(resolved.opacity))
    }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { components?.last ?? 1 }
    /// Always 4: red, green, blue and opacity.
    public var numberOfComponents: Int { 4 }
    /// Returns the colour with a different opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
      components.map { CGColor(red: $0[0], green: $0[1], blue: $0[2], alpha: alpha) }
    }

    /// Returns whether both have equal components.
    public static func == (a: CGColor, b: CGColor) -> Bool { a.components == b.components }
    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
  }

  extension Color {
    /// Creates a colour from a colour of Core Graphics.
    public init(cgColor: CGColor) { self = cgColor.color }
    /// The colour for Core Graphics; `nil` for a colour that depends on the screen.
    public var cgColor: CGColor? { CGColor(self) }
  }

  #if !canImport(UIKit)
    extension UIColor {
      /// The colour for Core Graphics; black for a colour that depends on the screen.
      public var cgColor: CGColor { color.cgColor ?? CGColor(gray: 0, alpha: color == .clear ? 0 : 1) }
      /// Creates a colour from a colour of Core Graphics.
      public convenience init(cgColor: CGColor) { self.init(cgColor.color) }
    }
  #endif
#endif
