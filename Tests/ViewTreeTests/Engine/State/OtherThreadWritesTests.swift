import Foundation
import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor @Suite(.serialized) struct OtherThreadWritesTests {
  let bindings = NumberStorages.Bindings()
  private let probe = Probe()

  private func makeScreen() -> Screen {
    storageDefaults.set(0, forKey: "other number")
    storageDefaults.removeObject(forKey: "other numbers")
    return Screen(NumberStorages(bindings: bindings), width: 50)
  }

  /// Expects the screen, and every reader, to have a number in a storage.
  private func expect(
    _ screen: Screen, _ name: String, _ number: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let binding = bindings(name)
    #expect(binding.wrappedValue == number, "\(name) on the main thread", sourceLocation: sourceLocation)
    let read = elsewhere { binding.wrappedValue }
    #expect(read == number, "\(name) on another thread", sourceLocation: sourceLocation)
    #expect(screen.text.contains("\(name): \(number)"), "\(name): \(screen.text)", sourceLocation: sourceLocation)
    #expect(screen.faults == [] && screen.issues == [], "\(name)", sourceLocation: sourceLocation)
  }

  @Test func `a thread reads what it wrote`() {
    let screen = makeScreen()
    for (name, binding) in bindings.all {
      binding.wrappedValue = 0
      let read = elsewhere {
        (1...10).map { _ in
          binding.wrappedValue += 1; return binding.wrappedValue
        }
      }
      #expect(read == Array(1...10), "\(name)")
      expect(screen, name, 10)
    }
  }

  @Test func `the newer of two writes counts, on any thread`() {
    let screen = makeScreen()
    for (name, binding) in bindings.all {
      elsewhere { binding.wrappedValue = 5 }
      binding.wrappedValue = 7
      expect(screen, name, 7)
      binding.wrappedValue = 8
      elsewhere { binding.wrappedValue = 6 }
      expect(screen, name, 6)
      // The value is that of the screen again.
      elsewhere { binding.wrappedValue = 5 }
      binding.wrappedValue = 6
      expect(screen, name, 6)
      elsewhere { binding.wrappedValue = 3 }
      elsewhere { binding.wrappedValue = 4 }
      expect(screen, name, 4)
    }
  }

  @Test func `elements and parts that several threads write are all kept`() async {
    let screen = makeScreen()
    let names = [
      "an element", "another element", "a part", "another part", "an element of an element", "an optional",
      "a part in app storage", "another part in app storage", "a part in user defaults",
      "another part in user defaults", "a part in scene storage", "another part in scene storage",
    ]
    let count = 400
    var threads: [Task<Void, Never>] = []
    for name in names.dropFirst() {
      let binding = bindings(name)
      threads.append(
        Task.detached { await onAnotherThread { for _ in 1...count { binding.wrappedValue += 1 } } })
    }
    for index in 1...count {
      bindings(names[0]).wrappedValue += 1
      if index % 50 == 0 { _ = screen.text }
      await Task.yield()
    }
    for thread in threads { await thread.value }
    for name in names { expect(screen, name, count) }
  }

  @Test func `writes of several threads at the same time are shown in the end`() async {
    let screen = makeScreen()
    let all = bindings.all.filter { !["an observable object", "a published property"].contains($0.name) }
    var threads: [Task<Void, Never>] = []
    for thread in 1...3 {
      threads.append(
        Task.detached {
          await onAnotherThread {
            for round in 1...100 { for (_, binding) in all { binding.wrappedValue = thread * 1_000 + round } }
          }
        })
    }
    for round in 1...100 {
      for (_, binding) in all { binding.wrappedValue = round }
      if round % 10 == 0 { _ = screen.text }
      await Task.yield()
    }
    for thread in threads { await thread.value }
    for (name, binding) in all { expect(screen, name, binding.wrappedValue) }
  }

  @Test func `writes of different states are made in the order in which they were finished`() {
    struct Owner: View {
      let probe: Probe
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        let first = $first
        Text("\(first.wrappedValue) \(second)")
          .onChange(of: self.first) { probe.note("first \($1) second \(second)") }
          .onChange(of: second) { probe.note("second \($1) first \(self.first)") }
          .offers("write", to: probe) {
            elsewhere { first.wrappedValue = 1 }
            withTransaction(Transaction(animation: .linear(duration: 0))) { second = 2 }
          }
      }
    }
    let screen = Screen(Owner(probe: probe))
    screen.perform("write", probe)
    expectEqual(screen.text, "1 2")
    expectEqual(probe.log.first, "first 1 second 2")
    expectEqual(probe.log.last, "second 2 first 1")
  }

  @Test func `a write of another thread that equals the value evaluates nothing`() {
    let screen = makeScreen()
    let binding = bindings("a state")
    let trace = screen.trace {
      elsewhere { binding.wrappedValue = 0 }
      _ = screen.text
    }
    expectEqual(trace.evaluations(of: NumberStorages.self), 0)
    let changed = screen.trace {
      elsewhere { for _ in 1...10 { binding.wrappedValue += 1 } }
      _ = screen.text
    }
    expectEqual(changed.evaluations(of: NumberStorages.self), 1)
  }

  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["VIEWTREE_LEDGER"] == nil, "A ledger counts the events of each screen."))
  func `equal writes of another thread request no frame unless a trace is open`() {
    let screen = makeScreen()
    let requests = Locked(0)
    _ = screen.text
    screen.onRequest { requests.withLock { $0 += 1 } }
    for name in ["a state", "a part", "app storage", "scene storage"] {
      let binding = bindings(name)
      binding.wrappedValue = 1
      _ = screen.text
      requests.withLock { $0 = 0 }
      elsewhere { for _ in 1...100 { binding.wrappedValue = 1 } }
      #expect(requests.withLock { $0 } == 0, "\(name)")
      let trace = screen.trace { elsewhere { binding.wrappedValue = 1 } }
      #expect(requests.withLock { $0 } == 1 && trace.evaluations(of: NumberStorages.self) == 0, "\(name)")
    }
  }

  @Test func `a write to a state of a removed view is ignored`() {
    struct Owner: View {
      let probe: Probe
      let bindings: NumberStorages.Bindings
      @State private var isShown = true
      var body: some View {
        if isShown { NumberStorages(bindings: bindings) }
        Text("below").offers("hide", to: probe) { isShown = false }
      }
    }
    let screen = Screen(Owner(probe: probe, bindings: bindings), width: 40)
    let states = bindings.all.filter { ["a state", "an element", "a part"].contains($0.name) }
    screen.perform("hide", probe)
    for (_, binding) in states {
      elsewhere { binding.wrappedValue = 5 }
      expectEqual(binding.wrappedValue, 0)
    }
    #expect(screen.text == "below" && screen.faults == [])
    screen.close()
    for (_, binding) in bindings.all { elsewhere { binding.wrappedValue += 1 } }
    expectEqual(screen.text, "below")
  }

  @Test func `a write of another thread to an element that is gone is an issue`() {
    struct Owner: View {
      let probe: Probe
      @State private var list = [1, 2]
      var body: some View {
        let last = $list[1]
        Text("\(list.count)")
          .offers("shorten", to: probe) {
            list.removeLast()
            elsewhere { last.wrappedValue = 5 }
          }
      }
    }
    let screen = Screen(Owner(probe: probe))
    screen.perform("shorten", probe)
    #expect(screen.text == "1" && screen.issues.count == 1)
    #expect(screen.issues.first?.contains("_list[1] is out of range: the collection has 1 element now.") == true)
  }

  @Test func `another thread moves the focus`() {
    struct Field: View {
      let probe: Probe
      @FocusState private var isFocused: Bool
      @State private var text = ""
      var body: some View {
        let focus = $isFocused
        TextField("Name", text: $text).focused($isFocused)
          .offers("focus", to: probe) {
            let read = elsewhere {
              focus.wrappedValue = true
              return focus.wrappedValue
            }
            probe.note("\(read)")
          }
      }
    }
    let screen = Screen(Field(probe: probe), width: 20)
    screen.perform("focus", probe)
    #expect(probe.text == "true" && (try? screen.find(.textField, "Name").isFocused) == true)
  }

  /// A change in one step starts again where another value was written meanwhile, and not for its own writes.
  @Test func `a setter that writes the same value once more ends, and is replaced`() {
    struct Owner: View {
      let probe: Probe
      @State private var state = WritingTwice()
      @AppStorage("twice") private var app = WritingTwice()
      @SceneStorage("twice") private var scene = WritingTwice()

      var body: some View {
        Text("\(state.number) \(app.number) \(scene.number)")
          .offers("write", to: probe) {
            for binding in [$state, $app, $scene] {
              unsafe WritingTwice.again = { binding.wrappedValue.number += 1 }
              binding.part.wrappedValue = 5
              unsafe WritingTwice.again = {}
            }
          }
      }
    }
    let screen = Screen(Owner(probe: probe))
    screen.perform("write", probe)
    expectEqual(screen.text, "5 5 5")
  }

  @Test func `a stored value of a model is written by another thread`() {
    final class Settings: ObservableObject {
      @AppStorage("size") var size = 0
    }
    struct Owner: View {
      let settings: Settings
      var body: some View { Text("\(settings.size)") }
    }
    let settings = Unchecked(Settings())
    let before = elsewhere {
      settings.value.size += 1
      return settings.value.size
    }
    expectEqual(before, 1)
    let screen = Screen(Owner(settings: settings.value))
    expectEqual(screen.text, "1")
    let read = elsewhere {
      (1...10).map { _ in
        settings.value.size += 1; return settings.value.size
      }
    }
    #expect(read == Array(2...11) && screen.text == "11")
  }

  @Test(
    arguments: ["a state", "an element", "a part", "an optional", "app storage", "user defaults", "scene storage"])
  func `a change in one step starts again with the value that another thread wrote meanwhile`(name: String) {
    let screen = makeScreen()
    let binding = bindings(name)
    var runs = 0
    binding.location.update(in: Transaction()) { value in
      runs += 1
      if runs == 1 { elsewhere { binding.wrappedValue = 10 } }
      value += 1
      return true
    }
    expectEqual(runs, 2)
    expect(screen, name, 11)
  }
}
