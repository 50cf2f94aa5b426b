/// Calls an action with a value of the view's geometry when the view first appears, and with each change.
nonisolated private struct GeometryAction<T: Equatable>: NodeModifier {
  typealias NodeType = GeometryActionNode<T>

  let transform: (GeometryProxy) -> T
  let action: (_ old: T, _ new: T) -> Void
}

private final class GeometryActionNode<T: Equatable>: PlaceNode<GeometryAction<T>> {
  private var last: T?

  override func isChange(to modifier: GeometryAction<T>) -> Bool { false }

  override func placeMayHaveChanged() {
    let new = modifier.transform(GeometryProxy(self))
    let old = last ?? new
    guard new != last else { return }
    last = new
    tree.effects.add { [self] in modifier.action(old, new) }
  }
}

extension View {
  /// Calls an action with the result of `transform` for the view's geometry: at first, and when the result changes.
  ///
  /// The action is called after the update; its writes belong to the next one. Follows
  /// [onGeometryChange(for:of:action:)](https://developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:)).
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryAction(transform: transform, action: { action($1) }))
  }

  /// Calls an action with the old and new result of `transform` for the view's geometry: at first, when both are equal,
  /// and when the result changes.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryAction(transform: transform, action: action))
  }
}
