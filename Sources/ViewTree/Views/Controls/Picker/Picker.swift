/// A control for choosing one of several values.
///
///     Flavor [ Vanilla v ]       Flavor [ Chocolate |*Vanilla*| Mint ]       Flavor (o) Vanilla
///                                                                                   ( ) Mint
///
/// Its content is a set of views with a ``View/tag(_:includeOptional:)``; an untagged view of a `ForEach` has the id of
/// its element as its tag. Sections and dividers group the views. A selection without a matching tag is reported as an
/// issue, and stays until a choice; `nil` selects nothing. Follows
/// [Picker](https://developer.apple.com/documentation/swiftui/picker).
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  private let label: Label
  private let sources: [Binding<SelectionValue>]
  private let content: Content
  private let currentValueLabel: AnyView

  private init(
    label: Label, sources: [Binding<SelectionValue>], content: Content, currentValueLabel: some View = EmptyView()
  ) {
    self.label = label
    self.sources = sources
    self.content = content
    self.currentValueLabel = AnyView(currentValueLabel)
  }

  /// Creates a picker with a label of any kind; `currentValueLabel` is shown for the current value in styles that show
  /// it alone.
  public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V = { EmptyView() }
  ) {
    self.init(label: label(), sources: [selection], content: content(), currentValueLabel: currentValueLabel())
  }

  /// Creates a picker with a label of any kind that controls several values: a choice writes all of them.
  public init<C: RandomAccessCollection, V: View>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V = { EmptyView() }
  ) {
    self.init(
      label: label(), sources: sources.map { $0[keyPath: selection] }, content: content(),
      currentValueLabel: currentValueLabel())
  }

  /// Creates a picker with a label that is passed as a value.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, sources: [selection], content: content())
  }
}

extension Picker: Control {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  @MainActor func resolve(in environment: EnvironmentValues) -> ResolvedControl {
    for source in sources { source.location.prepare() }
    let options = PickerOptions(OptionList(of: content) { $0.base is SelectionValue }, of: sources)
    environment.scope?.host?.reportValue {
      options.problem.wrappedValue.map { "\"\(textContent(of: label))\": \($0)" }
    }
    let context = environment.controlContext
    return StyledControl(
      PickerStyleConfiguration(
        label: .init(titles: label, in: context), sections: options.sections,
        currentValueLabel: .init(currentValueLabel), chosenIndex: options.chosenIndex),
      default: DefaultPickerStyle.self
    ) { picker in
      // In a menu the options are its rows.
      var semantics = Semantics(of: picker.label, isWhole: !context.contains(.items))
      semantics.value = { picker.value }
      semantics.selectOption = { try picker.select(called: $0) }
      return semantics
    }
    .resolve(in: environment)
  }
}

/// The options of a picker, with the states derived from its selection.
@MainActor private struct PickerOptions<Selection: Hashable> {
  private typealias Configuration = PickerStyleConfiguration

  let sections: [PickerStyleConfiguration.Section]
  let chosenIndex: Binding<Int?>
  /// The problem of the selection, in words.
  let problem: Binding<String?>

  init(_ list: OptionList, of sources: [Binding<Selection>]) {
    var seen: [AnyHashable: Int] = [:]
    sections = list.sections.map { section in
      let options = section.options.map { option in
        if let tag = option.tag { seen[tag, default: 0] += 1 }
        let id = option.tag.flatMap { seen[$0] == 1 ? $0 : nil } ?? AnyHashable(option.id)
        return Configuration.Option(
          id: id, tag: option.tag, content: .init(option.view), state: Self.state(of: option.tag, sources))
      }
      return Configuration.Section(
        id: AnyHashable(section.id), header: .init(section.header ?? AnyView(EmptyView())), options: options)
    }
    let tags = list.options.map(\.tag)
    let values = tags.map { $0.flatMap(Self.value) }
    chosenIndex = Binding(
      SelectionLocation(
        sources, key: tags,
        derive: { selections in
          guard let first = selections.first, selections.allSatisfy({ $0 == first }) else { return nil }
          return values.firstIndex(of: first)
        }, selection: { $0.flatMap { values[$0] } }))
    let repeated = seen.contains { $1 > 1 } ? Self.repeatedTag(tags) : nil
    problem = Binding(
      SelectionLocation(
        sources, key: tags,
        derive: { Self.problem(of: $0, among: values, tags) ?? repeated }, selection: { _ in nil }))
  }

  /// The tag as a selection; an optional matches its wrapped type, and a wrapped type matches its optional.
  private static func value(of tag: AnyHashable) -> Selection? { tag.base as? Selection }

  private static func state(of tag: AnyHashable?, _ sources: [Binding<Selection>]) -> Binding<ToggleState> {
    guard let tag, let value = value(of: tag) else { return .constant(.off) }
    return Binding(
      SelectionLocation(
        sources, key: tag,
        derive: { selections in
          let count = selections.count { $0 == value }
          return count == 0 ? .off : count == selections.count ? .on : .mixed
        }, selection: { $0 == .on ? value : nil }))
  }

  private static func repeatedTag(_ tags: [AnyHashable?]) -> String? {
    var seen: Set<AnyHashable> = []
    guard let tag = tags.lazy.compactMap({ $0 }).first(where: { !seen.insert($0).inserted }) else { return nil }
    return """
      several options have the tag \(shortDescription(of: tag.base)), so all of them show as chosen. \
      Give each option a tag of its own.
      """
  }

  private static func problem(of selections: [Selection], among values: [Selection?], _ tags: [AnyHashable?]) -> String?
  {
    let isNone = { (selection: Selection) in (selection as? any OptionalSelection)?.isNone == true }
    guard let other = selections.first(where: { !isNone($0) && !values.contains($0) }) else { return nil }
    let known = tags.compactMap { $0.map { shortDescription(of: $0.base) } }.joined(separator: ", ")
    let types = zip(tags, values).contains { $0 != nil && $1 == nil }
    return """
      the selection \(shortDescription(of: other)) has no option; \
      \(known.isEmpty ? "no view in it has a tag" : "the tags are \(known)")\
      \(types ? ", but not all of them have the type of the selection, \(Selection.self)" : ""). \
      Tag an option with it: .tag(…), or select one of the tags.
      """
  }
}

private protocol OptionalSelection {
  var isNone: Bool { get }
}

extension Optional: OptionalSelection {
  fileprivate var isNone: Bool { if case .none = self { true } else { false } }
}
