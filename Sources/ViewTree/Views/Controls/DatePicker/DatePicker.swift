/// Which parts of a date a date picker shows and changes; none counts as all.
///
/// Follows [DatePickerComponents](https://developer.apple.com/documentation/swiftui/datepickercomponents).
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The components as bits.
  public let rawValue: UInt

  /// Creates the components of a raw value; unknown bits count as nothing.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Hour and minute in the manner of the locale.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year in the manner of the locale.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that chooses a date, a time or both.
///
///     Date [ Jan 5, 2026 v ] [ 9:41 AM v ]
///
/// Calendar, locale and time zone are the environment's. A range limits what can be chosen, to the precision of what is
/// shown: with the date alone both days at its ends are within. What is not shown is kept, but never beyond the range. A
/// date out of the range is shown as it is, is an issue, and stays until another one is chosen.
/// Follows [DatePicker](https://developer.apple.com/documentation/swiftui/datepicker).
nonisolated public struct DatePicker<Label: View> {
  /// What a picker shows and changes.
  public typealias Components = DatePickerComponents

  @Binding private var selection: Date
  private let minimum: Date?
  private let maximum: Date?
  private let components: DatePickerComponents
  private let label: Label
  @Environment(\.dateContext) private var context

  private init(
    selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, components: DatePickerComponents, label: Label
  ) {
    _selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
    self.label = label
  }

  /// Creates a picker with a label of any kind, without limits.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, nil, nil, components: displayedComponents, label: label())
  }

  /// Creates a picker with a label of any kind, limited to a range, its ends included.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, range.lowerBound, range.upperBound, components: displayedComponents, label: label())
  }

  /// Creates a picker with a label of any kind, not before a date.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, range.lowerBound, nil, components: displayedComponents, label: label())
  }

  /// Creates a picker with a label of any kind, not after a date.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, nil, range.upperBound, components: displayedComponents, label: label())
  }

}

extension DatePicker: Control {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  @MainActor func resolve(in environment: EnvironmentValues) -> ResolvedControl {
    let dates = PickerDates(context, minimum, maximum, components)
    if let problem = problem(dates) { environment.scope?.host?.report(problem) }
    return StyledControl(
      DatePickerStyleConfiguration(
        label: .init(titles: label), selection: $selection, minimumDate: minimum, maximumDate: maximum,
        displayedComponents: components),
      default: DefaultDatePickerStyle.self
    ) { picker in
      let selection = picker.$selection
      var semantics = Semantics(of: picker.label)
      semantics.value = { dates.text(of: selection.wrappedValue) }
      semantics.selectDate = { selection.wrappedValue = try dates.checked($0, replacing: selection.wrappedValue) }
      semantics.increment = { selection.wrappedValue = dates.step(selection.wrappedValue, by: 1) }
      semantics.decrement = { selection.wrappedValue = dates.step(selection.wrappedValue, by: -1) }
      return semantics
    }
    .resolve(in: environment)
  }
}

extension DatePicker {
  /// What is wrong with the date, in words.
  ///
  /// It is a rule of its own: the picker is made again when that changes, not with each date.
  @MainActor private func problem(_ dates: PickerDates) -> String? {
    guard minimum != nil || maximum != nil else { return nil }
    $selection.location.prepare()
    let problem = Binding(
      PickedLocation(
        [$selection], key: [minimum, maximum], derive: { $0.first.flatMap(dates.problem) }, selection: { _ in nil }))
    return problem.wrappedValue
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a localized title, without limits.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker with a localized title, limited to a range, its ends included.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker with a localized title, not before a date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker with a localized title, not after a date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker with a verbatim title, without limits.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker with a verbatim title, limited to a range, its ends included.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker with a verbatim title, not before a date.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker with a verbatim title, not after a date.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Creates the date picker of a configuration in the next outer style.
  public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      selection: configuration.$selection, configuration.minimumDate, configuration.maximumDate,
      components: configuration.displayedComponents, label: configuration.label)
  }
}
