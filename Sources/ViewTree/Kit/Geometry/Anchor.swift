/// What is said of a view by a place in it, to those who know where the view is.
///
/// Follows [Anchor](https://developer.apple.com/documentation/swiftui/anchor).
public enum Anchor<Value> {
  /// A place in a view that is not laid out yet.
  ///
  /// Follows [Anchor.Source](https://developer.apple.com/documentation/swiftui/anchor/source).
  public struct Source: Equatable, Sendable {
    private let rect: CGRect?

    fileprivate init(_ rect: CGRect?) { self.rect = rect }
  }
}

extension Anchor<CGRect>.Source {
  /// The whole of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(nil) }

  /// A rectangle in the view's own coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source(rect) }

  /// The rectangle, of a view with a frame, in the coordinates of that frame.
  func rect(in frame: CGRect) -> CGRect { rect?.moved(by: frame.origin) ?? frame }
}
