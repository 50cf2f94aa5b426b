/// The grid of a month; where the time is shown, its field is below.
///
///     Date
///      <       January 2026       >
///      Su  Mo  Tu  We  Th  Fr  Sa
///                       1   2   3
///       4 ( 5)  6   7   8   9  10
///      11  12  13 [14] 15  16  17
///
/// Where the month has no room, not even with its days closer together, the units of the date stand there as rolls.
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
