import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

private struct ReasonKey: TransactionKey {
  static let defaultValue = ""
}

extension Transaction {
  fileprivate var reason: String {
    get { self[ReasonKey.self] }
    set { self[ReasonKey.self] = newValue }
  }
}

@MainActor @Suite struct TransactionTests {
  private let probe = Probe()

  /// Notes the transaction of each update that reaches the view.
  private struct Watched: View {
    let name: String
    let value: Int
    let probe: Probe
    var body: some View {
      Text("\(value)").transaction { transaction in
        probe.note("\(name):\(describe(transaction.animation))\(transaction.reason)")
      }
    }

    private func describe(_ animation: Animation?) -> String {
      switch animation {
      case .linear: "linear"
      case .easeIn: "easeIn"
      case nil: "-"
      default: "other"
      }
    }
  }

  private struct Screenful: View {
    let probe: Probe
    @State private var n = 0
    @State private var other = 0
    var body: some View {
      VStack {
        Watched(name: "a", value: n + other, probe: probe).animation(.linear, value: n)
        Watched(name: "b", value: n + other, probe: probe)
      }
      .offers("n", to: probe) { n += 1 }
      .offers("other", to: probe) { other += 1 }
      .offers("easeIn", to: probe) { withAnimation(.easeIn) { other += 1 } }
      .offers("blocked", to: probe) { withTransaction(\.disablesAnimations, true) { n += 1 } }
      .offers("merged", to: probe) { withTransaction(\.reason, "!") { withAnimation(.easeIn) { other += 1 } } }
      .offers("both", to: probe) {
        withAnimation(.easeIn) { n += 1 }
        other += 1
      }
      .offers("equal", to: probe) { $n.animation(.easeIn).wrappedValue = n }
      .offers("binding", to: probe) { $other.animation(.easeIn).wrappedValue += 1 }
      .offers("around a binding", to: probe) { withAnimation(.linear) { $other.animation(.easeIn).wrappedValue += 1 } }
      .offers("nil around a binding", to: probe) { withAnimation(nil) { $other.animation(.easeIn).wrappedValue += 1 } }
      .offers("another key around a binding", to: probe) {
        withTransaction(\.reason, "!") { $other.animation(.easeIn).wrappedValue += 1 }
      }
      .offers("around both", to: probe) {
        withAnimation(.linear) {
          n += 1
          $other.animation(.easeIn).wrappedValue += 1
        }
      }
      .offers("nested", to: probe) { withAnimation(.linear) { withAnimation(.easeIn) { other += 1 } } }
      .offers("after the nested", to: probe) {
        withAnimation(.linear) {
          withAnimation(.easeIn) { n += 1 }
          other += 1
        }
      }
      .offers("binding with a reason", to: probe) {
        var transaction = Transaction()
        transaction.reason = "?"
        $other.transaction(transaction).animation(.easeIn).wrappedValue += 1
      }
      .offers("binding with a reason alone", to: probe) {
        var transaction = Transaction()
        transaction.reason = "?"
        $other.transaction(transaction).wrappedValue += 1
      }
      .offers("twice through a binding", to: probe) {
        let binding = $other.animation(.easeIn)
        binding.wrappedValue += 1
        binding.wrappedValue += 1
      }
    }
  }

  private func notes(_ event: String) -> String {
    let screen = Screen { Screenful(probe: probe) }
    probe.clear()
    screen.perform(event, probe)
    return probe.text
  }

  @Test func `an animation with a value applies when the value changes, below the modifier (TX01)`() {
    expectEqual(notes("other"), "a:- b:-")
    expectEqual(notes("n"), "a:linear b:-")
  }

  @Test func `an animation with a value does not apply when the view first appears (TX02)`() {
    _ = Screen { Screenful(probe: probe) }
    expectEqual(probe.text, "a:- b:-")
  }

  @Test func `disabled animations block the view's own (TX04)`() { expectEqual(notes("blocked"), "a:- b:-") }

  @Test func `an inner modifier sees the transaction of the outer one (TX05)`() {
    struct Nested: View {
      let probe: Probe
      @State private var n = 0
      var body: some View {
        Watched(name: "a", value: n, probe: probe)
          .transaction { $0.animation = $0.animation == .linear ? .easeIn : nil }
          .transaction { $0.animation = .linear }
      }
    }
    _ = Screen { Nested(probe: probe) }
    expectEqual(probe.text, "a:easeIn")
  }

  @Test func `a transaction keeps the values of the surrounding one (TX06)`() {
    expectEqual(notes("merged"), "a:easeIn! b:easeIn!")
  }

  @Test func `an equal write through a binding with an animation updates nothing (TX08)`() {
    expectEqual(notes("equal"), "")
  }

  @Test func `only writes inside the closure have its animation, in an update of their own (TX09)`() {
    expectEqual(notes("both"), "a:linear b:easeIn a:- b:-")
  }

  @Test func `a binding's own transaction goes with its writes (14)`() {
    expectEqual(notes("binding"), "a:easeIn b:easeIn")
  }

  @Test func `withAnimation around a write has the last word over the binding's own animation`() {
    expectEqual(notes("around a binding"), "a:linear b:linear")
    expectEqual(notes("nil around a binding"), "a:- b:-")
  }

  @Test func `the transaction around a write and that of its binding are merged`() {
    expectEqual(notes("another key around a binding"), "a:easeIn! b:easeIn!")
    expectEqual(notes("binding with a reason"), "a:easeIn? b:easeIn?")
    expectEqual(notes("binding with a reason alone"), "a:-? b:-?")
  }

  @Test func `writes under one animation are one update, whatever the transactions of their bindings`() {
    expectEqual(notes("around both"), "a:linear b:linear")
    expectEqual(notes("twice through a binding"), "a:easeIn b:easeIn")
  }

  @Test func `the inner of nested animations counts, and only inside`() {
    expectEqual(notes("nested"), "a:easeIn b:easeIn")
    expectEqual(notes("after the nested"), "a:linear b:easeIn a:linear b:linear")
  }

  @Test(arguments: ["name", "element", "optional", "closures", "sources"])
  func `a projected binding keeps the transaction of the one it was projected from`(projection: String) {
    struct Model {
      var name = "a"
      var flags = [false, false]
    }
    struct Projecting: View {
      let probe: Probe
      @State private var model = Model()
      @State private var optional: Int? = 1
      var body: some View {
        let flags = $model.animation(.easeIn).flags
        Text("\(model.name)\(model.flags)\(optional ?? 0)").transaction {
          probe.note($0.animation == .easeIn ? "easeIn" : $0.animation == .linear ? "linear" : "-")
        }
        .offers("name", to: probe) { $model.animation(.easeIn).name.wrappedValue += "b" }
        .offers("element", to: probe) { flags[1].wrappedValue.toggle() }
        .offers("optional", to: probe) { Binding($optional.animation(.easeIn))?.wrappedValue += 1 }
        .offers("closures", to: probe) {
          Binding(get: { optional }, set: { optional = $0 }).animation(.easeIn).wrappedValue = 2
        }
        Toggle("t", sources: flags, isOn: \.self)
          .offers("sources", to: probe) { Binding(SourcesLocation(Array(flags))).wrappedValue = .on }
      }
    }
    let screen = Screen { Projecting(probe: probe) }
    probe.clear()
    screen.perform(projection, probe)
    expectEqual(probe.text, "easeIn")
    probe.clear()
    screen.frames.handle { withAnimation(.linear) { screen.perform(projection, probe) } }
    expectEqual(probe.text, (projection == "sources" || projection == "closures" ? "" : "linear"))
  }

  @Test func `a transaction is about its change alone (TX12)`() {
    let screen = Screen { Screenful(probe: probe) }
    screen.perform("easeIn", probe)
    probe.clear()
    screen.perform("other", probe)
    expectEqual(probe.text, "a:- b:-")
  }

  @Test func `a binding made of closures gets the transaction of each write`() {
    struct Writer: View {
      let probe: Probe
      @State private var n = 0
      var body: some View {
        let binding = Binding(get: { n }, set: { probe.note("\($0) \($1.animation == .linear)") })
        Text("\(n)").offers("go", to: probe) {
          binding.animation(.linear).wrappedValue = 1
          binding.wrappedValue = 2
        }
      }
    }
    let screen = Screen { Writer(probe: probe) }
    screen.perform("go", probe)
    expectEqual(probe.log, ["1 true", "2 false"])
  }

  @Test func `transitions and animations are accepted and change no picture`() {
    let screen = Screen {
      Text("a").transition(.opacity.combined(with: .move(edge: .leading)).animation(.spring)).animation(.default)
        .transition(.asymmetric(insertion: .scale, removal: .slide))
    }
    expectEqual(screen.text, "a")
  }

  @Test func `a transaction that disables animations has none that counts`() {
    var transaction = Transaction(animation: .linear)
    #expect(transaction.effectiveAnimation == .linear && !transaction.isPlain && Transaction().isPlain)
    transaction.disablesAnimations = true
    #expect(transaction.effectiveAnimation == nil && transaction.animation == .linear)
  }

  @Observable final class Model {
    var number = 0
  }

  private final class Publishing: ObservableObject {
    @Published var number = 0
  }

  @Test func `a change of an object that a view observes has the animation around`() {
    struct Writer: View {
      let probe: Probe
      @ObservedObject var object: Publishing
      @State private var isOther = false
      let other: Publishing
      var body: some View {
        let shown = isOther ? other : object
        Reader(object: shown, probe: probe)
          .offers("plain", to: probe) { shown.number += 1 }
          .offers("inside", to: probe) { withAnimation(.linear) { shown.number += 1 } }
          .offers("other", to: probe) { isOther = true }
      }
    }
    struct Reader: View {
      @ObservedObject var object: Publishing
      let probe: Probe
      var body: some View { Watched(name: "a", value: object.number, probe: probe) }
    }
    let screen = Screen { Writer(probe: probe, object: Publishing(), other: Publishing()) }
    probe.clear()
    for event in ["plain", "inside", "other", "inside"] { screen.perform(event, probe) }
    expectEqual(probe.log, ["a:-", "a:linear", "a:-", "a:linear"])
    expectEqual(screen.text, "1")
  }

  @Test func `a binding to a property of an object has the last word over the animation around`() {
    struct Writer: View {
      let probe: Probe
      @State private var model = Model()
      var body: some View {
        let eased = $model.number.animation(.easeIn)
        Watched(name: "a", value: model.number, probe: probe)
          .offers("eased", to: probe) { eased.wrappedValue += 1 }
          .offers("inside", to: probe) { withAnimation(.linear) { eased.wrappedValue += 1 } }
          .offers("plain inside", to: probe) { withAnimation(.linear) { $model.number.wrappedValue += 1 } }
      }
    }
    let screen = Screen { Writer(probe: probe) }
    probe.clear()
    for event in ["eased", "inside", "plain inside"] { screen.perform(event, probe) }
    expectEqual(probe.log, ["a:easeIn", "a:easeIn", "a:linear"])
  }

  @Test func `changes without a value are one update, and each animation has its own`() {
    expectEqual(Transaction().group, 0)
    #expect(Transaction(animation: .linear).group != Transaction(animation: .linear).group)
    var first = Transaction(animation: .linear)
    first.group = 1
    expectEqual(first.overriddenByCurrent.group, 1)
  }

  @Test func `each change of a transaction is made once in an update, from the outside in`() {
    let probe = probe
    let screen = Screen {
      HostOfSteps(probe: probe) { step in
        Text("\(step)").transaction { _ in probe.note("inner") }.transaction { _ in probe.note("outer") }
      }
    }
    expectEqual(probe.log, ["outer", "inner"])
    probe.clear()
    screen.perform("step", probe)
    expectEqual(probe.log, ["outer", "inner"])
  }
}
