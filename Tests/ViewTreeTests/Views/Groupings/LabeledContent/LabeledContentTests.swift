import Testing
import ViewTreeTesting

@MainActor @Suite struct LabeledContentTests {
  private struct Contents: View {
    private let name = "String"

    @ViewBuilder private var contents: some View {
      LabeledContent("Key", value: "value")
      LabeledContent(name, value: "value")
      LabeledContent("Number", value: 1234.5, format: .number)
      LabeledContent("View") { Toggle("", isOn: .constant(true)).labelsHidden() }
      LabeledContent {
        Text("value")
      } label: {
        Label("Label", systemImage: "star.fill")
      }
      LabeledContent("Hidden", value: "label").labelsHidden()
    }

    var body: some View {
      VStack(alignment: .leading) {
        contents
        Form { contents }
        LabeledContent("Stacked", value: "value").labeledContentStyle(.stacked)
        LabeledContent("Trailing", value: "value").labeledContentStyle(.trailing)
        Form { LabeledContent("Inline", value: "value").labeledContentStyle(.inline) }
      }
    }
  }

  @Test func `every spelling, in a form and outside`() {
    expectSnapshot(of: Contents(), width: 30)
    expectSnapshot(of: Contents(), width: 30, options: .init(glyphs: .unicode, unit: .points), named: "unicode points")
    for width in [0, 1, 5] { #expect(Screen(Contents(), width: width).issues.isEmpty) }
    expectSnapshot(of: Contents(), width: 12, named: "narrow")
  }

  @Test func `a label without a view has no colon`() {
    expectText(
      Screen(width: 9) {
        LabeledContent {
          Text("v")
        } label: {
          EmptyView()
        }
      }.text, equals: "v")
  }

  @Test func `a value is published in the group of its label`() {
    expectText(
      Screen(width: 30) { LabeledContent("Name", value: "Ada") }.render(.semantics),
      equals: """
        group "Name"
          staticText "Ada"
        """)
  }

  @Test func `a control keeps its own hidden label to itself, in every context`() {
    let toggle = Toggle("A", isOn: .constant(true)).labelsHidden()
    expectText(Screen(toggle, width: 20).text, equals: "[x]")
    expectText(Screen(width: 20) { Form { LabeledContent("View") { toggle } } }.text, equals: "View           (==O)")
  }

  /// Shows its own group, or only the look of the one around.
  private struct Nested: LabeledContentStyle {
    let isPublished: Bool

    func makeBody(configuration: Configuration) -> some View {
      isPublished
        ? LabeledContent {
          configuration.content
        } label: {
          configuration.label
        } : LabeledContent(configuration)
    }
  }

  @Test func `a look that becomes a group of its own is published`() {
    struct Changing: View {
      let probe: Probe
      @State var isPublished = false
      var body: some View {
        LabeledContent("Name") { Button("value") {} }.labeledContentStyle(Nested(isPublished: isPublished))
          .offers("change", to: probe) { isPublished.toggle() }
      }
    }
    let probe = Probe()
    let screen = Screen(Changing(probe: probe), width: 30)
    let look = screen.render(.semantics)
    screen.perform("change", probe)
    let fresh = Screen(Changing(probe: Probe(), isPublished: true), width: 30)
    expectText(screen.render(.semantics), equals: fresh.render(.semantics))
    screen.perform("change", probe)
    expectText(screen.render(.semantics), equals: look)
    expectEqual(screen.faults, [])
  }

  @Test func `the content of a look disappears once when the look becomes a group of its own`() {
    struct Erased: LabeledContentStyle {
      let isPublished: Bool

      func makeBody(configuration: Configuration) -> some View {
        AnyView(
          isPublished
            ? LabeledContent {
              configuration.content
            } label: {
              configuration.label
            } : LabeledContent(configuration))
      }
    }
    struct Changing: View {
      let probe: Probe
      @State private var isPublished = false
      var body: some View {
        LabeledContent("Name") { Text("value").onDisappear { probe.note("left") } }
          .labeledContentStyle(Erased(isPublished: isPublished))
          .offers("change", to: probe) { isPublished.toggle() }
      }
    }
    let probe = Probe()
    let screen = Screen(Changing(probe: probe), width: 30)
    screen.perform("change", probe)
    expectText(screen.text, equals: "Name: value")
    expectEqual(probe.log, ["left"])
    expectEqual(screen.faults, [])
  }

  @Test func `labelled content styles compose`() {
    struct Marked: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
          Text("<")
          LabeledContent(configuration)
        }
      }
    }
    let view = LabeledContent("Name", value: "Ada")
    expectComposition(
      plain: view, other: view.labeledContentStyle(.stacked), marked: view.labeledContentStyle(Marked()),
      markedOther: view.labeledContentStyle(Marked()).labeledContentStyle(.stacked),
      otherMarked: view.labeledContentStyle(.stacked).labeledContentStyle(Marked()),
      twiceMarkedOther: view.labeledContentStyle(Marked()).labeledContentStyle(Marked()).labeledContentStyle(.stacked))
  }

  @Test func `a stacked value stands below a short name`() {
    let view = LabeledContent("N", value: "Ada").labeledContentStyle(.stacked)
    expectText(Screen(view, width: 8).text, equals: "N\n  Ada")
    let values = LabeledContent {
      Text("a")
      Text("bcd")
    } label: {
      Text("N")
    }
    expectText(Screen(values.labeledContentStyle(.stacked), width: 9).text, equals: "N\n  a\n  bcd")
  }

  @Test func `a value with an empty label is published`() {
    let view = LabeledContent {
      Text("v")
    } label: {
      EmptyView()
    }
    expectText(Screen(view, width: 20).render(.semantics), equals: "group \"\"\n  staticText \"v\"")
  }

  @Test func `on a screen in points a colon is one column wide`() {
    func text(_ width: Int) -> String {
      Screen(LabeledContent("ab cd ef", value: "x"), width: width, options: ScreenOptions(unit: .points)).text
    }
    expectEqual([text(11), text(10)], ["ab cd ef: x", "ab cd ef:\nx"])
  }

  @Test(arguments: GlyphSet.allCases) func `a control that is named stands at the edge of a row`(glyphs: GlyphSet) {
    let screen = Screen(width: 24, options: .init(glyphs: glyphs)) {
      Form {
        LabeledContent {
          Menu("Name") { Button("Size") {} }
        } label: {
          Text("Sort by")
        }
        LabeledContent("Backup") { Button("Go") {} }
        LabeledContent {
          Text("Ada")
        } label: {
          Text("Owner")
          Text("of the device")
        }
      }
    }
    expectText(
      screen.text,
      equals: """
        Sort by           Name \(glyphs == .ascii ? "v" : "▾")
        Backup                Go
        Owner                Ada
        of the device
        """)
  }

  @Test func `every spelling is a group with its label`() {
    let word = String("Word")
    let screen = Screen(width: 30) {
      LabeledContent {
        Text("1")
      } label: {
        Text("View")
      }
      LabeledContent("Key") { Text("2") }
      LabeledContent(word) { Text("3") }
      LabeledContent("Key", value: "4")
      LabeledContent(word, value: "5")
      LabeledContent("Key", value: 6, format: .number)
      LabeledContent(word, value: 7, format: .number)
    }
    let labels = ["View", "Key", "Word", "Key", "Word", "Key", "Word"]
    let groups = labels.enumerated().map { "group \"\($1)\"\n  staticText \"\($0 + 1)\"" }
    expectText(screen.render(.semantics), equals: groups.joined(separator: "\n"))
  }

  @Test func `a colon stands behind a name of one row only, and the name is broken before it`() {
    func text(_ width: Int, _ label: String) -> String {
      let view = LabeledContent(label, value: "v").labeledContentStyle(.inline)
      return Screen(view, width: width).text
    }
    expectEqual(text(9, "Name"), "Name: v")
    expectEqual(text(20, "Two words"), "Two words: v")
    #expect(!text(8, "Two words").contains(":"))
  }

  @Test func `a label has its colon as far as it stands on one line`() {
    func text(_ label: String, _ value: String, _ width: Int) -> String {
      Screen(LabeledContent(label, value: value), width: width).text
    }
    expectEqual(
      [text("abc", "xyz", 8), text("abc", "xyz", 7), text("abc", "xyz", 4)], ["abc: xyz", "abc:\nxyz", "abc:\nxyz"])
    expectEqual(
      [text("ab cd ef", "x", 11), text("ab cd ef", "x", 10), text("ab cd ef", "x", 8)],
      [
        "ab cd ef: x", "ab cd ef:\nx", "ab cd x\nef",
      ])
  }

  @Test func `each spelling is published as a group`() {
    let name = "Name"
    let spellings: [AnyView] = [
      AnyView(LabeledContent("Name", value: "7")), AnyView(LabeledContent(name, value: "7")),
      AnyView(LabeledContent("Name", value: 7, format: .number)),
      AnyView(LabeledContent(name, value: 7, format: .number)),
      AnyView(LabeledContent("Name") { Text("7") }), AnyView(LabeledContent(name) { Text("7") }),
      AnyView(
        LabeledContent {
          Text("7")
        } label: {
          Text("Name")
        }),
    ]
    let group = "group \"Name\"\n  staticText \"7\""
    for view in spellings { expectText(Screen(view, width: 12).render(.semantics), equals: group) }
  }

  @Test func `an empty label has neither a colon nor a gap`() {
    let hidden: Text? = nil
    let spellings: [AnyView] = [
      AnyView(LabeledContent("", value: "7")), AnyView(LabeledContent(String(), value: "7")),
      AnyView(
        LabeledContent {
          Text("7")
        } label: {
          Text("")
        }),
      AnyView(
        LabeledContent {
          Text("7")
        } label: {
          EmptyView()
        }),
      AnyView(
        LabeledContent {
          Text("7")
        } label: {
          hidden
        }),
    ]
    for view in spellings { expectText(Screen(view, width: 12).text, equals: "7") }
    for view in spellings { expectText(Screen(Form { view }, width: 6).text, equals: "     7") }
  }

  @Test func `a name of one column has its colon`() {
    expectText(Screen(LabeledContent("N", value: "v"), width: 8).text, equals: "N: v")
  }

  @Test func `a value is below a name that leaves no room beside it`() {
    let pictures = (1...5).map { Screen(LabeledContent("ab", value: "v"), width: $0).text }
    let bar = LabeledContent {
      Text("v")
    } label: {
      Color.red.frame(width: 5, height: 1)
    }
    expectText(Screen(bar, width: 3).text, endsWith: "\nv")
    expectEqual(pictures, [".\nv", ".:\nv", "ab:\nv", "ab:\nv", "ab: v"])
  }
}
