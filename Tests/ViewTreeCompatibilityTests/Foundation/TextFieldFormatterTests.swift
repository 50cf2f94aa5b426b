import Foundation
import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct TextFieldFormatterTests {
  @Test func `a formatter writes and reads numbers, and leaves unreadable text`() throws {
    struct Yards: View {
      @State var yards = 12
      @State var length = 1.5
      let formatter: NumberFormatter

      var body: some View {
        TextField("Yards", value: $yards, formatter: formatter)
        TextField(value: $length, formatter: formatter) { Text("Length") }
        Text(verbatim: "\(yards) \(length)")
      }
    }
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.maximumFractionDigits = 1
    let screen = Screen(Yards(formatter: formatter), width: 20)
    try expectEqual(screen.find(.textField, "Yards").value, "12")
    try screen.find(.textField, "Yards").type("3")
    screen.press(.return)
    try screen.find(.textField, "Length").type("x")
    screen.press(.return)
    expectText(screen.text, equals: "[123               ]\n>1.5               <\n       123 1.5")
  }

  @Test func `a formatter reads a number object with its fraction`() throws {
    struct Length: View {
      @State var length = NSNumber(value: 1.5)
      let formatter: NumberFormatter

      var body: some View {
        TextField("Length", value: $length, formatter: formatter)
        Text(verbatim: "is \(length.doubleValue)")
      }
    }
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.maximumFractionDigits = 2
    let screen = Screen(Length(formatter: formatter), width: 20)
    try screen.find(.textField, "Length").type("5")
    screen.press(.return)
    expectText(screen.text, contains: "is 1.55")
  }
}
