/// What coordinates count from. Follows
/// [CoordinateSpace](https://developer.apple.com/documentation/swiftui/coordinatespace).
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The whole screen.
  case global
  /// The view itself.
  case local
  /// A view around, named by `coordinateSpace(name:)`; without such a view the whole screen.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// What coordinates count from, to be written `.global`, `.local` or `.named(…)`.
/// Follows [CoordinateSpaceProtocol](https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol).
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the whole screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of a view around that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable

  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
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
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceTrait(name: AnyHashable(name)))
  }

  /// Names the view's coordinates, so that a ``GeometryProxy`` in it can count from there.
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
      let origin = chain.first { $0.isNamed(name) }?.absoluteOrigin ?? .zero
      return absoluteFrame.moved(by: .zero - origin)
    }
  }

  private func isNamed(_ name: AnyHashable) -> Bool {
    traits != nil && Traits.all(CoordinateSpaceTrait.self, in: traits).contains { $0.name == name }
  }
}
