/// The grid of a month, or wheels for the units of a date if even the narrowest grid does not fit.
struct CalendarOrWheel: View {
  let dates: PickerDates
  @Binding var selection: Date
  var onChoice: @MainActor () -> Void = {}

  @MainActor var body: some View {
    ViewThatFits(shrunkIn: .horizontal) {
      CalendarMonth(dates: dates, selection: $selection, onChoice: onChoice)
      DateWheel(dates: dates.onlyDate, selection: $selection)
    }
  }
}

/// The grid of a month for choosing a day.
///
///      <       January 2026       >
///      Su  Mo  Tu  We  Th  Fr  Sa
///                       1   2   3
///       4 ( 5)  6   7   8   9  10
///      11  12  13 [14] 15  16  17
///
/// The chosen day is in brackets, today in parentheses; a day out of the range is dimmed and cannot be chosen.
struct CalendarMonth: View, ViewPart {
  let dates: PickerDates
  @Binding var selection: Date
  var onChoice: @MainActor () -> Void = {}
  @State private var browsed: BrowsedMonth?
  @Environment(\.now) private var now

  /// The month that the user turned to; used until the selection changes.
  private struct BrowsedMonth: Equatable {
    let month: Date
    let selection: Date
  }

  @MainActor var body: some View {
    let grid = MonthGrid(
      of: browsed?.selection == selection ? browsed?.month ?? selection : selection, now: now, in: dates.calendar)
    dates.monthView(
      grid, show: { browsed = BrowsedMonth(month: $0, selection: selection) },
      button: { day in
        dates.dayButton(day, now: now, isChosen: dates.calendar.isDate(day, inSameDayAs: selection)) {
          selection = dates.merged(dates.combined(day: day, time: selection), into: selection)
          onChoice()
        }
      })
  }
}

extension PickerDates {
  /// The grid of a month below its name and the buttons that show other months.
  ///
  /// Assistive technology sees neither the weekdays nor the blanks before the first day.
  @MainActor func monthView(
    _ grid: MonthGrid, show: @escaping @MainActor (Date) -> Void,
    @ViewBuilder button: @escaping @MainActor (Date) -> some View
  ) -> some View {
    MonthLayout() {
      turnButton(.backward, "Previous Month", by: -1, from: grid, show: show)
      MonthTitle(title: monthText(of: grid.firstDay)).zIndex(1)
      turnButton(.forward, "Next Month", by: 1, from: grid, show: show)
      ForEach(grid.weekdays, id: \.self) { day in
        Text(verbatim: " \(weekdayText(of: day)) ").foregroundStyle(.secondary).fixedSize().accessibilityHidden(true)
      }
      ForEach(grid.days.indices, id: \.self) { index in
        if let day = grid.days[index] { button(day) } else { Text(verbatim: " ").accessibilityHidden(true) }
      }
    }
    .clipped()
  }

  /// Whether a day can be chosen in the months before the grid's month (negative count) or after it.
  private func hasDays(_ count: Int, from grid: MonthGrid) -> Bool {
    if count < 0 { return minimum.map { $0 < grid.firstDay } ?? true }
    let next = calendar.date(byAdding: .month, value: 1, to: grid.firstDay)
    return maximum.flatMap { maximum in next.map { $0 <= maximum } } ?? true
  }

  /// A button that shows an earlier or later month; disabled if no day can be chosen in that direction.
  @MainActor private func turnButton(
    _ indicator: SymbolMarks.Indicator, _ name: String, by count: Int, from grid: MonthGrid,
    show: @escaping @MainActor (Date) -> Void
  ) -> some View {
    Button {
      show(calendar.date(byAdding: .month, value: count, to: grid.firstDay) ?? grid.firstDay)
    } label: {
      HStack(spacing: 0) {
        Text(verbatim: " ")
        Image(indicator: indicator).colored(ControlTint.plain)
        Text(verbatim: " ")
      }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(name)
    .disabled(!hasDays(count, from: grid))
  }

  /// A button for a day.
  ///
  /// The chosen day is in brackets, today in parentheses, or a sign is on one side; see `MonthLayout`.
  @MainActor func dayButton(
    _ day: Date, now: Date, isChosen: Bool, action: @escaping @MainActor () -> Void
  ) -> some View {
    let number = dayText(of: day)
    let padded = number.count < 2 ? " " + number : number
    let isToday = calendar.isDate(day, inSameDayAs: now)
    return DayButton(
      number: padded, mark: isChosen ? .chosen : isToday ? .today : nil, canBeChosen: isChosen || containsDay(day),
      action: action
    )
    .accessibilityLabel(longText(of: day))
    .published(isSelected: isChosen)
    // In a narrow grid the brackets cover the blanks of the neighbouring cells.
    .zIndex(isChosen ? 2 : isToday ? 1 : 0)
  }
}

/// The name of a month.
///
/// In a disabled picker it has a mark on both sides, which stands for all of its days.
struct MonthTitle: View, ViewPart {
  let title: String
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.glyphs) private var glyphs

  @MainActor var body: some View {
    let mark = glyphs.gap(isEnabled: isEnabled)
    Text(verbatim: mark + title + mark).bold().fixedSize()
  }
}

/// A day of the month that can be chosen; in a disabled picker it is plain text, and the title is marked.
private struct DayButton: View {
  /// The mark of a special day.
  enum Mark { case chosen, today }

  let number: String
  let mark: Mark?
  let canBeChosen: Bool
  let action: @MainActor () -> Void
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.glyphs) private var glyphs

  @MainActor var body: some View {
    if isEnabled {
      // The focusable stack stays when the label inside it changes.
      Button(action: action) { HStack(spacing: 0) { label } }.buttonStyle(.plain).disabled(!canBeChosen)
    } else {
      label
    }
  }

  @MainActor @ViewBuilder private var label: some View {
    switch mark {
    case .chosen: marked("[", "]", sign: glyphs == .ascii ? "*" : "•")
    case .today: marked("(", ")", sign: glyphs == .ascii ? "." : "·")
    case nil: text(" \(number) ")
    }
  }

  /// The number between two marks.
  ///
  /// If they do not fit, one sign is drawn before the number, or else after it.
  @MainActor private func marked(_ before: String, _ after: String, sign: String) -> some View {
    ViewThatFits(in: .horizontal) {
      text(before + number + after).bold(mark == .chosen)
      text(sign + number)
      text(number + sign)
    }
  }

  @MainActor private func text(_ string: String) -> some View {
    let text = Text(verbatim: string)
    return (mark == .chosen && isEnabled ? text.foregroundStyle(ControlTint()) : text).fixedSize()
  }
}

/// The days of a month, beginning with the first column of the week.
struct MonthGrid: Equatable {
  let firstDay: Date
  /// A day for each column, from which its weekday is read.
  let weekdays: [Date]
  /// The days of the month, after `nil` for each cell before the first day.
  let days: [Date?]

  /// Creates the grid of a date's month.
  ///
  /// A date is clamped between the distant past and future; `now` replaces one that is not finite.
  init(of date: Date, now: Date, in calendar: Calendar) {
    let date = date.isPoint ? min(max(date, .distantPast), .distantFuture) : now
    let first = calendar.dateInterval(of: .month, for: date)?.start ?? calendar.startOfDay(for: date)
    func day(_ offset: Int) -> Date { calendar.date(byAdding: .day, value: offset, to: first) ?? first }
    let weekday = calendar.component(.weekday, from: first)
    let blanks = (weekday - calendar.firstWeekday + 7) % 7
    let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
    firstDay = first
    weekdays = (0..<7).map { day($0 - blanks) }
    days = Array(repeating: nil, count: blanks) + (0..<count).map(day)
  }
}

/// A title between two buttons, above seven columns that are all as wide as the widest cell.
///
/// The title begins and ends with a column that may cover the blank beside it.
///
/// With less room, neighbouring columns share the blank between them. With even less, the blanks at both sides are cut,
/// and a marked day there is proposed fewer columns: room for one sign before or after it.
///
///      <    January 2026    >        < January 2026 >        < January 2026 >
///      Su  Mo  Tu  We  Th            Su Mo Tu We Th         Su Mo Tu We Th
///       4 [ 5]  6   7   8             4[ 5] 6  7  8          4* 5  6  7* 8
struct MonthLayout: EngineLayout {
  private struct Columns {
    var cell: CGSize
    /// The distance from one column to the next, in the screen's unit.
    var step: CGFloat
    var width: CGFloat
    /// The width that is cut on the leading side, in the screen's unit.
    var cut: CGFloat = 0
  }

  private func columns(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Columns {
    let column = subviews.metrics.divider.width
    let title = subviews.prefix(3).map { $0.sizeThatFits(.unspecified).width }.reduce(0, +) - 2 * column
    let cells = subviews.dropFirst(3).map { $0.sizeThatFits(.unspecified) }
    var cell = CGSize(width: cells.map(\.width).max() ?? 0, height: cells.map(\.height).max() ?? 0)
    let wide = max(cell.width, (title / 7 / column).rounded(.up) * column)
    if proposal.width ?? .infinity >= 7 * wide {
      cell.width = wide
      return Columns(cell: cell, step: wide, width: 7 * wide)
    }
    let step = cell.width - column
    let whole = 7 * step + column
    let width = max(min(proposal.width ?? whole, whole), whole - 2 * column)
    return Columns(cell: cell, step: step, width: max(width, title), cut: width < whole ? column : 0)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let columns = columns(proposal, subviews)
    return CGSize(width: columns.width, height: CGFloat((subviews.count - 3 + 6) / 7 + 1) * columns.cell.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let columns = columns(proposal, subviews)
    let title = CGRect(x: bounds.minX, y: bounds.minY, width: columns.width, height: columns.cell.height)
    for (subview, alignment) in zip(subviews, [Alignment.leading, .center, .trailing]) {
      subview.place(alignment, in: title, proposal: .unspecified)
    }
    for (index, subview) in subviews.dropFirst(3).enumerated() {
      var cell = CGRect(
        x: bounds.minX - columns.cut + CGFloat(index % 7) * columns.step,
        y: bounds.minY + CGFloat(index / 7 + 1) * columns.cell.height,
        width: columns.cell.width, height: columns.cell.height)
      var offer = ProposedViewSize.unspecified
      let isCutBefore = cell.minX < bounds.minX
      if isCutBefore || cell.maxX > bounds.maxX {
        offer.width = columns.cell.width - columns.cut * (isCutBefore ? 2 : 1)
        if subview.sizeThatFits(offer).width < columns.cell.width {
          if isCutBefore { cell.origin.x = bounds.minX }
          cell.size.width -= columns.cut
        }
      }
      subview.place(.trailing, in: cell, proposal: offer)
    }
  }
}
