/// What a picker style makes a picker from: a label, and options of which one is chosen.
///
///     struct ChipsPickerStyle: PickerStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         HStack {
///           configuration.label
///           ForEach(configuration.options) { option in
///             Button { option.select() } label: { option }.bold(option.isSelected)
///           }
///         }
///       }
///     }
///
/// SwiftUI has no such type: there picker styles cannot be written.
public struct PickerStyleConfiguration: ControlConfiguration {
  /// A choice of one of several values: ``Role/picker``.
  public static var role: Role { .picker }

  /// The type of the picker's label.
  public typealias Label = ControlLabel<PickerStyleConfiguration>
  /// What is shown of the options, or instead of the chosen one.
  public typealias Content = ControlContent<PickerStyleConfiguration>

  /// One of the values that can be chosen: a view, with its state.
  ///
  /// It can be shown several times. A view that reads ``isSelected`` is evaluated again when that changes, and not when
  /// another option is chosen.
  nonisolated public struct Option: View, Identifiable, ViewPart {
    /// What tells the option from the others: its tag, where it is the only one that has it.
    public let id: AnyHashable
    /// What the option's view is tagged with; `nil` for one that cannot be chosen.
    public let tag: AnyHashable?
    let content: Content
    let state: Binding<ToggleState>

    /// Whether the option is chosen.
    public var isSelected: Bool { state.wrappedValue == .on }
    /// Whether some of the picker's sources have chosen it, and others have not.
    public var isMixed: Bool { state.wrappedValue == .mixed }

    /// Chooses the option; one without a tag, or with a tag of another type than the selection's, cannot be.
    @MainActor public func select() { state.wrappedValue = .on }

    /// The view of the option.
    @MainActor public var body: some View { content }
  }

  /// Options that belong together: those of a `Section`, or between two dividers.
  nonisolated public struct Section: Identifiable {
    /// The position among the sections.
    public let id: Int
    /// The title; empty where there is none.
    public let header: Content
    /// The options.
    public let options: [Option]
  }

  /// The picker's label.
  public let label: Label
  /// The options by sections; one section where the picker has none.
  public let sections: [Section]
  /// What is to be shown of the choice, where the picker says it; empty otherwise.
  public let currentValueLabel: Content
  let chosenIndex: Binding<Int?>

  /// All options in their order.
  public var options: [Option] { sections.flatMap(\.options) }

  /// The option that is chosen; `nil` if none is.
  public var selectedOption: Option? {
    chosenIndex.wrappedValue.map { options[$0] }
  }

  /// Chooses the option that stands so many places after the chosen one, or the nearest to that place.
  ///
  /// Where none is chosen, the one after it is the first, the one before it the last.
  @MainActor public func moveSelection(by step: Int) {
    let count = options.count
    guard count > 0, step != 0 else { return }
    let start = chosenIndex.wrappedValue ?? (step > 0 ? -1 : count)
    chosenIndex.wrappedValue = min(max(start + step, 0), count - 1)
  }
}

extension PickerStyleConfiguration {
  /// What the arrow keys along an axis do, and Home and End; says whether the key is one of them.
  @MainActor func handle(_ key: Key, along axis: Axis) -> Bool {
    switch key {
    case axis == .horizontal ? .left : .up: moveSelection(by: -1)
    case axis == .horizontal ? .right : .down: moveSelection(by: 1)
    case .home: moveSelection(by: -options.count)
    case .end: moveSelection(by: options.count)
    default: return false
    }
    return true
  }

  /// What the chosen option says.
  @MainActor var value: String? {
    if let option = selectedOption { return option.words }
    return options.contains(where: \.isMixed) ? "mixed" : nil
  }

  @MainActor func select(called words: String) throws {
    guard let option = options.first(where: { $0.words == words }) else {
      let known = options.map { "\"\($0.words)\"" }.joined(separator: ", ")
      throw ActionError(description: "there is no option \"\(words)\"; the options are \(known)")
    }
    option.select()
  }
}

extension PickerStyleConfiguration.Option {
  @MainActor fileprivate var words: String { spokenWords(of: content.content) }
}
