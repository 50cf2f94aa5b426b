#if !canImport(UIKit)
  /// Distances from the edges of a rectangle, in the screen's unit, as in UIKit.
  ///
  /// Follows [UIEdgeInsets](https://developer.apple.com/documentation/uikit/uiedgeinsets).
  public struct UIEdgeInsets: Hashable, Sendable {
    /// The distance from the upper edge.
    public var top: CGFloat
    /// The distance from the left edge.
    public var left: CGFloat
    /// The distance from the lower edge.
    public var bottom: CGFloat
    /// The distance from the right edge.
    public var right: CGFloat

    /// Insets of 0 on all edges.
    public static let zero = UIEdgeInsets()

    /// Creates insets; the default of each is 0.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }

  /// Distances from the edges of a rectangle, in the screen's unit, that depend on the layout direction.
  ///
  /// Follows [NSDirectionalEdgeInsets](https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets).
  public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The distance from the upper edge.
    public var top: CGFloat
    /// The distance from the leading edge.
    public var leading: CGFloat
    /// The distance from the lower edge.
    public var bottom: CGFloat
    /// The distance from the trailing edge.
    public var trailing: CGFloat

    /// Insets of 0 on all edges.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates insets; the default of each is 0.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
      (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
  }

  extension EdgeInsets {
    /// Creates insets with equal distances.
    public init(_ insets: NSDirectionalEdgeInsets) {
      self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
  }
#endif
