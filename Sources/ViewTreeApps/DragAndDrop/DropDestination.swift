extension View {
  /// Takes values of a type that the pointer carries to the view.
  ///
  /// `action` is called with the value, alone in its array, and with the place at which it is dropped, in the view's own
  /// coordinates; what it returns says whether it had a use for it. `isTargeted` is called when such a value comes over
  /// the view, and when it leaves or is dropped. A value of another type counts where one of the types says in its
  /// representations how it becomes one. Of views in each other the innermost that takes the type counts. Follows
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
