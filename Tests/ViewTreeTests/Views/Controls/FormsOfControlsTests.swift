import Testing
import ViewTreeTesting

/// Forms in which real files write controls.
@MainActor @Suite struct FormsOfControlsTests {
  @Test func `a stepper with a format shows its formatted value, one of actions may have its label last`() throws {
    struct Steppers: View {
      @State private var share = 0.25
      @State private var log = ""

      var body: some View {
        Stepper("Share", value: $share, in: 0...1, step: 0.25, format: .percent)
        Stepper("Free", value: $share, step: 0.25, format: .percent)
        Stepper(onIncrement: { log += "+" }, onDecrement: nil) { Text("Log") }
        Text(log)
      }
    }
    let screen = Screen(width: 20) { Steppers() }
    try expectEqual(screen.find(.stepper, "Share").value, "25%")
    try screen.find(.stepper, "Free").increment()
    try expectEqual(screen.find(.stepper, "Share").value, "50%")
    try screen.find(.stepper, "Log").increment()
    expectText(screen.text, endsWith: "+")
  }

  @Test func `a submission in a scope of its own stays there`() throws {
    struct Scopes: View {
      @State private var text = ""
      @State private var log = ""

      var body: some View {
        VStack {
          TextField("Out", text: $text)
          TextField("In", text: $text).onSubmit { log += "i" }.submitScope()
          TextField("Open", text: $text).submitScope(false)
          Text(log)
        }
        .onSubmit { log += "o" }
      }
    }
    let screen = Screen(width: 20) { Scopes() }
    for name in ["Out", "In", "Open"] {
      try screen.find(.textField, name).focus()
      screen.press(.return)
    }
    expectText(screen.text, endsWith: "oio")
  }

  @Test func `the values of pickers stand in brackets in any button style`() {
    let screen = Screen(width: 30) {
      VStack(alignment: .leading) {
        ColorPicker("C", selection: .constant(.red))
        Picker("P", selection: .constant(1)) { Text("one").tag(1) }
      }
      .buttonStyle(.plain)
    }
    expectText(screen.text, equals: "C [ ## red v ]\nP [ one v ]")
  }

  @Test func `a field has one line in each form without an axis`() {
    let (text, number) = (Binding.constant("one two three four"), Binding.constant(1_234_567_890))
    let (optional, selection) = (Binding.constant(Int?.some(1_234_567_890)), Binding.constant(TextSelection?.none))
    let title = String("Name")
    let fields: [(String, AnyView)] = [
      ("label", AnyView(TextField(text: text) { Text(title) })), ("key", AnyView(TextField("Name", text: text))),
      ("title", AnyView(TextField(title, text: text))),
      ("selection", AnyView(TextField("Name", text: text, selection: selection))),
      ("format", AnyView(TextField("Name", value: number, format: .number))),
      ("optional format", AnyView(TextField(title, value: optional, format: .number))),
      ("secure", AnyView(SecureField("Name", text: text))),
    ]
    for (name, field) in fields {
      let screen = Screen(field.accessibilityIdentifier("field"), width: 8)
      expectEqual(screen.frame(id: "field")?.height, 1, "\(name): \(screen.text)")
    }
  }
}
