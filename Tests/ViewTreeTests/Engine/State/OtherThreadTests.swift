import Foundation
import Testing
import ViewTreeTesting

@Observable private final class Model {
  var number = 1
}

private final class Publishing: ObservableObject {
  @Published var t1 = false
}

@MainActor @Suite struct OtherThreadTests {
  private let probe = Probe()

  @Test func `writes from another thread are on the screen when it is next looked at`() async {
    struct Reader: View {
      let model: Model
      @ObservedObject var object: Publishing
      var body: some View { Text("\(model.number) \(object.t1)") }
    }
    let model = Unchecked(Model())
    let object = Unchecked(Publishing())
    let screen = Screen { Reader(model: model.value, object: object.value) }
    await onAnotherThread {
      model.value.number = 7
      object.value.t1 = true
    }
    expectEqual(screen.text, "7 true")
  }

  @Test func `a state can be written from another thread`() async {
    struct Owner: View {
      let probe: Probe
      @State private var number = 0
      var body: some View {
        let _ = probe.write = { number = $0 }
        Text("\(number)").onChange(of: number) { old, new in probe.note("\(old)→\(new)") }
      }
    }
    let screen = Screen { Owner(probe: probe) }
    let write = Unchecked(probe.write)
    await onAnotherThread { for number in 1...100 { write.value?(number) } }
    expectEqual(screen.text, "100")
    expectEqual(probe.text, "0→100")
  }

  @Test func `a body does not depend on values that it reads on another thread`() {
    struct Reader: View {
      let probe: Probe
      @Binding var shared: Int
      @Environment(\.word) private var word
      @State private var number = 1
      var body: some View {
        let _ = probe.ran("body")
        let (word, number, shared) = (_word, _number, _shared)
        let read = elsewhere {
          "\(word.wrappedValue) \(number.wrappedValue) \(shared.wrappedValue)"
        }
        Text(read).offers("number", to: probe) { self.number += 1 }
      }
    }
    struct Owner: View {
      let probe: Probe
      @State private var shared = 1
      @State private var word = "a"
      var body: some View {
        Reader(probe: probe, shared: $shared).environment(\.word, word)
          .offers("word", to: probe) { word = "b" }
          .offers("shared", to: probe) { shared += 1 }
      }
    }
    let screen = Screen(Owner(probe: probe), width: 20)
    for action in ["word", "number", "shared"] {
      screen.perform(action, probe)
      expectEqual(screen.faults, [])
    }
    #expect(screen.text == "a 1 1" && probe.runs("body") == 1)
  }

  @Test func `parts and elements of a state are read on another thread`() {
    struct Reader: View {
      let probe: Probe
      @Binding var words: [String]
      var body: some View {
        let (first, part) = ($words[0], $words.firstWord)
        let read = elsewhere { "\(first.wrappedValue) \(part.wrappedValue)" }
        Text(read + " " + words.joined()).offers("change", to: probe) { words[0] = "b" }
      }
    }
    struct Owner: View {
      let probe: Probe
      @State private var words = ["a", "x"]
      var body: some View { Reader(probe: probe, words: $words) }
    }
    let screen = Screen(Owner(probe: probe), width: 20)
    expectEqual(screen.text, "a a ax")
    screen.perform("change", probe)
    #expect(screen.text == "b b bx" && screen.faults == [])
  }

  @Test func `values are read on another thread while they are written`() {
    struct Reader: View {
      let probe: Probe
      @Environment(\.word) private var word
      @State private var text = String(repeating: "a", count: 99)
      var body: some View {
        let (word, text) = (_word, _text)
        let _ = probe.read = { word.wrappedValue + text.wrappedValue }
        Text(self.word).offers("next", to: probe) { self.text = self.text.first == "a" ? .b : .a }
      }
    }
    struct Owner: View {
      let probe: Probe
      @State private var isA = true
      var body: some View {
        Reader(probe: probe).environment(\.word, isA ? .a : .b).offers("other", to: probe) { isA.toggle() }
      }
    }
    let screen = Screen(Owner(probe: probe), width: 100)
    // The main thread waits here, and lets no other test run meanwhile: the reader would take a processor from all of them.
    let (read, isWhole, isOver) = (probe.read!, Locked(true), Locked(false))
    let (begun, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      while !isOver.withLock({ $0 }) {
        let text = read()
        let isOfOne = Set(text.prefix(99)).count == 1 && Set(text.suffix(99)).count == 1
        if text.count != 198 || !isOfOne { isWhole.withLock { $0 = false } }
        begun.signal()
      }
      ended.signal()
    }
    begun.wait()
    for _ in 0..<1_000 {
      screen.perform("next", probe)
      screen.perform("other", probe)
    }
    isOver.withLock { $0 = true }
    ended.wait()
    #expect(isWhole.withLock { $0 } && screen.faults == [])
  }
}

extension String {
  fileprivate static var a: String { String(repeating: "a", count: 99) }
  fileprivate static var b: String { String(repeating: "b", count: 99) }
}

extension [String] {
  fileprivate var firstWord: String {
    get { self[0] }
    set { self[0] = newValue }
  }
}

private struct WordKey: EnvironmentKey {
  static var defaultValue: String { "none" }
}

extension EnvironmentValues {
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

func onAnotherThread(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      body()
      continuation.resume()
    }
  }
}

/// Runs on another thread while this one waits, in the middle of what it does.
@discardableResult func elsewhere<T: Sendable>(_ read: @escaping @Sendable () -> T) -> T {
  let (result, done) = (Locked<T?>(nil), DispatchSemaphore(value: 0))
  Thread.detachNewThread {
    let value = read()
    result.withLock { $0 = value }
    done.signal()
  }
  done.wait()
  return result.withLock { $0 }!
}
