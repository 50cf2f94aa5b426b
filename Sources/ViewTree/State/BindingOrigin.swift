/// How a binding is made, and from what.
struct BindingOrigin {
  /// How a binding is made.
  enum Kind: String, Sendable, Codable, CaseIterable {
    /// `$name`: the state itself.
    case state
    /// `$model.name`.
    case keyPath = "key path"
    /// `$time[custom: date]`, a key path through a subscript.
    case subscripted = "subscript"
    /// `$items[2]`, or `$item` of a `ForEach`.
    case element = "element of a collection"
    /// `Binding(get:set:)`.
    case closures
    /// `.constant(value)`.
    case constant
    /// `Binding($optional)`.
    case converted
    /// What the engine makes for itself.
    case other
  }

  let kind: Kind
  /// The place in words: `SettingsView._model.wifi`, or `Binding(get:set:) at Settings.swift:12`.
  let words: String
  /// Where in the source it was made, where that is known: that of closures.
  var place: SourcePlace?
}

/// A location of any type, asked how the binding to it is made.
protocol OriginOwner: AnyObject {
  /// Whether it is the place where a state is kept: to write there is to write the state itself.
  var isPlaceOfState: Bool { get }
  var origin: BindingOrigin { get }
}

/// A line of a source file.
struct SourcePlace: Sendable, Hashable {
  let fileID: StaticString
  let line: UInt

  /// `Settings.swift:12`.
  var words: String {
    let file = "\(fileID)"
    return "\(file.lastIndex(of: "/").map { file[file.index(after: $0)...] } ?? file[...]):\(line)"
  }

  /// Whether it is in this module.
  var isOwn: Bool { "\(fileID)".hasPrefix("ViewTree/") }

  static func == (a: SourcePlace, b: SourcePlace) -> Bool { a.line == b.line && "\(a.fileID)" == "\(b.fileID)" }

  func hash(into hasher: inout Hasher) {
    hasher.combine("\(fileID)")
    hasher.combine(line)
  }
}

/// A binding of any type, asked by a trace how it is made.
protocol AnyBinding {
  var origin: BindingOrigin { get }
  /// Calls the closure of a binding that is made of two, to see what it reads.
  func readOnce()
  static var valueType: Any.Type { get }
  /// What a rule depends on that reads the value.
  var vertex: Vertex? { get }
}

/// The binding of which a control keeps closures alone, for the report of bindings: it takes no part in comparisons.
struct MadeFrom: SelfComparing {
  let binding: any AnyBinding

  init(_ binding: any AnyBinding) { self.binding = binding }

  func isSame(as other: MadeFrom) -> Bool { true }
}

extension Binding: AnyBinding {
  var origin: BindingOrigin { location.origin }
  var vertex: Vertex? { location.vertex }
  func readOnce() { _ = location.get() }
  static var valueType: Any.Type { Value.self }
}

/// What holds an object that says when it changes: a property wrapper, or `@State` with an object in it.
protocol ObjectHolder {
  var heldObject: AnyObject? { get }
}

extension Bindable: ObjectHolder {
  var heldObject: AnyObject? { Value.self is AnyClass ? wrappedValue as AnyObject : nil }
}

extension ObservedObject: ObjectHolder {
  var heldObject: AnyObject? { wrappedValue }
}

extension State: WrappingType { static var wrappedType: Any.Type { Value.self } }
extension Bindable: WrappingType { static var wrappedType: Any.Type { Value.self } }
extension ObservedObject: WrappingType { static var wrappedType: Any.Type { ObjectType.self } }
extension StateObject: WrappingType { static var wrappedType: Any.Type { ObjectType.self } }
extension EnvironmentObject: WrappingType { static var wrappedType: Any.Type { ObjectType.self } }
extension Binding: WrappingType { static var wrappedType: Any.Type { Value.self } }
extension Environment: WrappingType { static var wrappedType: Any.Type { Value.self } }
#if !canImport(Combine)
  extension Published: WrappingType { static var wrappedType: Any.Type { Value.self } }
#endif
