/// The configuration from which a picker style creates its view: a label, and options of which one is chosen.
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
/// SwiftUI has no such type, as it has no custom picker styles.
public struct PickerStyleConfiguration: ControlConfiguration {
  /// The role of a picker: ``Role/picker``.
  public static var role: Role { .picker }

  /// The type of the picker's label.
  public typealias Label = ControlLabel<PickerStyleConfiguration>
  /// The type of an option's view, and of the label of the current value.
  public typealias Content = ControlContent<PickerStyleConfiguration>

  /// A value that can be chosen: a view with its state.
  ///
  /// It can be shown several times. A view that reads ``isSelected`` is evaluated again only if that value changes.
  nonisolated public struct Option: View, Identifiable, ViewPart {
    /// The identity of the option: its tag, unless it has none or an option before it has the same.
    public let id: AnyHashable
    /// The tag of the option's view; `nil` for an option that cannot be chosen.
    public let tag: AnyHashable?
    let content: Content
    let state: Binding<ToggleState>

    /// A Boolean value that indicates whether the option is chosen.
    public var isSelected: Bool { state.wrappedValue == .on }
    /// A Boolean value that indicates whether only some of the picker's sources have chosen the option.
    public var isMixed: Bool { state.wrappedValue == .mixed }

    /// Chooses the option.
    ///
    /// Has no effect if the option has no tag, or a tag of a different type than the selection.
    @MainActor public func select() { state.wrappedValue = .on }

    /// The view of the option.
    @MainActor public var body: some View { content }
  }

  /// Options that belong together: the content of a `Section`, or the views between two dividers.
  nonisolated public struct Section: Identifiable {
    /// The identity of the section.
    public let id: AnyHashable
    /// The title; empty if the section has none.
    public let header: Content
    /// The options of the section.
    public let options: [Option]
  }

  /// The picker's label.
  public let label: Label
  /// The options by sections; a picker without sections has one.
  public let sections: [Section]
  /// The custom label of the current value; empty if the picker has none.
  public let currentValueLabel: Content
  let chosenIndex: Binding<Int?>

  /// All options in their order.
  public var options: [Option] { sections.flatMap(\.options) }

  /// The chosen option; `nil` if none is chosen.
  public var selectedOption: Option? { chosenIndex.wrappedValue.map { options[$0] } }

  /// Chooses the option a number of places after the chosen one, or the nearest to that place.
  ///
  /// If none is chosen, a positive step begins before the first option, a negative one after the last.
  @MainActor public func moveSelection(by step: Int) {
    let count = options.count
    guard count > 0, step != 0 else { return }
    let start = chosenIndex.wrappedValue ?? (step > 0 ? -1 : count)
    chosenIndex.wrappedValue = min(max(start + step, 0), count - 1)
  }
}

extension PickerStyleConfiguration {
  /// Handles the arrow keys along an axis, Home and End; returns whether the key is one of them.
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

  /// The words of the chosen option.
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
  @MainActor fileprivate var words: String { textContent(of: content.content) }
}
