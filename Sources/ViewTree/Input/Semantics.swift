/// What a control is, to a reader who cannot see it: a test, a screen reader.
///
/// `screen.find(.toggle, "Wi-Fi")` looks for a role and a label.
public struct Role: Hashable, Sendable, CustomStringConvertible {
  /// The role's name, as dumps and errors write it: `toggle`.
  public let description: String

  /// A role of your own, equal to every other one of that name.
  public init(_ name: String) { description = name }

  /// A switch or check box; it has a ``ToggleState``.
  public static let toggle = Role("toggle")
  /// A button.
  public static let button = Role("button")
  /// A link: a button that leads elsewhere.
  public static let link = Role("link")
  /// A menu, open or closed.
  public static let menu = Role("menu")
  /// An item of a menu that is open.
  public static let menuItem = Role("menuItem")
  /// A group that opens and closes.
  public static let disclosureGroup = Role("disclosureGroup")
  /// A date picker.
  public static let datePicker = Role("datePicker")
  /// A choice of a colour.
  public static let colorPicker = Role("colorPicker")
  /// A choice of one of several values.
  public static let picker = Role("picker")
  /// A field into which text is typed.
  public static let textField = Role("textField")
  /// A value on a track.
  public static let slider = Role("slider")
  /// A value with buttons for one step up and one down.
  public static let stepper = Role("stepper")
  /// A task's progress.
  public static let progress = Role("progress")
  /// An image.
  public static let image = Role("image")
  /// A text that does nothing.
  public static let staticText = Role("staticText")
  /// The title of a section or a group.
  public static let heading = Role("heading")
  /// A list.
  public static let list = Role("list")
  /// A table: rows with columns.
  public static let table = Role("table")
  /// Views that belong together; also what `accessibilityElement` makes.
  public static let group = Role("group")
  /// A section of a form or a list.
  public static let section = Role("section")
  /// A tab of a tab view.
  public static let tab = Role("tab")
  /// The bar of a page: its title, the button that goes back, the items of the toolbar.
  public static let navigationBar = Role("navigationBar")
  /// A question over the screen: its title, its message, its buttons.
  public static let alert = Role("alert")
  /// A question over the screen that says what can be done.
  public static let confirmationDialog = Role("confirmationDialog")
  /// A view over the screen: a sheet, or a cover.
  public static let sheet = Role("sheet")
  /// A box beside the view that it belongs to.
  public static let popover = Role("popover")
}

/// Whether a toggle is on.
public enum ToggleState: String, Hashable, Sendable {
  /// On.
  case on
  /// Off.
  case off

  /// Its sources disagree.
  /// Between on and off: its sources disagree.
  case mixed
}

/// What an element publishes about itself, to a test and to those who cannot see it.
///
/// The closures read what is true when they are called.
///
///     var semantics = Semantics(Role("gauge"), label: "Fuel")
///     semantics.value = { "\(percent) %" }
public struct Semantics {
  /// What the element is.
  public var role: Role
  /// What it is called; `nil`: as the texts inside say.
  public var label: String?
  /// Whether everything inside is part of the control, and not published on its own.
  public var isWhole = true
  /// Whether the labels of what is inside are the label.
  var isCombined = false
  /// The value in words; `nil` where there is none.
  public var value: (@MainActor () -> String?)?
  /// Whether it is on.
  public var toggleState: (@MainActor () -> ToggleState)?
  /// Whether it is open; a tap opens and closes it.
  public var isExpanded: (@MainActor () -> Bool)?
  /// Expands or collapses a control whose tap does something else.
  var setExpanded: (@MainActor (Bool) -> Void)?
  /// Whether the control takes the focus; Return and Space then tap the first part of it that reacts.
  ///
  /// Tab goes to it. A click gives it the focus too, unless what has it takes text or keys by itself, as a text field, or
  /// publishes a `focusedValue`: that keeps it, so that an action can be about it.
  public var takesFocus = false
  /// Makes the value a step larger.
  public var increment: (@MainActor () -> Void)?
  /// Makes the value a step smaller.
  public var decrement: (@MainActor () -> Void)?
  var selectDate: (@MainActor (Date) throws -> Void)?
  var selectOption: (@MainActor (String) throws -> Void)?

  /// The role by which the parts that are the label are marked.
  var labelRole: Role
  /// What the control is called if its label is not shown.
  var fallbackLabel: (() -> String?)?

  /// An element of a role; without a `label` it is called by the texts inside.
  ///
  /// `isWhole`: whether everything inside is part of the control, and not published on its own.
  public init(_ role: Role, label: String? = nil, isWhole: Bool = true) {
    self.role = role
    labelRole = role
    self.label = label
    self.isWhole = isWhole
  }
}

nonisolated struct SemanticsTrait: TraitModifier, SelfComparing {
  typealias Body = Never
  static var affectsLayout: Bool { false }

  /// What is published is made when a test or a screen reader asks: most controls are never asked.
  private let make: @MainActor () -> Semantics

  init(_ make: @escaping @MainActor () -> Semantics) { self.make = make }

  static let none = SemanticsTrait { Semantics(.group) }

  @MainActor var semantics: Semantics { make() }

  func isSame(as other: SemanticsTrait) -> Bool { true }
}

/// A part of the control around: found by what acts on the control, not by a query.
nonisolated struct PartTrait: TraitModifier {
  typealias Body = Never
  static var affectsLayout: Bool { false }

  /// The role of the control whose label this is, if it is one.
  let labelOf: Role?
}

/// Why a view is disabled where nobody said so: for an error about it.
nonisolated struct DisabledReasonTrait: TraitModifier {
  typealias Body = Never
  static var affectsLayout: Bool { false }

  let reason: String?
}

nonisolated struct IdentifierTrait: TraitModifier {
  typealias Body = Never
  static var affectsLayout: Bool { false }

  let identifier: String
}

/// What `.accessibilityLabel` and its kin say.
nonisolated struct AccessibilityTrait: TraitModifier {
  typealias Body = Never
  static var affectsLayout: Bool { false }

  var label: String?
  var value: String?
  var hint: String?
  var isHidden: Bool?
  var addedTraits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
  /// Those with a higher one are read first.
  var sortPriority: Double?
  var inputLabels: [String]?
  /// Something more: `Age: 3`.
  var customContent: String?
  var rotor: PublishedRotor?
}

/// A list by which a reader goes from one of some views to the next; its places are asked for when somebody looks.
nonisolated struct PublishedRotor {
  let name: String
  let places: () -> [String]
}

extension View {
  /// Publishes the view as an element of its own; what it says is asked for when somebody looks.
  nonisolated public func semantics(_ semantics: @autoclosure @escaping @MainActor () -> Semantics) -> some View {
    modifier(SemanticsTrait(semantics))
  }
  nonisolated func controlPart(labelOf role: Role? = nil) -> some View { modifier(PartTrait(labelOf: role)) }

  /// Names the view for tests: what `screen.find(id:)` and `screen.frame(id:)` look for.
  ///
  /// It is never shown.
  ///
  /// Follows
  /// [accessibilityIdentifier(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilityidentifier(_:)).
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(IdentifierTrait(identifier: identifier))
  }

  /// Names the view for readers who cannot see it, instead of the texts inside.
  ///
  /// Follows [accessibilityLabel(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)).
  nonisolated public func accessibilityLabel(_ label: String) -> some View {
    accessibility(label: label)
  }
  /// `nil`: the texts inside name the view.
  nonisolated func accessibility(label: String?) -> some View { modifier(AccessibilityTrait(label: label)) }

  /// Says the view's value for readers who cannot see it, instead of the control's own.
  ///
  /// Follows [accessibilityValue(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilityvalue(_:)).
  nonisolated public func accessibilityValue(_ value: String) -> some View {
    modifier(AccessibilityTrait(value: value))
  }

  /// Says what happens when the control is used.
  ///
  /// Follows [accessibilityHint(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilityhint(_:)).
  nonisolated public func accessibilityHint(_ hint: String) -> some View { modifier(AccessibilityTrait(hint: hint)) }

  /// Leaves the view and all in it out of what is published; it is still drawn and can still be used.
  ///
  /// Follows [accessibilityHidden(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilityhidden(_:)).
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityTrait(isHidden: hidden))
  }

  /// Publishes the view as one element, or as a container of what is in it.
  ///
  /// Follows
  /// [accessibilityElement(children:)](https://developer.apple.com/documentation/swiftui/view/accessibilityelement(children:)).
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    semantics(children.semantics)
  }
}

/// What becomes of the elements inside of one.
///
/// Follows [AccessibilityChildBehavior](https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior).
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let isWhole: Bool
  private let isCombined: Bool

  /// They are not published.
  public static let ignore = AccessibilityChildBehavior(isWhole: true, isCombined: false)
  /// They are published inside of a group.
  public static let contain = AccessibilityChildBehavior(isWhole: false, isCombined: false)
  /// They become one, called by all their labels.
  public static let combine = AccessibilityChildBehavior(isWhole: true, isCombined: true)

  var semantics: Semantics {
    var semantics = Semantics(.group, label: "", isWhole: isWhole)
    semantics.isCombined = isCombined
    return semantics
  }
}
