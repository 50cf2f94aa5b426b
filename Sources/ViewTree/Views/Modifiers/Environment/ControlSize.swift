/// The intended size of a control.
///
/// The built-in styles ignore it, as a cell has one size.
///
/// A custom style can read it. Follows [ControlSize](https://developer.apple.com/documentation/swiftui/controlsize).
public enum ControlSize: CaseIterable, Hashable, Comparable, Sendable {
  /// The smallest size.
  case mini
  /// Smaller than the default size.
  case small
  /// The default size.
  case regular
  /// Larger than the default size.
  case large
  /// The largest size.
  case extraLarge
}

/// The amount of space in a direction.
///
/// Follows [UserInterfaceSizeClass](https://developer.apple.com/documentation/swiftui/userinterfacesizeclass).
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// The space is little.
  case compact
  /// The space is ample.
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
  /// The intended size of controls; see ``ControlSize``.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The amount of space from left to right; `nil`, as on a Mac, unless a surrounding view sets it.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The amount of space from top to bottom; `nil`, as on a Mac, unless a surrounding view sets it.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}

extension View {
  /// Sets the intended size of the controls in the view; see ``ControlSize``.
  nonisolated public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
}
