// A rotor is a list by which a reader goes from one of some views to the next. It is published as its name and the names
// of its places; a test goes to a place by looking for the view itself.

/// What a rotor consists of.
///
/// Follows
/// [AccessibilityRotorContent](https://developer.apple.com/documentation/swiftui/accessibilityrotorcontent).
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
  /// The type of what it consists of.
  associatedtype Body: AccessibilityRotorContent

  /// What it consists of.
  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A content that knows its places without a body.
nonisolated private protocol RotorPlaces {
  var places: [String] { get }
}

extension AccessibilityRotorContent {
  /// What the places are called, in their order.
  nonisolated fileprivate var names: [String] {
    if let places = (self as? any RotorPlaces)?.places { return places }
    return onMainActor(self) { $0.body }.names
  }
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorContent where Body == Never {
  /// Never called: it consists of nothing else.
  public var body: Never { fatalError("\(typeName(Self.self)) has no body") }
}

/// Makes the content of a rotor of what stands in a closure.
///
/// Follows
/// [AccessibilityRotorContentBuilder](https://developer.apple.com/documentation/swiftui/accessibilityrotorcontentbuilder).
@resultBuilder nonisolated public enum AccessibilityRotorContentBuilder {
  /// One content.
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// Reports a plain view, which is no place.
  @available(*, unavailable, message: "a view is no place of a rotor: write AccessibilityRotorEntry(\"Title\", id: id)")
  public static func buildExpression<V: View>(_ view: V) -> AccessibilityRotorEntry<Int> { fatalError() }
  /// One content.
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// Several contents.
  public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> some AccessibilityRotorContent {
    var parts: [any AccessibilityRotorContent] = []
    repeat parts.append(each content)
    return RotorParts(parts: parts)
  }
  /// A content under a condition.
  public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> some AccessibilityRotorContent {
    RotorParts(parts: content.map { [$0] } ?? [])
  }
}

nonisolated private struct RotorParts: AccessibilityRotorContent, RotorPlaces {
  typealias Body = Never

  let parts: [any AccessibilityRotorContent]

  var places: [String] { parts.flatMap(\.names) }
}

/// One of the places to which a rotor goes.
///
/// Follows [AccessibilityRotorEntry](https://developer.apple.com/documentation/swiftui/accessibilityrotorentry).
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Never: it consists of nothing else.
  public typealias Body = Never

  fileprivate let name: String

  /// Creates a place by a name, with the identity of a view of a collection.
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {
    name = label.plainText
  }
  /// Creates a place by a name, with the identity of a view of a collection.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), id: id)
  }
  /// Creates a place by a name, with the identity of a view of a collection.
  @_disfavoredOverload public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    name = String(label)
  }
  /// Creates a place by a name, with what `accessibilityRotorEntry(id:in:)` says of a view.
  public init(
    _ label: Text?, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    name = label?.plainText ?? ""
  }
  /// Creates a place by a name, with what `accessibilityRotorEntry(id:in:)` says of a view.
  public init(
    _ labelKey: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), id: id)
  }
  /// Creates a place by a name, with what `accessibilityRotorEntry(id:in:)` says of a view.
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
  /// Never called: it consists of nothing else.
  @MainActor public var body: Never { fatalError("ForEach has no body") }

  /// Places for the elements of a collection.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, ids: ForEachIDs { $0[keyPath: id] })
  }

  /// Places for the elements of a collection, which are told apart by their `id`.
  nonisolated public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, ids: ForEachIDs(\.id))
  }

  /// Places for numbers.
  nonisolated public init(_ data: Range<Int>, @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, ids: .numbers)
  }
}

extension ForEach: RotorPlaces where Content: AccessibilityRotorContent {
  nonisolated fileprivate var places: [String] { data.flatMap { content($0).names } }
}

/// A rotor that every system has.
///
/// Follows [AccessibilitySystemRotor](https://developer.apple.com/documentation/swiftui/accessibilitysystemrotor).
public struct AccessibilitySystemRotor: Hashable, Sendable {
  fileprivate let name: String

  /// Titles.
  public static let headings = AccessibilitySystemRotor(name: "headings")
  /// Links.
  public static let links = AccessibilitySystemRotor(name: "links")
  /// Pictures.
  public static let images = AccessibilitySystemRotor(name: "images")
  /// Lists.
  public static let lists = AccessibilitySystemRotor(name: "lists")
  /// Tables.
  public static let tables = AccessibilitySystemRotor(name: "tables")
  /// Text fields.
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
  /// Landmarks.
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
  /// Bold text.
  public static let boldText = AccessibilitySystemRotor(name: "boldText")
  /// Italic text.
  public static let italicText = AccessibilitySystemRotor(name: "italicText")
  /// Underlined text.
  public static let underlineText = AccessibilitySystemRotor(name: "underlineText")
  /// Words that are spelled wrongly.
  public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")
}

extension View {
  nonisolated private func accessibilityRotor(
    named name: String, _ places: @escaping () -> [String]
  ) -> some View {
    modifier(AccessibilityTrait(rotor: PublishedRotor(name: name, places: places)))
  }

  /// Names places by which a reader goes from one view to the next: `Element.rotors`.
  ///
  /// A view that is not published itself, and in which there are several elements, is a group for it. Follows
  /// [accessibilityRotor(_:entries:)](https://developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:)).
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { accessibilityRotor(named: label.plainText) { entries().names } }
  /// Names places by which a reader goes from one view to the next.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { accessibilityRotor(named: Text(labelKey).plainText) { entries().names } }
  /// Names places by which a reader goes from one view to the next.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { accessibilityRotor(named: String(label)) { entries().names } }
  /// Names places by which a reader goes from one view to the next.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { accessibilityRotor(named: systemRotor.name) { entries().names } }

  /// Names places by which a reader goes from one view to the next.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { accessibilityRotor(named: label.plainText) { entries.map { $0[keyPath: entryLabel] } } }
  /// Names places by which a reader goes from one view to the next.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { accessibilityRotor(named: Text(labelKey).plainText) { entries.map { $0[keyPath: entryLabel] } } }
  /// Names places by which a reader goes from one view to the next.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { accessibilityRotor(named: systemRotor.name) { entries.map { $0[keyPath: entryLabel] } } }
  /// Names places by which a reader goes from one view to the next.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { accessibilityRotor(named: label.plainText) { entries.map { $0[keyPath: entryLabel] } } }
  /// Names places by which a reader goes from one view to the next.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { accessibilityRotor(named: Text(labelKey).plainText) { entries.map { $0[keyPath: entryLabel] } } }
  /// Names places by which a reader goes from one view to the next.
  nonisolated public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
    accessibilityRotor(named: label.plainText) { [] }
  }
  /// Names places by which a reader goes from one view to the next.
  nonisolated public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { accessibilityRotor(named: Text(labelKey).plainText) { [] } }
  /// Has no effect: a place of a rotor is published by its name.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }
}
