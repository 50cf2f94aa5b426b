import Foundation
import Testing
import ViewTreeApps
import ViewTreeTesting

@MainActor @Suite struct OnDropTests {
  private let probe = Probe()

  private func drag(_ screen: Screen, from start: (Int, Int), over places: [(Int, Int)], drops: Bool = true) {
    screen.press(column: start.0, row: start.1)
    for place in places { screen.point(.drag, column: place.0, row: place.1) }
    if let last = places.last, drops { screen.point(.up, column: last.0, row: last.1) }
  }

  private struct Items: View {
    let probe: Probe
    @State private var isTargeted = false
    @State private var texts = ""

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("text").onDrag { NSItemProvider(object: "milk" as NSString) }
        Text("link").onDrag {
          NSItemProvider(object: NSURL(string: "https://a.b")!)
        } preview: {
          Text("url")
        }
        Text("value").draggable("tea")
        Text("none").itemProvider(nil)
        Text(isTargeted ? "> here <" : "here").frame(width: 12, alignment: .leading)
          .onDrop(of: [.text], isTargeted: $isTargeted) { providers, place in
            probe.note("\(providers.count) at \(place.x),\(place.y)")
            _ = providers[0].loadObject(ofClass: String.self) { text, _ in
              Task { @MainActor in texts += text ?? "?" }
            }
            return true
          }
        Text("urls \(texts)").dropDestination(for: URL.self) { urls, _ in
          probe.note(urls[0].absoluteString)
          return true
        }
      }
    }
  }

  @Test func `data of a type is dropped on a destination that accepts the type`() async throws {
    let screen = Screen(Items(probe: probe), width: 20)
    drag(screen, from: (1, 0), over: [(2, 1), (3, 4)], drops: false)
    // What is dragged lies over the word.
    expectText(screen.text, contains: "> text <")
    screen.point(.up, column: 3, row: 4)
    #expect(!screen.text.contains(">") && probe.text == "1 at 3.5,0.5")
    try await screen.settle()
    expectText(screen.text, contains: "urls milk")
    drag(screen, from: (1, 2), over: [(0, 4)])
    try await screen.settle()
    expectText(screen.text, contains: "urls milktea")
    probe.clear()
    drag(screen, from: (1, 1), over: [(3, 4)])
    drag(screen, from: (1, 3), over: [(3, 4)])
    expectEqual(probe.text, "")
    drag(screen, from: (1, 1), over: [(3, 5)])
    #expect(probe.text == "https://a.b" && screen.issues == [] && screen.faults == [])
  }

  private struct Delegate: DropDelegate {
    let probe: Probe
    var operation = DropOperation.move
    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
    func dropEntered(info: DropInfo) { probe.note("entered \(info.location.x)") }
    func dropUpdated(info: DropInfo) -> DropProposal? {
      probe.note("updated \(info.location.x)")
      return DropProposal(operation: operation)
    }
    func dropExited(info: DropInfo) { probe.note("exited") }
    func performDrop(info: DropInfo) -> Bool {
      probe.note("performed \(info.itemProviders(for: ["public.text"]).count)")
      return true
    }
  }

  private struct Delegated: View {
    let delegate: Delegate
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("drag").onDrag { NSItemProvider(object: "x" as NSString) }
        Text("drop").frame(width: 8, alignment: .leading).onDrop(of: ["public.item"], delegate: delegate)
      }
    }
  }

  @Test func `a delegate receives each step, and decides what a drop does`() {
    let screen = Screen(Delegated(delegate: Delegate(probe: probe)), width: 12)
    drag(screen, from: (1, 0), over: [(2, 1), (3, 1), (10, 0)])
    expectEqual(probe.text, "entered 2.5 updated 3.5 exited")
    probe.clear()
    drag(screen, from: (1, 0), over: [(2, 1), (3, 1)])
    expectEqual(probe.text, "entered 2.5 updated 3.5 performed 1")
    probe.clear()
    let forbidding = Screen(Delegated(delegate: Delegate(probe: probe, operation: .forbidden)), width: 12)
    drag(forbidding, from: (1, 0), over: [(2, 1), (3, 1)])
    expectEqual(probe.text, "entered 2.5 updated 3.5 exited")
  }

  private struct Rows: View {
    let probe: Probe
    var inserts = false
    @State private var names = ["a", "b", "c"]

    var body: some View {
      HStack(alignment: .top) {
        Text("new").draggable("x")
        List {
          if inserts {
            ForEach(names, id: \.self) { Text($0) }
              .onInsert(of: [.text]) { index, providers in probe.note("\(providers.count) at \(index)") }
          } else {
            ForEach(names, id: \.self) { Text($0) }
              .dropDestination(for: String.self) { new, index in names.insert(contentsOf: new, at: index) }
          }
        }
      }
    }
  }

  @Test func `a value that is dropped on the rows of a collection is inserted between them`() {
    let screen = Screen(Rows(probe: probe), width: 16, height: 6)
    drag(screen, from: (1, 0), over: [(6, 1)])
    #expect(
      screen.text.split(separator: "\n").map { $0.suffix(2).trimmingCharacters(in: .whitespaces) }.joined().contains(
        "axbc"))
    drag(screen, from: (1, 0), over: [(6, 5)])
    // It is there twice now, and an issue says so.
    expectText(screen.text, equals: "new a\n    x\n    b\n    c\n    x\n")
    expectText(screen.issues.joined(), contains: "several elements have the id x")
    let inserting = Screen(Rows(probe: probe, inserts: true), width: 16, height: 6)
    drag(inserting, from: (1, 0), over: [(6, 0)])
    drag(inserting, from: (1, 0), over: [(6, 2)])
    drag(inserting, from: (1, 0), over: [(6, 5)])
    expectEqual(probe.text, "1 at 0 1 at 2 1 at 3")
  }
}
