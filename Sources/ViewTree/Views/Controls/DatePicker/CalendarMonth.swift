/// The grid of a month, or where even its narrowest has no room, the units of a date as rolls.
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

/// The grid of a month, in which a day is chosen.
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
  @State private var browsed: Browsed?
  @Environment(\.now) private var now

  /// A month that the user turned to: until something else is chosen.
  private struct Browsed: Equatable {
    let month: Date
    let selection: Date
  }

  /// A cell of the grid: a day, or nothing before the first.
  private struct Cell: Identifiable {
    let id: Int
    let day: Date?
  }

  @MainActor var body: some View {
    let grid = MonthGrid(
      of: browsed?.selection == selection ? browsed?.month ?? selection : selection, now: now, in: dates.calendar)
    MonthLayout() {
      turn(.backward, "Previous Month", by: -1, from: grid)
      MonthTitle(title: dates.monthText(of: grid.firstDay)).zIndex(1)
      turn(.forward, "Next Month", by: 1, from: grid)
      ForEach(grid.weekdays, id: \.self) { day in
        Text(verbatim: " \(dates.weekdayText(of: day)) ").foregroundStyle(.secondary).fixedSize()
      }
      ForEach(grid.days.enumerated().map { Cell(id: $0.offset, day: $0.element) }) { cell in
        if let day = cell.day { button(for: day) } else { Text(verbatim: " ") }
      }
    }
    .clipped()
  }

  @MainActor private func turn(_ indicator: SymbolMarks.Indicator, _ name: String, by count: Int, from grid: MonthGrid)
    -> some View
  {
    dates.turnButton(indicator, name, by: count, from: grid) { browsed = Browsed(month: $0, selection: selection) }
  }

  @MainActor private func button(for day: Date) -> some View {
    dates.dayButton(day, now: now, isChosen: dates.calendar.isDate(day, inSameDayAs: selection)) {
      selection = dates.merged(dates.combined(day: day, time: selection), into: selection)
      onChoice()
    }
  }
}

extension PickerDates {
  /// Whether a day can be chosen in the months before that of a grid, or in those after it.
  private func hasDays(_ count: Int, from grid: MonthGrid) -> Bool {
    if count < 0 { return minimum.map { $0 < grid.firstDay } ?? true }
    let next = calendar.date(byAdding: .month, value: 1, to: grid.firstDay)
    return maximum.flatMap { maximum in next.map { $0 <= maximum } } ?? true
  }

  /// A button that shows another month than that of a grid; disabled where nothing can be chosen in that direction.
  @MainActor func turnButton(
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

  /// A button for a day: a chosen one is in brackets, today in parentheses, or has a sign at one side; see `MonthLayout`.
  @MainActor func dayButton(
    _ day: Date, now: Date, isChosen: Bool, action: @escaping @MainActor () -> Void
  ) -> some View {
    let number = dayText(of: day)
    let padded = number.count < 2 ? " " + number : number
    let isToday = calendar.isDate(day, inSameDayAs: now)
    return DayButton(
      number: padded, mark: isChosen ? .chosen : isToday ? .today : nil, canBeChosen: containsDay(day), action: action
    )
    .accessibilityLabel(longText(of: day))
    // Where there is little room its brackets stand over the blanks of its neighbours.
    .zIndex(isChosen ? 2 : isToday ? 1 : 0)
  }
}

/// The name of a month, with a mark at both sides where the picker is disabled: it says it for all of its days.
struct MonthTitle: View, ViewPart {
  let title: String
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.glyphs) private var glyphs

  @MainActor var body: some View {
    let mark = isEnabled ? " " : glyphs == .ascii ? "~" : "╌"
    Text(verbatim: mark + title + mark).bold().fixedSize()
  }
}

/// A day of a month that can be chosen; of a picker that is disabled the title is marked.
private struct DayButton: View {
  /// What is special about a day.
  enum Mark { case chosen, today }

  let number: String
  let mark: Mark?
  let canBeChosen: Bool
  let action: @MainActor () -> Void
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.glyphs) private var glyphs

  @MainActor var body: some View {
    if isEnabled {
      // What takes the focus stays, whatever is in it.
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

  /// Between two marks; or in as many columns as are offered after one sign, and where there are fewer before it.
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

/// The days of a month, from the first column of the week on.
struct MonthGrid: Equatable {
  let firstDay: Date
  /// A day for each column.
  let weekdays: [Date]
  /// `nil` for the cells before the first day.
  let days: [Date?]

  /// The month of a date; of the nearest that a calendar is sure to know, and of now for one that is no point in time.
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

/// A title between two buttons, and below it seven columns that are all as wide as the widest cell.
///
/// The title begins and ends with a cell that may stand over the blanks beside it.
///
/// Where there is less room the columns share the blanks between them. Then those at the sides are cut, and what is marked
/// on both sides there is offered less: the column of a sign after or before it.
///
///      <    January 2026    >        < January 2026 >        < January 2026 >
///      Su  Mo  Tu  We  Th            Su Mo Tu We Th         Su Mo Tu We Th
///       4 [ 5]  6   7   8             4[ 5] 6  7  8          4* 5  6  7* 8
struct MonthLayout: EngineLayout {
  private struct Columns {
    var cell: CGSize
    /// From one column to the next.
    var step: CGFloat
    var width: CGFloat
    /// How much is cut at the leading side.
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
