/// The configuration from which a date picker style creates its view.
///
/// Follows
/// [DatePickerStyleConfiguration](https://developer.apple.com/documentation/swiftui/datepickerstyleconfiguration).
public struct DatePickerStyleConfiguration: ControlConfiguration {
  /// The role of a date picker: ``Role/datePicker``.
  public static var role: Role { .datePicker }

  /// The type of the control's label.
  public typealias Label = ControlLabel<DatePickerStyleConfiguration>

  /// The control's label.
  public let label: Label
  /// The chosen date; the style writes it.
  @Binding public var selection: Date
  /// The earliest date that can be chosen; `nil` sets no limit.
  public let minimumDate: Date?
  /// The latest date that can be chosen; `nil` sets no limit.
  public let maximumDate: Date?
  /// The parts of the date that are shown and can be chosen.
  public let displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }

  func dates(in context: DateContext) -> PickerDates {
    PickerDates(context, minimumDate, maximumDate, displayedComponents)
  }
}

/// A type that defines the appearance of date pickers: a view composed of a label, a date and its displayed components.
///
/// A style writes `configuration.selection` and keeps it between `minimumDate` and `maximumDate`; the value is not
/// checked.
///
/// Follows [DatePickerStyle](https://developer.apple.com/documentation/swiftui/datepickerstyle).
@MainActor @preconcurrency public protocol DatePickerStyle: ControlStyle<DatePickerStyleConfiguration> {
  /// The configuration that the style receives.
  typealias Configuration = DatePickerStyleConfiguration
}

extension View {
  /// Sets the appearance of the date pickers in the view.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style: compact; on a desktop, a field with a stepper.
///
///     Day [ Jan 5, 2026 v ]     Day [ 01/05/2026 ] [-|+]
///
/// Follows [DefaultDatePickerStyle](https://developer.apple.com/documentation/swiftui/defaultdatepickerstyle).
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style, usually written `.automatic`.
  public init() {}
}

extension DefaultDatePickerStyle: AutomaticStyle {
  nonisolated static func choice(in environment: EnvironmentValues) -> StyleLink<DatePickerStyleConfiguration> {
    environment.idiom == .desktop ? stepperField : compact
  }

  private static let stepperField = StyleLink(default: StepperFieldDatePickerStyle())
  private static let compact = StyleLink(default: CompactDatePickerStyle())
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style: compact; on a desktop, a field with a stepper.
  public static var automatic: DefaultDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A button for the date and one for the time: `[ Jan 5, 2026 v ]`.
  public static var compact: CompactDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The date in brackets: `[ 01/05/2026 ]`.
  public static var field: FieldDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// The date in brackets, with a stepper: `[ 01/05/2026 ] [-|+]`.
  public static var stepperField: StepperFieldDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The grid of a month.
  public static var graphical: GraphicalDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The units of the date as wheels.
  public static var wheel: WheelDatePickerStyle { .init() }
}
