import ViewTreeTesting

/// A time of January 2026 in GMT.
func january(_ day: Int, _ hour: Int = 9, _ minute: Int = 41) -> Date {
  let minutes = ((day - 1) * 24 + hour) * 60 + minute
  return Date(timeIntervalSince1970: 1_767_225_600 + 60 * Double(minutes))
}

/// A date outside of any view.
@MainActor final class DateModel {
  var date = january(14)
  var binding: Binding<Date> { Binding(get: { self.date }, set: { self.date = $0 }) }
}

/// A picker in a style, and below it the date of its state.
struct StyledPicker<S: DatePickerStyle>: View {
  @State var date = january(14)
  var range: ClosedRange<Date>?
  var components: DatePickerComponents = [.date, .hourAndMinute]
  let style: S

  var body: some View {
    VStack(alignment: .leading) {
      if let range {
        DatePicker("Date", selection: $date, in: range, displayedComponents: components)
      } else {
        DatePicker("Date", selection: $date, displayedComponents: components)
      }
      Text(date.formatted(.iso8601)).accessibilityIdentifier("date")
    }
    .datePickerStyle(style)
  }
}

extension Screen {
  /// A picker at 14 January 2026, on the 7th.
  static func picking<S: DatePickerStyle>(
    _ style: S, _ components: DatePickerComponents = [.date, .hourAndMinute], in range: ClosedRange<Date>? = nil,
    options: ScreenOptions = ScreenOptions(now: january(7))
  ) -> Screen {
    Screen(StyledPicker(range: range, components: components, style: style), width: 44, options: options)
  }

  /// The date of the picker's state, to the second.
  @MainActor var pickedDate: String {
    get throws { try find(id: "date").label }
  }
}
