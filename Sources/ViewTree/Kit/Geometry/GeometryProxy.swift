/// Where a ``GeometryReader``, or another view that hands it out, is, and how large.
///
/// A view that reads it while it is evaluated is evaluated again when the answer changes. After the reader is gone it
/// is empty. To be used on the main actor. Follows
/// [GeometryProxy](https://developer.apple.com/documentation/swiftui/geometryproxy).
nonisolated public struct GeometryProxy: Sendable {
  private weak var place: (any MeasuredPlace)?

  init(_ place: (any MeasuredPlace)?) { self.place = place }

  /// The size of the reader, in the screen's unit.
  public var size: CGSize { frame(readIn: .local).size }

  /// Zero: a text screen has no areas that are covered by something else.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The frame of the reader in the coordinates of the screen, of itself, or of a named view around.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    frame(readIn: coordinateSpace)
  }

  private func frame(readIn space: CoordinateSpace) -> CGRect {
    checkedOnMainActor((place, space), "a GeometryProxy was read outside of the main actor") {
      $0?.frame(readIn: $1) ?? .zero
    }
  }

  /// The frame of a named view around in the reader's own coordinates; `nil` where there is no such view.
  ///
  /// Follows [bounds(of:)](https://developer.apple.com/documentation/swiftui/geometryproxy/bounds(of:)).
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let here = frame(readIn: .global).origin
    return checkedOnMainActor((place, coordinateSpace), "a GeometryProxy was read outside of the main actor") {
      $0?.frame(of: $1)?.moved(by: .zero - here)
    }
  }

  /// What an anchor is of, in the reader's own coordinates.
  ///
  /// Reading it while a view is evaluated makes the view follow the anchor's view, wherever that moves; of a view that is
  /// gone it is at zero. Follows
  /// [subscript](https://developer.apple.com/documentation/swiftui/geometryproxy/subscript(_:)-a8tw).
  public subscript<T>(anchor: Anchor<T>) -> T {
    let here = frame(readIn: .global).origin
    let frame = checkedOnMainActor(anchor.place, "an Anchor was read outside of the main actor") {
      $0.measured?.frame(readIn: .global)
    }
    return anchor.source.value(in: frame?.moved(by: .zero - here) ?? .zero)
  }

  /// The frame of the reader in the coordinates of the screen, of itself, or of a named view around.
  @_disfavoredOverload public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
}

/// What knows where it is; see ``GeometryProxy``.
@MainActor protocol MeasuredPlace: AnyObject, Sendable {
  func frame(readIn space: CoordinateSpace) -> CGRect
  /// The frame of a view around on the screen.
  func frame(of space: NamedCoordinateSpace) -> CGRect?
}
