import Testing
import ViewTreeCompatibility
import ViewTreeTesting

/// Everything that a bar can have.
private struct Recipes: View {
  @State private var isEditing = false
  @State private var hasMore = true
  @State private var deleted = 0

  var body: some View {
    NavigationStack {
      Text(isEditing ? "editing \(deleted)" : "reading \(deleted)")
        .navigationTitle("Recipes")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Close") {} }
          ToolbarItem(placement: .primaryAction) { Button(isEditing ? "Done" : "Edit") { isEditing.toggle() } }
          ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
          if hasMore {
            ToolbarItem(placement: .secondaryAction) {
              Button("Delete", systemImage: "trash", role: .destructive) { deleted += 1 }
            }
          } else {
            ToolbarItem(placement: .topBarTrailing) { Button("New") { hasMore = true } }
          }
          ToolbarItem(placement: .bottomBar) { Button("Sort") {} }
          ToolbarItem(placement: .bottomBar) { Button("None") { hasMore = false } }
          ToolbarItem(placement: .status) { Text("3 items") }
        }
    }
  }
}

/// Content of its own type, with what a view may have.
private struct EditTools: ToolbarContent {
  @Environment(\.dismiss) private var dismiss
  @State private var count = 0
  @Binding var isOn: Bool

  var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
    ToolbarItemGroup {
      Button("Count \(count)") { count += 1 }
      Toggle("On", isOn: $isOn)
    }
  }
}

private struct InSheet: View {
  @State private var isShown = false
  @State private var isOn = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        NavigationStack { Text(isOn ? "on" : "off").toolbar { EditTools(isOn: $isOn) } }.frame(width: 36, height: 4)
      }
      .frame(height: 8)
  }
}

private struct Styled: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.textCase) private var textCase

  var body: some View {
    Text("\(isEnabled ? "on" : "off")")
    Button("\(textCase == nil ? "as it is" : "upper")") {}
  }
}

private struct Typing: View {
  @State private var name = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    NavigationStack {
      TextField("Name", text: $name)
        .focused($isFocused)
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) {
            Spacer()
            Button("Done") { isFocused = false }
          }
        }
    }
  }
}

@MainActor @Suite struct ToolbarTests {
  private let line = String(repeating: "-", count: 46)

  @Test func `items stand at their placement, above and below the page`() throws {
    let screen = Screen(Recipes(), width: 46, height: 6)
    expectText(
      screen.text,
      equals: """
        [ Close ] Recipes   [ Edit ] [= Save =] [ .. ]
        \(line)
        reading 0

        \(line)
        [ Sort ]            3 items           [ None ]
        """)
    try screen.find(.button, "Edit").tap()
    expectText(
      screen.text,
      equals: """
        [ Close ] Recipes   [ Done ] [= Save =] [ .. ]
        \(line)
        editing 0

        \(line)
        [ Sort ]            3 items           [ None ]
        """)
    expectEqual(screen.faults, [])
  }

  @Test func `an item is there as long as its branch`() throws {
    let screen = Screen(Recipes(), width: 46, height: 5)
    try screen.find(.button, "None").tap()
    expectText(
      screen.text,
      equals: """
        [ Close ] Recipes  [ New ] [ Edit ] [= Save =]
        \(line)
        reading 0
        \(line)
        [ Sort ]            3 items           [ None ]
        """)
    try screen.find(.button, "New").tap()
    #expect(throws: (any Error).self) { try screen.find(.button, "New") }
    _ = try screen.find(.button, "More")
  }

  @Test func `secondary actions are rows of a list, with their titles`() throws {
    let screen = Screen(Recipes(), width: 46, height: 8)
    try screen.find(.button, "More").tap()
    expectText(
      screen.text,
      equals: """
        [ Close ] Recipes   [ Edit ] [= Save =] [ .. ]
        ------------------------------ +-------------+
        reading 0                      |   xx Delete |
                                       +-------------+


        \(line)
        [ Sort ]            3 items           [ None ]
        """)
    try screen.find(.menuItem, "Delete").tap()
    expectText(screen.text, contains: "reading 1")
    expectText(screen.text, lacks: "Delete")
  }

  @Test func `items without room in the bar move into the list, the most important ones last`() throws {
    let screen = Screen(Recipes(), width: 36, height: 6)
    expectText(screen.text.firstRow, equals: "[ Close ] Recipes  [= Save =] [ .. ]")
    try screen.find(.button, "More").tap()
    _ = try screen.find(.menuItem, "Edit")
    screen.press(.escape)
    screen.resize(width: 25, height: 6)
    expectText(screen.text.firstRow, equals: "[ Close ] [= Save =]")
  }

  @Test func `items of the bar below that have no room beside each other stand in rows`() throws {
    struct Mails: View {
      @State private var last = ""
      var body: some View {
        NavigationStack {
          Text("page \(last)").toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Archive") { last = "archived" }
              Spacer()
              Button("Delete") { last = "deleted" }
            }
          }
        }
      }
    }
    let screen = Screen(Mails(), width: 24, height: 5)
    expectText(screen.text, equals: "page\n\n\n\(line.prefix(24))\n[ Archive ]   [ Delete ]")
    screen.resize(width: 16, height: 5)
    try screen.find(.button, "Delete").tap()
    expectText(
      screen.text,
      equals: """
        page deleted

        ----------------
          [ Archive ]
          [ Delete ]
        """)
  }

  @Test func `a title without room stands below the items, and the items below each other at last`() {
    struct Editor: View {
      var body: some View {
        NavigationStack {
          Text("page").navigationTitle("New Contact").toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
          }
        }
      }
    }
    let screen = Screen(Editor(), width: 36, height: 6)
    expectText(screen.text.firstRow, equals: "[ Cancel ] New Contact    [= Save =]")
    screen.resize(width: 24, height: 6)
    expectText(
      screen.text,
      equals: """
        [ Cancel ]    [= Save =]
        New Contact
        ------------------------
        page


        """)
    screen.resize(width: 14, height: 6)
    expectText(
      screen.text,
      equals: """
        [ Cancel ]
        [= Save =]
        New Contact
        --------------
        page

        """)
  }

  @Test func `content of its own type has state, and the environment of the page`() throws {
    let screen = Screen(InSheet(), width: 44)
    let start = screen.text
    func sheet(_ items: String, _ page: String) -> String {
      let frame = String(repeating: "-", count: 38)
      return """

          +\(frame)+
          | \(items) |
          | ------------------------------------ |
          | \(page)                                  |
          |                                      |
          +\(frame)+

        """
    }
    try screen.find(.button, "Show").tap()
    expectText(screen.text, equals: sheet("[ Cancel ]       [ Count 0 ] [  On ]", "off"))
    try screen.find(.button, "Count 0").tap()
    try screen.find(.toggle, "On").tap()
    expectText(screen.text, equals: sheet("[ Cancel ]       [ Count 1 ] [x On ]", "on "))
    try screen.find(.button, "Cancel").tap()
    expectText(screen.text, equals: start)
    expectEqual(screen.faults, [])
  }

  @Test func `items have the values of the place where they are written, but not its looks`() {
    let screen = Screen(width: 30, height: 4) {
      NavigationStack {
        Text("page").toolbar { Styled() }.textCase(.uppercase).buttonStyle(.borderedProminent).disabled(true)
      }
    }
    expectText(screen.text, equals: "              off [~as it is~]\n------------------------------\nPAGE\n")
  }

  @Test func `items for the keyboard show while a field of the page is edited`() throws {
    let screen = Screen(Typing(), width: 20, height: 5)
    expectText(screen.text, equals: "[Name              ]\n\n\n\n")
    screen.press(.tab)
    expectText(screen.text, equals: ">Name              <\n\n\n--------------------\n            [ Done ]")
    try screen.find(.button, "Done").tap()
    expectText(screen.text, equals: "[Name              ]\n\n\n\n")
  }

  @Test func `a principal item replaces the title`() {
    let screen = Screen(width: 30, height: 4) {
      NavigationStack {
        Text("page").navigationTitle("Hidden")
          .toolbar {
            ToolbarItem(placement: .principal) { Text("Middle") }
            ToolbarItem(placement: .cancellationAction) { Button("X") {} }
            ToolbarItem(placement: .topBarTrailing) { Button("Y") {} }
          }
      }
    }
    expectText(screen.text, equals: "[ X ]       Middle       [ Y ]\n------------------------------\npage\n")
  }

  @Test func `bars are hidden one by one`() {
    func text<V: View>(_ view: V) -> String { Screen(NavigationStack { view }, width: 20, height: 5).text }
    let page = Text("page").navigationTitle("Title")
      .toolbar {
        ToolbarItem { Button("A") {} }
        ToolbarItem(placement: .bottomBar) { Button("B") {} }
      }
    let rule = String(repeating: "-", count: 20)
    let (top, bottom) = ("Title          [ A ]\n\(rule)\n", "\(rule)\n        [ B ]")
    expectText(text(page), equals: "\(top)page\n\(bottom)")
    expectText(text(page.toolbar(.hidden, for: .navigationBar)), equals: "page\n\n\n\(bottom)")
    expectText(text(page.toolbarVisibility(.hidden)), equals: "page\n\n\n\(bottom)")
    expectText(text(page.navigationBarHidden(true)), equals: "page\n\n\n\(bottom)")
    expectText(text(page.toolbar(.hidden, for: .bottomBar)), equals: "\(top)page\n\n")
    expectText(text(page.toolbar(.hidden, for: .bottomBar, .navigationBar)), equals: "page\n\n\n\n")
    expectText(text(page.toolbar(removing: .title)), equals: "               [ A ]\n\(rule)\npage\n\(bottom)")
  }

  @Test func `the older forms stand at both sides of the title`() {
    let screen = Screen(width: 40, height: 4) {
      NavigationView {
        Text("page")
          .navigationBarTitle("Old", displayMode: .inline)
          .navigationBarItems(leading: Button("Back") {}, trailing: HStack { Button("+") {} })
      }
    }
    expectText(
      screen.text, equals: "[ Back ] Old                       [ + ]\n----------------------------------------\npage\n")
  }

  @Test(arguments: [0, 1, 2, 3, 4]) func `the status stands between the halves of the items below`(count: Int) {
    let screen = Screen(width: 34, height: 3) {
      NavigationStack {
        Text("page").toolbar {
          if count > 0 { ToolbarItem(placement: .bottomBar) { Button("0") {} } }
          if count > 1 { ToolbarItem(placement: .bottomBar) { Button("1") {} } }
          if count > 2 { ToolbarItem(placement: .bottomBar) { Button("2") {} } }
          if count > 3 { ToolbarItem(placement: .bottomBar) { Button("3") {} } }
          ToolbarItem(placement: .status) { Text("status") }
        }
      }
    }
    let rows = [
      "              status", "[ 0 ]            status", "[ 0 ]         status         [ 1 ]",
      "[ 0 ] [ 1 ]      status      [ 2 ]", "[ 0 ] [ 1 ]   status   [ 2 ] [ 3 ]",
    ]
    expectText(screen.text, equals: "page\n\(String(repeating: "-", count: 34))\n\(rows[count])")
  }

  @Test func `the menu of a title opens below it, and a choice closes it`() throws {
    var log: [String] = []
    let screen = Screen(width: 20, height: 6) {
      NavigationStack {
        Text("page").navigationTitle("Title").toolbarTitleMenu {
          Button("Rename") { log.append("rename") }
          Button("Move") { log.append("move") }
        }
      }
    }
    expectText(screen.text, startsWith: "Title v\n--------------------\n")
    try screen.find(.button, "Title").tap()
    expectText(
      screen.text, equals: "Title v\n+----------+ -------\n|   Rename |\n|   Move   |\n+----------+\n")
    screen.press(.escape)
    expectText(screen.text, startsWith: "Title v\n--------------------\n")
    try screen.find(.button, "Title").tap()
    try screen.find(.menuItem, "Move").tap()
    expectEqual(log, ["move"])
    expectText(screen.text, startsWith: "Title v\n--------------------\n")
  }

  @Test func `a group with a label is one control, and a menu where there is no room for it`() throws {
    struct Editor: View {
      @State var done = "nothing"
      var body: some View {
        NavigationStack {
          Text(done).navigationTitle("Notes about")
            .toolbar {
              ToolbarItemGroup {
                Button("Bold") { done = "bold" }
                Button("Italic") {}
              } label: {
                Label("Format", systemImage: "textformat")
              }
              ToolbarItem { Button("Share") {} }
              ToolbarItem { Button("Hidden") {} }.hidden()
              ToolbarItem(id: "x") { Button("Left out") {} }.defaultCustomization(.hidden)
            }
        }
      }
    }
    let wide = Screen(Editor(), width: 40, height: 3)
    expectText(wide.text, startsWith: "Notes about  [ Bold | Italic ] [ Share ]\n")
    expectEqual(wide.findAll(.button).map(\.label), ["Bold", "Italic", "Share"])
    let narrow = Screen(Editor(), width: 34, height: 6)
    #expect(narrow.text.hasPrefix("Notes about     [ Aa v ] [ Share ]\n"), "\(narrow.text)")
    try narrow.find(.button, "Format").tap()
    try narrow.find(.menuItem, "Bold").tap()
    expectText(narrow.text, contains: "\nbold")
    expectText(Screen(Editor(), width: 24, height: 3).text, startsWith: "Notes... [ Aa v ] [ .. ]\n")
    expectText(Screen(Editor(), width: 9, height: 6).text, startsWith: "   [ .. ]\n")
  }

  @Test func `an item moves with its placement, although its view stays the same`() {
    struct Moving: View {
      let probe: Probe
      @State private var isLeading = true
      var body: some View {
        NavigationStack {
          Text("page").toolbar { ToolbarItem(placement: isLeading ? .topBarLeading : .topBarTrailing) { Text("X") } }
        }
        .offers("move", to: probe) { isLeading.toggle() }
      }
    }
    let probe = Probe()
    let screen = Screen(Moving(probe: probe), width: 12, height: 3)
    expectText(screen.text.firstRow, equals: "X")
    screen.perform("move", probe)
    expectText(screen.text.firstRow, equals: "           X")
  }

  @Test func `each kind of item has its place without the others`() {
    func row(_ items: some ToolbarContent) -> String {
      Screen(width: 20, height: 3) { NavigationStack { Text("page").toolbar { items } } }.text.firstRow
    }
    expectText(row(ToolbarItem(placement: .secondaryAction) { Button("More") {} }), equals: "              [ .. ]")
    expectText(row(ToolbarItem(placement: .principal) { Text("Middle") }), equals: "       Middle")
    expectText(row(ToolbarItem(placement: .subtitle) { Text("Below") }), equals: "Below")
    expectText(row(ToolbarItem(placement: .title) { Text("Own") }), equals: "Own")
  }

  @Test func `a title without room beside the way back stands below it`() {
    let screen = Screen(width: 14, height: 4) {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationTitle("Start")
          .navigationDestination(for: Int.self) { _ in Text("page").navigationTitle("A long title") }
      }
    }
    expectText(screen.text, equals: "[ < Start ]\nA long title\n--------------\npage")
  }

  @Test func `items for the keyboard are shown for fields of their page only`() throws {
    let screen = Screen(width: 20, height: 6) {
      NavigationStack { Text("page").toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } } }
      TextField("Name", text: .constant(""))
    }
    try screen.find(.textField, "Name").tap()
    expectText(screen.text, lacks: "Done")
  }

  @Test func `items and their views can be hidden`() {
    let screen = Screen(width: 40, height: 3) {
      NavigationStack {
        Text("page").toolbar {
          ToolbarItem(id: "a") { Button("A") {} }.hidden()
          ToolbarItem(id: "b") { Button("B") {} }.hidden(false)
          ToolbarItem { Button("C") {} }.hidden(false)
          ToolbarItem { Button("D") {}.toolbarItemHidden() }
          ToolbarItem { Button("E") {}.toolbarItemHidden(false) }
        }
      }
    }
    expectEqual(screen.findAll(.button).map(\.label), ["B", "C", "E"])
  }

  @Test func `controls of the bar below look as in a bar, and stand in its middle or apart`() {
    func row(_ items: some ToolbarContent) -> String {
      let screen = Screen(width: 20, height: 3) { NavigationStack { Text("page").toolbar { items } } }
      return String(screen.text.split(separator: "\n").last ?? "")
    }
    expectText(
      row(ToolbarItem(placement: .bottomBar) { Toggle("On", isOn: .constant(true)) }), equals: "       [x On ]")
    let group = ToolbarItemGroup(placement: .bottomBar) {
      Button("Bold") {}
      Button("Underlined") {}
    } label: {
      Text("Form")
    }
    expectText(row(group), equals: "     [ Form v ]")
    @ToolbarContentBuilder func apart(_ sizing: SpacerSizing) -> some ToolbarContent {
      ToolbarItem(placement: .bottomBar) { Button("A") {} }
      ToolbarSpacer(sizing, placement: .bottomBar)
      ToolbarItem(placement: .bottomBar) { Button("B") {} }
    }
    expectText(row(apart(.flexible)), equals: "[ A ]          [ B ]")
    #expect(!row(apart(.fixed)).contains("    [ B ]"), "\(row(apart(.fixed)))")
  }

  @Test func `in a bar whose items stand below each other a group is a menu`() {
    func text(_ width: Int) -> String {
      Screen(width: width, height: 4) {
        NavigationStack {
          Text("page").toolbar {
            ToolbarItemGroup(placement: .topBarLeading) {
              Button("Bold") {}
              Button("Underlined") {}
            } label: {
              Text("Form")
            }
            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
          }
        }
      }.text
    }
    expectText(text(21), equals: "[ Form v ] [= Save =]\n\(line.prefix(21))\npage\n")
    expectText(text(20), equals: "[ Form v ]\n[= Save =]\n\(line.prefix(20))\npage")
  }

  @Test func `texts in bars have one line`() {
    let screen = Screen(width: 20, height: 5) {
      NavigationStack {
        Text("page").toolbar {
          ToolbarItem { ShownLineLimit(after: " line") }
          ToolbarItem(placement: .bottomBar) { ShownLineLimit(after: " line") }
        }
      }
    }
    let rule = line.prefix(20)
    expectText(screen.text, equals: "              1 line\n\(rule)\npage\n\(rule)\n       1 line")
    let status = Screen(width: 12, height: 4) {
      NavigationStack { Text("page").toolbar { ToolbarItem(placement: .status) { Text("one two three four") } } }
    }
    expectText(status.text, equals: "page\n\n\(line.prefix(12))\none two t...")
  }

  @Test func `a title gives way before any item beside it`() {
    func row(_ placement: ToolbarItemPlacement, _ width: Int) -> String {
      Screen(width: width, height: 3) {
        NavigationStack {
          Text("page").navigationTitle("A long title of a page")
            .toolbar { ToolbarItem(placement: placement) { Button("Continue") {} } }
        }
      }.text.firstRow
    }
    expectText(row(.automatic, 22), equals: "A long... [ Continue ]")
    expectText(row(.confirmationAction, 24), equals: "A long... [= Continue =]")
    expectText(row(.topBarLeading, 22), equals: "[ Continue ] A long...")
  }

  @Test func `a group below is a menu before the items wrap`() {
    func row(_ width: Int) -> String {
      let screen = Screen(width: width, height: 3) {
        NavigationStack {
          Text("page").toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Bold") {}
              Button("Underlined") {}
            } label: {
              Text("Form")
            }
            ToolbarSpacer(.flexible, placement: .bottomBar)
            ToolbarItem(placement: .bottomBar) { Button("OK") {} }
          }
        }
      }
      return String(screen.text.split(separator: "\n").last ?? "")
    }
    expectText(row(40), equals: "[ Bold | Underlined ]             [ OK ]")
    expectText(row(24), equals: "[ Form v ]        [ OK ]")
  }

  @Test func `all spaces in the bar below share the room`() {
    let screen = Screen(width: 50, height: 3) {
      NavigationStack {
        Text("page").toolbar {
          ToolbarItem(placement: .bottomBar) { Button("A") {} }
          ToolbarSpacer(.flexible, placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) { Button("B") {} }
          ToolbarSpacer(.flexible, placement: .bottomBar)
          ToolbarItem(placement: .status) { Text("one") }
          ToolbarSpacer(.flexible, placement: .status)
          ToolbarItem(placement: .status) { Text("two") }
        }
      }
    }
    expectText(screen.text, endsWith: "\n[ A ]              one      two       [ B ]")
  }

  @Test func `a group below the title has one form`() {
    let screen = Screen(width: 20, height: 4) {
      NavigationStack {
        Text("page").navigationTitle("T").toolbar {
          ToolbarItemGroup(placement: .subtitle) {
            Button("Bold") {}
            Button("Thin") {}
          } label: {
            Text("Form")
          }
        }
      }
    }
    expectText(screen.text, equals: "T\n[ Bold | Thin ]\n\(line.prefix(20))\npage")
  }
}

extension String {
  fileprivate var firstRow: String { String(prefix { $0 != "\n" }) }
}
