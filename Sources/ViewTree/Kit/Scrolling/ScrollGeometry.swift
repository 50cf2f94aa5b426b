/// The part of its content that a scroll view shows, in the screen's unit.
///
/// Follows [ScrollGeometry](https://developer.apple.com/documentation/swiftui/scrollgeometry).
public struct ScrollGeometry: Hashable, Sendable {
  /// The point of the content at the window's top leading corner; negative at the start if there is a margin before the
  /// content.
  public var contentOffset: CGPoint
  /// The size of the content, without margins.
  public var contentSize: CGSize
  /// The margins around the content.
  public var contentInsets: EdgeInsets
  /// The size of the window.
  public var containerSize: CGSize

  /// Creates a geometry from its values.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The window in the coordinates of the content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The visible part of the window: all of it, since nothing covers it.
  public var visibleRect: CGRect { bounds }

  /// Hashes the offset and the size of the content.
  public func hash(into hasher: inout Hasher) {
    for length in [contentOffset.x, contentOffset.y, contentSize.width, contentSize.height] { hasher.combine(length) }
  }
}
