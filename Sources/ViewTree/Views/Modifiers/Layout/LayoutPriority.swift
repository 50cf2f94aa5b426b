extension View {
  /// Sets the order in which a stack gives space: higher priorities first, lower ones keep their minimum.
  ///
  /// A layout modifier around it (other than `fixedSize`, `overlay` and `background`) has priority 0 again. A value
  /// that is not a number counts as 0. Follows
  /// [layoutPriority(_:)](https://developer.apple.com/documentation/swiftui/view/layoutpriority(_:)).
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriority(value: value.isNaN ? 0 : value))
  }
}
