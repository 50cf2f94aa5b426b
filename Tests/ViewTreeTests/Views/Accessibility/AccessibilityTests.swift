import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct AccessibilityTests {
  @Test func `of two actions with one name the inner one is performed`() throws {
    var log: [String] = []
    let screen = Screen(width: 20) {
      Text("a").accessibilityAction(named: "Do") { log.append("inner") }
        .accessibilityAction(named: "Do") { log.append("outer") }
    }
    try screen.find(.staticText, "a").perform("Do")
    expectEqual(log, ["inner"])
  }

  @Test func `traits determine the role of a view`() throws {
    struct Tapped: View {
      @State private var count = 0
      var body: some View {
        Text("Title").accessibilityAddTraits(.isHeader)
        Text("Tap \(count)").padding(1).onTapGesture { count += 1 }.accessibilityAddTraits([.isButton, .isSelected])
        Button("Plain") {}.accessibilityRemoveTraits(.isButton)
        Text("Level").accessibilityHeading(.h2)
        Toggle("Wi-Fi", isOn: .constant(true)).accessibilityAddTraits(.isButton)
      }
    }
    let screen = Screen(width: 20) { Tapped() }
    expectText(
      screen.render(.semantics),
      equals: """
        heading "Title"
        button "Tap 0" selected
        group "Plain"
        heading "Level"
        toggle "Wi-Fi" on
        """)
    try screen.find(.button, "Tap 0").tap()
    #expect(try screen.find(.button, "Tap 1").isSelected)
  }

  @Test func `actions are run by their names, the default one by a tap`() throws {
    struct Mail: View {
      @State private var log = ""
      var body: some View {
        Text("Mail")
          .accessibilityAction { log += "read " }
          .accessibilityAction(.escape) { log += "closed " }
          .accessibilityAction(named: "Delete") { log += "deleted " }
          .accessibilityActions {
            Button("Flag") { log += "flagged " }
            Button("Move") { log += "moved " }.disabled(true)
          }
          .accessibilityAction(action: { log += "replied " }, label: { Label("Reply", systemImage: "arrow.left") })
          .accessibilityHint("Opens the mail")
        Text(log)
      }
    }
    let screen = Screen(width: 50) { Mail() }
    let mail = try screen.find(.staticText, "Mail")
    expectEqual(mail.actions.sorted(), ["Delete", "Flag", "Move", "Reply", "default", "escape"])
    #expect(mail.hint == "Opens the mail" && screen.text.hasPrefix("Mail"))
    for action in ["Delete", "Flag", "Move", "Reply", "escape"] { try mail.perform(action) }
    try mail.tap()
    // A disabled view performs no action.
    expectText(screen.text, contains: "deleted flagged replied closed read")
    #expect(throws: ElementError.self) { try mail.perform("Print") }
    expectText(screen.render(.semantics), contains: "hint \"Opens the mail\" actions ")
    // A view that is not drawn takes no focus.
    screen.press(.tab)
    #expect(screen.findAll(.button).isEmpty)
  }

  @Test func `a view is adjusted, and shown by another one`() throws {
    struct Stars: View {
      @State private var stars = 3
      @State private var level = 2.0
      var body: some View {
        Text("\(String(repeating: "*", count: stars))")
          .accessibilityElement().accessibilityLabel("Rating").accessibilityValue("\(stars) of 5")
          .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: stars += 1
            case .decrement: stars -= 1
            }
          }
        Text("level \(Int(level))").accessibilityRepresentation {
          Slider(value: $level, in: 0...5, step: 1) { Text("Level") }
          Button("Reset") { level = 0 }
        }
      }
    }
    let screen = Screen(width: 20) { Stars() }
    let rating = try screen.find(label: "Rating")
    try rating.increment()
    try rating.increment()
    try rating.decrement()
    #expect(try screen.find(label: "Rating").value == "4 of 5" && screen.text.contains("****\n"))
    try screen.find(.slider, "Level").increment()
    expectText(screen.text, contains: "level 3")
    try screen.find(.button, "Reset").tap()
    #expect(screen.text.contains("level 0") && screen.issues == [])
  }

  @Test func `an order, more words, and a value under a condition`() throws {
    let screen = Screen(width: 20) {
      VStack {
        Text("One")
        Text("Two").accessibilitySortPriority(2)
        Text("Three").padding(1).accessibilitySortPriority(1)
        Text("Anna").accessibilityCustomContent("Age", "30").accessibilityCustomContent("City", "Bern")
          .accessibilityInputLabels(["Ann", "Friend"])
          .accessibilityValue("best", isEnabled: false).accessibilityHint(Text("who"), isEnabled: true)
        Text("x").accessibilityHidden(true, isEnabled: true)
      }
    }
    expectText(
      screen.render(.semantics),
      equals: """
        staticText "Two"
        staticText "Three"
        staticText "One"
        staticText "Anna" (Age: 30) (City: Bern) hint "who"
        """)
    try expectEqual(screen.find(.staticText, "Anna").inputLabels, ["Ann", "Friend"])
  }

  @Test func `a label outside of padding is that of the view`() throws {
    let screen = Screen(width: 20) {
      Button {
      } label: {
        Text("+")
      }.padding(1).accessibilityLabel("Add").accessibilityIdentifier("add")
      Text("old").accessibility(label: Text("new")).accessibility(addTraits: .isLink).accessibility(hint: Text("why"))
      Text("helped").help("Does nothing")
    }
    try expectEqual(screen.find(id: "add").label, "Add")
    try expectEqual(screen.find(.link, "new").hint, "why")
    try expectEqual(screen.find(.staticText, "helped").hint, "Does nothing")
  }

  @Test func `accessibility children replace the drawn views`() throws {
    let screen = Screen(width: 20) {
      Text("|||").accessibilityChildren {
        Text("Monday 3")
        Text("Tuesday 5")
      }
      .accessibilityLabel("Chart")
    }
    expectText(
      screen.render(.semantics),
      equals: """
        group "Chart"
          staticText "Monday 3"
          staticText "Tuesday 5"
        """)
  }

  @Test func `a shape that modifiers describe is an element`() throws {
    let screen = Screen(width: 20) {
      Canvas { _, _ in }.frame(width: 20, height: 1)
        .accessibilityChildren {
          HStack { ForEach(1..<3) { Rectangle().accessibilityLabel("Month \($0)").accessibilityValue("\($0 * 10)") } }
        }
        .accessibilityLabel("Budget")
      Color.red.frame(width: 3, height: 1).accessibilityAddTraits(.isButton).accessibilityLabel("Record")
      Circle().frame(width: 2, height: 1).accessibilityAddTraits(.isImage).padding(1).accessibilityLabel("Dot")
      Color.red.frame(width: 3, height: 1).accessibilityLabel("Level").accessibilityAdjustableAction { _ in }
      // These say nothing.
      Color.red.frame(width: 3, height: 1).accessibilityLabel("")
      Color.red.frame(width: 3, height: 1).accessibilitySortPriority(1)
      Color.red.frame(width: 3, height: 1).accessibilityLabel("Hidden").accessibilityHidden(true)
      Button {
      } label: {
        Color.red.frame(width: 3, height: 1).accessibilityLabel("Stop")
      }
    }
    expectText(
      screen.render(.semantics),
      equals: """
        group "Budget"
          group "Month 1" 10
          group "Month 2" 20
        button "Record"
        image "Dot"
        group "Level"
        button "Stop"
        """)
    #expect(try screen.find(.group, "Level").frame.size == CGSize(width: 3, height: 1))
  }

  @Test func `labels, values and hints are keys, resources and texts of any kind`() throws {
    let key = LocalizedStringKey("Key \(1)")
    let part = "Part of it".prefix(4)
    let screen = Screen(width: 20) {
      Text("a").accessibilityLabel(key).accessibilityValue(key).accessibilityHint(key)
      Text("b").accessibilityLabel(part).accessibilityValue(part).accessibilityHint(part)
      Text("c").accessibilityLabel("Literal").accessibilityValue(String("Value")).accessibilityHint("\(2) hints")
      Text("d").accessibilityLabel(key, isEnabled: false).accessibilityValue(part, isEnabled: false)
      #if !canImport(Darwin)
        let resource = LocalizedStringResource("Resource")
        Text("e").accessibilityLabel(resource).accessibilityValue(resource).accessibilityHint(resource)
      #endif
    }
    func words(_ label: String) throws -> [String?] {
      let element = try screen.find(label: label)
      return [element.value, element.hint]
    }
    #expect(try words("Key 1") == ["Key 1", "Key 1"] && words("Part") == ["Part", "Part"])
    #expect(try words("Literal") == ["Value", "2 hints"] && words("d") == [nil, nil])
    #if !canImport(Darwin)
      #expect(try words("Resource") == ["Resource", "Resource"])
    #endif
  }

  @Test func `a view can be scrolled to each of its edges`() throws {
    struct Pages: View {
      @State private var log: [Edge] = []
      var body: some View {
        Text("page").accessibilityScrollAction { log.append($0) }
        Text(log.map { String(describing: $0) }.joined(separator: " "))
      }
    }
    let screen = Screen(width: 40) { Pages() }
    let page = try screen.find(.staticText, "page")
    expectEqual(page.actions.sorted(), ["scroll bottom", "scroll leading", "scroll top", "scroll trailing"])
    for edge in ["top", "leading", "bottom", "trailing"] { try page.perform("scroll \(edge)") }
    expectText(screen.text, endsWith: "top leading bottom trailing")
  }

  @Test func `descriptions on request are texts, keys and words of any kind`() {
    let key = AccessibilityCustomContentKey("Age")
    let word = String("30")
    let screen = Screen(width: 20) {
      Text("a").accessibilityCustomContent(key, Text("1")).accessibilityCustomContent(key, "2")
        .accessibilityCustomContent(key, word)
      Text("b").accessibilityCustomContent(Text("A"), Text("3")).accessibilityCustomContent("B", Text("4"))
        .accessibilityCustomContent("C", "5").accessibilityCustomContent("D", word, importance: .high)
      Text("c").accessibilityCustomContent(key, Text?.none)
        .accessibilityInputLabels([Text("x")])
    }
    expectText(
      screen.render(.semantics),
      equals: """
        staticText "a" (Age: 1) (Age: 2) (Age: 30)
        staticText "b" (A: 3) (B: 4) (C: 5) (D: 30)
        staticText "c"
        """)
  }

  @Test func `of a priority that is no number the default counts`() {
    let screen = Screen(width: 20) {
      VStack {
        Text("a").accessibilitySortPriority(.nan)
        Text("b").accessibilitySortPriority(0.5)
        Text("c")
      }
    }
    expectEqual(screen.elements.map(\.label), ["b", "a", "c"])
  }

  @Test func `plain text marks the selected one of several controls that look alike`() {
    func text(_ selected: Int?) -> String {
      Screen(width: 20) {
        HStack {
          ForEach(0..<3) { index in
            Button("b\(index)") {}.buttonStyle(.plain)
              .accessibilityAddTraits(index == selected ? [.isSelected] : [])
          }
        }
      }
      .text
    }
    #expect(Set([text(nil), text(0), text(1), text(2)]).count == 4)
  }
}
