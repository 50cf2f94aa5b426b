import Testing
@testable import TextBackend
import ViewTreeTesting

@MainActor struct FocusLossTests {
  @Observable final class Model {
    var isEnabled = true
  }

  struct Switch: View {
    let model: Model

    var body: some View { Toggle("A", isOn: .constant(true)).disabled(!model.isEnabled) }
  }

  @Test func `a control that is disabled loses the focus, and has it again when it is enabled`() {
    let model = Model()
    let screen = Screen(width: 8) { Switch(model: model) }
    screen.press(.tab)
    expectText(screen.render(.cells), contains: "inverse")
    model.isEnabled = false
    expectText(screen.render(.cells), lacks: "inverse")
    model.isEnabled = true
    expectText(screen.render(.cells), contains: "inverse")
  }

  struct Leaving: View {
    let model: Model
    @FocusState private var isFocused: Bool
    @FocusState private var number: Int?

    var body: some View {
      Text("\(isFocused) \(number ?? 0)")
      if model.isEnabled {
        Toggle("A", isOn: .constant(true)).focused($isFocused)
        Button("B") {}.focused($number, equals: 1)
      }
    }
  }

  @Test(arguments: [1, 2]) func `a state loses its value when its only view leaves with the focus`(keys: Int) {
    let model = Model()
    let screen = Screen(width: 8) { Leaving(model: model) }
    for _ in 0..<keys { screen.press(.tab) }
    expectText(screen.text, contains: keys == 1 ? "true 0" : "false 1")
    model.isEnabled = false
    expectText(screen.text, equals: "false 0")
  }

  struct Window: View {
    let model: Model

    var body: some View {
      ScrollView(.horizontal) {
        Button("press") {}.disabled(!model.isEnabled).frame(width: 12, height: 3, alignment: .topLeading)
      }
    }
  }

  @Test func `a window gives the focus up when a control in it can take it, and its bar goes`() {
    let model = Model()
    model.isEnabled = false
    let screen = Screen(width: 6, height: 3) { Window(model: model) }
    screen.press(.tab)
    expectText(screen.text, equals: "[~pres\n\n###---")
    model.isEnabled = true
    expectText(screen.text, equals: "[ pres\n\n")
  }

  struct Changing: View {
    let model: Model

    var body: some View {
      Menu("M") {
        if model.isEnabled {
          Section { Button("first") {} }
        } else {
          Text("nothing")
        }
      }
    }
  }

  @Test func `a menu closes although its focused view is removed and still referenced`() throws {
    let model = Model()
    let screen = Screen(width: 20, height: 8) { Changing(model: model) }
    screen.press(.tab)
    screen.press(.space)
    screen.press(.down)
    let first = try screen.find(label: "first")
    #expect(first.isFocused)
    model.isEnabled = false
    expectText(screen.text, contains: "nothing")
    screen.press(.escape)
    try screen.find(.menu, "M").tap()
    #expect(!first.isFocused)
    expectEqual(screen.faults, [])
  }

  @Test func `a control keeps the focus when its look changes at a resize`() throws {
    struct Dated: View {
      @State private var date = Date(timeIntervalSinceReferenceDate: 0)

      var body: some View { DatePicker("At", selection: $date).datePickerStyle(.field) }
    }
    let screen = Screen(width: 20) { Dated() }
    screen.press(.tab)
    for (width, field) in [
      (40, "At [>01/01/2001, 12:00 AM<]"), (20, "At [>01/01/2001<]"), (40, "At [>01/01/2001, 12:00 AM<]"),
    ] {
      screen.resize(width: width)
      expectText(screen.text, startsWith: field)
      #expect(try screen.find(.datePicker, "At").isFocused)
    }
    screen.press(.up)
    expectText(screen.text, equals: "At [>02/01/2001, 12:00 AM<]")
    expectEqual(screen.faults + screen.issues, [])
  }

  @Test func `a kept hidden view has no focus`() throws {
    struct Fitting: View {
      var body: some View {
        ViewThatFits(in: .horizontal) {
          Button("a long name") {}.frame(width: 20)
          Text("short")
        }
        .accessibilityElement(children: .combine)
      }
    }
    let screen = Screen(width: 24) { Fitting() }
    screen.press(.tab)
    screen.resize(width: 10)
    expectEqual(screen.descendants.contains { $0.isFocused }, false)
    screen.resize(width: 24)
    expectEqual(screen.descendants.contains { $0.isFocused }, true)
  }

  /// A toggle that is disabled while its value is being stored.
  private struct SlowToggle: View {
    @State private var isOn = false
    @State private var isBusy = false

    var body: some View {
      Toggle(
        "Sync",
        isOn: Binding(
          get: { isOn },
          set: {
            isOn = $0; isBusy = true
          })
      ).disabled(isBusy)
      Button("stored") { isBusy = false }.focusable(false)
      Button("other") {}
    }
  }

  @Test func `a control that was disabled while it had the focus has it again when it is enabled`() throws {
    let screen = Screen(SlowToggle(), width: 20)
    screen.press(.tab)
    for isOn in [true, false] {
      screen.press(.space)
      #expect(try screen.find(.toggle, "Sync").isFocused == false)
      screen.press(.space)
      #expect(try (screen.find(.toggle, "Sync").toggleState == .on) == isOn, "a disabled control takes no key")
      try screen.find(.button, "stored").tap()
      #expect(try screen.find(.toggle, "Sync").isFocused)
    }
  }

  @Test func `a control that is enabled again leaves the focus with what has taken it`() throws {
    let screen = Screen(SlowToggle(), width: 20)
    screen.press(.tab)
    screen.press(.space)
    screen.press(.tab)
    #expect(try screen.find(.button, "other").isFocused)
    try screen.find(.button, "stored").tap()
    #expect(try screen.find(.button, "other").isFocused)
    #expect(try screen.find(.toggle, "Sync").isFocused == false)
  }

  @Test func `the focus of a state comes back with the control that has it`() throws {
    struct Field: View {
      @FocusState private var isFocused: Bool
      @State private var text = ""
      @State private var isBusy = false

      var body: some View {
        TextField("Name", text: $text).focused($isFocused).onSubmit { isBusy = true }.disabled(isBusy)
        Button("stored") { isBusy = false }.focusable(false)
        Text(isFocused ? "has it" : "lost it")
      }
    }
    let screen = Screen(Field(), width: 20)
    screen.press(.tab)
    screen.press(.return)
    expectText(screen.text, contains: "lost it")
    try screen.find(.button, "stored").tap()
    expectText(screen.text, contains: "has it")
    screen.type("ab")
    expectText(screen.text, contains: "ab")
  }

  /// A view with the focus leaves slowly by an animation, and another one has the focus meanwhile.
  struct Departing: View {
    let isSheet: Bool
    @State private var isShown = true
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack(alignment: .leading) {
        TextField("Stays", text: .constant("stays")).focused($isFocused)
        if isShown, !isSheet { field.transition(.move(edge: .trailing)) }
      }
      .sheet(isPresented: .constant(isShown && isSheet)) { field }
    }

    private func remove() {
      withAnimation(.linear(duration: 1)) { isShown = false }
      isFocused = true
    }

    private var field: some View { TextField("Leaves", text: .constant("leaves")).onSubmit { remove() } }
  }

  @Test(arguments: [false, true]) func `the cursor of a view on its way out is not shown`(isSheet: Bool) throws {
    let screen = Screen(Departing(isSheet: isSheet), width: 20, height: 8)
    try screen.find(.textField, "Leaves").tap()
    let old = try #require(screen.caret)
    screen.press(.return)
    screen.advance(by: .milliseconds(200))
    expectText(screen.text, contains: "leaves")
    let new = try #require(screen.caret)
    #expect(new.row == 0 && old.row > 0)
    screen.advance(by: .seconds(1))
    #expect(try #require(screen.caret) == new)
    screen.checkPicture()
  }

  /// A presentation that closes itself in the event in which it opens.
  private struct Flashing: View {
    let isAlert: Bool
    @State private var name = ""
    @State private var isShown = false
    @State private var flashes = 0
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($isFocused).onSubmit { isShown = true }
        Text("\(flashes) \(isFocused)")
      }
      .sheet(isPresented: .constant(isShown && !isAlert)) { page }
      .alert("Alert", isPresented: .constant(isShown && isAlert)) { page }
    }

    private var page: some View {
      Button("Close") {}.onAppear {
        flashes += 1
        isShown = false
      }
    }
  }

  @Test(arguments: [false, true])
  func `a field has the focus again after a presentation that closes in the event in which it opens`(isAlert: Bool) {
    let screen = Screen(width: 20, height: 6) { Flashing(isAlert: isAlert) }
    screen.press(.tab)
    for flashes in 1...2 {
      screen.press(.return)
      screen.type("a")
      expectText(screen.text, contains: "\(flashes) true")
      expectText(screen.text, contains: String(repeating: "a", count: flashes))
    }
  }

  /// A sheet that closes when the focus in it moves to its second field.
  private struct Moving: View {
    @State private var isShown = false
    @FocusState private var field: Int?
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("Zero", text: $text).focused($field, equals: 0).onSubmit { isShown = true }
        Text("at \(field ?? -1)")
      }
      .sheet(isPresented: $isShown) {
        TextField("One", text: $text).focused($field, equals: 1).onSubmit { field = 2 }
        TextField("Two", text: $text).focused($field, equals: 2)
      }
      .onChange(of: field) { if field == 2 { isShown = false } }
    }
  }

  @Test func `a state moves the focus in a sheet, and has the value of before after it`() throws {
    let screen = Screen(width: 20, height: 8) { Moving() }
    screen.press(.tab)
    screen.press(.return)
    try screen.find(.textField, "One").tap()
    screen.press(.return)
    #expect(screen.findAll(.textField).count == 1)
    expectText(screen.text, contains: "at 0")
  }

  @Test func `a control in a combined element keeps the focus when its look changes at a resize`() {
    struct Dated: View {
      @State private var date = Date(timeIntervalSinceReferenceDate: 0)

      var body: some View {
        VStack(alignment: .leading) {
          Button("first") {}
          DatePicker("At", selection: $date).datePickerStyle(.field)
        }
        .accessibilityElement(children: .combine)
      }
    }
    let screen = Screen(width: 20) { Dated() }
    for _ in 0..<2 { screen.press(.tab) }
    screen.resize(width: 40)
    expectText(screen.text, equals: "[ first ]\nAt [>01/01/2001, 12:00 AM<]")
  }
}
