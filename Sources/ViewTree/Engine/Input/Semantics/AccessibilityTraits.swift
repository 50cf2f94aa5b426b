/// The traits that describe a view, and its behaviour, to assistive technology.
///
/// Follows [AccessibilityTraits](https://developer.apple.com/documentation/swiftui/accessibilitytraits).
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// A bit for each trait, in the order below.
  public let rawValue: UInt32
  /// The traits whose bits are set; see ``rawValue``.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The view is a button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// The view is a heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// The view is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// The view is a link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// The view is a search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// The view is an image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// The view plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// The view is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// The view is a text without an action.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// The view is a summary of its surroundings.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// The view changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// The view plays media.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// The view is operated by touching it directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// The view turns a page after it was read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// The views around this one are not read.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// The view is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// The view holds tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  /// The role that one of the traits implies, if any.
  var role: Role? {
    if contains(.isButton) { return .button }
    if contains(.isToggle) { return .toggle }
    if contains(.isLink) { return .link }
    if contains(.isSearchField) { return .textField }
    if contains(.isHeader) { return .heading }
    if contains(.isImage) { return .image }
    return contains(.isStaticText) ? .staticText : nil
  }

  /// Creates the trait that a role implies.
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
