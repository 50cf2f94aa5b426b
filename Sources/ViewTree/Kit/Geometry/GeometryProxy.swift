/// The place and the size of a ``GeometryReader``, or of another view that provides them.
///
/// A view that reads it while it is evaluated is evaluated again when the values change. After the reader is gone, all
/// values are zero. Use it on the main actor. Follows
/// [GeometryProxy](https://developer.apple.com/documentation/swiftui/geometryproxy).
nonisolated public struct GeometryProxy: Sendable {
  private weak var place: (any MeasuredPlace)?

  init(_ place: (any MeasuredPlace)?) { self.place = place }

  /// The size of the reader, in the screen's unit.
  public var size: CGSize { frame(readIn: .local).size }

  /// Always zero: no part of a text screen is covered by system elements.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the frame of the reader in the coordinates of the screen, of itself, or of a named enclosing view.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { frame(readIn: coordinateSpace) }

  private func frame(readIn space: CoordinateSpace) -> CGRect {
    checkedOnMainActor((place, space), "a GeometryProxy was read") {
      $0?.frame(readIn: $1) ?? .zero
    }
  }

  /// Returns the frame of a named enclosing view in the reader's own coordinates; `nil` if there is no such view.
  ///
  /// Follows [bounds(of:)](https://developer.apple.com/documentation/swiftui/geometryproxy/bounds(of:)).
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let here = frame(readIn: .global).origin
    return checkedOnMainActor((place, coordinateSpace), "a GeometryProxy was read") {
      $0?.frame(of: $1)?.moved(by: .zero - here)
    }
  }

  /// The value of an anchor, in the reader's own coordinates.
  ///
  /// If it is read while a view is evaluated, that view is evaluated again when the anchor's view moves. A view that is
  /// gone counts as at zero. Follows
  /// [subscript](https://developer.apple.com/documentation/swiftui/geometryproxy/subscript(_:)-a8tw).
  public subscript<T>(anchor: Anchor<T>) -> T {
    let here = frame(readIn: .global).origin
    let frame = checkedOnMainActor(anchor.place, "an Anchor was read") {
      $0.measured?.frame(readIn: .global)
    }
    return anchor.source.value(in: frame?.moved(by: .zero - here) ?? .zero)
  }

  /// Returns the frame of the reader in the coordinates of the screen, of itself, or of a named enclosing view.
  @_disfavoredOverload public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
}

/// An object with a measured frame; see ``GeometryProxy``.
@MainActor protocol MeasuredPlace: AnyObject, Sendable {
  func frame(readIn space: CoordinateSpace) -> CGRect
  /// Returns the frame of an enclosing view on the screen.
  func frame(of space: NamedCoordinateSpace) -> CGRect?
}
