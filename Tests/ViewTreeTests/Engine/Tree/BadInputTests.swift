import Testing
import ViewTreeTesting

/// Views that never come to rest end with a defined picture and an issue that says where to look.
///
/// The limit is for what does not end at all. It also counts the wait for all other suites, which takes an hour or more
/// under a sanitizer.
@MainActor @Suite(.timeLimit(.minutes(120))) struct BadInputTests {
  @Observable fileprivate final class Model {
    var a = 0
    var b = 0
  }

  @Test func `a view that appears anew because it appeared`() {
    struct Endless: View {
      @State private var n = 0
      var body: some View { Text("\(n)").onAppear { n += 1 }.id(n) }
    }
    let screen = Screen { Endless() }
    expectEqual(screen.text, "199", "the last of 200 frames")
    expectEqual(screen.issues.count, 1)
    expectText(screen.issues[0], contains: "does not settle")
    expectText(screen.issues[0], contains: "Endless._n")
    expectEqual(screen.text, "199", "no action is left for a later frame")
    screen.advance(by: .seconds(1))
    expectEqual(screen.text, "199")
  }

  @Test func `two bodies that each write a value that the other reads`() {
    struct A: View {
      let model: Model
      let probe: Probe
      var body: some View {
        let _ = probe.ran("A")
        let _ = (model.b += 1)
        Text("a \(model.a)")
      }
    }
    struct B: View {
      let model: Model
      var body: some View {
        let _ = (model.a += 1)
        Text("b \(model.b)")
      }
    }
    let (model, probe) = (Model(), Probe())
    let screen = Screen {
      VStack {
        A(model: model, probe: probe)
        B(model: model)
      }
    }
    expectText(screen.text, startsWith: "a ")
    #expect((1...2).contains(screen.issues.count), "one for each of the two")
    expectText(
      screen.issues[0], contains: "evaluated 100 times in one update, and not again in it, ")
    #expect((100...102).contains(probe.runs("A")))
    expectEqual(screen.faults, [])
  }

  @Test func `a body that writes an observed property it reads runs once`() {
    struct Selfish: View {
      let model: Model
      var body: some View {
        let _ = (model.a += 1)
        Text("\(model.a)")
      }
    }
    let screen = Screen { Selfish(model: Model()) }
    expectEqual(screen.text, "1")
  }

  @Test func `an onPreferenceChange that changes its preference for ever`() {
    struct Key: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    struct Growing: View {
      @State private var n = 0
      var body: some View { Text("a").preference(key: Key.self, value: n).onPreferenceChange(Key.self) { n = $0 + 1 } }
    }
    let screen = Screen { Growing() }
    expectEqual(screen.text, "a")
    expectEqual(screen.issues.count, 1)
  }
}
