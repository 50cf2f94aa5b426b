import Testing
import ViewTreeTesting

@MainActor @Suite struct LabelsHiddenTests {
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
