import Testing
import ViewTreeLint
import ViewTreeTesting

@Suite struct PlainBindingRuleTests {
  private func view(_ property: String, _ body: String) -> [String] {
    findings("struct A: View {\n\(property)\nvar body: some View { \(body) }\n}", .plainBinding)
  }

  @Test(arguments: [
    ("let isOn: Binding<Bool>", "if isOn.wrappedValue { Text(\"on\") }", "@Binding var isOn: Bool"),
    (
      "private var isOn: Binding<Set<Int>>", "VStack { Text(name(self.isOn.wrappedValue)) }",
      "@Binding private var isOn: Set<Int>"
    ),
    ("let isOn: SwiftUI.Binding<Bool>", "Text(\"a\").bold(isOn.wrappedValue == true)", "@Binding var isOn: Bool"),
  ])
  func `a binding whose value the body reads is found`(property: String, body: String, replacement: String) {
    expectEqual(
      view(property, body),
      ["2:1 plain-binding: \(replacement) / isOn   // in place of isOn.wrappedValue; $isOn is the binding"])
  }

  @Test(arguments: [
    ("let isOn: Binding<Bool>", "let _ = (isOn.wrappedValue = true)"),
    ("let isOn: Binding<Bool>", "Toggle(\"a\", isOn: isOn)"),
    ("let isOn: Binding<Bool>", "Button(\"a\") { isOn.wrappedValue = true }"),
    ("let isOn: Binding<Bool>", "Button(\"a\") { print(isOn.wrappedValue) }"),
    ("let isOn: Box<Bool>", "if isOn.wrappedValue { Text(\"on\") }"),
    ("let isOn: Binding<Bool>.Wrapped<Int>", "if isOn.wrappedValue { Text(\"on\") }"),
    ("let isOn: Binding<Bool>?", "Text(\"\\(isOn?.wrappedValue)\")"),
    ("@Binding var isOn: Bool", "if isOn { Text(\"on\") }"),
    ("var isOn: Binding<Bool> { $other }", "if isOn.wrappedValue { Text(\"on\") }"),
    ("let isOn: Binding<Bool>", "if other.isOn.wrappedValue { Text(\"on\") }"),
  ])
  func `a binding that is only passed on or written is left alone`(property: String, body: String) {
    expectEqual(view(property, body), [])
  }
}
