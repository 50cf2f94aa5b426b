/// What a container asks of the controls in it.
///
///     Form { … }     [.rows, .switches, .boxes]        Menu { … }     [.items, .plainSections]
///
/// A container sets a value of its own, a constant where it can, as what is read of a constant is no dependency. A control
/// heeds what it understands: neither knows the other's name. An automatic style chooses by it.
public struct ControlContext: OptionSet, Hashable, Sendable {
  /// Bit 0 is ``rows``, bit 1 ``switches``, bit 2 ``items``, bit 3 ``bar``, bit 4 ``boxes``, bit 5 ``plainSections``.
  public let rawValue: UInt8

  /// The wishes whose bits are set; see ``rawValue``.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Controls are rows as wide as the container: names at the leading edge, values at the trailing one.
  public static let rows = ControlContext(rawValue: 1)
  /// What is on or off is shown by switches.
  public static let switches = ControlContext(rawValue: 2)
  /// Controls are the items of a menu, a row each without a frame; a choice closes the menu.
  public static let items = ControlContext(rawValue: 4)
  /// Controls stand in a bar: what is on or off is a button that stays down.
  public static let bar = ControlContext(rawValue: 8)
  /// Sections are boxes.
  public static let boxes = ControlContext(rawValue: 16)
  /// Sections stand at the same edge as what is beside them.
  public static let plainSections = ControlContext(rawValue: 32)
}

struct ControlContextKey: LookKey {
  static var defaultValue: ControlContext { [] }
}

struct LabelsVisibilityKey: LookKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// What the container around asks of its controls; nothing by default.
  public var controlContext: ControlContext {
    get { self[ControlContextKey.self] }
    set { self[ControlContextKey.self] = newValue }
  }

  /// Whether controls show their labels; one that does not keeps it for those who cannot see it.
  ///
  /// Follows [labelsVisibility](https://developer.apple.com/documentation/swiftui/environmentvalues/labelsvisibility).
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }

  /// Whether controls leave out their labels.
  var labelsHidden: Bool { labelsVisibility == .hidden }
}
