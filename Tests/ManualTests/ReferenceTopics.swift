import Testing

/// A page of the reference whose topics are made from the public symbols.
struct ReferencePage: CustomTestStringConvertible, Sendable {
  let module: String
  /// The type whose members the page lists; `nil` for the landing page of the module.
  var owner: String?
  let topics: [TopicRegister.Topic]
  /// The heading after the topics; `nil` if the page ends with them.
  var end: String?

  /// The file of the page in the module's catalogue.
  var article: String { owner.map { "Extensions/\($0)" } ?? module }

  var testDescription: String { "\(article) of \(module)" }

  static let all = [
    ReferencePage(module: "ViewTree", topics: viewTopics, end: "### Change the package"),
    ReferencePage(module: "ViewTree", owner: "View", topics: viewTopics),
    ReferencePage(module: "TextBackend", topics: textTopics),
    ReferencePage(module: "TextBackend", owner: "Screen", topics: screenTopics),
    ReferencePage(module: "TextBackend", owner: "Element", topics: elementTopics),
    ReferencePage(module: "ViewTreeTesting", topics: testingTopics),
    ReferencePage(
      module: "TerminalHost",
      topics: [.init(title: "Run a view or an app", places: ["TerminalHost"])]),
  ]

  private static let viewTopics: [TopicRegister.Topic] = [
    .init(title: "Views, collections and modifiers", places: ["ViewTree/Engine/Tree", "ViewTree/Views/Modifiers"]),
    .init(
      title: "State, bindings and storage", places: ["ViewTree/Engine/State", "ViewTree/Kit/Files"]),
    .init(
      title: "Texts, images and symbols", names: ["TextAlignment"],
      places: ["ViewTree/Views/Text", "ViewTree/Views/AsyncImage", "ViewTree/Kit/Glyphs"]),
    .init(
      title: "Buttons, links and menus",
      places: [
        "ViewTree/Views/Controls/Button", "ViewTree/Views/Controls/Link", "ViewTree/Views/Controls/Menu",
        "ViewTree/Views/Presentation/ContextMenu",
      ]),
    .init(title: "Toggles", places: ["ViewTree/Views/Controls/Toggle"]),
    .init(
      title: "Pickers",
      places: [
        "ViewTree/Views/Controls/Picker", "ViewTree/Views/Controls/ColorPicker", "ViewTree/Views/Controls/DatePicker",
      ]),
    .init(
      title: "Text fields and editors",
      places: [
        "ViewTree/Views/Controls/TextField", "ViewTree/Views/Controls/TextEditor", "ViewTree/Views/Parts/Editing",
      ]),
    .init(
      title: "Sliders, steppers, gauges and progress",
      places: [
        "ViewTree/Views/Controls/Slider", "ViewTree/Views/Controls/Stepper", "ViewTree/Views/Controls/Gauge",
        "ViewTree/Views/Controls/ProgressView",
      ]),
    .init(
      title: "Forms, sections and groups", places: ["ViewTree/Views/Groupings", "ViewTree/Views/Controls/ControlGroup"]),
    .init(title: "Lists, tables and outlines", places: ["ViewTree/Views/Lists", "ViewTree/Views/Parts/TableRows"]),
    .init(
      title: "Stacks, grids and layouts", names: ["ProposedViewSize"],
      places: [
        "ViewTree/Views/Stacks", "ViewTree/Views/Modifiers/Layout", "ViewTree/Engine/Layout", "ViewTree/Views/Geometry",
        "ViewTree/Kit/Geometry",
      ]),
    .init(title: "Scrolling", places: ["ViewTree/Views/Scrolling", "ViewTree/Kit/Scrolling"]),
    .init(
      title: "Shapes, colours and drawing", names: ["Color"],
      places: [
        "ViewTree/Views/Shapes", "ViewTree/Views/Canvas", "ViewTree/Views/Modifiers/Drawing", "ViewTree/Kit/Style",
        "ViewTree/Engine/Draw",
      ]),
    .init(
      title: "Navigation, tabs, toolbars and search",
      places: ["ViewTree/Views/Navigation", "ViewTree/Views/Parts/Tabs"]),
    .init(
      title: "Sheets, alerts and popovers",
      places: ["ViewTree/Views/Presentation", "ViewTree/Views/Modifiers/Presentation", "ViewTree/Kit/Presentation"]),
    .init(
      title: "Animations, transitions and time", names: ["withAnimation", "withTransaction"],
      places: [
        "ViewTree/Views/Animation", "ViewTree/Engine/State/Animation", "ViewTree/Engine/Base/Animation",
        "ViewTree/Views/Timeline",
      ]),
    .init(title: "Events in a view's life", places: ["ViewTree/Views/Modifiers/Lifecycle"]),
    .init(
      title: "Gestures, keys and focus", names: ["Key"],
      places: [
        "ViewTree/Views/Gestures", "ViewTree/Views/Modifiers/Focus", "ViewTree/Views/Modifiers/Input",
        "ViewTree/Engine/Input",
      ]),
    .init(
      title: "Accessibility", places: ["ViewTree/Views/Accessibility", "ViewTree/Views/Modifiers/Accessibility"]),
    .init(title: "Environment", places: ["ViewTree/Views/Modifiers/Environment", "ViewTree/Kit/Environment"]),
    .init(title: "Previews", places: ["ViewTree/Views/Previews"]),
    .init(
      title: "Controls and leaves of your own", names: ["DrawContext", "GlyphSet", "GlyphStyle"],
      places: ["ViewTree/Kit/Control"]),
    .init(title: "Geometry and other values", places: ["ViewTree/Engine/Base"]),
  ]

  private static let textTopics: [TopicRegister.Topic] = [
    .init(title: "Show a view", names: ["Screen", "ScreenOptions", "SnapshotFormat"]),
    .init(title: "Find and use controls", names: ["Element", "ElementContainer", "ElementError"]),
    .init(title: "Move time on", names: ["VirtualClock", "SettleError"]),
    .init(title: "Count updates", names: ["InvalidationTrace", "BindingReport", "TraceDifference"]),
    .init(title: "Record events", names: ["EventRecording"]),
    .init(title: "Draw previews", names: ["Previews"]),
    .init(title: "More", places: ["TextBackend"]),
  ]

  private static let screenTopics: [TopicRegister.Topic] = [
    .init(title: "Create and close a screen", names: ["init", "close"]),
    .init(title: "Read the picture", names: ["text", "render", "width", "height", "size", "resize"]),
    .init(
      title: "Find controls",
      names: ["find", "findAll", "findFirst", "frame", "elements", "descendants", "placeInWords"]),
    .init(title: "Press keys and type", names: ["press", "type", "paste"]),
    .init(
      title: "Use the pointer", names: ["click", "secondaryClick", "drag", "hover", "release", "scroll", "turnWheel"]),
    .init(title: "Move time on", names: ["advance", "settle", "clock"]),
    .init(title: "Read what went wrong", names: ["issues"]),
    .init(title: "Count evaluations", names: ["trace", "bindingReport"]),
    .init(title: "Record events", names: ["record", "startRecording", "stopRecording"]),
    .init(title: "More", places: ["TextBackend"]),
  ]

  private static let elementTopics: [TopicRegister.Topic] = [
    .init(
      title: "Read a control",
      names: [
        "role", "label", "value", "hint", "toggleState", "isEnabled", "isFocused", "isExpanded", "isSelected", "frame",
        "identifiers", "inputLabels", "customContent", "actions", "rotors", "description", "placeInWords",
      ]),
    .init(title: "Draw it", names: ["render", "text"]),
    .init(title: "Find what is within it", names: ["children", "descendants"]),
    .init(
      title: "Use a control",
      names: [
        "tap", "doubleTap", "longPress", "increment", "decrement", "expand", "collapse", "select", "perform",
        "openContextMenu", "swipe",
      ]),
    .init(title: "Type", names: ["focus", "type", "clear", "paste", "press"]),
    .init(title: "Move the pointer and scroll", names: ["hover", "drag", "scroll", "scrollTo", "turnWheel"]),
    .init(title: "Count evaluations", names: ["evaluations"]),
    .init(title: "More", places: ["TextBackend"]),
  ]

  private static let testingTopics: [TopicRegister.Topic] = [
    .init(
      title: "Compare pictures", names: ["expectSnapshot", "expectInlineSnapshot", "expectText", "SnapshotRecord"]),
    .init(title: "Expect elements", names: ["expectElements"]),
    .init(title: "Set up suites", names: ["SnapshotsTrait", "BudgetTrait"]),
    .init(title: "Compare previews", names: ["expectPreviews"]),
    .init(
      title: "Limit evaluations",
      names: [
        "expectInvalidations", "expectBudget", "expectStable", "ExpectedCount", "ExpectedGrowth", "EventCost",
        "LedgerTrait", "ledger",
      ]),
    .init(title: "Expect an issue", names: ["expectIssue"]),
    .init(title: "More", places: ["ViewTreeTesting"]),
  ]
}
