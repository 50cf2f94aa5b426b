// A rotor is a list with which assistive technology moves between some views. It is published as its name and the names
// of its entries; a test moves to an entry by finding the view itself.

/// A type that contributes entries to a rotor.
///
/// Follows
/// [AccessibilityRotorContent](https://developer.apple.com/documentation/swiftui/accessibilityrotorcontent).
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
  /// The type of the content's body.
  associatedtype Body: AccessibilityRotorContent

  /// The entries that the content is composed of.
  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Content that provides its entries without a body.
nonisolated private protocol RotorPlaces {
  var places: [String] { get }
}

extension AccessibilityRotorContent {
  /// The names of the entries in their order.
  nonisolated fileprivate var names: [String] {
    if let places = (self as? any RotorPlaces)?.places { return places }
    return onMainActor(self) { $0.body }.names
  }
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorContent where Body == Never {
  /// Never called: primitive content has no body.
  public var body: Never { noBody(of: Self.self) }
}

/// A result builder that combines the entries of a closure.
///
/// Follows
/// [AccessibilityRotorContentBuilder](https://developer.apple.com/documentation/swiftui/accessibilityrotorcontentbuilder).
@resultBuilder nonisolated public enum AccessibilityRotorContentBuilder {
  /// Returns content of one or more entries.
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// Reports at compile time that a plain view is not an entry.
  @available(*, unavailable, message: "a view is not a rotor entry: write AccessibilityRotorEntry(\"Title\", id: id)")
  public static func buildExpression<V: View>(_ view: V) -> AccessibilityRotorEntry<Int> { fatalError() }
  /// Returns the only content of a closure.
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// Combines several contents.
  public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> some AccessibilityRotorContent {
    var parts: [any AccessibilityRotorContent] = []
    repeat parts.append(each content)
    return RotorParts(parts: parts)
  }
  /// Returns entries that exist while a condition is true.
  public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> some AccessibilityRotorContent {
    RotorParts(parts: content.map { [$0] } ?? [])
  }
}

nonisolated private struct RotorParts: AccessibilityRotorContent, RotorPlaces {
  typealias Body = Never

  let parts: [any AccessibilityRotorContent]

  var places: [String] { parts.flatMap(\.names) }
}

/// An entry of a rotor.
///
/// Follows [AccessibilityRotorEntry](https://developer.apple.com/documentation/swiftui/accessibilityrotorentry).
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// `Never`: an entry is primitive and has no body.
  public typealias Body = Never

  fileprivate let name: String

  /// Creates an entry with a name for a view of a collection with an identity.
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {
    name = label.plainText
  }
  /// Creates an entry with a localized name for a view of a collection with an identity.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), id: id)
  }
  /// Creates an entry with a verbatim name for a view of a collection with an identity.
  @_disfavoredOverload public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    name = String(label)
  }
  /// Creates an entry for a view with `accessibilityRotorEntry(id:in:)`; with `nil` its name is empty.
  public init(
    _ label: Text?, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    name = label?.plainText ?? ""
  }
  /// Creates an entry with a localized name for a view with `accessibilityRotorEntry(id:in:)`.
  public init(
    _ labelKey: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), id: id)
  }
  /// Creates an entry with a verbatim name for a view with `accessibilityRotorEntry(id:in:)`.
  @_disfavoredOverload public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    name = String(label)
  }
}

extension AccessibilityRotorEntry: RotorPlaces {
  nonisolated fileprivate var places: [String] { [name] }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Never called: a `ForEach` has no body.
  @MainActor public var body: Never { noBody(of: Self.self) }

  /// Creates entries for the elements of a collection, which are identified by a key path.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, ids: ForEachIDs { $0[keyPath: id] })
  }

  /// Creates entries for the identifiable elements of a collection.
  nonisolated public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, ids: ForEachIDs(\.id))
  }

  /// Creates entries for the numbers of a range.
  nonisolated public init(_ data: Range<Int>, @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, ids: .numbers)
  }
}

extension ForEach: RotorPlaces where Content: AccessibilityRotorContent {
  nonisolated fileprivate var places: [String] { data.flatMap { content($0).names } }
}

/// A rotor that the system provides.
///
/// Follows [AccessibilitySystemRotor](https://developer.apple.com/documentation/swiftui/accessibilitysystemrotor).
public struct AccessibilitySystemRotor: Hashable, Sendable {
  fileprivate let name: String

  /// The rotor of headings.
  public static let headings = AccessibilitySystemRotor(name: "headings")
  /// The rotor of links.
  public static let links = AccessibilitySystemRotor(name: "links")
  /// The rotor of pictures.
  public static let images = AccessibilitySystemRotor(name: "images")
  /// The rotor of lists.
  public static let lists = AccessibilitySystemRotor(name: "lists")
  /// The rotor of tables.
  public static let tables = AccessibilitySystemRotor(name: "tables")
  /// The rotor of text fields.
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
  /// The rotor of landmarks.
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
  /// The rotor of bold text.
  public static let boldText = AccessibilitySystemRotor(name: "boldText")
  /// The rotor of italic text.
  public static let italicText = AccessibilitySystemRotor(name: "italicText")
  /// The rotor of underlined text.
  public static let underlineText = AccessibilitySystemRotor(name: "underlineText")
  /// The rotor of misspelled words.
  public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")
}

extension View {
  /// Adds a rotor with a name, with which assistive technology moves between views: `Element.rotors`.
  ///
  /// A view with several elements that is not published itself becomes a group with the rotor. Follows
  /// [accessibilityRotor(_:entries:)](https://developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:)).
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { publishedRotor(label.plainText) { entries().names } }
  /// Adds a rotor with a localized name.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { publishedRotor(Text(labelKey).plainText) { entries().names } }
  /// Adds a rotor with a verbatim name.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { publishedRotor(String(label)) { entries().names } }
  /// Adds entries to a rotor of the system.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { publishedRotor(systemRotor.name) { entries().names } }

  /// Adds a rotor with a name, and an entry for each model.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { publishedRotor(label.plainText) { entries.map { $0[keyPath: entryLabel] } } }
  /// Adds a rotor with a localized name, and an entry for each model.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { publishedRotor(Text(labelKey).plainText) { entries.map { $0[keyPath: entryLabel] } } }
  /// Adds an entry for each model to a rotor of the system.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { publishedRotor(systemRotor.name) { entries.map { $0[keyPath: entryLabel] } } }
  /// Adds a rotor with a localized name and an entry for each model, identified by a key path.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { publishedRotor(label.plainText) { entries.map { $0[keyPath: entryLabel] } } }
  /// Adds a rotor with a localized name and an entry for each model, identified by a key path.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { publishedRotor(Text(labelKey).plainText) { entries.map { $0[keyPath: entryLabel] } } }
  /// Adds a rotor with a name; ranges of text have no effect, so it has no entries.
  nonisolated public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
    publishedRotor(label.plainText) { [] }
  }
  /// Adds a rotor with a localized name; ranges of text have no effect, so it has no entries.
  nonisolated public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { publishedRotor(Text(labelKey).plainText) { [] } }
}
