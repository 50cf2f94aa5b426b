/// The kind and the source of a binding.
package struct BindingOrigin {
  /// The way a binding is made.
  package enum Kind: String, Sendable, Codable, CaseIterable {
    /// The binding to a state itself: `$name`.
    case state
    /// A key path: `$model.name`.
    case keyPath = "key path"
    /// A key path through a subscript: `$time[custom: date]`.
    case subscripted = "subscript"
    /// An element of a collection: `$items[2]`, or `$item` of a `ForEach`.
    case element = "element of a collection"
    /// Two closures: `Binding(get:set:)`.
    case closures
    /// A constant: `.constant(value)`.
    case constant
    /// A conversion: `Binding($optional)`.
    case converted
    /// A binding that the engine makes for itself.
    case other
  }

  package let kind: Kind
  /// The place in words: `SettingsView._model.wifi`, or `Binding(get:set:) at Settings.swift:12`.
  package let words: String
}

/// A location of any type, with the origin of the binding to it.
protocol OriginOwner: AnyObject {
  var origin: BindingOrigin { get }
}

/// A line of a source file.
struct SourcePlace: Sendable, Hashable {
  let fileID: StaticString
  let line: UInt

  /// The place in words: `Settings.swift:12`.
  var words: String {
    let file = "\(fileID)"
    return "\(file.lastIndex(of: "/").map { file[file.index(after: $0)...] } ?? file[...]):\(line)"
  }

  /// Whether it is in this package.
  var isInPackage: Bool { ViewTree.isPackageName("\(fileID)", separator: "/") }

  static func == (a: SourcePlace, b: SourcePlace) -> Bool { a.line == b.line && a.fileID.isSame(as: b.fileID) }

  func hash(into hasher: inout Hasher) { hasher.combine(line) }
}

/// A binding of any type, as a trace reads it.
protocol AnyBinding {
  var origin: BindingOrigin { get }
  /// The place in the source at which a binding of closures was made.
  var place: SourcePlace? { get }
  /// The value. A binding of closures calls its `get`.
  var currentValue: Any { get }
  /// The vertex that a rule depends on if it reads the value.
  var vertex: Vertex? { get }
}

/// The binding of a control that stores only the closures, for the binding report; it is ignored in comparisons.
struct SourceBinding: SelfComparing {
  let binding: any AnyBinding

  init(_ binding: any AnyBinding) { self.binding = binding }

  func isSame(as other: SourceBinding) -> Bool { true }
}

extension Binding: AnyBinding {
  var origin: BindingOrigin { location.origin }
  var place: SourcePlace? { location.place }
  var vertex: Vertex? { location.vertex }
  var currentValue: Any { location.get() }
}

/// A value that holds an observable object: a property wrapper, or `@State` with an object.
protocol ObjectHolder {
  var heldObject: AnyObject? { get }
}

extension Bindable: ObjectHolder {
  var heldObject: AnyObject? { Value.self is AnyClass ? wrappedValue as AnyObject : nil }
}

extension ObservedObject: ObjectHolder {
  var heldObject: AnyObject? { wrappedValue }
}
