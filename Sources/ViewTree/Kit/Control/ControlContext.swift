/// The appearance that a container requests of the controls in it.
///
///     Form { … }     [.rows, .switches, .boxes]        Menu { … }     [.items, .plainSections]
///
/// A container sets a value of its own, a constant where it can, because reading a constant is no dependency. A control
/// follows the options that it understands: neither knows the other's type. An automatic style chooses by it.
public struct ControlContext: OptionSet, Hashable, Sendable {
  /// Bit 0 is ``rows``, bit 1 ``switches``, bit 2 ``items``, bit 3 ``bar``, bit 4 ``boxes``, bit 5 ``plainSections``.
  public let rawValue: UInt8

  /// The options whose bits are set; see ``rawValue``.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Controls are rows as wide as the container: names at the leading edge, values at the trailing one.
  public static let rows = ControlContext(rawValue: 1)
  /// Controls with two states are shown as switches.
  public static let switches = ControlContext(rawValue: 2)
  /// Controls are the items of a menu, a row each without a frame; a choice closes the menu.
  public static let items = ControlContext(rawValue: 4)
  /// Controls stand in a bar: a control with two states is a button that stays down.
  public static let bar = ControlContext(rawValue: 8)
  /// Sections are shown as boxes.
  public static let boxes = ControlContext(rawValue: 16)
  /// Sections stand at the same edge as the views beside them.
  public static let plainSections = ControlContext(rawValue: 32)
}

struct ControlContextKey: LookKey {
  static var defaultValue: ControlContext { [] }
}

struct LabelsVisibilityKey: LookKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// The appearance that the enclosing container requests of its controls; empty by default.
  public var controlContext: ControlContext {
    get { self[ControlContextKey.self] }
    set { self[ControlContextKey.self] = newValue }
  }

  /// The visibility of controls' labels; a hidden label is still published for assistive technology.
  ///
  /// Follows [labelsVisibility](https://developer.apple.com/documentation/swiftui/environmentvalues/labelsvisibility).
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }

  /// Whether controls hide their labels.
  var labelsHidden: Bool { labelsVisibility == .hidden }
}
