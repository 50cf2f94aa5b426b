public import TerminalHost
import Testing
import ViewTreeTesting
import XCTest

// The examples of the article `GettingStarted` and of the landing pages, as they stand there.

struct BrewScreen: View {
  @State private var cups = 2
  @State private var isStrong = false

  var body: some View {
    Form {
      Section("Coffee") {
        Stepper("Cups", value: $cups, in: 1...8)
        Toggle("Strong", isOn: $isStrong)
        LabeledContent("Beans", value: "\(cups * (isStrong ? 14 : 10)) g")
      }
      Button("Brew") {}.disabled(isStrong && cups > 6)
    }
  }
}

struct Shelf: View {
  @State private var books = (1...40).map { "Book \($0)" }
  @State private var note = ""
  @State private var log = "nothing"

  var body: some View {
    VStack(alignment: .leading) {
      Text(log).accessibilityIdentifier("log")
      TextField("Note", text: $note)
      List(books, id: \.self) { book in
        Text(book)
          .swipeActions { Button("Remove") { books.removeAll { $0 == book } } }
          .onTapGesture(count: 2) { log = "\(book) opened" }
      }
      Button("Save") { log = "saved" }.keyboardShortcut("s")
    }
  }
}

struct WiFiScreen: View {
  @State private var isOn = true
  var body: some View {
    Section("Network") { Toggle("Wi-Fi", isOn: $isOn) }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct BrewApp: View {
  public init() {}
  public var body: some View { BrewScreen() }
}

/// The programs of the article and of the landing page, which no test can run: they need a terminal.
@MainActor func showBrewScreen() throws {
  try TerminalHost.run { BrewApp() }
  try TerminalHost.run { BrewScreen() }
}

@MainActor @Test func `strong coffee needs more beans`() throws {
  let screen = Screen(width: 36) { BrewScreen() }
  expectSnapshot(of: screen, named: "at first")

  try screen.find(.toggle, "Strong").tap()
  for _ in 1...5 { try screen.find(.stepper, "Cups").increment() }
  expectSnapshot(of: screen, named: "strong")
  #expect(try !screen.find(.button, "Brew").isEnabled)
}

@MainActor @Test func `the same with the keyboard`() throws {
  let screen = Screen(width: 36) { BrewScreen() }
  screen.press(.tab)
  screen.press(.tab)
  screen.press(.space)
  #expect(try screen.find(.toggle, "Strong").toggleState == .on)
}

@MainActor @Test func `the actions of a person on a shelf`() throws {
  let screen = Screen(width: 30, height: 8) { Shelf() }
  try screen.find(.textField, "Note").type("Read me")
  try screen.find(.textField, "Note").press(.delete)
  try screen.find(.textField, "Note").paste("E")
  screen.press(.character("s").with(.command))
  #expect(try screen.find(id: "log").label == "saved")

  try screen.find(.list).turnWheel(byRows: 1)
  try screen.find(.list).scroll(to: .staticText, "Book 30").doubleTap()
  #expect(try screen.find(id: "log").label == "Book 30 opened")
  try screen.find(.staticText, "Book 29").swipe(to: .leading)
  try screen.find(.menuItem, "Remove").tap()
  #expect(screen.findAll(.staticText, containing: "Book 29").isEmpty)
}

@MainActor struct GettingStartedTests {
  @Test func `a screen of the landing page`() {
    expectText(Screen(width: 20) { WiFiScreen() }.text, equals: "Network\n  [x] Wi-Fi")
  }

  @Test func `a program prints a screen`() throws {
    let screen = Screen(width: 20) { WiFiScreen() }
    try screen.find(.toggle, "Wi-Fi").tap()
    print(screen.text)
    expectText(screen.text, equals: "Network\n  [ ] Wi-Fi")
  }

  @MainActor @Test func `Wi-Fi is switched off`() throws {
    let screen = Screen(width: 20) { WiFiScreen() }
    let trace = try screen.trace { try screen.find(.toggle, "Wi-Fi").tap() }
    expectInvalidations(trace, of: WiFiScreen.self, .none)
    expectSnapshot(of: screen)
  }
}

final class BrewTests: XCTestCase {
  @MainActor func testStrongCoffeeNeedsMoreBeans() async throws {
    let screen = Screen(width: 36) { BrewScreen() }
    try screen.find(.toggle, "Strong").tap()
    XCTAssertEqual(try screen.find(.toggle, "Strong").toggleState, .on)
    expectText(Screen(width: 20) { WiFiScreen() }.text, equals: "Network\n  [x] Wi-Fi")
  }
}
