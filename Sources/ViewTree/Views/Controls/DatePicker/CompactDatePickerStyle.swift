/// A style with one button that opens the grid of the month, and one that opens the wheel of the time.
///
///     Date [ Jan 5, 2026 v ] [ 9:41 AM v ]
///
/// While the grid is open, the arrow keys move by days and weeks, Page Up and Page Down by months.
/// Follows [CompactDatePickerStyle](https://developer.apple.com/documentation/swiftui/compactdatepickerstyle).
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
  @Environment(\.dateContext) private var context

  /// Creates the style, usually written `.compact`.
  public init() {}

  /// Returns the view of one picker; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let dates = configuration.dates(in: context)
    LabeledRow(configuration.label) {
      WrappedRowLayout()() {
        if dates.showsDate {
          PopupButton(title: dates.shown(configuration.selection, dates.dateText)) { close in
            CalendarOrWheel(dates: dates.onlyDate, selection: configuration.$selection, onChoice: close)
          } onKey: { key in
            dates.move(configuration.$selection, by: key)
          }
        }
        if dates.showsTime {
          PopupButton(title: dates.shown(configuration.selection, dates.timeText)) { _ in
            DateWheel(dates: dates.onlyTime, selection: configuration.$selection)
          } onKey: { _ in
            false
          }
        }
      }
    }
  }
}

/// A button with an arrow that opens content below it.
private struct PopupButton<Content: View>: View {
  let title: Text
  let content: @MainActor (@escaping @MainActor () -> Void) -> Content
  /// Handles keys for the open content while the button has the focus.
  let handle: @MainActor (Key) -> Bool
  @State private var isOpen = false

  init(
    title: Text, @ViewBuilder content: @escaping @MainActor (@escaping @MainActor () -> Void) -> Content,
    onKey: @escaping @MainActor (Key) -> Bool
  ) {
    self.title = title
    self.content = content
    handle = onKey
  }

  @MainActor var body: some View {
    let isOpen = $isOpen
    Button(opening: isOpen) { title.lineLimit(1) }
      .buttonStyle(.bordered)
      .onKey(followsDirection: true) { key in isOpen.wrappedValue && handle(key) }
      .presentation(isPresented: isOpen.wrappedValue, .popup, dismiss: { isOpen.wrappedValue = false }) {
        content { isOpen.wrappedValue = false }.popupBox()
      }
  }
}

extension PickerDates {
  /// Moves a date by an arrow key or a page key; returns whether the key is one of these.
  @MainActor func move(_ selection: Binding<Date>, by key: Key) -> Bool {
    let (unit, count): (Calendar.Component, Int)
    switch key {
    case .left: (unit, count) = (.day, -1)
    case .right: (unit, count) = (.day, 1)
    case .up: (unit, count) = (.day, -7)
    case .down: (unit, count) = (.day, 7)
    case .pageUp: (unit, count) = (.month, -1)
    case .pageDown: (unit, count) = (.month, 1)
    default: return false
    }
    selection.wrappedValue = adding(count, unit, to: selection.wrappedValue)
    return true
  }

  /// A copy with the limits unchanged, for the part of the picker that shows only the day.
  var onlyDate: PickerDates { showing(.date) }
  /// A copy with the limits unchanged, for the part of the picker that shows only the time.
  var onlyTime: PickerDates { showing(.hourAndMinute) }

  private func showing(_ parts: DatePickerComponents) -> PickerDates {
    PickerDates(DateContext(calendar: calendar, locale: locale), minimum, maximum, parts)
  }
}
