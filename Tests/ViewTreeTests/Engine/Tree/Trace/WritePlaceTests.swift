import Foundation
import Testing
@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

/// The place in the source at which a value was assigned, as a trace shows it.
@MainActor @Suite struct WritePlaceTests {
  @Observable final class Settings {
    var wifi = false
    var name = ""
    var both: Bool {
      get { wifi }
      set { wifi = newValue }
    }
    private(set) var changes = 0

    func reset() {
      wifi.toggle()
    }

    func rename() {
      name = "a"
      changes += 1
    }
  }

  final class Published: ObservableObject {
    @ViewTree.Published var wifi = false
    @ViewTree.Published var title = ""
    func reset() { wifi.toggle() }
  }

  /// A second view that is told of the same changes.
  struct Reader: View {
    let settings: Settings
    @ObservedObject var published: Published
    var body: some View { Text("\(settings.wifi) \(published.wifi)") }
  }

  struct Page: View {
    @State private var count = 0
    @State var settings = Settings()
    @ObservedObject var published = Published()
    @State private var isOn = false
    private let path = \Settings.wifi
    private let publishedPath = \Published.wifi

    var body: some View {
      Reader(settings: settings, published: published)
      Text("\(count) \(settings.wifi) \(settings.name) \(settings.changes) \(published.wifi)")
      Toggle("Bound", isOn: $isOn)
      Button("Inline") { count += 1 }
      Button("Method", action: step)
      Button("Reset", action: reset)
      Button("Observed") { settings.reset() }
      Button("Several") { settings.rename() }
      Button("Computed") { settings.both.toggle() }
      Button("Published") { published.reset() }
      Button("Nested") { [1].forEach { count += $0 } }
      Button("Path") { settings[keyPath: path] = true }
      Button("PublishedPath") { published[keyPath: publishedPath] = true }
      Text("changed").onChange(of: isOn) { count = 9 }
    }

    private func step() { count += 1 }

    static let lineOfReset = #line + 1
    private func reset() { count = -1 }
  }

  private func trace(_ name: String, _ page: Page = Page()) throws -> InvalidationTrace {
    let screen = Screen(page, width: 60)
    return try screen.trace { try screen.find(.button, name).tap() }
  }

  // The optimizer makes one function of several.
  #if os(Linux) && DEBUG
    @Test(arguments: [
      ("Inline", "Page.body"), ("Method", "Page.step()"), ("Observed", "Settings.reset()"),
      ("Computed", "Page.body"), ("Published", "Published.reset()"), ("Nested", "Page.body"), ("Path", "Page.body"),
      ("PublishedPath", "Page.body"),
    ])
    func `an assignment is located by its function`(button: String, function: String) throws {
      let trace = try trace(button)
      let write = try #require(trace.writes.first)
      expectEqual(trace.writes.count, 1)
      expectEqual(write.function, "WritePlaceTests.\(function)")
      expectText(trace.description, contains: "  wrote \(write.description)  in \(write.function)\n")
      #expect(!trace.table().contains("  in "), "it depends on how the program is built")
    }

    @Test func `the line is that of the assignment`() throws {
      let settings = Settings()
      let screen = Screen(Page(settings: settings), width: 60)
      let line = #line + 1
      let trace = screen.trace { settings.wifi = true }
      expectEqual(trace.writes.map(\.line), ["WritePlaceTests.swift:\(line)"])
      let reset = try self.trace("Reset")
      expectEqual(reset.writes.map(\.line), ["WritePlaceTests.swift:\(Page.lineOfReset)"])
    }

    /// Values that are changed where they are; `line` is that of the first change.
    struct Changes: View {
      @State private var count = 0
      @State private var names: [String] = []
      @ObservedObject var published = Published()
      @AppStorage("opened") private var opened = 0

      static let first = #line
      var body: some View {
        Text("\(count) \(names.count) \(published.title) \(opened)")
        Button("Alone") { count += 1 }
        Button("Branch") {
          if count >= 0 {
            count += 1
          }
        }
        Button("Append") {
          names.append("a")
          _ = names
        }
        Button("Published") {
          published.title += "a"
          _ = names
        }
        Button("Stored") {
          opened += 1
          _ = names
        }
      }
    }

    @Test(arguments: [("Alone", 3), ("Branch", 6), ("Append", 10), ("Published", 14), ("Stored", 18)])
    func `the line of a change in place is its own`(button: String, line: Int) throws {
      let screen = Screen(Changes(), width: 60)
      let trace = try screen.trace { try screen.find(.button, button).tap() }
      expectEqual(trace.writes.map(\.line), ["WritePlaceTests.swift:\(Changes.first + line)"])
    }

    /// Values that are changed in the first line of a file.
    struct FirstLine: View {
      @State private var count = 0
      @State private var names: [String] = []

      var body: some View {
        Text("\(count) \(names.count)")
        Button("Assigned") {
          let old = count
          #sourceLocation(file:"First.swift",line:1)
          count = old + 1
          #sourceLocation()
        }
        Button("Changed") {
          _ = count
          #sourceLocation(file:"First.swift",line:1)
          names.append("a")
          #sourceLocation()
          _ = count
        }
        #sourceLocation(file:"First.swift",line:1)
        Button("Whole") { count += 1 }
        #sourceLocation()
      }
    }

    @Test(arguments: ["Assigned", "Changed", "Whole"])
    func `the first line of a file is a place as well`(button: String) throws {
      let screen = Screen(FirstLine(), width: 60)
      let trace = try screen.trace { try screen.find(.button, button).tap() }
      expectEqual(trace.writes.map(\.line), ["First.swift:1"])
    }

    /// An object whose properties a view binds.
    struct Bound: View {
      @StateObject private var published = Published()
      var body: some View {
        TextField("Title", text: $published.title)
        Toggle("Wi-Fi", isOn: $published.wifi)
        Button("One") { published.title = "a" }
        Button("Both") {
          published.title = "a"
          published.wifi = true
        }
      }
    }

    @Test func `an assignment to a bound property is located by its function`() throws {
      let one = Screen(Bound(), width: 60)
      let trace = try one.trace { try one.find(.button, "One").tap() }
      expectEqual(trace.writes.map(\.name), ["Published.title"])
      expectEqual(trace.writes.map(\.function), ["WritePlaceTests.Bound.body"])
      let both = Screen(Bound(), width: 60)
      let second = try both.trace { try both.find(.button, "Both").tap() }
      expectEqual(Set(second.writes.map(\.name)), ["Published.title", "Published.wifi"])
      #expect(second.writes.allSatisfy { $0.function == "WritePlaceTests.Bound.body, or later" })
      let typed = Screen(Bound(), width: 60)
      let third = try typed.trace { try typed.find(.textField, "Title").type("a") }
      expectEqual(third.writes.filter { $0.name == "Published.title" }.map(\.function), [""], "the binding tells it")
    }

    @Test func `only the first of several properties of an object is known`() throws {
      let trace = try trace("Several")
      expectEqual(trace.writes.map(\.name), ["Settings.name", "Settings.changes"])
      #expect(trace.writes.allSatisfy { $0.function == "WritePlaceTests.Settings.rename(), or later" })
    }

    @Test func `a write through a binding is located by the binding`() throws {
      let screen = Screen(Page(), width: 60)
      let trace = try screen.trace { try screen.find(.toggle, "Bound").tap() }
      expectEqual(trace.writes.map(\.name), ["Page._isOn", "Page._count"])
      expectEqual(trace.writes.map(\.function), ["", "WritePlaceTests.Page.body"])
      expectEqual(trace.writes.first?.line, "")
    }

    @Test func `a decoded write has its function`() throws {
      let trace = try trace("Method")
      let read = try JSONDecoder().decode(InvalidationTrace.self, from: Data(trace.json().utf8))
      expectEqual(read.description, trace.description)
      expectEqual(read.writes.map(\.line), [""])
    }

    @Test func `a failure shows the place of a write`() throws {
      let trace = try trace("Method")
      withKnownIssue {
        expectInvalidations(trace, .none)
      } matching: {
        $0.comments.first?.rawValue.contains("in WritePlaceTests.Page.step()") == true
      }
    }
  #endif
}
