import Testing
import ViewTreeTesting

/// The findings of an audit of accessibility, rule by rule, with views that have none.
@MainActor struct ScreenAuditTests {
  /// The findings of a view, each as `element: fault`.
  private func findings<V: View>(
    _ rule: AccessibilityRule, width: Int = 30, height: Int? = nil, options: ScreenOptions = .init(),
    @ViewBuilder _ content: () -> V
  ) -> [String] {
    let screen = Screen(width: width, height: height, options: options) {
      VStack(alignment: .leading, spacing: 0) { content() }
    }
    return found(rule, on: screen)
  }

  private func found(_ rule: AccessibilityRule, on screen: Screen) -> [String] {
    screen.audit(without: Set(AccessibilityRule.allCases).subtracting([rule])).map { finding in
      expectEqual(finding.rule, rule)
      return "\(finding.element): \(finding.fault)"
    }
  }

  // MARK: Names

  @Test func `a control without a label or with a blank one has no name`() {
    expectEqual(
      findings(.name) {
        Toggle("", isOn: .constant(true))
        Toggle("Wi-Fi", isOn: .constant(true))
        Button(" ") {}
        Button("", action: {}).accessibilityLabel("Save")
        Slider(value: .constant(0.5))
        TextField("", text: .constant("Ada"))
        ProgressView()
        Text("")
      },
      [
        #"toggle "": has no name"#, #"button " ": has no name"#, #"slider "": has no name"#,
        #"textField "": has no name"#, #"progress "": has no name"#,
      ])
  }

  @Test func `a label without a view, or of characters that are not shown, is no name`() {
    expectEqual(
      findings(.name) {
        Toggle(isOn: .constant(true)) { EmptyView() }
        Button {
        } label: {
          EmptyView()
        }
        Menu {
          Button("One") {}
        } label: {
          EmptyView()
        }
        Picker(selection: .constant(0)) {
          Text("One").tag(0)
        } label: {
          EmptyView()
        }
        Gauge(value: 0.5) { EmptyView() }
        Button("\u{200B}\u{2003}") {}
      }.map { $0.prefix { $0 != " " } + $0.suffix(13) },
      ["toggle", "button", "menu", "picker", "gauge", "button"].map { "\($0): has no name" })
  }

  @Test func `a prompt, a label that is not shown and the label of LabeledContent are names`() {
    expectEqual(
      findings(.name) {
        TextField("", text: .constant(""), prompt: Text("Phone"))
        SecureField("", text: .constant(""), prompt: Text("Password"))
        Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()
        Slider(value: .constant(0.5)) { Text("Volume") }.labelsHidden()
        Toggle("Mobile data", systemImage: "antenna", isOn: .constant(true)).labelsHidden()
        Picker(selection: .constant(0)) {
          Text("One").tag(0)
        } label: {
          Label("Number", systemImage: "number").foregroundStyle(.red)
        }
        .labelsHidden()
        LabeledContent("Name") { TextField("", text: .constant("Ada")) }
        LabeledContent("Sound") { Toggle("", isOn: .constant(true)).labelsHidden() }
      }, [])
    // The label cannot stand for two controls.
    expectEqual(
      findings(.name) {
        LabeledContent("Name") {
          TextField("", text: .constant("Ada"))
          Toggle("Public", isOn: .constant(true))
        }
      }, [#"textField "": has no name"#])
  }

  @Test func `a control of shapes needs a name`() {
    expectEqual(
      findings(.name) {
        Color.red.frame(width: 3, height: 1).focusable().onTapGesture {}
        Color.red.frame(width: 3, height: 1).focusable().onTapGesture {}.accessibilityAddTraits(.isButton)
        Color.red.frame(width: 3, height: 1).accessibilityAdjustableAction { _ in }
        Color.red.frame(width: 3, height: 1).focusable().accessibilityLabel("Red").accessibilityAddTraits(.isButton)
        Color.red.frame(width: 3, height: 1).focusable().accessibilityHidden(true)
        Text("Words").focusable().onTapGesture {}
        HStack { Text("Words") }.focusable().onTapGesture {}
        ScrollView { Text("Words") }.frame(height: 1)
        DisclosureGroup("More") { Text("Words") }
      },
      [
        #"button "": has no name"#, #"group "": has no name"#, "a view: takes the focus, but has no name",
      ])
  }

  @Test(
    arguments: [
      ("TextEditor", "Write .accessibilityLabel(\"…\") behind it."),
      ("SecureField", "Give it a label, as in SecureField(\"Password\", text: $password), or"),
      ("MultiDatePicker", "Give it a label, as in MultiDatePicker(\"Days\", selection: $days), or"),
      ("TextField", "Give it a label, as in TextField(\"Name\", text: $name), or"),
    ])
  func `the remedy for a control without a name is code that exists`(_ control: String, _ remedy: String) throws {
    let screen = Screen(width: 40) {
      switch control {
      case "TextEditor": TextEditor(text: .constant("")).frame(height: 3)
      case "SecureField": SecureField("", text: .constant(""))
      case "MultiDatePicker": MultiDatePicker("", selection: .constant([]))
      default: TextField("", text: .constant(""))
      }
    }
    let finding = try #require(screen.audit().first { $0.rule == .name })
    expectText(finding.remedy, startsWith: remedy)
  }

  @Test func `neighbours of one role and name are told apart by anything between them`() {
    expectEqual(
      findings(.duplicate) {
        Button("Remove") {}
        Button("Remove") {}
        Toggle("Remove", isOn: .constant(true))
        Button("Remove") {}
        Text("Ada")
        Button("Remove") {}
        Text("Same")
        Text("Same")
      }, [#"button "Remove": has the role and the name of the element before it"#])
    expectEqual(
      findings(.duplicate) {
        List(0..<3) { Button("Open") {}.accessibilityLabel("Open \($0)") }
      }, [])
    expectEqual(
      findings(.duplicate) { List(0..<3) { _ in Button("Open") {} } },
      Array(repeating: #"button "Open": has the role and the name of the element before it"#, count: 2))
  }

  @Test func `an image needs a label of its own`() {
    expectEqual(
      findings(.image) {
        Image(systemName: "trash")
        Image("hero").accessibilityLabel("A mountain")
        Image("lake", label: Text("A lake"))
        Image(decorative: "line")
        Image("dots").accessibilityHidden(true)
        Label("Delete", systemImage: "trash")
        Label("Delete", systemImage: "trash").labelStyle(.iconOnly)
        Button {
        } label: {
          Image(systemName: "plus")
        }
        Button {
        } label: {
          Image("lake", label: Text("A lake"))
        }
        Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly)
        Button {
        } label: {
          Image(systemName: "plus")
        }
        .accessibilityLabel("Add")
      },
      [
        #"image "trash": is named after its file or symbol"#,
        #"button "plus": has no name besides that of its image"#,
      ])
    expectEqual(
      findings(.image) {
        Image(systemName: "trash").accessibilityLabel("")
        Image("lake", label: Text(" "))
      }, [#"image "": has an empty label"#, #"image " ": has an empty label"#])
  }

  // MARK: The keyboard

  @Test func `a view that reacts to taps is reached by Tab or by a shortcut`() {
    expectEqual(
      findings(.keyboard) {
        Text("Delete").onTapGesture {}
        Rectangle().frame(width: 3, height: 1).onTapGesture {}
        Text("Focusable").focusable().onTapGesture {}
        Text("Disabled").onTapGesture {}.disabled(true)
        Text("Hidden").onTapGesture {}.accessibilityHidden(true)
        Button("Save") {}
        Button("Quiet") {}.focusable(false)
        Button("Quick") {}.focusable(false).keyboardShortcut("q")
        Toggle("Wi-Fi", isOn: .constant(true))
        Menu("More") { Button("One") {} }
        Text("[a link](https://www.swift.org)")
      },
      [
        #"staticText "Delete": reacts to a tap, but Tab does not reach it"#,
        "a view: reacts to a tap, but Tab does not reach it",
        #"button "Quiet": reacts to a tap, but Tab does not reach it"#,
      ])
  }

  @Test func `labels that are not shown name their controls by their texts`() {
    let screen = Screen(width: 30) {
      Toggle("Mobile data", systemImage: "antenna", isOn: .constant(true)).labelsHidden()
      Picker(selection: .constant(0)) {
        Text("One").tag(0)
      } label: {
        Label("Number", systemImage: "number").bold()
      }
      .labelsHidden()
    }
    expectEqual(screen.elements.map(\.label), ["Mobile data", "Number"])
    expectEqual(screen.audit(), [])
  }

  @Test func `every gesture that a tap completes counts as a tap`() {
    struct Custom: Gesture {
      var body: some Gesture<Void> { TapGesture().onEnded {} }
    }
    expectEqual(
      findings(.keyboard) {
        Text("plain").gesture(TapGesture().onEnded {})
        Text("spatial").onTapGesture { (_: CGPoint) in }
        Text("simultaneous").simultaneousGesture(TapGesture(count: 2))
        Text("high").highPriorityGesture(TapGesture().modifiers(.command))
        Text("any").gesture(AnyGesture(TapGesture().map { 1 }))
        Text("optional").gesture(TapGesture() as TapGesture?)
        Text("either").gesture(DragGesture().exclusively(before: TapGesture()))
        Text("custom").gesture(Custom())
        Text("none").gesture(nil as TapGesture?)
        Text("off").gesture(TapGesture(), isEnabled: false)
        Text("drag").gesture(DragGesture())
        Text("press, then tap").gesture(LongPressGesture().sequenced(before: TapGesture()))
        Text("long").onLongPressGesture {}
        Text("focusable").focusable().gesture(TapGesture())
        Text("no hits").allowsHitTesting(false).onTapGesture {}
        HStack { Text("no hits around").onTapGesture {} }.allowsHitTesting(false)
      }.map { String($0.prefix { $0 != ":" }) },
      ["plain", "spatial", "simultaneous", "high", "any", "optional", "either", "custom"].map {
        "staticText \"\($0)\""
      })
  }

  @Test func `a row that reacts to a tap is named after its content, not after its list`() {
    expectEqual(
      findings(.keyboard, height: 4) {
        List(0..<2) { number in
          HStack {
            Text("Cell \(number)")
            Spacer()
          }
          .onTapGesture {}
        }
      },
      (0..<2).map { #"staticText "Cell \#($0)": reacts to a tap, but Tab does not reach it"# })
  }

  @Test func `a control that a modifier keeps from the focus is told to remove it`() throws {
    let screen = Screen(width: 30) { Toggle("Wi-Fi", isOn: .constant(true)).focusable(false) }
    expectEqual(
      screen.audit().map(\.remedy), [#"Remove .focusable(false), or write .keyboardShortcut("…") behind it."#])
  }

  @Test func `a scroll view takes the focus only to scroll`() {
    expectEqual(
      findings(.keyboard, height: 3) {
        ScrollView { ForEach(0..<9) { number in Text("Row \(number)").onTapGesture {} } }
      }.count, 9)
    expectEqual(findings(.keyboard, height: 3) { ScrollView { ForEach(0..<9) { Button("Row \($0)") {} } } }, [])
  }

  @Test func `the rows of a list with a selection are reached by arrows`() {
    struct Selection: View {
      @State private var selection: Int? = 1
      var body: some View { List(selection: $selection) { ForEach(0..<3) { Text("Row \($0)") } } }
    }
    expectEqual(findings(.keyboard) { Selection() }, [])
  }

  @Test func `an audit is no event of the film, and leaves the picture as it was`() throws {
    let screen = Screen(width: 20, options: ScreenOptions(recordsFilm: true)) {
      Toggle("Wi-Fi", isOn: .constant(true)).background(.blue)
    }
    try screen.find(.toggle).tap()
    let (picture, film) = (screen.render(.cells), screen.film.text)
    _ = screen.audit()
    expectText(screen.render(.cells), equals: picture)
    expectText(screen.film.text, equals: film)
    screen.resize(width: 12)
    try screen.find(.toggle).tap()
    expectText(screen.film.text, contains: "screen.resize(width: 12)")
  }

  @Test func `only what is presented on top is audited`() throws {
    struct Page: View {
      @State private var isShown = true
      var body: some View {
        Text("Behind").onTapGesture {}
          .sheet(isPresented: $isShown) {
            Text("In front").onTapGesture {}
            Button("Close") { isShown = false }
          }
      }
    }
    let screen = Screen(width: 30, height: 10) { Page() }
    expectEqual(found(.keyboard, on: screen), [#"staticText "In front": reacts to a tap, but Tab does not reach it"#])
    try screen.find(.button, "Close").tap()
    expectEqual(found(.keyboard, on: screen), [#"staticText "Behind": reacts to a tap, but Tab does not reach it"#])
  }

  @Test func `a view that takes Tab for itself is a trap`() {
    expectEqual(
      findings(.focusTrap) {
        Button("First") {}
        Button("Both") {}.onKeyPress { _ in .handled }
        Button("Forward") {}.onKeyPress { $0.key == .tab && $0.modifiers.isEmpty ? .handled : .ignored }
        Button("Backward") {}.onKeyPress { $0.key == .tab && $0.modifiers == .shift ? .handled : .ignored }
        Button("Space") {}.onKeyPress(keys: [.space]) { _ in .handled }
        TextField("Name", text: .constant("Ada"))
        TextEditor(text: .constant("Ada")).accessibilityLabel("Letter").frame(height: 3)
        Text("[one](https://www.swift.org) and [two](https://www.swift.org)")
      },
      [
        #"button "Both": keeps the focus: Tab and Shift-Tab do not leave it"#,
        #"button "Forward": keeps the focus: Tab does not leave it"#,
        #"button "Backward": keeps the focus: Shift-Tab does not leave it"#,
      ])
    // Alone, there is nowhere to go.
    expectEqual(findings(.focusTrap) { Button("Both") {}.onKeyPress { _ in .handled } }, [])
  }

  @Test func `a focus state that is set back is a trap`() throws {
    struct Trap: View {
      @FocusState private var isFirst: Bool
      var body: some View {
        Button("First") {}.focused($isFirst).onAppear { isFirst = true }
        Button("Second") {}
          .onChange(of: isFirst) { isFirst = true }
      }
    }
    let screen = Screen(width: 20) { VStack { Trap() } }
    let findings = screen.audit()
    expectEqual(
      findings.map { "\($0.element): \($0.fault)" },
      [#"button "First": keeps the focus: Tab and Shift-Tab do not leave it"#])
    expectEqual(
      findings.first?.remedy,
      "Let onChange(of:) leave its @FocusState as the user sets it, and return .ignored for .tab in onKeyPress.")
  }

  @Test func `an audit leaves the focus and the picture as they were`() throws {
    struct Form: View {
      @FocusState private var field: Int?
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        VStack {
          TextField("First", text: .constant("a")).focused($field, equals: 1)
          TextField("Second", text: .constant("b")).focused($field, equals: 2)
          Text("\(field ?? 0) \(scheme == .light ? "light" : "dark")").foregroundStyle(
            scheme == .light ? .black : .white)
        }
      }
    }
    let screen = Screen(width: 30) { Form() }
    for step in [{}, { screen.press(.tab) }, { screen.press(.tab) }] {
      step()
      let picture = screen.render(.cells)
      expectEqual(screen.audit(), [])
      expectEqual(screen.render(.cells), picture)
    }
    try screen.find(.textField, "First").tap()
    let picture = screen.render(.cells)
    expectEqual(screen.audit(), [])
    expectEqual(screen.render(.cells), picture)
  }

  @Test func `more than 1,000 stops are too many to visit`() {
    let screen = Screen(width: 30) {
      VStack {
        ForEach(0..<1_001) { Button("Row \($0)") {} }
        Text("Delete").onTapGesture {}
      }
    }
    expectEqual(found(.keyboard, on: screen), [])
  }

  @Test func `1,000 stops are visited`() {
    let screen = Screen(width: 30) {
      VStack {
        ForEach(0..<1_000) { Button("Row \($0)") {} }
        Text("Delete").onTapGesture {}
      }
    }
    expectEqual(found(.keyboard, on: screen).count, 1)
  }

  @Test func `a text with more links than an audit visits is no trap`() {
    let links = (0..<101).map { "[\($0)](https://www.swift.org/\($0))" }.joined(separator: " ")
    expectEqual(
      findings(.focusTrap) {
        Button("First") {}
        Text(LocalizedStringKey(links))
      }, [])
  }

  @Test func `a view that is no element is named after the innermost view`() {
    struct Inner: View {
      var body: some View { Rectangle().frame(width: 3, height: 1).onTapGesture {} }
    }
    struct Outer: View {
      var body: some View { Inner() }
    }
    expectEqual(findings(.keyboard) { Outer() }, ["a view in Inner: reacts to a tap, but Tab does not reach it"])
  }

  // MARK: Targets

  /// A control that consists of a fill.
  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Button {
    } label: {
      Color.red.frame(width: width, height: height)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(name)
  }

  @Test func `a control has at least one cell`() {
    expectEqual(
      findings(.target) {
        box("Narrow", 0.5, 1)
        box("Low", 3, 0.5)
        box("Cell", 1, 1)
        box("Off", 0.5, 0.5).disabled(true)
        Color.red.frame(width: 0.5, height: 0.5).accessibilityElement().accessibilityLabel("No control")
      },
      [
        #"button "Narrow": is smaller than a cell: 0.5 × 1"#, #"button "Low": is smaller than a cell: 3 × 0.5"#,
      ])
    expectEqual(findings(.target, options: ScreenOptions(unit: .points)) { box("Cell", 8, 16) }, [])
  }

  // MARK: Contrast

  @Test func `text contrasts with its background in both schemes`() {
    expectEqual(
      findings(.contrast) {
        Text("Plain")
        Text("Secondary").foregroundStyle(.secondary)
        Text("Yellow").foregroundStyle(.yellow)
        Text("Filled").foregroundStyle(.black).background(.yellow)
        Text("Gray").foregroundStyle(Color(white: 0.5)).background(Color(white: 0.4))
        Button("Delete", role: .destructive) {}
        Link("Home", destination: URL(string: "https://www.swift.org")!)
        Button("Prominent") {}.buttonStyle(.borderedProminent)
      },
      [
        #"staticText "Yellow": has text in yellow on white, a contrast of 1.51 to 1 in the light colour scheme; at least 4.5 to 1 is readable"#,
        #"staticText "Gray": has text in #808080 on #666666, a contrast of 1.45 to 1 in the light and the dark colour scheme; at least 4.5 to 1 is readable"#,
      ])
  }

  @Observable final class Ink { var color = Color.primary }

  private struct Inked: View {
    let ink: Ink
    var body: some View { Text("a").foregroundStyle(ink.color) }
  }

  @Test func `an audit sees a change in the scheme of the screen`() {
    let ink = Ink()
    let screen = Screen(Inked(ink: ink), width: 4)
    expectEqual(found(.contrast, on: screen), [])
    ink.color = .yellow
    expectEqual(found(.contrast, on: screen).count, 1)
  }

  /// The columns of the findings about contrast in the light scheme, with yellow text at the left edge.
  private func columns<V: View>(width: Int = 12, @ViewBuilder _ content: () -> V) -> [Int] {
    let screen = Screen(width: width) { HStack(spacing: 0) { content() } }
    return screen.audit(without: Set(AccessibilityRule.allCases).subtracting([.contrast])).map(\.column)
  }

  @Test(
    arguments: [
      ("ab", [0]), ("12", [0]), ("x", [0]), ("e\u{301}e\u{301}", [0]), ("- ab", [2]), ("- x -", [2]),
      ("日本", [0]), ("(日)", [1]), ("(日a)", [1]), ("(a日)", [1]), ("한", [0]), ("😀", []), ("ア、", [0]),
      ("[x]", []), ("(a", []), ("a)", []), ("---", []),
    ] as [(String, [Int])])
  func `letters and digits of words are measured, single ones beside signs are not`(_ text: String, _ found: [Int]) {
    expectEqual(columns { Text(verbatim: text).foregroundStyle(.yellow) }, found)
  }

  @Test func `a finding is at the first letter of its colour`() {
    expectEqual(
      columns {
        Text("a")
        Text("b").foregroundStyle(.yellow)
      }, [1])
    expectEqual(
      columns {
        Text("a").foregroundStyle(.yellow)
        Text("b")
      }, [0])
    expectEqual(columns(width: 1) { Text("x").foregroundStyle(.yellow) }, [0])
  }

  @Test func `an audit sees what changed since the last event`() {
    final class Model: ObservableObject {
      @Published var color = Color.black
    }
    struct Page: View {
      @ObservedObject var model: Model
      var body: some View { Text("Words").foregroundStyle(model.color).background(.white) }
    }
    let model = Model()
    let screen = Screen(Page(model: model), width: 10)
    expectEqual(found(.contrast, on: screen), [])
    model.color = .yellow
    expectEqual(found(.contrast, on: screen).count, 1)
  }

  @Test func `a colour by the scheme is measured in its own scheme`() {
    struct Words: View {
      let isRight: Bool
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        Text("Words").foregroundStyle((scheme == .light) == isRight ? Color.black : .white)
          .background((scheme == .light) == isRight ? Color.white : .black)
        Text("On the page").foregroundStyle((scheme == .light) == isRight ? Color.black : .white)
      }
    }
    expectEqual(findings(.contrast) { Words(isRight: true) }, [])
    expectEqual(findings(.contrast) { Words(isRight: false) }.count, 2)
    expectEqual(findings(.contrast, options: ScreenOptions(colorScheme: .dark)) { Words(isRight: true) }, [])
    expectEqual(findings(.contrast, options: ScreenOptions(colorScheme: .dark)) { Words(isRight: false) }.count, 2)
  }

  @Test func `a translucent colour is measured as it is blended with each page`() {
    // Over a fill that is translucent itself, both are blended with the page.
    expectEqual(
      findings(.contrast) { Text("Half").foregroundStyle(.white).background(.black.opacity(0.5)) },
      [
        #"staticText "Half": has text in white on #7f7f7f, a contrast of 4.00 to 1 in the light colour scheme; at least 4.5 to 1 is readable"#
      ])
  }

  @Test func `an element has one finding, in the colours of the least contrast`() {
    let gradient = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    let screen = Screen(width: 30) {
      VStack(alignment: .leading, spacing: 0) {
        Text("on a gradient").foregroundStyle(.white).background(gradient)
        Text("in a gradient").foregroundStyle(gradient)
      }
    }
    let findings = screen.audit()
    expectEqual(findings.count, 3)
    expectEqual(findings.map(\.column), [12, 12, 0])
    #expect(findings[0].fault.hasSuffix("in the light and the dark colour scheme; at least 4.5 to 1 is readable"))
    expectEqual(findings[0].remedy, "Change the background: text of one colour is not readable on all of it.")
    expectText(findings[1].remedy, startsWith: "Write the text in .primary, or in this scheme in Color(red: ")
  }

  /// The text is a colour's name; the background is the second colour.
  private func text(_ color: Color, on background: Color?) -> some View {
    Text("Words").foregroundStyle(color).background(background ?? .clear)
  }

  @Test(
    arguments: [.yellow, .orange, .green, .gray, .white, .black, .pink, .mint, Color(white: 0.46)] as [Color],
    [nil, .yellow, .black, .white, Color(white: 0.5), .teal] as [Color?])
  func `the colour of the remedy is readable`(color: Color, background: Color?) throws {
    let screen = Screen(width: 10) { text(color, on: background) }
    for finding in screen.audit() {
      let isDark = !finding.fault.contains("the light")
      let number = #/red: ([0-9.]+), green: ([0-9.]+), blue: ([0-9.]+)/#
      let found = try #require(try number.firstMatch(in: finding.remedy)?.output)
      let parts = try [found.1, found.2, found.3].map { try #require(Double($0)) }
      let shade = Color(red: parts[0], green: parts[1], blue: parts[2])
      let options = ScreenOptions(colorScheme: isDark ? .dark : .light)
      let left = Screen(width: 10, options: options) { text(shade, on: background) }.audit()
      #expect(!left.contains { $0.fault.contains(isDark ? "dark" : "light") }, "\(finding)")
      if finding.remedy.contains(".primary") {
        let left = Screen(width: 10, options: options) { text(.primary, on: background) }.audit()
        #expect(!left.contains { $0.fault.contains(isDark ? "dark" : "light") }, "\(finding)")
      }
    }
  }

  @Test func `pictures of controls, disabled and hidden text are exempt`() throws {
    let screen = Screen(width: 30) {
      VStack {
        Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch)
        Text("Off").foregroundStyle(.yellow).disabled(true)
        Text("Hidden").foregroundStyle(.yellow).accessibilityHidden(true)
        Text("---").foregroundStyle(.yellow)
        Button("Borderless") {}.buttonStyle(.borderless)
      }
    }
    expectEqual(found(.contrast, on: screen), [])
    let frame = try screen.find(.button, "Borderless").frame
    screen.press(column: Int(frame.midX), row: Int(frame.midY))
    expectEqual(found(.contrast, on: screen), [])
  }

  // MARK: Findings

  @Test func `a finding names the element, its cell, its path and the remedy`() throws {
    struct Page: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("Title")
          HStack {
            Text("On"); Toggle("", isOn: .constant(true))
          }
        }
      }
    }
    let screen = Screen(width: 30) { Page() }
    let finding = try #require(screen.audit().first)
    expectText(
      finding.description,
      equals: """
        toggle "" has no name, at column 3, row 1 [name]
          in Page/Toggle/CheckboxToggleStyle
          Give it a label, as in Toggle("Wi-Fi", isOn: $isOn), or write .accessibilityLabel("…") behind it.
        """)
    expectEqual(finding.frame, try screen.find(.toggle).frame)
    expectEqual(screen.audit(without: [.name]), [])
    screen.close()
    expectEqual(screen.audit(), [])
  }

  @Test func `a colour that is readable in one scheme alone is no remedy for both`() {
    let screen = Screen(width: 10) { Text("Gray").foregroundStyle(.gray).background(Color(white: 0.5)) }
    expectEqual(
      screen.audit().map(\.remedy), ["Write the text in Color(red: 0.08, green: 0.08, blue: 0.09)."])
  }

  @Test func `a dim text is measured as it is blended with its background`() {
    expectEqual(
      findings(.contrast) { Text("Dim").foregroundStyle(.secondary).background(Color(white: 0.75)) },
      [
        #"staticText "Dim": has text in #e5e5e5 on #bfbfbf, a contrast of 1.46 to 1 in the dark colour scheme; "#
          + "at least 4.5 to 1 is readable"
      ])
  }

  @Test func `a view of several texts is named after the first, and a view outside of any other is in the root view`() {
    expectEqual(
      findings(.keyboard) {
        HStack {
          Text("One")
          Text("Two")
        }
        .onTapGesture {}
      }, [#"staticText "One": reacts to a tap, but Tab does not reach it"#])
    let screen = Screen(width: 10) { Rectangle().frame(width: 3, height: 1).onTapGesture {} }
    expectText(
      screen.audit().map(\.description).joined(),
      startsWith: """
        a view reacts to a tap, but Tab does not reach it, at column 0, row 0 [keyboard]
          in the root view
          Write Button { … }
        """)
  }

  @Test func `neighbours without a name are not told apart`() {
    expectEqual(
      findings(.duplicate) {
        Toggle("", isOn: .constant(true))
        Toggle("", isOn: .constant(true))
        Button(" ") {}
        Button(" ") {}
      }, [])
  }

  @Test func `on a screen in points a control is at least a row high`() {
    struct Low: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 80, height: 10)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    let button = Button(action: {}) { Low()() { Color.red } }.buttonStyle(.plain).accessibilityLabel("Low")
    expectEqual(
      findings(.target, options: ScreenOptions(unit: .points)) { button },
      [#"button "Low": is smaller than a cell: 80 × 10"#])
  }

  @Test func `the remedy is that for the innermost view with a label`() {
    /// A view of the program that has the name of a control.
    struct Gauge: View {
      var body: some View { SecureField("", text: .constant("")) }
    }
    let screen = Screen(width: 20) { Gauge() }
    let remedy = screen.audit().first?.remedy ?? ""
    expectText(remedy, startsWith: "Give it a label, as in SecureField(\"Password\", text: $password)")
  }

  @Test func `a letter behind a wide one belongs to a word`() {
    expectEqual(
      columns {
        Text("日")
        Text("a)").foregroundStyle(.yellow)
      }, [2])
  }
}
