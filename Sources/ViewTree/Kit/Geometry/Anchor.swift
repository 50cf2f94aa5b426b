/// A place in a view, which a ``GeometryProxy`` of another view converts to its own coordinates.
///
/// Follows [Anchor](https://developer.apple.com/documentation/swiftui/anchor).
public struct Anchor<Value> {
  let place: AnchorPlace
  let source: Source

  /// A place in a view that is not laid out yet.
  ///
  /// Follows [Anchor.Source](https://developer.apple.com/documentation/swiftui/anchor/source).
  public struct Source: Equatable, Sendable {
    private let part: Part

    private enum Part: Equatable, Sendable {
      case bounds
      case rect(CGRect)
      case unitPoint(UnitPoint)
      case point(CGPoint)
    }
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Returns whether both are the same place in the same view.
  public static func == (a: Anchor, b: Anchor) -> Bool { a.place === b.place && a.source == b.source }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the identity of the view.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(place)) }
}

extension Anchor: Sendable where Value: Sendable {}

/// The view that an anchor belongs to.
///
/// A class, so that its identity stays the same in each evaluation of the view.
final class AnchorPlace: Sendable {
  @MainActor weak var measured: (any MeasuredPlace)?
}

extension Anchor<CGRect>.Source {
  /// The whole of the view.
  public static var bounds: Anchor<CGRect>.Source { Self(part: .bounds) }

  /// Returns a rectangle in the view's own coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { Self(part: .rect(rect)) }

  /// Returns the rectangle, for a view with a frame, in the coordinates of that frame.
  func rect(in frame: CGRect) -> CGRect { value(in: frame) }
}

extension Anchor<CGPoint>.Source {
  /// Returns a point in the view's own coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { Self(part: .point(point)) }

  /// Returns a point by its fractions of the view's width and height.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source { Self(part: .unitPoint(point)) }

  /// The top leading corner of the view.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the view's top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner of the view.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the view's leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the view's trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner of the view.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the view's bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner of the view.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Returns the rectangle or the point, for a view with a frame, in the coordinates of that frame.
  func value(in frame: CGRect) -> Value {
    // Sources are only created above: the type of the part matches that of the value.
    let value: Any =
      switch part {
      case .bounds: frame
      case .rect(let rect): rect.moved(by: frame.origin)
      case .unitPoint(let point): point.place(in: frame)
      case .point(let point): point + frame.origin
      }
    guard let value = value as? Value else {
      preconditionFailure("BUG: the anchor and its source have different types")
    }
    return value
  }
}
