/// What a view is, and how it behaves, to readers who cannot see it.
///
/// Follows [AccessibilityTraits](https://developer.apple.com/documentation/swiftui/accessibilitytraits).
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// A bit for each trait, in the order below.
  public let rawValue: UInt32
  /// The traits whose bits are set; see ``rawValue``.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It is a button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// It is the title of what follows.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// It leads elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// It searches.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// It plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// It is a key.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// It is a text that does nothing.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// It sums up what is there.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// It plays something.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// It is touched by itself.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// It turns a page when it was read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// What is around it is not read.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// It holds tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  /// What an element with the traits is, if one of them says.
  var role: Role? {
    if contains(.isButton) { return .button }
    if contains(.isToggle) { return .toggle }
    if contains(.isLink) { return .link }
    if contains(.isSearchField) { return .textField }
    if contains(.isHeader) { return .heading }
    if contains(.isImage) { return .image }
    return contains(.isStaticText) ? .staticText : nil
  }

  /// The trait that a role has by itself.
  init(of role: Role) {
    switch role {
    case .button: self = .isButton
    case .toggle: self = .isToggle
    case .link: self = .isLink
    case .heading: self = .isHeader
    case .image: self = .isImage
    case .staticText: self = .isStaticText
    default: self = []
    }
  }
}
