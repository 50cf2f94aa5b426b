/// What coordinates count from.
///
/// Follows [CoordinateSpace](https://developer.apple.com/documentation/swiftui/coordinatespace).
///
/// Sendable: a name is a value that is only compared.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The whole screen.
  case global
  /// The view itself.
  case local
  /// A view around, named by `coordinateSpace(name:)`; without such a view the whole screen.
  case named(AnyHashable)

  /// Whether it is the whole screen.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view itself.
  public var isLocal: Bool { self == .local }
}

/// What coordinates count from, to be written `.global`, `.local` or `.named(…)`.
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
  /// The whole screen.
  public init() {}
  /// The whole screen.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the view itself.
///
/// Follows [LocalCoordinateSpace](https://developer.apple.com/documentation/swiftui/localcoordinatespace).
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The view itself.
  public init() {}
  /// The view itself.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of a view around that was given a name.
///
/// Follows [NamedCoordinateSpace](https://developer.apple.com/documentation/swiftui/namedcoordinatespace).
///
/// Sendable: a name is a value that is only compared.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable

  /// The view of that name, or the whole screen where none is around.
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
  /// The coordinates of the view around that `coordinateSpace` gave the name; where none has it, those of the whole
  /// screen.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the window of the innermost scroll view around; where there is none, those of the whole screen.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollWindowName(axis: nil)) }

  /// The coordinates of the window of the innermost scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollWindowName(axis: axis))
  }
}

/// What every scroll view is called.
private struct ScrollWindowName: Hashable {
  let axis: Axis?

  @MainActor func isName(of element: RenderNode) -> Bool {
    guard let scroller = element.scroller else { return false }
    return Axis.allCases.contains { ($0 == axis || axis == nil) && scroller.scrolls(along: $0) }
  }
}

/// Names the coordinates of the element below.
nonisolated struct CoordinateSpaceTrait: TraitModifier {
  typealias Body = Never
  static var affectsLayout: Bool { true }

  let name: AnyHashable
}

extension View {
  /// Names the view's coordinates, so that a ``GeometryProxy`` in it can count from there.
  ///
  /// Follows [coordinateSpace(name:)](https://developer.apple.com/documentation/swiftui/view/coordinatespace(name:)).
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceTrait(name: AnyHashable(name)))
  }

  /// Names the view's coordinates, so that a ``GeometryProxy`` in it can count from there.
  ///
  /// Follows [coordinateSpace(_:)](https://developer.apple.com/documentation/swiftui/view/coordinatespace(_:)).
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceTrait(name: name.name))
  }
}

extension RenderNode {
  /// The frame in another view's coordinates.
  func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return absoluteFrame
    case .named(let name):
      return absoluteFrame.moved(by: .zero - (named(name)?.absoluteOrigin ?? .zero))
    }
  }

  /// The innermost view of that name, of this one and those around.
  func named(_ name: AnyHashable) -> RenderNode? {
    if let window = name.base as? ScrollWindowName { return chain.first { window.isName(of: $0) } }
    return chain.first { $0.isNamed(name) }
  }

  private func isNamed(_ name: AnyHashable) -> Bool {
    traits != nil && Traits.all(CoordinateSpaceTrait.self, in: traits).contains { $0.name == name }
  }
}
