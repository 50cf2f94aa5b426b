extension AnyView {
  /// The view of a part of a control. Most are texts: for them the types are known, and not looked up each time.
  @_specialize(where V == Text)
  nonisolated init<V: View>(part view: V) { self.init(view) }
}
