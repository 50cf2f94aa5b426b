// Finds the subviews of a view for containers that arrange them, such as `Group(subviews:transform:)`. Only the value
// is needed, before any evaluation: the search descends into the statements of builder closures, branches, collections
// and groups, and applies a modifier of several views to each. Every other view counts as one.

/// A view that consists of other views, or of none.
protocol SubviewSource: View {
  nonisolated func addSubviews(to list: inout SubviewList)
  /// The types of the views, if the type says which they are.
  nonisolated static var contents: [any View.Type] { get }
  /// The type of the identity of the view, or of its elements.
  nonisolated static var idType: Any.Type? { get }
  /// The type of the modifier, if the view is a modified one.
  nonisolated static var modifierType: (any ViewModifier.Type)? { get }
}

extension SubviewSource {
  nonisolated static var contents: [any View.Type] { [] }
  nonisolated static var idType: Any.Type? { nil }
  nonisolated static var modifierType: (any ViewModifier.Type)? { nil }
}

/// The subviews of a view.
package struct SubviewList {
  /// A subview: its identity, its view and its values.
  struct Entry {
    /// The path to the subview: statements, branches, ids.
    let id: [AnyHashable]
    var content: AnyView
    var values = ContainerValues()
    /// The view without its outer modifiers that have no body.
    fileprivate let inner: AnyView
    /// Whether a body in the view may pass values, which are not among ``values``.
    var passesMoreValues: Bool { type(of: inner.content).passesValues }

    fileprivate init(id: [AnyHashable], content: AnyView) { (self.id, self.content, inner) = (id, content, content) }
  }

  /// A section, or a view outside of any section.
  enum Part {
    case view(Entry)
    case section(Sectioned)
  }

  /// The subviews of a section.
  struct Sectioned {
    let id: [AnyHashable]
    var values = ContainerValues()
    var header: [Entry]
    var content: [Entry]
    var footer: [Entry]
  }

  private(set) var parts: [Part] = []
  private var path: [AnyHashable]

  private init(path: [AnyHashable]) { self.path = path }

  init<V: View>(of view: V) {
    self.init(path: [])
    add(view)
  }

  /// All subviews in order, including those of sections.
  var entries: [Entry] {
    parts.flatMap { part in
      switch part {
      case .view(let entry): [entry]
      case .section(let section): section.header + section.content + section.footer
      }
    }
  }

  /// The first of the subviews that make up a view.
  @MainActor @ViewBuilder package static func first<V: View>(of view: V) -> some View {
    if let first = SubviewList(of: view).entries.first { IDView(content: first.content, id: first.id) }
  }

  /// Whether some of the subviews belong to a section.
  var hasSections: Bool { parts.contains { if case .section = $0 { true } else { false } } }

  mutating func add<V: View>(_ view: V) {
    func add<S: SubviewSource>(_ type: S.Type) { (view as! S).addSubviews(to: &self) }
    if let type = V.self as? any SubviewSource.Type { add(type) } else { append(AnyView(view)) }
  }

  /// Adds a view that counts as one.
  mutating func append(_ view: AnyView) { append(Entry(id: path, content: view)) }

  mutating func append(_ entry: Entry) { parts.append(.view(entry)) }

  mutating func append(_ part: Part) { parts.append(part) }

  /// Adds a view one step further down the path.
  mutating func add<V: View>(_ view: V, at step: AnyHashable) {
    enter(step)
    add(view)
    leave()
  }

  /// Appends a step to the path.
  mutating func enter(_ step: AnyHashable) { path.append(step) }

  /// Removes the last step of the path.
  mutating func leave() { path.removeLast() }

  /// Runs `body` and adds container values to the views that it adds.
  mutating func adding(_ values: ContainerValues, _ body: (inout SubviewList) -> Void) {
    let start = parts.count
    body(&self)
    for index in start..<parts.count {
      switch parts[index] {
      case .view(var entry):
        entry.values.add(values)
        parts[index] = .view(entry)
      case .section(var section):
        section.values.add(values)
        parts[index] = .section(section)
      }
    }
  }

  /// Whether a subview or a section has an identity from `id(_:)`, or as an element of a collection.
  func contains(_ id: AnyHashable) -> Bool {
    entries.contains { $0.values[ExplicitID.self] == id }
      || parts.contains { if case .section(let section) = $0 { section.values[ExplicitID.self] == id } else { false } }
  }

  /// Adds a section.
  mutating func addSection<H: View, C: View, F: View>(header: H, content: C, footer: F) {
    func views<V: View>(_ view: V, at step: Int) -> [Entry] {
      var list = SubviewList(path: path)
      list.add(view, at: step)
      return list.entries
    }
    let section = Sectioned(
      id: path, header: views(header, at: 0), content: views(content, at: 1), footer: views(footer, at: 2))
    parts.append(.section(section))
  }

  /// Adds a view that counts as one, around content whose values it has if that is one subview, but for its own `id`.
  mutating func append<V: View>(_ view: AnyView, around content: V, id: AnyHashable? = nil) {
    let inner = SubviewList(of: content).entries
    var entry = Entry(id: path, content: view)
    if inner.count == 1 { entry.values = inner[0].values }
    if let id { entry.values[ExplicitID.self] = id }
    append(entry)
  }

  /// Adds a view with a modifier; if the view consists of several, each gets the modifier.
  fileprivate mutating func add<Content: View, M: ViewModifier>(modified view: ModifiedContent<Content, M>) {
    var inner = SubviewList(path: path)
    inner.add(view.content)
    let values = view.containerValues
    func modified(_ entry: Entry) -> Entry {
      var entry = entry
      entry.content =
        Content._isUnary ? AnyView(view) : AnyView(ModifiedContent(content: entry.content, modifier: view.modifier))
      entry.values.add(values)
      return entry
    }
    for part in inner.parts {
      switch part {
      case .view(let entry): parts.append(.view(modified(entry)))
      case .section(var section):
        section.values.add(values)
        section.header = section.header.map(modified)
        section.content = section.content.map(modified)
        section.footer = section.footer.map(modified)
        parts.append(.section(section))
      }
    }
  }
}

extension EmptyView: SubviewSource {
  nonisolated func addSubviews(to list: inout SubviewList) {}
}

extension Group: SubviewSource where Content: View {
  nonisolated static var contents: [any View.Type] { [Content.self] }
  nonisolated func addSubviews(to list: inout SubviewList) { list.add(content) }
}

extension Optional: SubviewSource where Wrapped: View {
  nonisolated static var contents: [any View.Type] { [Wrapped.self] }
  nonisolated func addSubviews(to list: inout SubviewList) { if let view = self { list.add(view) } }
}

extension _ConditionalContent: SubviewSource where TrueContent: View, FalseContent: View {
  nonisolated static var contents: [any View.Type] { [TrueContent.self, FalseContent.self] }
  nonisolated func addSubviews(to list: inout SubviewList) {
    switch self {
    case .trueContent(let view): list.add(view, at: true)
    case .falseContent(let view): list.add(view, at: false)
    }
  }
}

extension IDView: SubviewSource {
  static var contents: [any View.Type] { [Content.self] }
  static var idType: Any.Type? { ID.self }
  nonisolated func addSubviews(to list: inout SubviewList) {
    if Content._isUnary { return list.append(AnyView(self), around: content, id: AnyHashable(id)) }
    var values = ContainerValues()
    values[ExplicitID.self] = AnyHashable(id)
    list.adding(values) { $0.add(content, at: AnyHashable(id)) }
  }
}

extension ModifiedContent: SubviewSource where Content: View, Modifier: ViewModifier {
  nonisolated static var contents: [any View.Type] { [Content.self] }
  nonisolated static var modifierType: (any ViewModifier.Type)? { Modifier.self }

  /// A modifier with a body wraps all of its content; container values of a single subview apply to the whole.
  nonisolated func addSubviews(to list: inout SubviewList) {
    if Modifier.Body.self == Never.self { return list.add(modified: self) }
    list.append(AnyView(self), around: content)
  }

  nonisolated fileprivate var containerValues: ContainerValues {
    (modifier as? any ContainerValueModifier)?.containerValues ?? ContainerValues()
  }
}

extension EquatableView: SubviewSource {
  nonisolated static var contents: [any View.Type] { [Content.self] }
  nonisolated func addSubviews(to list: inout SubviewList) { list.append(AnyView(self), around: content) }
}

extension ForEach: SubviewSource where Content: View {
  nonisolated static var contents: [any View.Type] { [Content.self] }
  nonisolated static var idType: Any.Type? { ID.self }
  nonisolated func addSubviews(to list: inout SubviewList) {
    ids.prepare?(data)
    for (offset, id) in ids.all(data).enumerated() {
      // The content may have its own tag.
      var values = ContainerValues()
      values.add(tag: AnyHashable(id))
      values[ExplicitID.self] = AnyHashable(id)
      list.adding(values) { $0.add(content(ids.element(data, offset)), at: AnyHashable(id)) }
    }
  }
}
