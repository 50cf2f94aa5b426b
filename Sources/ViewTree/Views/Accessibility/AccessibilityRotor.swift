// A rotor is a list by which a reader goes from one of some views to the next. A screen of text has the elements
// themselves: rotors are accepted, and not published.

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
  /// One content.
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// Several contents.
  public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> some AccessibilityRotorContent { AnyRotorContent() }
  /// A content under a condition.
  public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> some AccessibilityRotorContent {
    AnyRotorContent()
  }
}

nonisolated private struct AnyRotorContent: AccessibilityRotorContent {
  typealias Body = Never
}

/// One of the places to which a rotor goes.
///
/// Follows [AccessibilityRotorEntry](https://developer.apple.com/documentation/swiftui/accessibilityrotorentry).
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Never: it consists of nothing else.
  public typealias Body = Never

  /// A place by a name, with the identity of a view of a collection.
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
  /// A place by a name, with the identity of a view of a collection.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  /// A place by a name, with the identity of a view of a collection.
  @_disfavoredOverload public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  /// A place by a name, with what `accessibilityRotorEntry(id:in:)` says of a view.
  public init(
    _ label: Text?, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  /// A place by a name, with what `accessibilityRotorEntry(id:in:)` says of a view.
  @_disfavoredOverload public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
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
}

/// A rotor that every system has.
///
/// Follows [AccessibilitySystemRotor](https://developer.apple.com/documentation/swiftui/accessibilitysystemrotor).
public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let name: String

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
  /// Accepted: rotors are not published.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  /// Accepted: rotors are not published.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  /// Accepted: rotors are not published.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  /// Accepted: rotors are not published.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Accepted: rotors are not published.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// Accepted: rotors are not published.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// Accepted: rotors are not published.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// Accepted: rotors are not published.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// Accepted: rotors are not published.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// Accepted: rotors are not published.
  nonisolated public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View { self }
  /// Accepted: rotors are not published.
  nonisolated public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { self }
  /// Accepted: rotors are not published.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }
}
