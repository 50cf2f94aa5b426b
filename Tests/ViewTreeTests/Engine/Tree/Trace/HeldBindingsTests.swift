import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor struct HeldBindingsTests {
  private struct One { var flag = Binding.constant(1) }
  private struct Two { var one = One() }
  private struct Three { var two = Two() }
  private struct Four { var three = Three() }
  private struct Five { var four = Four() }
  private struct Six { var five = Five() }

  private struct Row: View {
    @Binding var number: Int
    var other: Binding<Int>?
    var list: [Binding<Int>]
    var body: some View { Text("\(number)") }
  }

  private struct Card {
    var title = Binding.constant("a")
    var row = Row(number: .constant(1), list: [])
    @State var state = Binding.constant(1)
  }

  private func names(in value: Any) -> [String] {
    var names: [String] = []
    forEachBinding(in: value) { name, binding in names.append("\(name) \(binding.origin.words)") }
    return names
  }

  @Test func `bindings are found in the properties of a view, in optionals and in arrays`() {
    expectEqual(names(in: Binding.constant(1)), [" constant 1"])
    expectEqual(
      names(in: Row(number: .constant(1), other: .constant(2), list: [.constant(3), .constant(4)])),
      ["number constant 1", "other constant 2", "list constant 3", "list constant 4"])
    expectEqual(names(in: Row(number: .constant(1), other: nil, list: [])), ["number constant 1"])
  }

  @Test func `bindings are not searched for in views and properties inside, or more than five properties deep`() {
    expectEqual(names(in: Card()), ["title constant a"])
    expectEqual(names(in: Five()), ["flag constant 1"])
    expectEqual(names(in: Six()), [])
    expectEqual(names(in: [Four()]), ["flag constant 1"])
    expectEqual(names(in: [Five()]), [])
  }
}
