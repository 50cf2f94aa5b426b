import Testing
import ViewTreeTesting

@MainActor struct ControlModifiersTests {
  private final class Log {
    var taps: [String] = []
  }

  /// Both ways around: which of the two says true makes no difference.
  @Test(arguments: [(true, false), (false, true), (true, true)])
  func `a control is disabled by itself or by a view around it`(outer: Bool, inner: Bool) throws {
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
    expectEqual(log.taps, (outer ? [] : ["A"]))
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
    try expectEqual(screen.find(.toggle, "Wi-Fi").toggleState, .on)
    try expectEqual(screen.find(.datePicker, "Day").value, "Jan 1, 2001")
  }

  @Test func `a tint colours active and pressable parts, and a control's own colour wins`() {
    func cells<V: View>(_ view: V) -> String { Screen(width: 9, height: 1) { view }.render(.cells) }
    func tinted<V: View>(_ view: V) -> String { cells(view.tint(.purple)) }
    let (on, off) = (Binding.constant(true), Binding.constant(false))
    expectText(tinted(Toggle("a", isOn: on)), equals: "\"[x] a    \"\n  0..2 fg=purple")
    expectText(tinted(Toggle("a", sources: [on, off], isOn: \.self)), equals: "\"[-] a    \"\n  0..2 fg=purple")
    expectText(tinted(Toggle("a", isOn: off)), equals: "\"[ ] a    \"")
    let switched = Toggle("a", isOn: on).toggleStyle(.switch)
    expectText(tinted(switched), equals: "\"a   (==O)\"\n  4..8 fg=purple")
    expectText(cells(switched), equals: "\"a   (==O)\"\n  4..8 fg=green")
    expectText(
      tinted(Toggle("a", isOn: on).toggleStyle(SwitchToggleStyle(tint: .red))), equals: "\"a   (==O)\"\n  4..8 fg=red")
    #expect(tinted(Toggle("a", isOn: on).toggleStyle(.button)).contains("fg=purple"))
    #expect(!tinted(Toggle("a", isOn: off).toggleStyle(.button)).contains("fg="))
    #expect(tinted(Button("a") {}).contains("fg=purple"))
    #expect(tinted(Button("a") {}.buttonStyle(.borderedProminent)).contains("bold fg=purple"))
    #expect(tinted(Button("a") {}.buttonStyle(.link)).contains("underline fg=purple"))
    #expect(tinted(Button("a", role: .destructive) {}).contains("fg=red"))
    #expect(tinted(Menu("a") { Button("b") {} }).contains("fg=purple"))
    #expect(!cells(Button("a") {}.buttonStyle(.borderedProminent)).contains("fg="))
    #expect(cells(Button("a") {}.foregroundStyle(.red)).contains("fg=red"))
    let calendar = DatePicker("a", selection: .constant(.distantPast), displayedComponents: .date)
    let picture = Screen(width: 30) { calendar.datePickerStyle(.graphical).tint(.purple) }.render(.cells)
    #expect(picture.contains("bold fg=purple"))
  }
}
