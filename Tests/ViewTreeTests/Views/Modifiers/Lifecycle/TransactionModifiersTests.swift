import Testing

@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

@MainActor struct TransactionModifiersTests {
  @Test func `an animation with a value applies to the views below it`() throws {
    let view = Starter(animation: nil) { isOn in
      Text("a").offset(x: isOn ? 10 : 0).animation(.linear(duration: 1), value: isOn)
      Text("b").offset(x: isOn ? 10 : 0)
      Text("c").animation(.linear(duration: 1), value: isOn).offset(x: isOn ? 10 : 0).opacity(isOn ? 0 : 1)
    }
    let moments = try Moments(view)
    moments.screen.advance(by: .milliseconds(500))
    expectText(moments.screen.text, equals: "     a\n          b\n\n[ go ]")
  }

  @Test func `disabled animations jump`() throws {
    struct Jumping: View {
      @State private var isOn = false
      var body: some View {
        Text("a").offset(x: isOn ? 10 : 0).transaction { $0.disablesAnimations = true }
        Button("go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
      }
    }
    let moments = try Moments(Jumping())
    #expect(moments.row(0, after: 0) == moments.end.split(separator: "\n")[0])
    #expect(!moments.screen.frames.tree.animator.isRunning)
  }

  @Test func `a transaction of a value is changed when the value changes`() throws {
    let view = Starter(animation: nil) { isOn in
      Text("a").offset(x: isOn ? 10 : 0).transaction(value: isOn) { $0.animation = .linear(duration: 1) }
      Text("b").offset(x: isOn ? 10 : 0).transaction(value: 3) { $0.animation = .linear(duration: 1) }
    }
    let moments = try Moments(view)
    moments.screen.advance(by: .milliseconds(500))
    expectText(moments.screen.text, equals: "     a\n          b\n[ go ]")
  }
}
