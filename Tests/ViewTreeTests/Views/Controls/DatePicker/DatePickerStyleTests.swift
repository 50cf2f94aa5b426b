import Testing
import ViewTreeTesting

private struct Framed: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View { DatePicker(configuration).background(.red).padding(0) }
}

private struct Starred: DatePickerStyle {
  @State private var stars = "*"

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(stars)
      DatePicker(configuration)
    }
  }
}

/// A style that draws everything itself.
private struct Written: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.selection, style: .time)
      Button("+") { configuration.selection += 60 }
    }
  }
}

@MainActor @Suite struct DatePickerStyleTests {
  private func screen<V: View>(@ViewBuilder _ content: (DatePicker<Text>) -> V) -> Screen {
    let picker = DatePicker("D", selection: .constant(january(14)), displayedComponents: .date)
    return Screen(content(picker), width: 44)
  }

  @Test func `styles compose from the innermost to the outermost`() {
    expectText(
      screen { $0.datePickerStyle(Starred()).datePickerStyle(Framed()).datePickerStyle(.field) }.text,
      equals: "* D [ 01/14/2026 ]")
    expectText(screen { $0.datePickerStyle(.field).datePickerStyle(Starred()) }.text, equals: "D [ 01/14/2026 ]")
    expectText(screen { $0.datePickerStyle(Starred()) }.text, equals: "* D [ Jan 14, 2026 v ]")
    expectEqual(screen { $0.datePickerStyle(Starred()).datePickerStyle(Framed()) }.findAll(.datePicker).count, 1)
  }

  @Test func `a style may draw everything itself`() throws {
    let model = DateModel()
    let screen = Screen(width: 44) { DatePicker("D", selection: model.binding).datePickerStyle(Written()) }
    expectText(screen.text, equals: "D 9:41 AM [ + ]")
    try screen.find(.datePicker, "D").tap()
    expectEqual(model.date, january(14, 9, 42))
  }

  @Test func `automatic is compact, on a desktop a field with a stepper`() {
    expectText(Screen.picking(.automatic, .date).text, startsWith: "Date [ Jan 14, 2026 v ]")
    #expect(
      Screen.picking(.automatic, .date, options: ScreenOptions(idiom: .phone)).text.hasPrefix("Date [ Jan 14, 2026 v ]")
    )
    #expect(
      Screen.picking(.automatic, .date, options: ScreenOptions(idiom: .desktop)).text.hasPrefix(
        "Date [ 01/14/2026 ] [-|+]"))
  }

  @Test func `in a form the date is at the trailing edge`() {
    let screen = Screen(width: 44) {
      Form {
        Section("When") {
          DatePicker("Day", selection: .constant(january(14)), displayedComponents: .date)
          DatePicker("Starts", selection: .constant(january(14)))
          Toggle("All day", isOn: .constant(true))
          Menu("Repeat") { Button("Daily") {} }
        }
      }
    }
    expectSnapshot(of: screen)
  }
}
