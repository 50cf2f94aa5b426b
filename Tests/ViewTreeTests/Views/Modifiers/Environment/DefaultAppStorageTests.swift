import Foundation
import Testing
import ViewTreeTesting

@MainActor struct DefaultAppStorageTests {
  @Test func `views below keep values in other user defaults`() throws {
    let name = "viewtree.DefaultAppStorageTests"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.removePersistentDomain(forName: name)
    struct Counter: View {
      @AppStorage("count") private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    let screen = Screen(width: 10) {
      Counter()
      Counter().defaultAppStorage(defaults)
      Counter().defaultAppStorage(.standard)
    }
    try screen.findAll(.button)[1].tap()
    expectText(screen.text, equals: "[ 0 ]\n[ 1 ]\n[ 0 ]")
    expectEqual(defaults.integer(forKey: "count"), 1)
    try screen.findAll(.button)[0].tap()
    expectText(screen.text, equals: "[ 1 ]\n[ 1 ]\n[ 1 ]")
  }
}
