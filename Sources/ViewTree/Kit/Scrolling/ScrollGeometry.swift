/// What a scroll view shows of its content, in the screen's unit.
///
/// Follows [ScrollGeometry](https://developer.apple.com/documentation/swiftui/scrollgeometry).
public struct ScrollGeometry: Hashable, Sendable {
  /// How far the content is moved: the point of it at the window's top leading corner; where there is a margin before the
  /// content, it is less than zero at the start.
  public var contentOffset: CGPoint
  /// The size of the content, without margins.
  public var contentSize: CGSize
  /// The margins around the content.
  public var contentInsets: EdgeInsets
  /// The size of the window.
  public var containerSize: CGSize

  /// What a scroll view shows.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The window in the coordinates of the content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The same: nothing covers a part of the window.
  public var visibleRect: CGRect { bounds }

  /// Whether both show the same.
  public static func == (a: ScrollGeometry, b: ScrollGeometry) -> Bool {
    a.contentOffset == b.contentOffset && a.contentSize == b.contentSize && a.contentInsets == b.contentInsets
      && a.containerSize == b.containerSize
  }

  /// Hashes what is shown.
  public func hash(into hasher: inout Hasher) {
    for length in [contentOffset.x, contentOffset.y, contentSize.width, contentSize.height] { hasher.combine(length) }
  }
}
