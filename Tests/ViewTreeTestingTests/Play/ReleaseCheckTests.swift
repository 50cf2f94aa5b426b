import Testing

@testable import ViewTree
@testable import ViewTreeTesting

@MainActor struct ReleaseCheckTests {
  private final class Model {}
  private final class Other {}

  private static func fault(_ first: ReleaseCheck.Remains, _ second: ReleaseCheck.Remains) async -> (String?, Int) {
    var calls = 0
    let fault = await ReleaseCheck.fault {
      calls += 1
      return calls == 1 ? first : second
    }
    return (fault?.words, calls)
  }

  @Test func `an object that only the second screen left behind is a leak, as is a node`() async {
    let (model, other, again) = (Model(), Other(), Model())
    let advice =
      "; look for a closure or a task that the object holds and that holds the object: capture it weakly"
    let cases: [(ReleaseCheck.Remains, ReleaseCheck.Remains, String?, Int)] = [
      (([], []), (["node"], [model]), nil, 1),
      (([], [model]), ([], [model]), nil, 2),
      (([], [model]), ([], []), nil, 2),
      (([], [model]), ([], [model, other]), "Other is not released with the screen\(advice)", 2),
      ((["a"], []), (["b", "c"], []), "b, c is not released with the screen", 2),
      ((["a"], [model]), (["b"], [again, other, model]), "Model, Other is not released with the screen\(advice)", 2),
      ((["a"], []), ([], []), nil, 2),
    ]
    for (first, second, words, calls) in cases {
      let (found, made) = await Self.fault(first, second)
      expectEqual(found, words)
      expectEqual(made, calls)
    }
  }

  private struct Holder: View {
    @State var model: Model
    var body: some View { Text("held") }
  }

  @Test func `a screen, or an object, that a task holds for a moment is waited for`() async {
    var register = NodeRegister()
    do {
      let screen = Screen(width: 10) { Text("a") }
      register.note(screen, objects: true)
      Task { @MainActor in _ = screen.width }
    }
    #expect(!register.leftBehind(all: true).isEmpty && register.remainingObjects.isEmpty)
    expectEqual(await ReleaseCheck.remains(of: register).nodes, [])
    register = NodeRegister()
    do {
      let model = Model()
      let screen = Screen(width: 10) { Holder(model: model) }
      register.note(screen, objects: true)
      Task { @MainActor in _ = type(of: model) }
    }
    #expect(register.leftBehind(all: true).isEmpty && register.remainingObjects.count == 1)
    expectEqual(await ReleaseCheck.remains(of: register).objects.count, 0)
  }

  @Test func `a screen that is still there leaves nodes and objects, and a released one leaves none`() async {
    var register = NodeRegister()
    var screen: Screen? = Screen(width: 10) { Holder(model: Model()) }
    if let screen { register.note(screen, objects: true) }
    do {
      let held = await ReleaseCheck.remains(of: register)
      #expect(!held.nodes.isEmpty && held.objects.contains { $0 is Model } && screen != nil)
    }
    screen = nil
    let released = await ReleaseCheck.remains(of: register)
    #expect(released.nodes.isEmpty && released.objects.filter { $0 is Model }.isEmpty)
  }
}
