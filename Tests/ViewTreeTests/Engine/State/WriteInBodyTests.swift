import Testing
@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

/// A body that writes what it, or another one, reads.
@MainActor @Suite struct WriteInBodyTests {
  @Observable fileprivate final class M {
    var number = 0
    var other = 7
  }

  private struct Bound: View {
    @State var model: M
    let probe: Probe
    var body: some View {
      let _ = probe.ran("body")
      let _ = ($model.number.wrappedValue += 1)
      Text("\(model.other) \(model.number)")
    }
  }

  @Test func `a write through a binding to an object is refused, with one issue that names it`() {
    let model = M()
    let probe = Probe()
    let screen = Screen { Bound(model: model, probe: probe) }
    model.other = 1
    expectEqual(screen.text, "1 0")
    expectEqual(model.number, 0)
    expectEqual(probe.runs("body"), 2)
    expectEqual(screen.issues.count, 2)
    #expect(screen.issues.allSatisfy { $0.hasPrefix("Bound: M.number was written while a view was being evaluated") })
  }

  private struct Counter: View {
    @State private var number = 0
    var body: some View {
      let _ = (number += 1)
      Text("\(number)")
    }
  }

  @Test func `a write to a state in a body is refused`() {
    let screen = Screen { Counter() }
    expectEqual(screen.text, "0")
    expectEqual(screen.issues.count, 1)
    #expect(screen.issues.allSatisfy { $0.hasPrefix("Counter: Counter._number was written while a view was being") })
  }

  private struct Bindings: View {
    @State var model: M
    let probe: Probe
    var body: some View { Text("\(model.number)").offers("add", to: probe) { $model.number.wrappedValue += 1 } }
  }

  @Test func `an action may write through the same binding`() {
    let model = M()
    let probe = Probe()
    let screen = Screen { Bindings(model: model, probe: probe) }
    screen.perform("add", probe)
    expectEqual(screen.text, "1")
    expectEqual(screen.issues, [])
  }

  private struct Direct: View {
    let model: M
    let probe: Probe
    var body: some View {
      let _ = probe.ran("body")
      let _ = (model.number += 1)
      Text("\(model.other)")
      Number(number: Bindable(model).number)
    }
  }

  private struct Number: View {
    @Binding var number: Int
    var body: some View { Text("\(number)") }
  }

  @Test func `a direct write in a body ends`() {
    let model = M()
    let probe = Probe()
    let screen = Screen { Direct(model: model, probe: probe) }
    model.other = 1
    expectText(screen.text, startsWith: "1")
    expectEqual(probe.runs("body"), 2)
    expectEqual(screen.issues, [])
  }
}
