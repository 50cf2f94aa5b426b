import Testing
import ViewTreeTesting

@MainActor @Suite struct SemanticNodeTests {
  @Test func `a part that is hidden from accessibility is not in a label`() throws {
    let screen = Screen(width: 30) {
      Button {
      } label: {
        HStack {
          Text("Save")
          Text("secret").accessibilityHidden(true)
        }
      }
    }
    expectText(screen.render(.semantics), equals: "button \"Save\"")
    expectText(screen.text, equals: "[ Save secret ]")
  }

  @Test func `an identifier names the only thing inside, or a group of all`() throws {
    let screen = Screen(width: 30) {
      VStack {
        HStack { Button("Save") {} }.accessibilityIdentifier("inner").padding().accessibilityIdentifier("outer")
        HStack {
          Text("a")
          Text("b")
        }
        .accessibilityIdentifier("pair")
        Spacer().accessibilityIdentifier("nothing")
      }
    }
    for id in ["inner", "outer"] {
      try expectEqual(screen.find(id: id).role, .button)
      try expectEqual(screen.find(id: id).label, "Save")
    }
    try expectEqual(screen.find(id: "pair").role, .group)
    try expectEqual(screen.find(id: "nothing").role, .group)
    expectText(
      screen.render(.semantics),
      equals: """
        button "Save" #inner #outer
        group "" #pair
          staticText "a"
          staticText "b"
        group "" #nothing
        """)
  }

  @Test(arguments: [GlyphSet.ascii, .unicode])
  func `a button that is the label of a container remains a button`(glyphs: GlyphSet) throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let row = Text("row")
    let section = Section(content: { row }, header: { Counter() })
    let containers: [(String, AnyView)] = [
      ("list", AnyView(List { section })),
      ("plain list", AnyView(List { section }.listStyle(.plain))),
      ("form", AnyView(Form { Section(content: { row }, header: { Counter().font(.body) }) })),
      ("section", AnyView(VStack { section })),
      ("box", AnyView(GroupBox(content: { row }, label: { Counter() }))),
      ("padded box", AnyView(GroupBox(content: { row }, label: { Counter().padding(1) }))),
      ("labeled", AnyView(LabeledContent(content: { row }, label: { Counter() }))),
    ]
    for (name, view) in containers {
      let screen = Screen(width: 30, height: 8, options: ScreenOptions(glyphs: glyphs)) { view }
      try screen.find(.button, "Count 0").tap()
      try expectEqual(screen.find(.button).label, "Count 1", "\(name)")
    }
  }

  @Test(arguments: [GlyphSet.ascii, .unicode])
  func `a button in a label adds its own label without brackets`(glyphs: GlyphSet) throws {
    let screen = Screen(width: 30, height: 8, options: ScreenOptions(glyphs: glyphs)) {
      GroupBox {
      } label: {
        HStack {
          Text("Box")
          Button("All") {}
          Button {
          } label: {
            Image(systemName: "plus")
          }
        }
      }
    }
    expectEqual(try screen.find(.group).label, "Box All")
    let symbol = Screen(width: 30, options: ScreenOptions(glyphs: glyphs)) {
      GroupBox {
      } label: {
        Button {
        } label: {
          Image(systemName: "plus")
        }
      }
    }
    expectEqual(try symbol.find(.group).label, "plus")
  }

  @Test func `a container around a button that has the focus has not the focus itself`() {
    let screen = Screen(width: 30) {
      VStack {
        Button("One") {}
        Button("Two") {}
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Both")
    }
    screen.press(.tab)
    expectText(
      screen.render(.semantics),
      equals: """
        group "Both"
          button "One" focused
          button "Two"
        """)
  }

  @Test func `every search after a change finds the same, the first and the later ones`() throws {
    struct Named: View {
      @State private var name = "b"
      var body: some View {
        VStack {
          Toggle("a", isOn: .constant(true))
          Toggle(name, isOn: .constant(true))
          Button("b") { name = "a" }
        }
      }
    }
    let screen = Screen { Named() }
    for _ in 1...3 { try expectEqual(screen.find(.toggle, "b").frame.minY, 1) }
    try screen.find(.button, "b").tap()
    for _ in 1...3 {
      #expect(throws: ElementError.self) { try screen.find(.toggle, "b") }
      let error = #expect(throws: ElementError.self) { try screen.find(.toggle, "a") }
      #expect("\(error!)".contains("2 elements on the screen match toggle \"a\""))
    }
  }

  @Test func `plain texts have their content as label, also after they are gone`() throws {
    struct Changing: View {
      @State private var count = 0
      var body: some View {
        Button("more") { count += 1 }
        if count < 2 { Text("count \(count)") }
      }
    }
    let screen = Screen { Changing() }
    let text = try screen.find(.staticText, "count 0")
    try screen.find(.button, "more").tap()
    expectEqual(text.label, "count 1")
    let frame = text.frame
    try screen.find(.button, "more").tap()
    #expect(text.label == "count 1" && text.frame == frame && frame.minY == 1)
  }

  @Test func `the frame of an element that is gone is where it was found, in scrolled and padded content too`() throws {
    struct Gone: View {
      @State private var isShown = true
      var body: some View {
        HStack {
          Button("hide") { isShown = false }
          VStack { if isShown { Toggle("t", isOn: .constant(true)).padding(2).offset(x: 1) } }
        }
      }
    }
    let screen = Screen { Gone() }
    let toggle = try screen.find(.toggle, "t")
    let frame = toggle.frame
    #expect(frame.minX > 10 && frame.minY == 2)
    try screen.find(.button, "hide").tap()
    expectEqual(toggle.frame, frame)
  }

  private let probe = Probe()

  @Test func `semantics follow labels, roles and values after a change`() throws {
    struct Controls: View {
      @State var on = false
      @State var title = "one"
      @State var date = Date(timeIntervalSince1970: 0)
      let probe: Probe
      var body: some View {
        VStack(spacing: 0) {
          Toggle(title, isOn: $on).labelsHidden()
          Button(title) { on.toggle() }
          Menu(title) { Button("\(title) row") { on = false } }.labelsHidden()
          DatePicker(title, selection: $date, displayedComponents: .date).labelsHidden()
        }
        .disabled(title == "three")
        .offers("rename", to: probe) { title = "two" }
        .offers("disable", to: probe) { title = "three" }
        .offers("later", to: probe) { date = Date(timeIntervalSince1970: 86400 * 3) }
      }
    }
    let screen = Screen(width: 40) { Controls(probe: probe) }
    for title in ["one", "two", "three"] {
      try expectEqual(screen.find(.toggle, title).isEnabled, (title != "three"))
      try expectEqual(screen.find(.button, title).isEnabled, (title != "three"))
      try expectEqual(screen.find(.menu, title).isEnabled, (title != "three"))
      let before = try screen.find(.datePicker, title).value
      screen.perform("later", probe)
      if title == "one" {
        #expect(try screen.find(.datePicker, title).value != before)
        try screen.find(.button, title).tap()
        try expectEqual(screen.find(.toggle, title).toggleState, .on)
      }
      if title == "two" {
        try screen.find(.menu, title).expand()
        try expectEqual(screen.find(.menu, title).isExpanded, true)
        #expect(try screen.find(.menuItem, "two row").isEnabled)
        try screen.find(.menuItem, "two row").tap()
        try expectEqual(screen.find(.toggle, title).toggleState, .off)
      }
      screen.perform(title == "one" ? "rename" : "disable", probe)
    }
    expectEqual(screen.faults, [])
  }

  private struct Rows: View {
    @State private var selection: Int? = 2

    var body: some View {
      List(selection: $selection) {
        ForEach(1..<3) { row in
          HStack {
            Text("row \(row)")
            Button("in \(row)") {}
          }
        }
      }
    }
  }

  @Test func `a text has the focus of the innermost view around it that takes the focus`() {
    let screen = Screen(width: 20) {
      VStack {
        Text("a").focusable()
        Text("b").focusable()
      }
      .focusable()
    }
    func focused() -> [String] { screen.findAll(.staticText).filter(\.isFocused).map(\.label) }
    expectEqual(focused(), [])
    var seen: Set<[String]> = []
    for _ in 0..<4 {
      screen.press(.tab)
      seen.insert(focused())
    }
    expectEqual(seen, [[], ["a"], ["b"]])
  }

  @Test func `the texts of a row have the focus of the row, not of a control in it`() {
    let screen = Screen(Rows(), width: 24)
    func focused() -> [String] {
      (screen.findAll(.staticText) + screen.findAll(.button)).filter(\.isFocused).map(\.label)
    }
    screen.press(.tab)
    expectEqual(focused(), ["row 1"])
    expectText(screen.render(.semantics), contains: "staticText \"row 1\" focused")
    screen.press(.tab)
    expectEqual(focused(), ["in 1"])
    screen.press(.tab)
    expectEqual(focused(), ["row 2"])
  }

  private func focused(_ screen: Screen) -> [String] { screen.findAll(where: \.isFocused).map(\.label) }

  @Test func `a container that opens has the focus of the part that opens it`() throws {
    let screen = Screen(width: 24) {
      DisclosureGroup("More") { Button("in") {} }
      DisclosureGroup("Open", isExpanded: .constant(true)) { Button("in") {} }
      Form { Section("Section", isExpanded: .constant(true)) { Button("row") {} } }
    }
    screen.press(.tab)
    expectEqual(focused(screen), ["More"])
    screen.press(.tab)
    expectEqual(focused(screen), ["Open"])
    screen.press(.tab)
    expectEqual(focused(screen), ["in"])
    screen.press(.tab)
    expectEqual(focused(screen), ["Section"])
    try screen.find(.disclosureGroup, "Open").focus()
    #expect(try screen.find(.disclosureGroup, "Open").isFocused)
  }

  @Test func `the chosen tab has the focus of the row of tabs`() {
    let screen = Screen(width: 24, height: 4) {
      TabView { ForEach(1..<4) { number in Text("page").tabItem { Text("\(number)") } } }
    }
    screen.press(.tab)
    expectEqual(focused(screen), ["1"])
    screen.press(.right)
    expectEqual(focused(screen), ["2"])
  }

  @Observable final class CoveredModel {
    var path = [1]
    var items = [0, 1]
  }

  final class Disclosure: ObservableObject { @Published var isOpen = true }

  private struct CoveredPage: View {
    let model: CoveredModel
    @ObservedObject var disclosure: Disclosure
    var body: some View {
      List {
        ForEach(model.items, id: \.self) { Text("row \($0)") }
        ForEach([0], id: \.self) { _ in Details(isOpen: $disclosure.isOpen) }
      }
    }
  }

  private struct Details: View {
    let isOpen: Binding<Bool>
    var body: some View { Form { Section("details", isExpanded: isOpen) { Text("inside") } } }
  }

  /// The label of a list is made of its rows.
  @Test func `a trace does not build the rows of a page that was never shown`() {
    struct Pages: View {
      @Bindable var model: CoveredModel
      let disclosure: Disclosure
      var body: some View {
        NavigationStack(path: $model.path) {
          CoveredPage(model: model, disclosure: disclosure)
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
    let (model, disclosure) = (CoveredModel(), Disclosure())
    let screen = Screen(Pages(model: model, disclosure: disclosure), width: 24, height: 12)
    _ = screen.trace { screen.frames.handle { model.items = [1, 0] } }
    screen.frames.handle { model.path = [] }
    expectText(screen.text, contains: "inside")
    screen.frames.handle { disclosure.isOpen = false }
    #expect(!screen.text.contains("inside"), "\(screen.text)")
  }

  /// The roles of a text and a button with an added trait, and of a text, a button and an image without it.
  @Test(
    arguments: [
      (.isButton, [.button, .button, .staticText, .group, .image]),
      (.isToggle, [.toggle, .toggle, .staticText, .button, .image]),
      (.isLink, [.link, .link, .staticText, .button, .image]),
      (.isSearchField, [.textField, .textField, .staticText, .button, .image]),
      (.isHeader, [.heading, .heading, .staticText, .button, .image]),
      (.isImage, [.image, .image, .staticText, .button, .staticText]),
      (.isStaticText, [.staticText, .staticText, .group, .button, .image]),
      (.isSelected, [.staticText, .button, .staticText, .button, .image]),
    ] as [(AccessibilityTraits, [Role])]) func `a trait that is added or removed changes the role of content`(
      _ trait: AccessibilityTraits, _ roles: [Role]
    )
  {
    let (text, button) = (Text("a"), Button("a") {})
    let views = [
      AnyView(text.accessibilityAddTraits(trait)), AnyView(button.accessibilityAddTraits(trait)),
      AnyView(text.accessibilityRemoveTraits(trait)), AnyView(button.accessibilityRemoveTraits(trait)),
      AnyView(Image(systemName: "star").accessibilityRemoveTraits(trait)),
    ]
    expectEqual(views.map { Screen($0, width: 9).elements.map(\.role) }, roles.map { [$0] })
    let toggle = Toggle("a", isOn: .constant(true))
    for view in [
      AnyView(toggle.accessibilityAddTraits(trait)), AnyView(toggle.accessibilityRemoveTraits(trait)),
      AnyView(toggle.accessibilityAddTraits(trait).accessibilityRemoveTraits(trait)),
    ] { expectEqual(Screen(view, width: 9).elements.map(\.role), [.toggle]) }
    let both = text.accessibilityAddTraits(trait).accessibilityRemoveTraits(trait)
    let element = Screen(both, width: 9).elements[0]
    #expect(element.role == (trait == .isStaticText ? .group : .staticText) && !element.isSelected)
  }

  @Test func `elements are sorted by their priority, and equal ones stay in order`() {
    let row = HStack {
      Text("a").accessibilitySortPriority(1)
      Text("b").accessibilitySortPriority(3)
      Text("c")
      Text("d").accessibilitySortPriority(3)
      Text("e").accessibilitySortPriority(-1)
      Text("f").accessibilitySortPriority(2).accessibilitySortPriority(-2)
    }
    expectEqual(Screen(row, width: 20).elements.map(\.label), ["b", "d", "f", "a", "c", "e"])
  }

  @Test func `a combined element has the texts inside, or else the names of its images`() {
    func label(@ViewBuilder _ parts: () -> some View) -> [String] {
      let parts = parts()
      return Screen(HStack { parts }.accessibilityElement(children: .combine), width: 20).elements.map(\.label)
    }
    let images = ForEach(["star", "bell"], id: \.self) { Image(systemName: $0) }
    expectEqual(label { images }, ["star bell"])
    expectEqual(
      label {
        Text("a")
        images
        Text("")
        Text("b")
      }, ["a b"])
  }

  @Test func `each description that is one makes a shape an element`() {
    func semantics(_ view: some View) -> String { Screen(view, width: 9).render(.semantics) }
    let shape = Color.red.frame(width: 3, height: 1)
    expectText(semantics(shape.accessibilityLabel("a")), equals: "group \"a\"")
    expectText(semantics(shape.accessibilityValue("3")), equals: "group \"\" 3")
    expectText(semantics(shape.accessibilityAddTraits(.isButton)), equals: "button \"\"")
    expectText(semantics(shape.accessibilityAction(named: "Do") {}), equals: "group \"\" actions \"Do\"")
    for view in [
      AnyView(shape.accessibilityLabel("")), AnyView(shape.accessibilityAddTraits(.isSelected)),
      AnyView(shape.accessibilityHint("why")), AnyView(shape.accessibilityInputLabels(["x"])),
      AnyView(shape.accessibilityValue("4").accessibilityHidden(true)),
    ] { expectText(semantics(view), equals: "") }
  }

  @Test func `groups, links and shapes that are gone have the frame at which they were found`() throws {
    struct Gone: View {
      @State private var isShown = true
      var body: some View {
        VStack(alignment: .leading) {
          Button("hide") { isShown = false }
          if isShown {
            HStack {
              Text("a")
              Text("bb")
            }
            .accessibilityIdentifier("pair").padding(.leading, 3)
            Color.clear.frame(width: 4, height: 2).accessibilityChildren { Text("m") }.accessibilityLabel("chart")
              .padding(.leading, 2)
            Text("a [link](https://a.b)").padding(.leading, 1)
            Color.red.frame(width: 2, height: 1).accessibilityLabel("square").padding(.leading, 5)
          }
        }
      }
    }
    let screen = Screen(Gone(), width: 20)
    let elements = [
      try screen.find(id: "pair"), try screen.find(.group, "chart"), try screen.find(.link),
      try screen.find(.group, "square"),
    ]
    let frames = [
      CGRect(x: 3, y: 1, width: 4, height: 1), CGRect(x: 2, y: 2, width: 4, height: 2),
      CGRect(x: 3, y: 4, width: 4, height: 1), CGRect(x: 5, y: 5, width: 2, height: 1),
    ]
    expectEqual(elements.map(\.frame), frames)
    try screen.find(.button, "hide").tap()
    expectEqual(elements.map(\.frame), frames)
  }

  @Test func `descriptions around an element come after its own, and its own words for it count`() {
    let row = HStack {
      Text("c").accessibilityInputLabels(["p"]).padding().accessibilityInputLabels(["q"]).accessibilityHint("h1")
      HStack { Text("d").accessibilityCustomContent("A", "1") }.accessibilityCustomContent("B", "2")
        .accessibilityInputLabels(["outer"]).accessibilityHint("h2")
    }
    let elements = Screen(row, width: 20).elements
    expectEqual(elements.map(\.inputLabels), [["p"], ["outer"]])
    expectEqual(elements.map(\.customContent), [[], ["A: 1", "B: 2"]])
    expectEqual(elements.map(\.hint), ["h1", "h2"])
  }

  @Test func `a sheet is called after the first of its headings`() {
    struct Page: View {
      var body: some View {
        NavigationStack { Form { Section("Second") { Text("row") } }.navigationTitle("First") }
      }
    }
    let screen = Screen(width: 40, height: 14) { Text("x").sheet(isPresented: .constant(true)) { Page() } }
    expectEqual(screen.findAll(.sheet).map(\.label), ["First"])
  }
}
