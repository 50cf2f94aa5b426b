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

  static func == (a: SourcePlace, b: SourcePlace) -> Bool {
    a.line == b.line && (a.fileID.utf8Start == b.fileID.utf8Start || "\(a.fileID)" == "\(b.fileID)")
  }

  func hash(into hasher: inout Hasher) { hasher.combine(line) }
}

/// A binding of any type, asked by a trace how it is made.
protocol AnyBinding {
  var origin: BindingOrigin { get }
  /// Where in the source it was made, of closures.
  var place: SourcePlace? { get }
  /// The value; of a binding that is made of two closures what the first gives now.
  var currentValue: Any { get }
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
  var place: SourcePlace? { location.place }
  var vertex: Vertex? { location.vertex }
  var currentValue: Any { location.get() }
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
