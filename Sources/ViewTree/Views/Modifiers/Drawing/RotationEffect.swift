extension View {
  /// Turns what is drawn; the layout does not change.
  ///
  /// Cells cannot be turned, but arrows and chevrons can, to the nearest of four directions: so the chevron of a
  /// disclosure turns. A shape is turned around the middle of its own frame: so a ring begins at the top.
  ///
  ///     Image(systemName: "chevron.right").rotationEffect(.degrees(isExpanded ? 90 : 0))     > and v
  ///     Circle().trim(to: 0.25).stroke().rotationEffect(.degrees(-90))
  ///
  /// Follows [rotationEffect](https://developer.apple.com/documentation/swiftui/view/rotationeffect(_:anchor:)).
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    transformEnvironment(\.rotation) { $0 = $0 + angle }
  }

  /// A cell has one size, so what is drawn stays as large, but what is scaled to nothing is hidden; the layout does not
  /// change in SwiftUI either.
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    opacity(scale == 0 ? 0 : 1)
  }

  /// A cell has one size, so what is drawn stays as large, but what is scaled to nothing is hidden; the layout does not
  /// change in SwiftUI either.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    opacity(scale.width == 0 || scale.height == 0 ? 0 : 1)
  }

  /// A cell has one size, so what is drawn stays as large, but what is scaled to nothing is hidden; the layout does not
  /// change in SwiftUI either.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    opacity(x == 0 || y == 0 ? 0 : 1)
  }
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
