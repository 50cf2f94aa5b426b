import Testing
@testable import TextBackend
import ViewTreeTesting

/// A long picture is drawn in several bands: nothing is missing where one ends and the next begins.
@MainActor @Suite struct LongPictureTests {
  private struct Numbers: View {
    @State private var mark = "."

    var body: some View {
      GroupBox("Numbers") {
        ForEach(0..<200, id: \.self) { Text("\($0)\(mark) 界") }
        Button("mark") { mark = "!" }
      }
    }
  }

  private func picture(marked mark: String) -> String {
    let top = "+ Numbers ------+\n"
    let rows = (0..<200).map { number in
      let text = "\(number)\(mark) 界"
      return "| \(text)\(String(repeating: " ", count: 13 - text.count - 1)) |\n"
    }
    return top + rows.joined() + "| [ mark ]      |\n+---------------+"
  }

  @Test func `a box over several bands has all of its rows and lines`() {
    let screen = Screen(Numbers(), width: 17)
    expectText(screen.text, equals: picture(marked: "."))
    #expect(screen.frames.check() == [])
  }

  @Test func `a change of all rows reaches every band`() throws {
    let screen = Screen(Numbers(), width: 17)
    try screen.find(.button, "mark").tap()
    expectText(screen.text, equals: picture(marked: "!"))
    screen.resize(width: 17, height: 100)
    screen.resize(width: 17)
    expectText(screen.text, equals: picture(marked: "!"))
  }

  @Test func `a picture that is gone leaves no rows`() throws {
    struct Leaving: View {
      @State private var isShown = true
      var body: some View { if isShown { Button("leave") { isShown = false } } }
    }
    let screen = Screen(Leaving(), width: 10)
    try screen.find(.button, "leave").tap()
    #expect(screen.text == "")
  }
}
