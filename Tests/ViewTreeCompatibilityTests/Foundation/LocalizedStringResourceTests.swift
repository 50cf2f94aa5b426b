import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct LocalizedStringResourceTests {
  @Test func `a resource describes a view to assistive technology`() throws {
    let screen = Screen(width: 20) {
      Button("x") {}.accessibilityLabel(LocalizedStringResource("Save")).accessibilityHint(
        LocalizedStringResource("why")
      )
      .accessibilityValue(LocalizedStringResource("new"))
      Button("Open") {}.accessibilityLabel(LocalizedStringResource("Other"), isEnabled: false)
        .accessibilityHint(LocalizedStringResource("never"), isEnabled: false)
        .accessibilityValue(LocalizedStringResource("never"), isEnabled: false)
    }
    let (save, open) = (try screen.find(.button, "Save"), try screen.find(.button, "Open"))
    #expect(save.hint == "why" && save.value == "new")
    #expect(open.hint != "never" && open.value != "never")
  }

  @Test func `a text shows the resource with its values`() {
    let resource: LocalizedStringResource = "**\(12345)** files"
    expectText(Screen(Text(resource), width: 20).text, equals: "12,345 files")
    expectText(Screen(Text(LocalizedStringResource("Save", table: "Buttons")), width: 20).text, equals: "Save")
    #expect(String(localized: "Save") == "Save" && String(localized: "\(3) of \(4)") == "3 of 4")
    #expect(LocalizedStringResource("a") == "a" && resource != "a")
  }
}
