extension View {
  /// Accepts values of a type that are dropped on the view.
  ///
  /// `action` is called with an array of the single value, and with the location of the drop in the view's coordinates.
  /// Its result is ignored. `isTargeted` is called with `true` when such a value enters the view, and with `false` when
  /// the value leaves or is dropped. A value of a different type is converted if a representation of either type allows
  /// it. Among nested views the innermost that accepts the type receives the value. Follows
  /// [dropDestination](https://developer.apple.com/documentation/swiftui/view/dropdestination(for:action:istargeted:)).
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropTrait(accepts: { T.value(of: $0) != nil }, isTargeted: isTargeted) { event in
        if let value = T.value(of: event.value) { _ = action([value], event.location) }
      })
  }
}
