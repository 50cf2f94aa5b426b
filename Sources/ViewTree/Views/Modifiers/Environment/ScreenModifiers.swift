extension View {
  /// Sets the size that the user wants text to be, for the views below.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Limits the size that the user wants text to be, for the views below.
  nonisolated public func dynamicTypeSize<R: RangeExpression<DynamicTypeSize>>(_ range: R) -> some View {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      size = allowed.first { $0 > size } ?? allowed.last ?? size
    }
  }

  /// Sets the colour scheme of the views below.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Sets the colour scheme of the views below; `nil` leaves it.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
  }
}
