/// A type that defines the appearance of pickers: a view composed of a label and options, which chooses one of them.
///
/// A style places the options, and calls `option.select()`. Follows
/// [PickerStyle](https://developer.apple.com/documentation/swiftui/pickerstyle), which has no public `makeBody`.
@MainActor @preconcurrency public protocol PickerStyle: ControlStyle<PickerStyleConfiguration> {
  /// The configuration that the style receives.
  typealias Configuration = PickerStyleConfiguration
}

extension View {
  /// Sets the appearance of the pickers in the view.
  ///
  /// The innermost style wins. Follows
  /// [pickerStyle(_:)](https://developer.apple.com/documentation/swiftui/view/pickerstyle(_:)).
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style: a button that opens a menu; in a menu, the options are rows.
///
///     Flavor [ Vanilla v ]
///
/// Follows [DefaultPickerStyle](https://developer.apple.com/documentation/swiftui/defaultpickerstyle).
nonisolated public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style, usually written `.automatic`.
  public init() {}
}

extension DefaultPickerStyle: AutomaticStyle {
  nonisolated static func choice(in environment: EnvironmentValues) -> StyleLink<PickerStyleConfiguration> {
    environment.controlContext.contains(.items) ? rows : menu
  }

  private static let rows = StyleLink(default: InlinePickerStyle())
  private static let menu = StyleLink(default: MenuPickerStyle())
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style: a button that opens a menu; in a menu, the options are rows.
  public static var automatic: DefaultPickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu: `[ Vanilla v ]`.
  public static var menu: MenuPickerStyle { .init() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The options as rows, with a mark before the chosen one.
  public static var inline: InlinePickerStyle { .init() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options side by side: `[ Day |*Week*| Month ]`.
  public static var segmented: SegmentedPickerStyle { .init() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The options side by side, the chosen one in brackets.
  public static var palette: PalettePickerStyle { .init() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The options as radio buttons: `(o) Vanilla`.
  public static var radioGroup: RadioGroupPickerStyle { .init() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel that shows the chosen option between its neighbours.
  public static var wheel: WheelPickerStyle { .init() }
}
