import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct LocalizedStringResourceTests {
  @Test func `a text shows the resource with its values`() {
    let resource: LocalizedStringResource = "**\(12345)** files"
    expectText(Screen(Text(resource), width: 20).text, equals: "12,345 files")
    expectText(Screen(Text(LocalizedStringResource("Save", table: "Buttons")), width: 20).text, equals: "Save")
    #expect(String(localized: "Save") == "Save" && String(localized: "\(3) of \(4)") == "3 of 4")
    #expect(LocalizedStringResource("a") == "a" && resource != "a")
  }
}
