/// The look of the selected option of a palette.
///
/// Follows [PaletteSelectionEffect](https://developer.apple.com/documentation/swiftui/paletteselectioneffect).
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String

  /// The default look of the platform.
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  /// The look that the program draws.
  public static let custom = PaletteSelectionEffect(name: "custom")
  /// A different variant of the option's symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "symbolVariant")
  }
}

/// The behaviour of a view in a layout from right to left.
///
/// Follows [LayoutDirectionBehavior](https://developer.apple.com/documentation/swiftui/layoutdirectionbehavior).
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The view is not mirrored.
  case fixed
  /// The view is mirrored in one layout direction.
  case mirrors(in: LayoutDirection)

  /// The view is mirrored from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// The placement of the controls that format text.
///
/// Follows
/// [TextInputFormattingControlPlacement](https://developer.apple.com/documentation/swiftui/textinputformattingcontrolplacement).
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  /// A set of placements.
  ///
  /// Follows
  /// [TextInputFormattingControlPlacement.Set](https://developer.apple.com/documentation/swiftui/textinputformattingcontrolplacement/set).
  public struct Set: OptionSet, Sendable {
    /// The placements as bits: bit 0 is `contextMenu`, bit 1 `inputAssistant`.
    public let rawValue: UInt

    /// Creates the placements whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The context menu.
    public static let contextMenu = Set(rawValue: 1)
    /// The bar above the keyboard.
    public static let inputAssistant = Set(rawValue: 2)
    /// Context menus and the input assistant.
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}

extension View {
  /// Has no effect: brackets mark the selected option of a palette.
  ///
  /// Follows
  /// [paletteSelectionEffect(_:)](https://developer.apple.com/documentation/swiftui/view/paletteselectioneffect(_:)).
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }

  /// Has no effect: a layout from right to left mirrors the whole view.
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }

  /// Has no effect: there is no on-screen keyboard, and no bar above it.
  nonisolated public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }

  /// Has no effect: a terminal does not capture its content.
  nonisolated public func contentCaptureProtected(_ contentCaptureProtected: Bool = true) -> some View { self }

  /// Has no effect: the terminal determines the brightness of a colour.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

extension Image {
  /// The range of brightness of an image.
  ///
  /// Follows [Image.DynamicRange](https://developer.apple.com/documentation/swiftui/image/dynamicrange).
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    /// The standard range.
    public static let standard = DynamicRange(name: "standard")
    /// A range that is a little brighter than the standard.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// The brightest range.
    public static let high = DynamicRange(name: "high")
  }

  /// Returns the image unchanged: the terminal determines the brightness of a colour.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}
