/// The origin of coordinates.
///
/// Follows [CoordinateSpace](https://developer.apple.com/documentation/swiftui/coordinatespace).
///
/// Sendable: a name is a value that is only compared.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The whole screen.
  case global
  /// The view itself.
  case local
  /// An enclosing view that `coordinateSpace(name:)` named; without such a view the whole screen.
  case named(AnyHashable)

  /// A Boolean value that indicates whether the space is the whole screen.
  public var isGlobal: Bool { self == .global }
  /// A Boolean value that indicates whether the space is the view itself.
  public var isLocal: Bool { self == .local }
}

/// A coordinate space, written as `.global`, `.local` or `.named(…)`.
///
/// Follows [CoordinateSpaceProtocol](https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol).
public protocol CoordinateSpaceProtocol {
  /// The space as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the whole screen.
///
/// Follows [GlobalCoordinateSpace](https://developer.apple.com/documentation/swiftui/globalcoordinatespace).
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space of the whole screen.
  public init() {}
  /// The whole screen.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the view itself.
///
/// Follows [LocalCoordinateSpace](https://developer.apple.com/documentation/swiftui/localcoordinatespace).
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space of the view itself.
  public init() {}
  /// The view itself.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of a named enclosing view.
///
/// Follows [NamedCoordinateSpace](https://developer.apple.com/documentation/swiftui/namedcoordinatespace).
///
/// Sendable: a name is a value that is only compared.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable

  /// The enclosing view of that name, or the whole screen if there is none.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the whole screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the coordinates of the enclosing view that `coordinateSpace` gave the name; if there is none, those of the
  /// whole screen.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the innermost enclosing scroll view's window; if there is none, those of the whole screen.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollWindowName(axis: nil)) }

  /// Returns the coordinates of the window of the innermost enclosing scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollWindowName(axis: axis))
  }
}

/// The name of every scroll view.
private struct ScrollWindowName: Hashable {
  let axis: Axis?

  @MainActor func isName(of renderNode: RenderNode) -> Bool {
    guard let scroller = renderNode.scroller else { return false }
    return Axis.allCases.contains { ($0 == axis || axis == nil) && scroller.scrolls(along: $0) }
  }
}

/// Names the coordinates of the render node below.
nonisolated struct CoordinateSpaceTrait: TraitModifier {
  static var affectsLayout: Bool { true }

  let name: AnyHashable
}

extension View {
  /// Names the view's coordinates, so that a ``GeometryProxy`` in it can use them.
  ///
  /// Follows [coordinateSpace(name:)](https://developer.apple.com/documentation/swiftui/view/coordinatespace(name:)).
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceTrait(name: AnyHashable(name)))
  }

  /// Names the view's coordinates, so that a ``GeometryProxy`` in it can use them.
  ///
  /// Follows [coordinateSpace(_:)](https://developer.apple.com/documentation/swiftui/view/coordinatespace(_:)).
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceTrait(name: name.name))
  }
}

extension RenderNode {
  /// Returns the frame in another view's coordinates.
  func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return absoluteFrame
    case .named(let name):
      return absoluteFrame.moved(by: .zero - (named(name)?.absoluteOrigin ?? .zero))
    }
  }

  /// The innermost view of that name, among this one and those around it.
  func named(_ name: AnyHashable) -> RenderNode? {
    if let window = name.base as? ScrollWindowName { return chain.first { window.isName(of: $0) } }
    return chain.first { $0.isNamed(name) }
  }

  private func isNamed(_ name: AnyHashable) -> Bool {
    traits != nil && Traits.all(CoordinateSpaceTrait.self, in: traits).contains { $0.name == name }
  }
}
