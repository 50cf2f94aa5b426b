import Testing
import ViewTreeTesting

/// Controls that stand beside their label, and controls that stand below it.
@MainActor struct LabeledRowTests {
  private func segments(_ label: String = "Flavor") -> some View {
    Picker(label, selection: .constant(1)) {
      Text("Mint").tag(1)
      Text("Lemon").tag(2)
    }
    .pickerStyle(.segmented)
  }

  @Test func `segments stand beside their label, below it, and become a menu at last`() {
    expectText(Screen(segments(), width: 24).text, equals: "Flavor [*Mint*| Lemon ]")
    expectText(
      Screen(segments(), width: 20).text,
      equals: """
        Flavor
        [*Mint*| Lemon ]
        """)
    expectText(Screen(segments(), width: 15).text, equals: "Flavor\n[ Mint v ]")
    let form = Screen(Form { segments("What you like") }, width: 22)
    expectText(form.text, equals: "What you like\n[*Mint*| Lemon ]")
    expectEqual(form.findAll(.picker).map(\.label), ["What you like"])
  }

  @Test func `a long label is broken into lines beside a short value`() {
    expectText(
      Screen(Form { Stepper("Guests at the long table", value: .constant(3)) }, width: 20).text,
      equals: """
        Guests at the  [-|+]
        long table
        """)
    expectText(
      Screen(Stepper("Guests at the long table", value: .constant(3)), width: 20).text,
      equals: """
        Guests at the [-|+]
        long table
        """)
  }

  @Test func `a value that has no room beside its name stands below it, unbroken`() {
    let view = Form { LabeledContent("Internationalisation", value: "Straightforward") }
    expectText(Screen(view, width: 36).text, equals: "Internationalisation Straightforward")
    expectText(
      Screen(view, width: 20).text,
      equals: """
        Internationalisation
        Straightforward
        """)
    expectText(
      Screen(LabeledContent("Internationalisation", value: "Straightforward"), width: 21).text,
      equals: """
        Internationalisation:
        Straightforward
        """)
  }

  @Test func `a text of several lines stands beside its name as long as there is room for it`() {
    expectText(
      Screen(Form { LabeledContent("Note", value: "Take an umbrella along") }, width: 20).text,
      equals: """
        Note  Take an
              umbrella along
        """)
  }

  @Test func `a word of a label is not cut beside a short value`() {
    let view = Form {
      LabeledContent("Internationalisation", value: "Straightforward")
      LabeledContent("Number of copies to print", value: "3")
    }
    expectText(
      Screen(view, width: 30).text,
      equals: """
        Internationalisation
        Straightforward
        Number of copies to print    3
        """)
    expectText(
      Screen(LabeledContent("Internationalisation", value: "Straightforward"), width: 30).text,
      equals: "Internationalisation:\nStraightforward")
    expectText(
      Screen(Form { LabeledContent("Internationalisation", value: "ok") }, width: 21).text,
      equals: "Internationalisation\nok")
  }

  @Test func `a label of several lines has no colon`() {
    let titled = LabeledContent {
      Text("a b")
    } label: {
      Text("Two"); Text("of them")
    }
    expectText(Screen(titled, width: 20).text, equals: "Two     a b\nof them")
    expectText(
      Screen(LabeledContent("A label of several words", value: "ok"), width: 20).text,
      equals: "A label of    ok\nseveral words")
    expectText(Screen(LabeledContent("Name", value: "ok"), width: 20).text, equals: "Name: ok")
  }

  @Test func `a view that fills the row is proposed the length beside the label`() {
    expectText(
      Screen(LabeledContent("Name") { TextField("", text: .constant("Ada")) }, width: 20).text,
      equals: "Name: [Ada         ]")
    expectText(
      Screen(Form { LabeledContent("Level") { Slider(value: .constant(0.5)) } }, width: 30).text,
      equals: "Level [===========O----------]")
  }

  @Test func `a single view is at the edge of its row, and no views make an empty row`() {
    let row = Form {
      LabeledContent("Speed") { Button("Change") {} }.labelsHidden()
      LabeledContent {
      } label: {
        Text("Nothing")
      }
    }
    expectText(Screen(row, width: 20).text, equals: "              Change\nNothing")
  }

  @Test func `invalid, infinite and missing lengths do no harm`() {
    for width in [0, 1, 2, CGFloat.infinity] {
      let size = Screen(width: 40) {
        segments().frame(width: width == .infinity ? nil : width).frame(maxWidth: width, maxHeight: width)
      }
      .size
      #expect(size.width.isFinite && size.height.isFinite)
    }
    expectText(Screen(segments().fixedSize(), width: 10).text, equals: "Flavor [*M")
  }
}
