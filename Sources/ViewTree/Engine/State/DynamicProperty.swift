/// A stored property of a view that updates an external value.
///
/// A custom type is composed of others: the `@State`, `@Environment` and similar properties inside are connected before
/// `update()` is called, which happens before each evaluation of the view. Follows
/// [DynamicProperty](https://developer.apple.com/documentation/swiftui/dynamicproperty).
@preconcurrency public protocol DynamicProperty {
  /// Updates the property; called before each evaluation of the view that contains it.
  mutating func update()

  /// The connection of a property wrapper of this module; `nil` for other properties.
  static var _connection: _PropertyConnection? { get }
}

/// The connection of a property wrapper to its view's node.
///
/// A property returns its own: looking up a second conformance for each type of property would cost a program's start.
public struct _PropertyConnection {
  let type: any ConnectedProperty.Type
}

extension DynamicProperty {
  /// The connection: none.
  public static var _connection: _PropertyConnection? { nil }

  /// Does nothing: the properties inside are updated separately.
  public mutating func update() {}
}

/// The context in which the properties of a view are connected to its node.
struct PropertyContext {
  // The node that connects its view's properties retains both objects.
  @Unowned var owner: StateHost
  private let environmentLink: Unowned<EnvironmentScope>?
  var environment: EnvironmentScope? { environmentLink?.object }
  let ownerType: Any.Type

  /// Returns the rule that evaluates the view; most views need none, so it is created when a property first needs it.
  let rule: () -> ViewRule

  init(
    owner: StateHost, environment: EnvironmentScope?, ownerType: Any.Type, rule: @escaping () -> ViewRule
  ) {
    _owner = Unowned(owner)
    environmentLink = Unowned(ifAny: environment)
    (self.ownerType, self.rule) = (ownerType, rule)
  }
}

/// The rule that evaluates a view, as used by the view's properties.
class ViewRule: Rule {
  /// Requests an evaluation of the view.
  func invalidate(because cause: String) {}
}

/// A property wrapper of this module; its storage in the view's node survives from one view value to the next.
protocol ConnectedProperty: DynamicProperty {
  mutating func connect(to storage: inout AnyObject?, named name: String, in context: PropertyContext)
  /// Whether the property stores something in the storage.
  static var needsStorage: Bool { get }
  /// Whether a property of this name must be connected.
  static func needsConnection(named name: String) -> Bool
  /// Whether a connected property is read by the body without recording the read.
  static var isReadUntracked: Bool { get }
  /// Called when the view is removed.
  static func disconnect(_ storage: AnyObject)
  /// Returns a storage with the same value for the same view on another screen; `nil` if that view makes its own.
  static func twin(of storage: AnyObject, for owner: StateHost) -> AnyObject?

  /// Called before the view is evaluated, if the property needs no connection. Takes the property's place, because
  /// copying a property takes longer than preparing it.
  static func prepare(at place: StoredField)
  /// Returns the vertex behind the property's value, to name the property as the cause of an evaluation.
  func vertex(in storage: AnyObject?) -> Vertex?
  /// Returns the information about the property for traces.
  func traced(in storage: AnyObject?, _ environment: EnvironmentScope?) -> TracedProperty
}

/// The information about a property for traces: the origin of a binding or the name of a state, and the value or object
/// that it holds.
struct TracedProperty {
  var origin: BindingOrigin?
  var object: AnyObject?
  /// Whether `$name` provides bindings to the object's properties.
  var isProjected = true
  /// The vertex behind the value.
  var vertex: Vertex?
  /// The value of a state or a binding.
  var value: (() -> Any)?
  /// Reads the value, if the vertices behind it are known only by reading.
  var read: (() -> Void)?
  /// Returns the issue for an object that is missing in the environment.
  var missing: (() -> String?)?
}

extension ConnectedProperty {
  /// The connection of the property to its view's node.
  public static var _connection: _PropertyConnection? { _PropertyConnection(type: Self.self) }

  static var needsStorage: Bool { true }
  static var isReadUntracked: Bool { false }
  static func needsConnection(named name: String) -> Bool { true }
  static func disconnect(_ storage: AnyObject) {}
  static func twin(of storage: AnyObject, for owner: StateHost) -> AnyObject? { nil }
  static func prepare(at place: StoredField) {}
  func vertex(in storage: AnyObject?) -> Vertex? { nil }
  func traced(in storage: AnyObject?, _ environment: EnvironmentScope?) -> TracedProperty { TracedProperty() }
}

/// The storages of a view's properties, kept in the view's node; most views have at most one, which needs no array.
struct PropertyStorages {
  private var first: AnyObject?
  private var others: [AnyObject?] = []

  fileprivate subscript(index: Int) -> AnyObject? {
    get { index == 0 ? first : index <= others.count ? others[index - 1] : nil }
    set {
      guard index > 0 else { return first = newValue }
      while others.count < index { others.append(nil) }
      others[index - 1] = newValue
    }
  }
}

/// The dynamic properties of a type: their offsets, and how each is connected.
///
/// Created once per type.
///
/// Sendable: it never changes, except for the type of the nodes, which the main actor sets.
final class PropertyPlan: @unchecked Sendable {
  struct Entry {
    let offset: Int
    let name: String
    let type: Any.Type
    /// The index of the property's storage in the view's storages, if it needs one.
    let storageIndex: Int?
    /// `nil` for a property that needs no connection and is listed only for its name.
    fileprivate let connect: ((StoredField, inout AnyObject?, String, PropertyContext) -> Void)?
    fileprivate let disconnect: (AnyObject) -> Void
    fileprivate var twin: (AnyObject, StateHost) -> AnyObject? = { _, _ in nil }
    /// Whether the property is connected, and the body reads it without recording the read.
    fileprivate var isReadUntracked = false
    /// The type of a property that is prepared before each evaluation; `nil` for a property that is connected.
    fileprivate var prepared: (any ConnectedProperty.Type)?
    fileprivate var vertex: (StoredField, AnyObject?) -> Vertex? = { _, _ in nil }
    fileprivate var traced: (StoredField, AnyObject?, EnvironmentScope?) -> TracedProperty
  }

  let entries: [Entry]
  /// The type of the nodes of such views, once one exists; looking up a generic type by its arguments is slow.
  @safe @exclusivity(unchecked) var nodeType: AnyClass?
  /// Whether a property must be connected.
  let connects: Bool
  /// Whether the body reads a property without recording the read.
  let readsUntracked: Bool
  /// The properties that are prepared before each evaluation, and not connected.
  private let preparations: [(offset: Int, type: any ConnectedProperty.Type)]
  var prepares: Bool { !preparations.isEmpty }

  private init(entries: [Entry]) {
    self.entries = entries
    connects = entries.contains { $0.connect != nil }
    readsUntracked = entries.contains(where: \.isReadUntracked)
    preparations = entries.compactMap { entry in entry.prepared.map { (entry.offset, $0) } }
  }

  @MainActor private static let plans = TypeTable<PropertyPlan>(placeBits: 9)

  /// Returns the plan for a type.
  ///
  /// `host` is the type with the properties.
  ///
  /// It is the view's own type, or that of its first stored property: a style, a view modifier.
  @inline(__always) @MainActor static func of(_ type: Any.Type, host: @autoclosure () -> Any.Type) -> PropertyPlan {
    plans.value(of: type) ?? plans.keep(make(host()), of: type)
  }

  @MainActor private static func make(_ host: Any.Type) -> PropertyPlan {
    var entries: [Entry] = []
    addEntries(of: host, at: 0, name: nil, to: &entries)
    return PropertyPlan(entries: entries)
  }

  /// Connects the properties of a view.
  func connect<V>(_ view: inout V, to storages: inout PropertyStorages, in context: PropertyContext) {
    StoredFields.of(&view) { fields in
      for entry in entries {
        guard let connect = entry.connect else { continue }
        let property = fields[entry.offset]
        if let index = entry.storageIndex {
          connect(property, &storages[index], entry.name, context)
        } else {
          var none: AnyObject?
          connect(property, &none, entry.name, context)
        }
      }
    }
  }

  /// Prepares the view's properties before they are read.
  ///
  /// The view is passed `inout`, because copying it costs more than preparing it.
  @inline(__always) func prepare<V>(_ view: inout V) {
    StoredFields.of(&view) { fields in
      for (offset, type) in preparations { type.prepare(at: fields[offset]) }
    }
  }

  /// Notifies the storages that the view is removed.
  func disconnect(_ storages: PropertyStorages) {
    for entry in entries {
      if let index = entry.storageIndex, let storage = storages[index] { entry.disconnect(storage) }
    }
  }

  /// Whether a property stores something in the view's node.
  var hasStorages: Bool { entries.contains { $0.storageIndex != nil } }

  /// Returns storages with the same values for the same view on another screen.
  func twins(of storages: PropertyStorages, for owner: StateHost) -> PropertyStorages {
    var twins = PropertyStorages()
    for entry in entries {
      guard let index = entry.storageIndex, let storage = storages[index] else { continue }
      if let twin = entry.twin(storage, owner) { twins[index] = twin }
    }
    return twins
  }

  /// Returns the name of the property that reads a vertex.
  func name<V>(of vertex: Vertex, in view: V, _ storages: PropertyStorages) -> String? {
    StoredFields.reading(view) { fields in
      entries.first { entry in
        let storage = entry.storageIndex.flatMap { storages[$0] }
        return entry.vertex(fields[entry.offset], storage) === vertex
      }?.name
    }
  }

  /// Returns the names of the dynamic properties that differ between two values, each once.
  func names<V>(differingIn old: V, _ new: V) -> [String] {
    let differing = Set(StoredParts.of(V.self).names(differingIn: old, new))
    var names: [String] = []
    for entry in entries where differing.contains(entry.name) && !names.contains(entry.name) {
      names.append(entry.name)
    }
    return names
  }

  /// Calls `body` with the trace information of each property.
  func forEachTraced<V>(
    in view: V, _ storages: PropertyStorages, _ environment: EnvironmentScope?, _ body: (Entry, TracedProperty) -> Void
  ) {
    StoredFields.reading(view) { fields in
      for entry in entries {
        body(entry, entry.traced(fields[entry.offset], entry.storageIndex.flatMap { storages[$0] }, environment))
      }
    }
  }

  /// `name` is the view's property that contains these fields.
  private static func addEntries(of type: Any.Type, at base: Int, name: String?, to entries: inout [Entry]) {
    guard isStructure(type) else { return }
    forEachField(of: type) { field in
      // The runtime needs a tenth of a millisecond to find that a type does not conform.
      guard !isOptional(field.type), !isFunction(field.type), !isBasic(field.type),
        let property = frequentProperties.first(where: { $0 == field.type }) ?? field.type as? any DynamicProperty.Type
      else { return }
      let offset = base + field.offset
      let name = name ?? field.name
      if let property = property._connection?.type {
        let index = property.needsStorage ? entries.count { $0.storageIndex != nil } : nil
        entries.append(entry(property, offset, name, index, connects: property.needsConnection(named: field.name)))
      } else {
        addEntries(of: field.type, at: offset, name: name, to: &entries)
        entries.append(updateEntry(property, offset, name))
      }
    }
  }

  /// Whether a type is one of the standard library that views store most: none of them is a dynamic property.
  private static func isBasic(_ type: Any.Type) -> Bool {
    type == Bool.self || type == Int.self || type == Double.self || type == String.self
  }

  /// The properties that views store most, whose conformances need not be looked up.
  private static var frequentProperties: [any DynamicProperty.Type] {
    [State<Bool>.self, State<Int>.self, State<String>.self, Binding<Bool>.self, Binding<String>.self]
  }

  private static func entry<P: ConnectedProperty>(
    _ type: P.Type, _ offset: Int, _ name: String, _ storageIndex: Int?, connects: Bool
  ) -> Entry {
    Entry(
      offset: offset, name: name, type: type, storageIndex: storageIndex,
      connect: connects
        ? { $0[P.self].connect(to: &$1, named: $2, in: $3) } : nil,
      disconnect: { P.disconnect($0) },
      twin: { P.twin(of: $0, for: $1) },
      isReadUntracked: connects && P.isReadUntracked,
      prepared: connects ? nil : type,
      vertex: { $0[P.self].vertex(in: $1) },
      traced: { $0[P.self].traced(in: $1, $2) })
  }

  private static func updateEntry<P: DynamicProperty>(_ type: P.Type, _ offset: Int, _ name: String) -> Entry {
    Entry(
      offset: offset, name: name, type: type, storageIndex: nil,
      connect: { property, _, _, _ in property[P.self].update() },
      disconnect: { _ in },
      traced: { property, _, _ in TracedProperty(object: (property[P.self] as? any ObjectHolder)?.heldObject) })
  }
}
