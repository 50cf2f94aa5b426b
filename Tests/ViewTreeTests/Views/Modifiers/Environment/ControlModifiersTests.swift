import Testing
import ViewTreeTesting

@MainActor struct ControlModifiersTests {
  private final class Log {
    var taps: [String] = []
  }

  /// Both ways around: which of the two says true makes no difference.
  @Test(arguments: [(true, false), (false, true), (true, true)])
  func `a control that is disabled around or itself stays so`(outer: Bool, inner: Bool) throws {
    let log = Log()
    let screen = Screen(width: 20) {
      VStack {
        Button("A") { log.taps.append("A") }
        Button("B") { log.taps.append("B") }.disabled(inner)
      }
      .disabled(outer)
    }
    let both = Screen(width: 20) {
      VStack {
        Button("A") {}.disabled(outer)
        Button("B") {}.disabled(true)
      }
    }
    expectText(screen.render(.cells), equals: both.render(.cells))
    #expect(try !screen.find(.button, "B").isEnabled)
    #expect(throws: ElementError.self) { try screen.find(.button, "B").tap() }
    screen.press(.backTab)
    screen.press(.return)
    #expect(log.taps == (outer ? [] : ["A"]))
  }

  @Test func `labels are left out and still name their controls`() throws {
    let screen = Screen(width: 30) {
      VStack(alignment: .leading) {
        Toggle("Wi-Fi", isOn: .constant(true))
        DatePicker("Day", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)), displayedComponents: .date)
      }
      .labelsHidden()
    }
    expectText(screen.text, equals: "[x]\n[ Jan 1, 2001 v ]")
    #expect(try screen.find(.toggle, "Wi-Fi").toggleState == .on)
    #expect(try screen.find(.datePicker, "Day").value == "Jan 1, 2001")
  }
}
