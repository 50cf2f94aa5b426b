import Testing
import ViewTreeTesting

/// Elements behind an alert, a sheet or a menu, and the errors about them.
@MainActor struct BlockedElementTests {
  private struct Files: View {
    enum Shown { case alert, dialog, sheet, cover, popover }
    @State private var shown: Shown?
    @State private var log = "-"

    private func isShown(_ shown: Shown) -> Binding<Bool> {
      Binding {
        self.shown == shown
      } set: {
        self.shown = $0 ? shown : nil
      }
    }

    var body: some View {
      VStack(alignment: .leading) {
        Text(log).accessibilityIdentifier("log")
        Button("Save") { log = "saved" }
        TextField("Name", text: .constant(""))
        Button("Alert") { shown = .alert }
        Button("Dialog") { shown = .dialog }
        Button("Sheet") { shown = .sheet }
        Button("Cover") { shown = .cover }
        Button("Info") { shown = .popover }.popover(isPresented: isShown(.popover)) { Button("Close") { shown = nil } }
        Menu("Sort") { Button("By name") { log = "sorted" } }
        Text("Row").contextMenu { Button("Rename") { log = "renamed" } }
        List { ForEach(0..<2) { Text("File \($0)") } }.frame(height: 3).accessibilityLabel("Files")
      }
      .alert("Delete?", isPresented: isShown(.alert)) {
        Button("Delete", role: .destructive) { log = "deleted" }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("It is gone then.")
      }
      .confirmationDialog("Share?", isPresented: isShown(.dialog)) { Button("Mail") { log = "mailed" } }
      .sheet(isPresented: isShown(.sheet)) {
        NavigationStack { Text("Empty").navigationTitle("New").toolbar { Button("Done") { shown = nil } } }
      }
      .fullScreenCover(isPresented: isShown(.cover)) { Text("All").interactiveDismissDisabled() }
    }
  }

  private let screen = Screen(width: 40, height: 22) { Files() }

  /// The first line of an error, without the place.
  private func problem(_ body: () throws -> Void) -> String {
    do { try body() } catch {
      return String("\(error)".split(separator: ": ", maxSplits: 1).last?.prefix { $0 != "\n" } ?? "")
    }
    return "done"
  }

  @Test func `neither a menu nor typing goes behind an open menu`() throws {
    struct Rows: View {
      @State private var text = ""
      var body: some View {
        VStack(alignment: .leading) {
          TextField("Find", text: $text)
          Text("a").contextMenu { Button("Drop a") {} }
          Text("b").contextMenu { Button("Drop b") {} }
        }
      }
    }
    let screen = Screen(Rows(), width: 20, height: 10)
    try screen.find(.staticText, "a").openContextMenu()
    let menu = #expect(throws: ElementError.self) { try screen.find(.staticText, "b").openContextMenu() }
    let typing = #expect(throws: ElementError.self) { try screen.find(.textField, "Find").type("x") }
    for error in [menu, typing] { expectText(error?.description ?? "", contains: "it is behind") }
    expectEqual(screen.findAll(.menuItem).map(\.label), ["Drop a"])
  }

  @Test func `the elements behind an alert are found there`() throws {
    let (save, field) = (try screen.find(.button, "Save"), try screen.find(.textField))
    let list = try screen.find(.list, "Files")
    try screen.find(.button, "Alert").tap()
    let behind = #"behind the alert "Delete?"; answer it first: tap "Delete" or "Cancel""#
    expectEqual(problem { _ = try screen.find(.button, "Save") }, #"button "Save" is "# + behind + ". Elements there:")
    expectEqual(problem { _ = try screen.find(.textField) }, "textField is " + behind + ". Elements there:")
    #expect(problem { _ = try screen.find(id: "log") }.contains(behind))
    #expect(problem { _ = try screen.findFirst(.staticText, containing: "File") }.contains(behind))
    #expect(problem { _ = try screen.find(.button, "Sort") }.hasPrefix(#"no button "Sort" on the screen"#))
    let events: [(String, () throws -> Void)] = [
      ("tapped", { try save.tap() }), ("tapped", { try save.doubleTap() }), ("pressed", { try save.longPress() }),
      ("pointed at", { try save.hover() }), ("dragged", { try save.drag(byColumns: 2) }),
      ("swiped", { try save.swipe(to: .leading) }), ("typed into", { try field.type("x") }),
      ("given the focus", { try field.focus() }), ("cleared", { try field.clear() }),
      ("scrolled", { try list.turnWheel(byRows: 1) }), ("scrolled to", { try list.scrollTo() }),
    ]
    for (done, event) in events { #expect(problem(event).hasSuffix(" cannot be \(done): it is " + behind)) }
    #expect(
      problem { _ = try list.find(.staticText, "File 1") }.hasPrefix(
        #"no staticText "File 1" in list "Files", which is behind the alert "Delete?""#))
    try screen.find(.alert, "Delete?").find(.button, "Delete").tap()
    try expectEqual(screen.find(id: "log").label, "deleted")
    try save.tap()
    try expectEqual(screen.find(id: "log").label, "saved")
  }

  @Test func `an error names each kind of presentation, and how to close it`() throws {
    func behind(_ opener: String) throws -> String {
      try screen.find(.button, opener).tap()
      return problem { _ = try screen.find(.button, "Save") }
    }
    #expect(
      try behind("Dialog").contains(
        #"is behind the confirmationDialog "Share?"; answer it first: tap "Mail" or "Cancel""#))
    try screen.find(.confirmationDialog, "Share?").find(.button, "Cancel").tap()
    #expect(
      try behind("Sheet").contains(#"is behind the sheet "New"; close it first: tap "Done" or screen.press(.escape)"#))
    try screen.find(.sheet).find(.navigationBar, "New").find(.button, "Done").tap()
    #expect(try behind("Cover").contains("is behind the sheet; close it first by setting its binding"))
  }

  @Test func `a click beside a menu or popover would only close it`() throws {
    let save = try screen.find(.button, "Save")
    try screen.find(.menu, "Sort").tap()
    let menu = "it is behind an open menu; choose one of its items first, or close it: screen.press(.escape)"
    expectEqual(problem { try save.tap() }, #"button "Save" cannot be tapped: "# + menu)
    #expect(problem { try save.doubleTap() }.hasSuffix(menu))
    #expect(problem { try save.longPress() }.hasSuffix(menu))
    try screen.find(.menu, "Sort").tap()
    #expect(screen.findAll(.menuItem).isEmpty, "what opened it closes it")
    try screen.find(.staticText, "Row").longPress()
    #expect(problem { try save.tap() }.hasSuffix(menu))
    try screen.find(.menuItem, "Rename").tap()
    try screen.find(.button, "Info").tap()
    #expect(
      problem { try save.tap() }.hasSuffix(
        "it is behind the popover; close it first: tap \"Close\" or screen.press(.escape)"))
    try screen.find(.popover).find(.button, "Close").tap()
    #expect(screen.findAll(.popover).isEmpty)
    try save.tap()
    try expectEqual(screen.find(id: "log").label, "saved")
  }

  @Test func `the title of a container is found by its label, not the container`() throws {
    try screen.find(.button, "Alert").tap()
    try expectEqual(screen.find(label: "Delete?").role, .heading)
    let alert = try screen.find(.alert)
    #expect(alert.label == "Delete?" && alert.findAll(.button).map(\.label) == ["Delete", "Cancel"])
    try expectEqual(alert.find(.staticText).label, "It is gone then.")
    screen.press(.escape)
    #expect(screen.findAll(.alert).isEmpty)
  }

  @Test(
    arguments: [
      (1, #"tap "B0""#), (2, #"tap "B0""#), (3, #"tap "B0" or "B2""#), (4, #"tap "B0", "B2" or "B3""#),
      (5, #"tap "B0", "B2" or "B3""#),
    ])
  func `three of the buttons that can be used are named`(_ count: Int, _ words: String) {
    let screen = Screen(width: 40, height: 12) {
      Button("Save") {}.alert("Really?", isPresented: .constant(true)) {
        ForEach(0..<count, id: \.self) { Button("B\($0)") {}.disabled($0 == 1) }
      }
    }
    expectEqual(
      problem { _ = try screen.find(.button, "Save") },
      #"button "Save" is behind the alert "Really?"; answer it first: \#(words). Elements there:"#)
  }

  @Test func `what opened a popover can be tapped, and closes it`() throws {
    let info = try screen.find(.button, "Info")
    try info.tap()
    expectEqual(screen.findAll(.popover).count, 1)
    expectEqual(problem { try info.tap() }, "done")
    #expect(screen.findAll(.popover).isEmpty)
  }

  @Test func `elements of all layers below the upper of two sheets are found there`() throws {
    struct Stacked: View {
      @State private var isLowerShown = true
      @State private var isUpperShown = true
      var body: some View {
        Button("root") {}.sheet(isPresented: $isLowerShown) {
          VStack { Button("lower") {} }.sheet(isPresented: $isUpperShown) { Button("upper") {} }
        }
      }
    }
    let screen = Screen(Stacked(), width: 30, height: 14)
    func words(_ label: String) -> String { problem { _ = try screen.find(.button, label) } }
    func behind(_ button: String) -> String {
      #" is behind the sheet; close it first: tap "\#(button)" or screen.press(.escape). Elements there:"#
    }
    #expect(
      words("root") == #"button "root""# + behind("upper") && words("lower") == #"button "lower""# + behind("upper"))
    expectEqual(words("none"), #"no button "none" on the screen. Elements there:"#)
    screen.press(.escape)
    #expect(words("root") == #"button "root""# + behind("lower") && words("lower") == "done")
    screen.press(.escape)
    expectEqual(words("root"), "done")
  }

  private struct Popups: View {
    @State private var shown = ""
    @State private var log = "-"
    private func isShown(_ name: String) -> Binding<Bool> {
      Binding(get: { shown == name }, set: { shown = $0 ? name : "" })
    }
    var body: some View {
      VStack(alignment: .leading) {
        Button("Save") { log = "saved" }
        Button("Info") { shown = "info" }
          .popover(isPresented: isShown("info")) { Menu("Sort") { Button("By name") {} } }
        Button("Padded") { shown = "padded" }.padding(.horizontal, 1)
          .popover(isPresented: isShown("padded")) { Text("padded info") }
        HStack {
          Text("whole").popover(isPresented: isShown("whole")) { Text("whole info") }
          Text("row")
        }
        .accessibilityElement(children: .combine).onTapGesture { shown = "whole" }
        HStack {
          Button("One") { shown = "two" }
          Button("Two") { shown = "two" }
        }
        .popover(isPresented: isShown("two")) { Text("info of two") }
      }
    }
  }

  @Test func `the upper of two popups is named, and a popover does not block what opened it`() throws {
    let screen = Screen(Popups(), width: 40, height: 16)
    let save = try screen.find(.button, "Save")
    try screen.find(.button, "Info").tap()
    try screen.find(.menu, "Sort").tap()
    expectText(
      problem { try save.tap() },
      endsWith: "it is behind an open menu; choose one of its items first, or close it: screen.press(.escape)")
    screen.press(.escape)
    screen.press(.escape)
    let popover = "it is behind the popover; close it first: screen.press(.escape)"
    for (name, reason) in [("Padded", "done"), ("One", popover)] {
      let opener = try screen.find(.button, name)
      try opener.tap()
      expectEqual(screen.findAll(.popover).count, 1)
      expectText(problem { try opener.tap() }, endsWith: reason)
      expectEqual(screen.findAll(.popover).count, reason == "done" ? 0 : 1)
      screen.press(.escape)
    }
    let whole = try screen.find(label: "whole row")
    for count in [1, 0] {
      expectEqual(problem { try whole.tap() }, "done")
      expectEqual(screen.findAll(.popover).count, count)
    }
  }

  @Test func `the focus goes behind an open menu, and leaves the menu open`() throws {
    let field = try screen.find(.textField, "Name")
    try screen.find(.menu, "Sort").tap()
    expectEqual(problem { try field.focus() }, "done")
    expectEqual(field.isFocused, true)
    expectEqual(screen.findAll(.menuItem).map(\.label), ["By name"])
  }
}
