/// How large a control is meant to be; a cell has one size, so the built-in styles do not ask.
///
/// A style of one's own may. Follows [ControlSize](https://developer.apple.com/documentation/swiftui/controlsize).
public enum ControlSize: CaseIterable, Hashable, Comparable, Sendable {
  /// The smallest size.
  case mini
  /// Smaller than usual.
  case small
  /// The usual size.
  case regular
  /// Larger than usual.
  case large
  /// The largest size.
  case extraLarge
}

/// Whether there is much or little space in a direction.
///
/// Follows [UserInterfaceSizeClass](https://developer.apple.com/documentation/swiftui/userinterfacesizeclass).
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little space.
  case compact
  /// Much space.
  case regular
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

extension EnvironmentValues {
  /// How large controls are meant to be; see ``ControlSize``.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether there is much space from left to right; `nil`, as on a Mac, unless a view above says.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// Whether there is much space from top to bottom; `nil`, as on a Mac, unless a view above says.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}

extension View {
  /// Says how large the controls below are meant to be; see ``ControlSize``.
  nonisolated public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
}
