/// A style for buttons in a bar below a toolbar: a button shows its label in the tint, like ``BorderlessButtonStyle``.
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

/// A style for buttons in a bar below a toolbar that perform an action, like ``BorderedButtonStyle``.
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
  /// A style that shows only the label, in the tint.
  public static var accessoryBar: AccessoryBarButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A style that draws a border.
  public static var accessoryBarAction: AccessoryBarActionButtonStyle { .init() }
}
