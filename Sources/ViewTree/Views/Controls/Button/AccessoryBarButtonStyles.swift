/// A button in a bar below a toolbar: its label in the tint, as ``BorderlessButtonStyle``.
///
/// Follows [AccessoryBarButtonStyle](https://developer.apple.com/documentation/swiftui/accessorybarbuttonstyle).
nonisolated public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  /// The style; mostly written `.accessoryBar`.
  public init() {}

  /// What one button looks like; made again when the configuration, or what is read here, changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.borderless)
  }
}

/// A button in a bar below a toolbar that does more than to switch what is shown: as ``BorderedButtonStyle``.
///
/// Follows
/// [AccessoryBarActionButtonStyle](https://developer.apple.com/documentation/swiftui/accessorybaractionbuttonstyle).
nonisolated public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  /// The style; mostly written `.accessoryBarAction`.
  public init() {}

  /// What one button looks like; made again when the configuration, or what is read here, changes.
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
