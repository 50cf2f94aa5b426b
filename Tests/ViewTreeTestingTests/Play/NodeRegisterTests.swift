import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

@MainActor struct NodeRegisterTests {
  @Observable fileprivate final class Model {
    var number = 0
  }

  private struct Page: View {
    @State private var isShown = true
    @State private var model = Model()

    var body: some View {
      if isShown { Text("\(model.number)") }
      Button("Hide") { isShown = false }
    }
  }

  @Test func `nodes that are gone are forgotten, and no others`() throws {
    let screen = Screen(width: 10) { Page() }
    var register = NodeRegister()
    register.note(screen)
    let all = register.count
    #expect(all > 2)
    expectEqual(register.leftBehind(), [])
    expectEqual(register.leftBehind(all: true).count, all)
    register.forgetReleased()
    expectEqual(register.count, all)
    try screen.find(.button).tap()
    let left = register.leftBehind(all: true).count
    #expect(left < all && register.count == all)
    register.forgetReleased()
    expectEqual(register.count, left)
    // A node that is known already is not counted again.
    register.note(screen)
    let more = register.count
    register.note(screen)
    expectEqual(register.count, more)
  }

  @Test func `objects are noted if that is wanted`() {
    let screen = Screen(width: 10) { Page() }
    for wanted in [false, true] {
      var register = NodeRegister()
      register.note(screen, objects: wanted)
      expectEqual(register.remainingObjects.count { $0 is Model }, wanted ? 1 : 0)
    }
  }
}
