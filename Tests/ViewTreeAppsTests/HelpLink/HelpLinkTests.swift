import Foundation
import Testing
import ViewTreeApps
import ViewTreeTesting

@testable import TextBackend

@MainActor struct HelpLinkTests {
  @Test func `a help link opens its help`() throws {
    var log: [String] = []
    let view = HStack {
      HelpLink { log.append("action") }
      HelpLink(destination: URL(string: "https://a.b")!)
    }
    .environment(
      \.openURL,
      OpenURLAction {
        log.append($0.absoluteString)
        return .handled
      })
    let screen = Screen(view, width: 20)
    expectText(screen.text, equals: "( ? ) ( ? )")
    for link in screen.findAll(.button) { try link.tap() }
    expectEqual(log, ["action", "https://a.b"])
    expectEqual(screen.findAll(.button).map(\.label), ["Help", "Help"])
  }
}
