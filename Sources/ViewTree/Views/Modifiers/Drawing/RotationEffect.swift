extension View {
  /// Turns what is drawn; the layout does not change.
  ///
  /// Cells cannot be turned, but arrows and chevrons can, to the nearest of four directions: so the chevron of a
  /// disclosure turns.
  ///
  ///     Image(systemName: "chevron.right").rotationEffect(.degrees(isExpanded ? 90 : 0))     > and v
  ///
  /// Follows [rotationEffect](https://developer.apple.com/documentation/swiftui/view/rotationeffect(_:anchor:)).
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    transformEnvironment(\.rotation) { $0 = $0 + angle }
  }

  /// Accepted: a cell has one size, so what is drawn stays as large; the layout does not change in SwiftUI either.
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  /// Accepted: a cell has one size, so what is drawn stays as large; the layout does not change in SwiftUI either.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
  /// Accepted: a cell has one size, so what is drawn stays as large; the layout does not change in SwiftUI either.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }
}

extension View {
  /// Accepted: cells lie flat.
  ///
  /// Follows
  /// [rotation3DEffect](https://developer.apple.com/documentation/swiftui/view/rotation3deffect(_:axis:anchor:anchorz:perspective:)).
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }
}
