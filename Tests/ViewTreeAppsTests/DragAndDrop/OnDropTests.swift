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
    // The dragged text lies over the word.
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

  @Test func `a delegate receives only items of its types that it accepts`() {
    struct Receiver: DropDelegate {
      let probe: Probe
      var isValid: Bool?
      func validateDrop(info: DropInfo) -> Bool { isValid ?? true }
      func dropEntered(info: DropInfo) { probe.note("entered") }
      func performDrop(info: DropInfo) -> Bool {
        probe.note("performed")
        return false
      }
    }
    struct Default: DropDelegate {
      let probe: Probe
      func performDrop(info: DropInfo) -> Bool {
        probe.note("performed")
        return true
      }
    }
    func log(_ type: UTType, _ delegate: any DropDelegate) -> String {
      let screen = Screen(width: 8) {
        Text("drag").draggable("x")
        Text("drop").frame(width: 8, alignment: .leading).onDrop(of: [type], delegate: delegate)
      }
      probe.clear()
      drag(screen, from: (3, 0), over: [(3, 1), (4, 1)])
      return probe.text
    }
    expectEqual(log(.text, Receiver(probe: probe)), "entered performed")
    expectEqual(log(.text, Receiver(probe: probe, isValid: false)), "")
    expectEqual(log(.image, Receiver(probe: probe)), "")
    expectEqual(log(.text, Default(probe: probe)), "performed")
    expectEqual(log(.image, Default(probe: probe)), "")
  }

  @Test func `a view without an action cannot be dragged`() {
    let screen = Screen(width: 8) {
      Text("none").itemProvider(nil)
      Text("some").itemProvider { NSItemProvider(object: "x" as NSString) }
      Text("nil").itemProvider { nil }
    }
    let start = screen.text
    drag(screen, from: (3, 0), over: [(4, 2)], drops: false)
    expectText(screen.text, equals: start)
    screen.point(.up, column: 4, row: 2)
    drag(screen, from: (3, 1), over: [(4, 2)], drops: false)
    #expect(screen.text != start)
  }

  @Test func `each drag begins with a proposal to copy`() {
    final class Proposals: DropDelegate {
      var next: DropProposal?
      var performed = 0
      func dropUpdated(info: DropInfo) -> DropProposal? { next }
      func performDrop(info: DropInfo) -> Bool {
        performed += 1
        return true
      }
    }
    let proposals = Proposals()
    let screen = Screen(width: 8) {
      Text("drag").draggable("x")
      Text("drop").frame(width: 8, alignment: .leading).onDrop(of: [.text], delegate: proposals)
    }
    func performed(_ proposal: DropOperation?) -> Int {
      proposals.next = proposal.map { DropProposal(operation: $0) }
      drag(screen, from: (3, 0), over: [(3, 1), (4, 1)])
      return proposals.performed
    }
    expectEqual(
      [performed(.forbidden), performed(nil), performed(.cancel), performed(nil), performed(.move)], [0, 1, 1, 2, 3])
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

  private struct HighRows: View {
    let probe: Probe

    var body: some View {
      HStack(alignment: .top) {
        Text("new").draggable("x")
        List {
          ForEach(["a", "b"], id: \.self) { Text("\($0)\n-\n-\n-") }
            .dropDestination(for: String.self) { _, index in probe.note("\(index)") }
        }
      }
    }
  }

  @Test func `a value that is dropped on the lower half of a row is inserted after it`() {
    let screen = Screen(HighRows(probe: probe), width: 16, height: 10)
    for row in 0..<8 { drag(screen, from: (1, 0), over: [(6, row)]) }
    expectEqual(probe.text, "0 0 1 1 1 1 2 2")
  }
}
