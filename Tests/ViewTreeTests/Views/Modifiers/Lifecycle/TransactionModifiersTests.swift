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

  private struct Inner: View {
    @State private var isOn = false

    var body: some View {
      HStack(spacing: 0) {
        Button("go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }.buttonStyle(.plain)
        Text("a").offset(x: isOn ? 10 : 0)
      }
    }
  }

  @Test func `a value that stays the same leaves the animations of the views below alone`() throws {
    for view in [
      AnyView(Inner().animation(nil, value: 0)), AnyView(Inner().transaction(value: 0) { $0.animation = nil }),
    ] {
      let screen = Screen(view, width: 20)
      try screen.find(.button, "go").tap()
      screen.advance(by: .milliseconds(500))
      expectText(screen.text, equals: "go     a")
    }
  }
}
