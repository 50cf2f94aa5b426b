/// A button in a bar below a toolbar: its label in the tint, as ``BorderlessButtonStyle``.
///
/// Follows [AccessoryBarButtonStyle](https://developer.apple.com/documentation/swiftui/accessorybarbuttonstyle).
nonisolated public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  /// Creates the style, usually written `.accessoryBar`.
  public init() {}

  /// Returns the view of one button; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.borderless)
  }
}

/// A button in a bar below a toolbar that does more than to switch what is shown: as ``BorderedButtonStyle``.
///
/// Follows
/// [AccessoryBarActionButtonStyle](https://developer.apple.com/documentation/swiftui/accessorybaractionbuttonstyle).
nonisolated public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  /// Creates the style, usually written `.accessoryBarAction`.
  public init() {}

  /// Returns the view of one button; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.bordered)
  }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A button that is its label, in the tint.
  public static var accessoryBar: AccessoryBarButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A button with a border.
  public static var accessoryBarAction: AccessoryBarActionButtonStyle { .init() }
}
