import Testing
import ViewTreeTesting

/// The effects of the pointer and of keys on an element, and the reasons why they have none.
@MainActor struct ElementPointerTests {
  struct Rows: View {
    @State private var log: [String] = []
    @State private var hovered = false
    @State private var name = "Ada"
    var body: some View {
      VStack(alignment: .leading) {
        Text(log.joined(separator: " ")).accessibilityIdentifier("log")
        Text("twice").onTapGesture(count: 2) { log.append("double") }
        Text("long").onLongPressGesture { log.append("long") }
        Text(hovered ? "in" : "out").onHover { hovered = $0 }.accessibilityIdentifier("hover")
        Text("drag").gesture(DragGesture().onEnded { log.append("\(Int($0.translation.width))") })
        TextField("Name", text: $name)
        List { Text("Apple").swipeActions { Button("Flag") { log.append("flag") } } }.frame(height: 3)
      }
    }
  }

  let screen = Screen(width: 40, height: 16) { Rows() }
  var log: String { (try? screen.find(id: "log").label) ?? "" }

  @Test func `pointers do what people do`() throws {
    try screen.find(.staticText, "twice").doubleTap()
    try screen.find(.staticText, "long").longPress()
    try screen.find(id: "hover").hover()
    try expectEqual(screen.find(id: "hover").label, "in")
    try screen.find(.staticText, "drag").drag(byColumns: 12)
    expectEqual(log, "double long 12")
  }

  @Test func `a row is swiped`() throws {
    try screen.find(.staticText, "Apple").swipe(to: .leading)
    try screen.find(.menuItem, "Flag").tap()
    expectEqual(log, "flag")
  }

  @Test func `a plain picture marks the focus that a test gives, as after a key, and not that of a tap`() throws {
    let screen = Screen(width: 20) {
      Button("Save") {}
      Toggle("Wi-Fi", isOn: .constant(true))
    }
    try screen.find(.button).focus()
    expectText(screen.text, equals: " [>Save<]\n[x] Wi-Fi")
    try screen.find(.toggle).focus()
    expectText(screen.text, equals: " [ Save ]\n[x] Wi-Fi<")
    try screen.find(.button).tap()
    expectText(screen.text, equals: " [ Save ]\n[x] Wi-Fi")
    try screen.find(.button).focus()
    expectText(screen.text, equals: " [>Save<]\n[x] Wi-Fi")
    try screen.find(.toggle).press(.up)
    expectText(screen.text, equals: " [ Save ]\n[x] Wi-Fi<")
  }

  @Test func `a field is focused, cleared, typed and pasted into`() throws {
    let field = try screen.find(.textField, "Name")
    try field.clear()
    #expect(field.value ?? "" == "" && field.isFocused)
    try field.type("Bob")
    try field.paste(" the builder")
    expectEqual(field.value, "Bob the builder")
    try field.press(.delete)
    expectEqual(field.value, "Bob the builde")
    try screen.find(.textField).clear()
    #expect(field.value ?? "" == "")
  }

  struct Long: View {
    @State private var tapped = "none"
    var body: some View {
      Text(tapped).accessibilityIdentifier("tapped")
      ScrollView {
        VStack { ForEach(0..<30, id: \.self) { row in Button("Row \(row)") { tapped = "\(row)" } } }
      }
    }
  }

  @Test func `an error states how far an element is scrolled away, and scrollTo shows it`() throws {
    let screen = Screen(width: 20, height: 11) { VStack { Long() } }
    let row = try screen.find(.button, "Row 21")
    let error = #expect(throws: ElementError.self) { try row.tap() }
    expectEqual(
      error?.description.contains(
        #"button "Row 21" cannot be tapped: it is 12 rows below the visible part; call scrollTo() first"#), true,
      "\(String(describing: error))")
    try row.scrollTo()
    try row.tap()
    try expectEqual(screen.find(id: "tapped").label, "21")
    let first = #expect(throws: ElementError.self) { try screen.find(.button, "Row 11").tap() }
    expectEqual(first?.description.contains("1 row above the visible part"), true, "\(String(describing: first))")
    try screen.find(.button, "Row 21").turnWheel(byRows: -9)
    try screen.find(.button, "Row 0").tap()
    try expectEqual(screen.find(id: "tapped").label, "0")
  }

  @Test(arguments: [Int.max, .min])
  func `the wheel ends where nothing scrolls any further, and a drag may lead out of every screen`(far: Int) throws {
    let screen = Screen(width: 20, height: 11) { VStack { Long() } }
    try screen.find(.button, "Row 2").turnWheel(byRows: far, columns: far)
    try screen.find(.button, far > 0 ? "Row 29" : "Row 0").tap()
    let row = try screen.find(.button, far > 0 ? "Row 28" : "Row 1")
    #expect(throws: ElementError.self) { try row.drag(byColumns: far, rows: far, steps: 3) }
    screen.drag(fromColumn: far, row: far, toColumn: -1 - far, row: 0, steps: 2)
    screen.click(column: far, row: far)
    expectEqual(screen.issues, [])
  }

  @Test func `a row of a long list is scrolled to before it is there`() throws {
    let screen = Screen(width: 20, height: 10) {
      ScrollView { LazyVStack { ForEach(0..<500, id: \.self) { Text("Row \($0)") } } }.accessibilityElement(
        children: .contain)
    }
    #expect(screen.findAll(.staticText, containing: "Row 400").isEmpty)
    let row = try screen.find(.group).scroll(to: .staticText, "Row 400")
    #expect(screen.text.contains("Row 400") && row.frame.maxY <= 10)
    try screen.find(.group).scroll(to: .staticText, "Row 3")
    expectText(screen.text, contains: "Row 3")
    #expect(throws: ElementError.self) { try screen.find(.group).scroll(to: .staticText, "Row 500") }
  }

  @Test func `a screen is scrolled where no list has a role`() throws {
    let screen = Screen(width: 20, height: 10) {
      Text("Title")
      ScrollView { LazyVStack { ForEach(0..<500, id: \.self) { Button("Row \($0)") {} } } }
    }
    let recording = try screen.record { try screen.scroll(to: .button, "Row 400").tap() }
    expectText(screen.text, contains: "Row 400")
    expectEqual(recording.lines.first, #"try screen.scroll(to: .button, "Row 400")"#, "\(recording.lines)")
    let error = #expect(throws: ElementError.self) { try screen.scroll(to: .button, "Row 500") }
    expectEqual(error.map { "\($0)".contains(#"after scrolling to the end, no button "Row 500" on the screen"#) }, true)
  }

  @Test func `parts of an element are not in its way`() throws {
    struct Volume: View {
      @State private var volume = 0.5
      var body: some View { Slider(value: $volume) { Text("Volume") } }
    }
    let screen = Screen(width: 30) { Form { Volume() } }
    let slider = try screen.find(.slider, "Volume")
    try slider.drag(byColumns: 10)
    expectEqual(Double(slider.value ?? "").map { $0 > 0.6 }, true, "\(slider.value ?? "")")
  }

  struct Covered: View {
    @State private var isShown = true
    var body: some View {
      ZStack {
        Button("Below") {}
        Button("Above") {}.frame(maxWidth: .infinity).background(.red)
      }
      Button("Through") {}.allowsHitTesting(false)
    }
  }

  @Test func `an unreachable element is an error with a reason and a remedy`() throws {
    func reason(_ screen: Screen, _ label: String) -> String {
      do { try screen.find(.button, label).tap() } catch {
        return String("\(error)".split(separator: "cannot be tapped: ").last ?? "")
      }
      return "tapped"
    }
    let screen = Screen(width: 20) { VStack { Covered() } }
    expectEqual(reason(screen, "Below"), #"button "Above" covers it; close or move that first"#)
    expectEqual(
      reason(screen, "Through"),
      "clicks pass through it; look for allowsHitTesting(false) or a clip shape on it and the views around it")
    let low = Screen(width: 20, height: 2) {
      VStack { ForEach(0..<6, id: \.self) { Button("\($0)") {} } }.fixedSize()
    }
    expectEqual(
      reason(low, "5"),
      "it is 4 rows below the screen; change the size of the screen, or put the content into a ScrollView")
  }

  @Test func `an event without an effect is an error`() throws {
    struct Idle: View {
      @State private var isOn = false
      @State private var items = ["Apple", "Pear"]
      @State private var log = "-"
      var body: some View {
        VStack(alignment: .leading) {
          Text(log).accessibilityIdentifier("log")
          Text("Words")
          Text("Patient").onLongPressGesture(minimumDuration: 3) { log = "long" }
          Text("Far").gesture(DragGesture(minimumDistance: 20).onEnded { _ in log = "far" })
          HStack { Text("Inside") }.onHover { if $0 { log = "hovered" } }
          VStack { Text("Within") }.onLongPressGesture { log = "within" }
          Text("Focus").focusable()
          List {
            ForEach(items, id: \.self) { Text($0).deleteDisabled($0 == "Pear") }.onDelete {
              items.remove(atOffsets: $0)
            }
            Text("Menu").contextMenu { Button("Rename") {} }
            Button("Tap") { log = "tapped" }
            Text("Last")
          }
          .frame(height: 3)
        }
      }
    }
    let screen = Screen(width: 40, height: 14) { Idle() }
    var log: String { (try? screen.find(id: "log").label) ?? "" }
    func reason(_ name: String, _ event: (Element) throws -> Void) -> String {
      do { try event(try screen.find(label: name)) } catch {
        return String("\(error)".split(separator: ": ", maxSplits: 1).last ?? "")
      }
      return "done"
    }
    let words = #"staticText "Words" cannot be "#
    expectEqual(
      reason("Words") { try $0.doubleTap() },
      words + "tapped: nothing there reacts to a double tap; use onTapGesture(count: 2) or a Button")
    expectEqual(
      reason("Words") { try $0.longPress() },
      words + "pressed: nothing there reacts to a press of 1.0 seconds; use onLongPressGesture with a "
        + "shorter minimumDuration, or contextMenu")
    expectEqual(
      reason("Words") { try $0.hover() },
      words + "pointed at: nothing there reacts to the pointer; use onHover or onContinuousHover")
    expectEqual(
      reason("Words") { try $0.drag(byColumns: 2) },
      words + "dragged: nothing there reacts to a drag by 2 columns and 0 rows; use gesture(DragGesture()) with a "
        + "shorter minimumDistance, or draggable")
    #expect(
      reason("Words") { try $0.drag(to: try screen.find(label: "Far")) }.contains("nothing there reacts to a drag;"))
    expectEqual(
      reason("Words") { try $0.swipe(to: .trailing) },
      words + "swiped: nothing there reacts to a swipe to the trailing edge; use swipeActions on a row of a "
        + "List or Form, onDelete on its ForEach for the leading edge, or gesture(DragGesture()) elsewhere")
    expectEqual(
      reason("Words") { try $0.turnWheel(byRows: 1) },
      words
        + "scrolled: nothing there reacts to the wheel in this direction; use a ScrollView, "
        + "List or Form with more content than it shows")
    expectEqual(reason("Words") { try $0.turnWheel(byRows: 0) }, "done")
    #expect(reason("Apple") { try $0.turnWheel(byRows: 0, columns: 1) }.contains("the wheel in this direction"))

    // Too short, too near, and forbidden is nothing either.
    #expect(reason("Patient") { try $0.longPress() }.contains("reacts to a press of 1.0 seconds"))
    #expect(reason("Patient") { try $0.longPress(for: .seconds(4)) } == "done" && log == "long")
    #expect(reason("Far") { try $0.drag(byColumns: 3) }.contains("reacts to a drag by 3 columns"))
    #expect(reason("Far") { try $0.drag(byColumns: 30) } == "done" && log == "far")
    #expect(reason("Pear") { try $0.swipe(to: .leading) }.contains("reacts to a swipe"))
    #expect(reason("Apple") { try $0.swipe(to: .trailing) }.contains("reacts to a swipe"))

    // A view around the element reacts instead of it.
    #expect(reason("Inside") { try $0.hover() } == "done" && log == "hovered")
    expectEqual(reason("Words") { try $0.hover() }, "done", "the pointer left")
    #expect(reason("Within") { try $0.longPress() } == "done" && log == "within")
    expectEqual(reason("Focus") { try $0.doubleTap() }, "done")
    expectEqual(reason("Apple") { try $0.swipe(to: .leading) }, "done")
    screen.press(.escape)
    #expect(reason("Last") { try $0.turnWheel(byRows: 1) }.contains("below the visible part; call scrollTo() first"))
    let list = try screen.find(.list)
    try list.turnWheel(byRows: 9)
    #expect(throws: Never.self, "it is at its end") { try list.turnWheel(byRows: 9) }
    #expect(reason("Tap") { try $0.longPress() } == "done" && log == "tapped")
    expectEqual(reason("Menu") { try $0.longPress() }, "done")
    expectEqual(screen.issues, [])
  }

  @Test func `an unsupported action is an error that names the supporting elements`() throws {
    func reason(_ body: () throws -> Void) -> String {
      do { try body() } catch { return String("\(error)".split(separator: ": ", maxSplits: 1).last ?? "") }
      return "done"
    }
    let screen = Screen(width: 40) {
      VStack {
        Button("Save") {}
        Button("Off") {}.disabled(true)
        Text("Words")
        Text("Swiped").gesture(DragGesture())
        TextField("Name", text: .constant(""))
      }
    }
    let save = try screen.find(.button, "Save")
    expectEqual(
      reason { try save.type("x") },
      #"button "Save" cannot be typed into: nothing in it handles "x"; use a textField or onKeyPress"#)
    expectEqual(reason { try save.type("\n") }, "done")
    expectEqual(
      reason { try screen.find(.button, "Off").tap() },
      #"button "Off" cannot be tapped: it is disabled; look for disabled(_:) on it and the views around it"#)
    let passive = "cannot be tapped: nothing in it reacts to a tap; use a Button or onTapGesture"
    expectEqual(reason { try screen.find(.staticText, "Words").tap() }, #"staticText "Words" "# + passive)
    expectEqual(reason { try screen.find(.staticText, "Swiped").tap() }, #"staticText "Swiped" "# + passive)
    expectEqual(
      reason { try save.increment() },
      #"button "Save" cannot be incremented: it is a button; use a slider or stepper"#)
    expectEqual(
      reason { try save.select(.distantPast) },
      #"button "Save" cannot be set to a date: it is a button; use a datePicker"#)
    expectEqual(
      reason { try save.expand() },
      #"button "Save" cannot be expanded or collapsed: it is a button; use a disclosureGroup, menu or colorPicker"#)
    expectEqual(
      reason { try screen.find(.textField).select("x") },
      #"textField "Name" has no options: it is a textField; use a picker or menu"#)
    expectEqual(
      reason { try save.openContextMenu() }, #"button "Save" has no context menu; add one with contextMenu { … }"#)
    expectEqual(
      reason { try save.perform("Undo") },
      #"button "Save" has no action "Undo"; add one with accessibilityAction(named:)"#)
    #expect(reason { try screen.find(.button, "Off").swipe(to: .leading) }.contains("cannot be swiped: it is disabled"))
  }

  // MARK: Ways of the pointer

  private final class Log {
    var moves: [String] = []
  }

  /// The places and distances of a drag on a text, in points or cells.
  private func moves(
    _ name: String = "drag", _ options: ScreenOptions = ScreenOptions(), _ body: (Screen, Element) throws -> Void
  ) throws -> [String] {
    let log = Log()
    func words(_ size: CGSize) -> String { "\(Int(size.width)),\(Int(size.height))" }
    let gesture = DragGesture(minimumDistance: 0)
      .onChanged {
        let (x, y) = ($0.location.x.rounded(.down), $0.location.y.rounded(.down))
        log.moves.append("\(Int(x)),\(Int(y)) \(words($0.translation))")
      }
      .onEnded { log.moves.append("end \(words($0.translation))") }
    let screen = Screen(width: 40, height: 5, options: options) {
      VStack(alignment: .leading, spacing: 0) {
        Text(name).gesture(gesture)
        Text("other").padding(.leading, 7)
      }
    }
    try body(screen, screen.find(.staticText, name))
    return log.moves
  }

  @Test(
    arguments: [
      (9, 4, 4, ["1,0 0,0", "3,1 2,1", "5,2 4,2", "7,3 6,3", "9,4 8,4", "end 8,4"]),
      (9, 4, 1, ["1,0 0,0", "9,4 8,4", "end 8,4"]), (3, 0, 0, ["1,0 0,0", "3,0 2,0", "end 2,0"]),
      (-4, 0, 2, ["1,0 0,0", "-2,0 -3,0", "-4,0 -5,0", "end -5,0"]),
    ])
  func `a drag passes cells at equal distances`(
    _ column: Int, _ row: Int, _ steps: Int, _ expected: [String]
  ) throws {
    let moves = try moves { screen, _ in
      screen.drag(fromColumn: 1, row: 0, toColumn: column, row: row, steps: steps)
    }
    expectEqual(moves, expected)
  }

  @Test func `an element is dragged from its middle, by cells or to the middle of another one`() throws {
    try expectEqual(
      moves { try $1.drag(byColumns: 3, rows: 2, steps: 3) },
      ["2,0 0,0", "3,0 1,0", "4,1 2,1", "5,2 3,2", "end 3,2"])
    try expectEqual(
      moves { try $1.drag(to: $0.find(.staticText, "other")) }, ["2,0 0,0", "9,1 7,1", "end 7,1"])
  }

  @Test func `a swipe goes a quarter of the element in two steps, six columns at least, or across the screen`() throws {
    let points = ScreenOptions(unit: .points)
    let mirrored = ScreenOptions(layoutDirection: .rightToLeft)
    let wide = String(repeating: "x", count: 36)
    try expectEqual(moves { try $1.swipe(to: .leading) }, ["2,0 0,0", "-1,0 -3,0", "-4,0 -6,0", "end -6,0"])
    try expectEqual(moves { try $1.swipe(to: .trailing) }, ["2,0 0,0", "5,0 3,0", "8,0 6,0", "end 6,0"])
    try expectEqual(moves("drag", mirrored) { try $1.swipe(to: .leading) }.last, "end 6,0")
    try expectEqual(moves("drag", mirrored) { try $1.swipe(to: .trailing) }.last, "end -6,0")
    try expectEqual(moves(wide) { try $1.swipe(to: .leading) }.last, "end -9,0")
    try expectEqual(moves(wide, points) { try $1.swipe(to: .trailing) }.last, "end 72,0")
    try expectEqual(moves { try $1.swipe(to: .leading, fully: true) }.last, "end -40,0")
  }

  @Test func `an element that does not expand is not expanded, and a disabled one is pointed at`() throws {
    struct Pointed: View {
      @State private var isIn = false
      var body: some View {
        Text(isIn ? "in" : "out").onHover { isIn = $0 }.disabled(true).accessibilityIdentifier("pointed")
      }
    }
    let screen = Screen(width: 20) { Pointed() }
    let text = try screen.find(id: "pointed")
    expectEqual(text.isExpanded, false)
    try text.hover()
    expectText(screen.text, equals: "in")
  }

  @Test func `each press and release is a single click`() {
    let log = Log()
    let screen = Screen(width: 9) { Text("twice").onTapGesture(count: 2) { log.moves.append("double") } }
    for _ in 0..<2 {
      screen.press(column: 0, row: 0)
      screen.release(column: 0, row: 0)
    }
    expectEqual(log.moves, [])
    screen.click(column: 0, row: 0, count: 2)
    expectEqual(log.moves, ["double"])
  }
}
