import Testing
import ViewTreeTesting

@MainActor @Suite struct GroupSubviewsTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("\(count)") { count += 1 } }
  }

  @Test func `state belongs to the subview, wherever it is shown`() throws {
    struct Host: View {
      @State private var names = ["a", "b"]

      var body: some View {
        VStack(alignment: .leading) {
          Button("swap") { names.reverse() }
          Group(subviews: ForEach(names, id: \.self) { _ in Counter() }) { subviews in
            subviews[0]
            subviews[1]
          }
        }
      }
    }
    let screen = Screen(width: 10) { Host() }
    try screen.findAll(.button)[1].tap()
    expectText(screen.text, equals: "[ swap ]\n[ 1 ]\n[ 0 ]")
    try screen.find(.button, "swap").tap()
    expectEqual(screen.findAll(.button).count, 3)
    expectEqual(screen.issues, [])
  }

  @Test func `sections are enumerated, and their views flattened where sections do not matter`() {
    let screen = Screen(width: 50) {
      VStack(alignment: .leading) {
        ForEach(sections: looseAndSectioned()) { Text("\($0.content.count)") }
        HStack { ForEach(subviews: looseAndSectioned()) { $0 } }
      }
    }
    expectText(screen.text, equals: "1\n2\n2\n2\nloose One 1 2 H x0 x1 F end 1 end 2")
  }
}
