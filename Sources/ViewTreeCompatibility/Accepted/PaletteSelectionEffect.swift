/// How the option of a palette looks that is chosen.
///
/// Follows [PaletteSelectionEffect](https://developer.apple.com/documentation/swiftui/paletteselectioneffect).
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  /// As the program shows it.
  public static let custom = PaletteSelectionEffect(name: "custom")
  /// By another variant of its symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "symbolVariant")
  }
}

/// How the layout of a view follows the direction of its texts.
///
/// Follows [LayoutDirectionBehavior](https://developer.apple.com/documentation/swiftui/layoutdirectionbehavior).
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It does not.
  case fixed
  /// It is mirrored in a direction.
  case mirrors(in: LayoutDirection)

  /// It is mirrored from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// Where the keys stand by which a text is formatted.
///
/// Follows
/// [TextInputFormattingControlPlacement](https://developer.apple.com/documentation/swiftui/textinputformattingcontrolplacement).
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  /// Some places.
  ///
  /// Follows
  /// [TextInputFormattingControlPlacement.Set](https://developer.apple.com/documentation/swiftui/textinputformattingcontrolplacement/set).
  public struct Set: OptionSet, Sendable {
    /// The places as bits.
    public let rawValue: UInt

    /// The places of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Menus.
    public static let contextMenu = Set(rawValue: 1)
    /// The bar above the keyboard.
    public static let inputAssistant = Set(rawValue: 2)
    /// All places.
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}

extension View {
  /// Has no effect: the chosen option of a palette is in brackets.
  ///
  /// Follows
  /// [paletteSelectionEffect(_:)](https://developer.apple.com/documentation/swiftui/view/paletteselectioneffect(_:)).
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }

  /// Has no effect: what is mirrored is mirrored as a whole.
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }

  /// Has no effect: there is no keyboard on the screen, and no bar above it.
  nonisolated public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }

  /// Has no effect: a terminal takes no pictures of itself.
  nonisolated public func contentCaptureProtected(_ contentCaptureProtected: Bool = true) -> some View { self }

  /// Has no effect: a colour of a cell is as bright as the terminal makes it.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

extension Image {
  /// How bright a picture may be.
  ///
  /// Follows [Image.DynamicRange](https://developer.apple.com/documentation/swiftui/image/dynamicrange).
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    /// As a screen usually is.
    public static let standard = DynamicRange(name: "standard")
    /// A little brighter.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As bright as it can be.
    public static let high = DynamicRange(name: "high")
  }

  /// The same picture: a colour of a cell is as bright as the terminal makes it.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}
