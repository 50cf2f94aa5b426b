import Testing
import ViewTreeTesting

/// How elements are found, and what is said where they are not.
@MainActor struct ElementQueryTests {
  struct Devices: View {
    @State private var removed: [String] = []
    var body: some View {
      List {
        Section("Paired") {
          ForEach(["Keyboard", "Mouse"], id: \.self) { name in
            if !removed.contains(name) {
              HStack {
                Text(name)
                Button("-") { removed.append(name) }
              }
            }
          }
        }
      }
      .accessibilityLabel("Devices")
      Toggle("Notifications", isOn: .constant(true)).accessibilityIdentifier("notify")
      Button("-") {}
      Button("Forget this network") {}
    }
  }

  let screen = Screen(width: 40) { VStack { Devices() } }

  /// The first line of an error, without the place.
  func problem(_ body: () throws -> Element, line: UInt = #line) -> String {
    do { _ = try body() } catch {
      let text = "\(error)"
      #expect(text.contains("ElementQueryTests.swift:\(line): "), "\(text)")
      let start = text.range(of: "swift:\(line): ")?.upperBound ?? text.startIndex
      return String(text[start...].prefix { $0 != "\n" })
    }
    return "found"
  }

  @Test func `findAll and findFirst by a name`() throws {
    expectEqual(screen.findAll(.button, "-").count, 3)
    #expect(screen.findAll(.toggle, "-").isEmpty && screen.findAll(.button, "Forget").isEmpty)
    try screen.findFirst(.button, "-").tap()
    try expectEqual(screen.find(.list, "Devices").findAll(.staticText).map(\.label).contains("Keyboard"), false)
    #expect(problem { try screen.findFirst(.button, "Forget") }.hasPrefix("no button \"Forget\""))
  }

  @Test func `a query within another element`() throws {
    let list = try screen.find(.list, "Devices")
    expectEqual(list.findAll(.button).count, 2)
    expectEqual(screen.findAll(.button, containing: "-").count, 3)
    try list.find(.button, "-", at: 1).tap()
    #expect(list.descendants.map(\.label).contains("Keyboard"))
    #expect(!list.descendants.map(\.label).contains("Mouse"), "the element is asked as it is now")
    try list.find(.button, "-").tap()
    #expect(list.findAll(.button).isEmpty && screen.findAll(.button).count == 2)
  }

  @Test func `queries by a part of the label, a predicate, an index and the first`() throws {
    try expectEqual(screen.find(.button, containing: "network").label, "Forget this network")
    try expectEqual(screen.find(.toggle).label, "Notifications")
    try expectEqual(screen.find { $0.toggleState == .on }.identifiers, ["notify"])
    try expectEqual(screen.find(.button, at: 3).label, "Forget this network")
    try expectEqual(screen.findFirst(.button, containing: "For").label, "Forget this network")
    try expectEqual(screen.findFirst(.button).label, "-")
    try expectEqual(screen.findFirst { $0.role == .staticText }.label, "Keyboard")
    expectEqual(screen.findAll { $0.label == "-" }.count, 3)
    #expect(try screen.find(id: "notify").role == .toggle && screen.find(label: "Mouse").role == .staticText)
  }

  @Test func `an error offers the nearest name, or the role of what has this one`() {
    expectEqual(
      problem { try screen.find(.toggle, "Notificatoins") },
      #"no toggle "Notificatoins" on the screen; did you mean toggle "Notifications"?. Elements there:"#
        .replacing("?.", with: "?"))
    #expect(problem { try screen.find(.button, "Notifications") }.contains(#"; "Notifications" is a toggle"#))
    let comments = Screen(width: 20) {
      VStack {
        Text("Comments")
        Toggle("Comments", isOn: .constant(true))
        Text("Comments")
        Text("Comments").accessibilityAddTraits(.isHeader)
        Link("Comments", destination: URL(string: "https://a.b")!)
      }
    }
    expectEqual(
      problem { try comments.find(.button, "Comments") },
      #"no button "Comments" on the screen; "Comments" is 2 staticTexts, a toggle, a heading and 1 more. "#
        + "Elements there:")
    expectEqual(
      problem { try comments.find(.toggle, "Comments").find(.link, "Comments") },
      #"no link "Comments" in toggle "Comments". Elements there:"#)
    #expect(problem { try screen.find(.button, "Forget") }.contains(#"did you mean button "Forget this network"?"#))
    #expect(problem { try screen.find(label: "mouse") }.contains(#"did you mean staticText "Mouse"?"#))
    expectEqual(
      problem { try screen.find(.button, "Something else") },
      #"no button "Something else" on the screen. Elements there:"#)
    expectEqual(problem { try screen.find(.slider) }, "no slider on the screen. Elements there:")
  }

  @Test func `an error offers all names that are as near, of any part of a name, and identifiers`() {
    #expect(
      problem { try screen.find(.staticText, containing: "Keybord") }.contains(#"did you mean staticText "Keyboard"?"#))
    expectEqual(
      problem { try screen.find(id: "notfy") },
      #"no element with the identifier "notfy" on the screen; did you mean "notify"? Elements there:"#)
    let plain = Screen(width: 40) { VStack { ForEach(1...5, id: \.self) { Text("Row \($0)") } } }
    #expect(
      problem { try plain.find(.staticText, "Row 7") }.contains(
        #"did you mean staticText "Row 1" or staticText "Row 2" or staticText "Row 3"? Elements"#))
    #expect(
      problem { try plain.find(id: "row") }.contains(
        "; no view there has an identifier: add one with accessibilityIdentifier(_:). Elements there:"))
    expectEqual(problem { try plain.find(.staticText, "x") }, #"no staticText "x" on the screen. Elements there:"#)
  }

  @Test func `an element describes itself in a failed expectation`() throws {
    let screen = Screen(width: 20) { Toggle("Wi-Fi", isOn: .constant(true)) }
    expectEqual("\(try screen.find(.toggle))", #"toggle "Wi-Fi""#)
    expectEqual("\(screen.findAll(.toggle))", #"[toggle "Wi-Fi"]"#)
  }

  @Test func `an error about a long list names the way to rows that do not exist yet`() throws {
    let screen = Screen(width: 20, height: 6) {
      List { ForEach(0..<90, id: \.self) { Text("Row \($0)") } }.accessibilityLabel("All")
    }
    let hint =
      #"ows of list "All" that are far from its visible part do not exist yet: use its scroll(to:). Elements there:"#
    expectEqual(problem { try screen.find(.staticText, "Else") }, #"no staticText "Else" on the screen; r"# + hint)
    #expect(problem { try screen.find(.list).find(.staticText, "Row 80") }.hasSuffix("? R" + hint))
    #expect(problem { try screen.find(.staticText, at: 80) }.hasSuffix("counted from 0; r" + hint))
    let plain = Screen(width: 20, height: 6) {
      ScrollView { LazyVStack { ForEach(0..<90, id: \.self) { Text("Row \($0)") } } }
    }
    #expect(
      problem { try plain.find(.staticText, "Row 80") }.hasSuffix(
        "? Rows that are far from the visible part do not exist yet: use screen.scroll(to:). Elements there:"))
    // A list is no row, and what is there as something else is not far away.
    for other in [problem { try screen.find(.list, "Al") }, problem { try screen.find(.button, "Row 1") }] {
      #expect(!other.contains("do not exist yet"), "\(other)")
    }
    try screen.find(.list).scroll(to: .staticText, "Row 80")
    #expect(
      problem { try screen.find(.list).scroll(to: .staticText, "Rows") }.hasPrefix(
        #"after scrolling to the end, no staticText "Rows" in list "All". Elements there:"#))
  }

  @Test func `an error counts several matches, and names the place of the search`() throws {
    let list = try screen.find(.list, "Devices")
    expectEqual(
      problem { try list.find(.button, "-") },
      """
      2 elements in list "Devices" match button "-"; search within one element, as find(.list, "…").find(…), or choose \
      one with at: 0, findFirst or findAll. Elements there:
      """)
    #expect(
      problem { try list.find(.button, "-", at: 2) }.hasPrefix(
        #"no button "-" with the index 2 in list "Devices"; found 2"#))
    #expect(
      problem { try list.find(.toggle, "Notifications") }.hasPrefix(#"no toggle "Notifications" in list "Devices". "#))
    #expect(problem { try screen.findFirst(.slider, containing: "x") }.hasPrefix("no slider with \"x\" in its label"))
    #expect(
      problem { try screen.find { $0.role == .slider } }.hasPrefix(
        "no element that satisfies the condition on the screen"))
  }

  @Test func `a long screen is not listed whole`() {
    let screen = Screen(width: 10) { VStack { ForEach(0..<100, id: \.self) { Text("\($0)") } } }
    do { _ = try screen.find(.button) } catch { #expect("\(error)".hasSuffix("\n… 40 more")) }
  }

  @Test func `errors name removed elements and closed screens as such`() throws {
    struct Page: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { GroupBox("Box") { Button("Inside") {} } }
          Button("Hide") { isShown = false }
        }
      }
    }
    let page = Screen(width: 20) { Page() }
    let box = try page.find(.group, "Box")
    #expect(try box.find(.button, "Inside").isEnabled)
    try page.find(.button, "Hide").tap()
    #expect(box.children.isEmpty && box.descendants.isEmpty)
    expectEqual(
      problem { try box.find(.button, "Inside") },
      #"no button "Inside" in group "Box", which is no longer on the screen. Elements there:"#)
    page.close()
    expectEqual(
      problem { try page.find(.button, "Hide") }, #"no button "Hide" on the closed screen. Elements there:"#)
    expectIssue(of: page, contains: "the screen was used after close()")
  }
}
