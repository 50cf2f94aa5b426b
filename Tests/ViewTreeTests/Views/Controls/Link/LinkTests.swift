import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor struct LinkTests {
  private let url = URL(string: "https://www.swift.org")!

  @Test func `a tap or a key opens the address by the handler above`() throws {
    var opened: [URL] = []
    let screen = Screen(width: 30) {
      VStack(alignment: .leading) {
        Link("Swift", destination: url)
        Link("Sw" + "ift", destination: url)
        Link(destination: url) { Label("Site", systemImage: "globe") }.buttonStyle(.bordered)
      }
      .environment(
        \.openURL,
        OpenURLAction {
          opened.append($0)
          return .handled
        })
    }
    expectText(screen.text, startsWith: "Swift\nSwift\n[ ")
    let links = screen.findAll(.link)
    expectEqual(links.map(\.label), ["Swift", "Swift", "Site"])
    for link in links { try link.tap() }
    expectEqual(opened, [url, url, url])
    screen.press(.tab)
    screen.press(.return)
    expectEqual(opened.count, 4)
    expectText(screen.render(.cells), contains: "underline")
  }

  @Test func `a URL without a handler is an issue`() throws {
    let screen = Screen(Link("Swift", destination: url), width: 30)
    try screen.find(.link, "Swift").tap()
    expectEqual(screen.issues.count, 1)
    expectText(screen.issues[0], contains: "https://www.swift.org was not opened")
  }

  @Test func `a link in a menu is a row that closes the menu`() throws {
    var opened = 0
    let screen = Screen(width: 30) {
      Menu("Help") { Link("Swift", destination: url) }
        .environment(
          \.openURL,
          OpenURLAction { _ in
            opened += 1
            return .handled
          })
    }
    try screen.find(.menu, "Help").tap()
    expectText(screen.text, contains: "|   Swift |")
    try screen.find(.link, "Swift").tap()
    expectEqual(opened, 1)
    expectText(screen.text, equals: "[ Help v ]")
  }
}
