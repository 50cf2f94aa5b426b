import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

@MainActor struct NodePropertyTests {
  private struct Inner: View {
    @Binding var isOn: Bool
    @State private var own = 1
    var body: some View {
      Toggle("inner", isOn: $isOn)
      Middle(isOn: $isOn)
      Text("\(own)")
    }
  }

  private struct Middle: View {
    @Binding var isOn: Bool
    var body: some View { Text(isOn ? "on" : "off") }
  }

  private struct Outer: View {
    @State private var isOn = false
    @AppStorage("NodePropertyTests") private var stored = 3
    var body: some View {
      Inner(isOn: $isOn)
      Text("\(stored)")
      Toggle("outer", isOn: $isOn)
      Slider(value: .constant(0.5))
    }
  }

  private let screen = Screen(width: 30, height: 6) { VStack { Outer() } }

  @Test func `the states and bindings of views are listed, and of controls those that no view around holds`() {
    let found = screen.frames.tracedProperties.map { property in
      "\(property.owner).\(property.name) \(property.isBinding) \(property.controlLabel)"
    }
    expectEqual(
      found,
      [
        "Outer._isOn false ", "Outer._stored false ", "Inner._isOn true ", "Inner._own false ", "Middle._isOn true ",
        "Toggle<Text>.isOn true outer", "Slider<EmptyView, EmptyView>.value true ",
      ])
  }

  @Test func `the readers of a property are the views whose bodies read it or that hold it inside, each once`() {
    var table = PropertyReaders()
    let readers = screen.frames.tracedProperties.map { "\($0.name): \(table.readers(of: $0).joined(separator: ", "))" }
    expectEqual(
      readers,
      [
        "_isOn: CheckboxToggleStyle, Middle", "_stored: Outer", "_isOn: CheckboxToggleStyle, Middle, Toggle",
        "_own: Inner", "_isOn: CheckboxToggleStyle, Middle", "isOn: CheckboxToggleStyle, Middle", "value: ",
      ])
  }

  @Test func `the types and the nodes around and inside a property are found once`() throws {
    let properties = screen.frames.tracedProperties
    let (inner, middle) = (try #require(properties.first { $0.name == "_own" }), properties[4])
    var (types, known): (Set<String>, Set<ObjectIdentifier>) = ([], [])
    middle.addTypesAround(to: &types, known: &known)
    expectEqual(types.sorted(), ["Inner", "Outer"])
    var again: Set<String> = []
    middle.addTypesAround(to: &again, known: &known)
    expectEqual(again, [])
    var nodes: Set<ObjectIdentifier> = []
    inner.addNodes(to: &nodes)
    #expect(nodes.contains(inner.nodeID) && nodes.contains(middle.nodeID))
    let count = nodes.count
    middle.addNodes(to: &nodes)
    expectEqual(nodes.count, count)
  }
}
