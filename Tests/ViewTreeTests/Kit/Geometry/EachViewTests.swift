import Testing
import ViewTreeTesting

@MainActor struct EachViewTests {
  @Test func `an effect on a group keeps its sections`() {
    let rows = Group {
      Section("S") { Text("a") }
      Text("b")
    }
    let plain = Screen(List { rows }, width: 12)
    expectText(plain.text, contains: "a")
    expectText(Screen(List { rows.visualEffect { content, _ in content } }, width: 12).text, equals: plain.text)
  }
}
