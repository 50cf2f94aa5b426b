/// The kind of a control, for a test or assistive technology.
///
/// `screen.find(.toggle, "Wi-Fi")` finds a control by its role and label.
public struct Role: Hashable, Sendable, CustomStringConvertible {
  /// The role's name, as dumps and errors write it: `toggle`.
  public let description: String

  /// Creates a role of your own, equal to every other one of that name.
  public init(_ name: String) { description = name }

  /// A switch or check box; it has a ``ToggleState``.
  public static let toggle = Role("toggle")
  /// A button that performs an action.
  public static let button = Role("button")
  /// A link: a button that leads elsewhere.
  public static let link = Role("link")
  /// A menu, open or closed.
  public static let menu = Role("menu")
  /// An item of a menu that is open.
  public static let menuItem = Role("menuItem")
  /// A group that opens and closes.
  public static let disclosureGroup = Role("disclosureGroup")
  /// A choice of a date.
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
  /// A picture or a symbol.
  public static let image = Role("image")
  /// A text without an action.
  public static let staticText = Role("staticText")
  /// The title of a section or a group.
  public static let heading = Role("heading")
  /// A list of rows.
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
  /// A question over the screen that offers several actions.
  public static let confirmationDialog = Role("confirmationDialog")
  /// A view over the screen: a sheet, or a cover.
  public static let sheet = Role("sheet")
  /// A box beside the view that it belongs to.
  public static let popover = Role("popover")
}

/// The state of a toggle.
public enum ToggleState: String, Hashable, Sendable {
  /// The toggle is on.
  case on
  /// The toggle is off.
  case off

  /// The toggle is between on and off: its sources disagree.
  case mixed
}

/// The properties that an element publishes for tests and assistive technology.
///
/// The closures return the values of the moment in which they are called.
///
///     var semantics = Semantics(Role("gauge"), label: "Fuel")
///     semantics.value = { "\(percent) %" }
public struct Semantics {
  /// The role of the element.
  public var role: Role
  /// The label of the element; `nil` uses the texts inside.
  public var label: String?
  /// A Boolean value that indicates whether everything inside is part of the control, and not published on its own.
  public var isWhole: Bool
  /// Whether the labels of the nodes inside form the label.
  var isCombined = false
  /// Returns the value in words; `nil` if there is none.
  public var value: (@MainActor () -> String?)?
  /// Returns the state of a toggle; `nil` for an element that is no toggle.
  public var toggleState: (@MainActor () -> ToggleState)?
  /// Returns whether the element is open, which a tap changes; `nil` for an element that does not open.
  public var isExpanded: (@MainActor () -> Bool)?
  /// Expands or collapses a control whose tap does something else.
  var setExpanded: (@MainActor (Bool) -> Void)?
  /// A Boolean value that indicates whether the control takes the focus; Return and Space then tap its first part that
  /// reacts.
  ///
  /// Tab moves the focus to it. A click does too, unless the focused view takes text or keys by itself, as a text field
  /// does, or publishes a `focusedValue`: that view keeps the focus, so that an action can apply to it.
  public var takesFocus = false
  /// Increases the value by a step.
  public var increment: (@MainActor () -> Void)?
  /// Decreases the value by a step.
  public var decrement: (@MainActor () -> Void)?
  var selectDate: (@MainActor (Date) throws -> Void)?
  var selectOption: (@MainActor (String) throws -> Void)?

  /// The role by which the parts that form the label are marked.
  var labelRole: Role
  /// Returns the label if its parts are not shown.
  var fallbackLabel: (() -> String?)?

  /// Creates the semantics of a role; without a `label`, the texts inside name the element.
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
  static var affectsLayout: Bool { false }

  /// Creates the semantics when a test or a screen reader reads them: most controls are never read.
  private let make: @MainActor () -> Semantics

  init(_ make: @escaping @MainActor () -> Semantics) { self.make = make }

  static let none = SemanticsTrait { Semantics(.group) }

  @MainActor var semantics: Semantics { make() }

  func isSame(as other: SemanticsTrait) -> Bool { true }
}

/// Marks a part of the enclosing control: actions on the control find it, queries do not.
nonisolated struct PartTrait: TraitModifier {
  static var affectsLayout: Bool { false }

  /// The role of the control whose label this is, if it is one.
  let labelOf: Role?
  /// Whether the control grows with the part, whose words then wrap like those of any text.
  var isGrowing = false
}

/// The reason why a view is disabled without a modifier that disables it: for an error about it.
nonisolated struct DisabledReasonTrait: TraitModifier {
  static var affectsLayout: Bool { false }

  let reason: String?
}

nonisolated struct IdentifierTrait: TraitModifier {
  static var affectsLayout: Bool { false }

  let identifier: String
}

/// The values that `.accessibilityLabel` and similar modifiers set.
nonisolated struct AccessibilityTrait: TraitModifier {
  static var affectsLayout: Bool { false }

  var label: String?
  var value: String?
  /// The value if no modifier sets one.
  var ownValue: String?
  var hint: String?
  var isHidden: Bool?
  var addedTraits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
  /// The reading priority: nodes with a higher one are read first.
  var sortPriority: Double?
  var inputLabels: [String]?
  /// An additional description: `Age: 3`.
  var customContent: String?
  var rotor: PublishedRotor?
}

/// A list by which a user moves from one view to the next; its places are computed on access.
nonisolated struct PublishedRotor {
  let name: String
  let places: () -> [String]
}

extension View {
  nonisolated func controlPart(labelOf role: Role? = nil) -> some View { modifier(PartTrait(labelOf: role)) }

  /// Sets the label; with `nil` the texts inside name the view.
  nonisolated func accessibility(label: String?) -> some View { modifier(AccessibilityTrait(label: label)) }

  /// Publishes whether the view is selected, without a mark in the picture.
  nonisolated func published(isSelected: Bool) -> some View {
    modifier(AccessibilityTrait(addedTraits: isSelected ? .isSelected : []))
  }

  /// Publishes a rotor of the view: its name, and the names of its entries, which are computed on access.
  nonisolated package func publishedRotor(_ name: String, places: @escaping () -> [String]) -> some View {
    modifier(AccessibilityTrait(rotor: PublishedRotor(name: name, places: places)))
  }
}
