/// A stored property of a view that updates a value outside of it.
///
/// A custom one is composed of others: `@State`, `@Environment` and so on in it are connected before `update()` is
/// called, which happens before each evaluation of the view. Follows
/// [DynamicProperty](https://developer.apple.com/documentation/swiftui/dynamicproperty).
@preconcurrency public protocol DynamicProperty {
  /// Brings the property up to date; called before each evaluation of the view that has it.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing: the properties inside are brought up to date by themselves.
  public mutating func update() {}
}

/// What the properties of a view find when they are connected to its node.
struct PropertyContext {
  // The node that connects its view's properties holds them.
  @Unowned var owner: StateHost
  private let environmentLink: Unowned<EnvironmentScope>?
  var environment: EnvironmentScope? { environmentLink?.object }
  let ownerType: Any.Type

  /// The rule that evaluates the view.
  ///
  /// Most views need none: it is made when a property first asks for it.
  let rule: () -> ViewRule

  init(
    owner: StateHost, environment: EnvironmentScope?, ownerType: Any.Type, rule: @escaping () -> ViewRule
  ) {
    _owner = Unowned(owner)
    environmentLink = Unowned(ifAny: environment)
    (self.ownerType, self.rule) = (ownerType, rule)
  }
}

/// The rule that evaluates a view, as the view's properties see it.
class ViewRule: Rule {
  /// Makes the view be evaluated again.
  func invalidate(because cause: String) {}
}

/// A property wrapper of this module: it keeps what must survive from one view value to the next in a storage of its
/// node.
protocol ConnectedProperty: DynamicProperty {
  mutating func connect(to storage: inout AnyObject?, named name: String, in context: PropertyContext)
  /// Whether the property keeps something in the storage.
  static var needsStorage: Bool { get }
  /// Whether a property of this name must be connected at all.
  static func needsConnection(named name: String) -> Bool
  /// Whether one that is connected is not recorded when the body reads it.
  static var isReadPlainly: Bool { get }
  /// Called when the view is gone.
  static func disconnect(_ storage: AnyObject)

  /// Called before a view that has the property at this place reads, if the property needs no connection. By its place,
  /// because to copy a property takes longer than to prepare it.
  static func prepare(at place: StoredField)
  /// What is read when the property's value is, to name the property as the cause of an evaluation.
  func vertex(in storage: AnyObject?) -> Vertex?
  /// What a trace wants to know of the property.
  func traced(in storage: AnyObject?, _ environment: EnvironmentScope?) -> TracedProperty
}

/// What a trace wants to know of a property of a view: how a binding is made, or what a state is called, and the value or
/// the object that it holds.
struct TracedProperty {
  var origin: BindingOrigin?
  var object: AnyObject?
  /// Whether `$name` gives bindings to what the object has.
  var isProjected = true
  /// What is read when the value is.
  var vertex: Vertex?
  /// The value of a state or a binding.
  var value: (() -> Any)?
  /// Reads the value, where it is not known before what is read.
  var read: (() -> Void)?
  /// Returns the issue of an object that the environment lacks.
  var missing: (() -> String?)?
}

extension ConnectedProperty {
  static var needsStorage: Bool { true }
  static var isReadPlainly: Bool { false }
  static func needsConnection(named name: String) -> Bool { true }
  static func disconnect(_ storage: AnyObject) {}
  static func prepare(at place: StoredField) {}
  func vertex(in storage: AnyObject?) -> Vertex? { nil }
  func traced(in storage: AnyObject?, _ environment: EnvironmentScope?) -> TracedProperty { TracedProperty() }
}

/// What the properties of a view keep in the view's node.
///
/// Most views have one that keeps something: it needs no array.
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

/// The dynamic properties of a type: where they are and how each is connected.
///
/// Made once per type.
///
/// Sendable: it never changes but for the type of the nodes, which the main actor sets.
final class PropertyPlan: @unchecked Sendable {
  struct Entry {
    let offset: Int
    let name: String
    let type: Any.Type
    /// The place of the property's storage among those of the view, if it needs one.
    let storageIndex: Int?
    /// `nil` for a property that is only to be named.
    fileprivate let connect: ((StoredField, inout AnyObject?, String, PropertyContext) -> Void)?
    fileprivate let disconnect: (AnyObject) -> Void
    /// Whether it is connected, and not recorded when the body reads it.
    fileprivate var isReadPlainly = false
    /// The type of a property that is only to be prepared.
    fileprivate var prepared: (any ConnectedProperty.Type)?
    fileprivate var vertex: (StoredField, AnyObject?) -> Vertex? = { _, _ in nil }
    fileprivate var traced: (StoredField, AnyObject?, EnvironmentScope?) -> TracedProperty
  }

  let entries: [Entry]
  /// The type of the nodes of such views, once there is one: a generic type is looked up by all its arguments each time.
  @exclusivity(unchecked) var nodeType: AnyClass?
  /// Whether there is something to connect.
  let connects: Bool
  /// Whether there is something that is not recorded when the body reads it.
  let readsPlainly: Bool
  /// Those that are to be prepared.
  private let preparations: [(offset: Int, type: any ConnectedProperty.Type)]
  var prepares: Bool { !preparations.isEmpty }

  private init(entries: [Entry]) {
    self.entries = entries
    connects = entries.contains { $0.connect != nil }
    readsPlainly = entries.contains(where: \.isReadPlainly)
    preparations = entries.compactMap { entry in entry.prepared.map { (entry.offset, $0) } }
  }

  @MainActor private static let plans = TypeTable<PropertyPlan>(placeBits: 9)

  /// `host`: the type that has the properties.
  ///
  /// It is the view's own, or that of its first stored property: a style, a view modifier.
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

  /// Prepares what the view's properties read.
  ///
  /// The view is lent: to copy it costs more than to prepare it.
  @inline(__always) func prepare<V>(_ view: inout V) {
    StoredFields.of(&view) { fields in
      for (offset, type) in preparations { type.prepare(at: fields[offset]) }
    }
  }

  /// Tells the storages that the view is gone.
  func disconnect(_ storages: PropertyStorages) {
    for entry in entries {
      if let index = entry.storageIndex, let storage = storages[index] {
        entry.disconnect(storage)
      }
    }
  }

  /// The name of the property that reads a vertex.
  func name<V>(of vertex: Vertex, in view: V, _ storages: PropertyStorages) -> String? {
    StoredFields.reading(view) { fields in
      entries.first { entry in
        let storage = entry.storageIndex.flatMap { storages[$0] }
        return entry.vertex(fields[entry.offset], storage) === vertex
      }?.name
    }
  }

  /// The names of the properties that are not the same in two values.
  func names<V>(differingIn old: V, _ new: V) -> [String] {
    let differing = Set(StoredParts.of(V.self).names(differingIn: old, new))
    var names: [String] = []
    for entry in entries where differing.contains(entry.name) && !names.contains(entry.name) {
      names.append(entry.name)
    }
    return names
  }

  /// Calls `body` with what a trace wants to know of each property.
  func forEachTraced<V>(
    in view: V, _ storages: PropertyStorages, _ environment: EnvironmentScope?, _ body: (Entry, TracedProperty) -> Void
  ) {
    StoredFields.reading(view) { fields in
      for entry in entries {
        body(entry, entry.traced(fields[entry.offset], entry.storageIndex.flatMap { storages[$0] }, environment))
      }
    }
  }

  /// `name` is that of the view's property in which these fields are.
  private static func addEntries(of type: Any.Type, at base: Int, name: String?, to entries: inout [Entry]) {
    guard isStructure(type) else { return }
    forEachField(of: type) { field in
      // To see that a type does not conform takes the runtime a tenth of a millisecond.
      guard !isOptional(field.type), !isFunction(field.type), let property = field.type as? any DynamicProperty.Type
      else { return }
      let offset = base + field.offset
      let name = name ?? field.name
      if let property = property as? any ConnectedProperty.Type {
        let index = property.needsStorage ? entries.count { $0.storageIndex != nil } : nil
        entries.append(entry(property, offset, name, index, connects: property.needsConnection(named: field.name)))
      } else {
        addEntries(of: field.type, at: offset, name: name, to: &entries)
        entries.append(updateEntry(property, offset, name))
      }
    }
  }

  private static func entry<P: ConnectedProperty>(
    _ type: P.Type, _ offset: Int, _ name: String, _ storageIndex: Int?, connects: Bool
  ) -> Entry {
    Entry(
      offset: offset, name: name, type: type, storageIndex: storageIndex,
      connect: connects
        ? { $0[P.self].connect(to: &$1, named: $2, in: $3) } : nil,
      disconnect: { P.disconnect($0) },
      isReadPlainly: connects && P.isReadPlainly,
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
