/// The parts of a date that a date picker shows and changes; an empty set counts as all.
///
/// Follows [DatePickerComponents](https://developer.apple.com/documentation/swiftui/datepickercomponents).
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The components as bits.
  public let rawValue: UInt

  /// Creates the components of a raw value; unknown bits have no effect.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute in the format of the locale.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, month and year in the format of the locale.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for choosing a date, a time or both.
///
///     Date [ Jan 5, 2026 v ] [ 9:41 AM v ]
///
/// Calendar, locale and time zone come from the environment. A range limits the choice to the precision shown: if only
/// the date is shown, the days at both ends are included. Components that are not shown keep their values, but never
/// leave the range. A date out of the range is shown unchanged, is reported as an issue, and stays until another date
/// is chosen. Follows [DatePicker](https://developer.apple.com/documentation/swiftui/datepicker).
nonisolated public struct DatePicker<Label: View> {
  /// The parts of a date that the picker shows and changes.
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

  /// Creates a picker with a label of any kind, limited to a range: `start...end`, `start...` or `...end`.
  public init<R: _DateLimits>(
    selection: Binding<Date>, in range: R, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    let (first, last) = range._dates
    self.init(selection: selection, first, last, components: displayedComponents, label: label())
  }
}

extension DatePicker: Control {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  @MainActor func resolve(in environment: EnvironmentValues) -> ResolvedControl {
    let dates = PickerDates(context, minimum, maximum, components)
    environment.scope?.host?.reportValue { problem(dates) }
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
  /// The problem of the current date, in words.
  ///
  /// It is derived from the selection: the picker is evaluated again if the problem changes, not for each date.
  @MainActor private func problem(_ dates: PickerDates) -> String? {
    guard minimum != nil || maximum != nil else { return nil }
    $selection.location.prepare()
    let problem = Binding(
      SelectionLocation(
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

  /// Creates a picker with a localized title, limited to a range.
  public init<R: _DateLimits>(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: R,
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

  /// Creates a picker with a verbatim title, limited to a range.
  @_disfavoredOverload public init<S: StringProtocol, R: _DateLimits>(
    _ title: S, selection: Binding<Date>, in range: R, displayedComponents: Components = [.hourAndMinute, .date]
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
