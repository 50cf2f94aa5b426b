/// A style with the grid of a month; a field below it shows the time.
///
///     Date
///      <       January 2026       >
///      Su  Mo  Tu  We  Th  Fr  Sa
///                       1   2   3
///       4 ( 5)  6   7   8   9  10
///      11  12  13 [14] 15  16  17
///
/// If even the narrowest month does not fit, wheels show the units of the date.
///
/// Follows [GraphicalDatePickerStyle](https://developer.apple.com/documentation/swiftui/graphicaldatepickerstyle).
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
  @Environment(\.dateContext) private var context
  @Environment(\.labelsHidden) private var labelsHidden

  /// Creates the style, usually written `.graphical`.
  public init() {}

  /// Returns the view of one picker; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let dates = configuration.dates(in: context)
    VStack(alignment: .leading, spacing: 0) {
      if !labelsHidden { configuration.label }
      if dates.showsDate { CalendarOrWheel(dates: dates.onlyDate, selection: configuration.$selection) }
      if dates.showsTime { DateField(dates: dates.onlyTime, selection: configuration.$selection, hasStepper: true) }
    }
  }
}
