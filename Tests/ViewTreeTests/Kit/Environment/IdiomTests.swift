import Testing
import ViewTreeTesting

@MainActor struct IdiomTests {
  @Test(arguments: [
    (Idiom.text, "[x] Wi-Fi\nDay [ Jan 1, 2001 v ]"), (.phone, "Wi-Fi            (==O)\nDay [ Jan 1, 2001 v ]"),
    (.desktop, "[x] Wi-Fi\nDay [ 01/01/2001 ] [-|+]"),
  ])
  func `automatic styles are those of the platform that a screen names`(idiom: Idiom, picture: String) {
    let screen = Screen(width: 24, options: ScreenOptions(idiom: idiom)) {
      VStack(alignment: .leading) {
        Toggle("Wi-Fi", isOn: .constant(true)).frame(width: 22, alignment: .leading)
        DatePicker("Day", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)), displayedComponents: .date)
      }
    }
    expectText(screen.text, equals: picture)
  }

  @Test func `a screen without an idiom is a text platform`() {
    #expect(EnvironmentValues().idiom == .text && ScreenOptions().idiom == .text)
  }
}
