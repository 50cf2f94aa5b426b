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

  /// A block that is higher than its label, and lines that are aligned by a guide of the content.
  private var block: some View {
    LabeledContent {
      Rectangle().fill(.red).frame(width: 5, height: 3)
    } label: {
      Text("ab").padding(.bottom, 1)
    }
  }

  private var guided: some View {
    LabeledContent {
      VStack(spacing: 0) {
        Text("x"); Text("y")
      }.alignmentGuide(.firstTextBaseline) { $0[.bottom] }
    } label: {
      VStack(spacing: 0) {
        Text("ab"); Text("cd")
      }
    }
  }

  private func lines<V: View>(_ view: V, _ width: Int, _ unit: ScreenOptions.Unit = .cells) -> String {
    let column = VStack(alignment: .leading, spacing: 0) {
      view; Text("end")
    }
    return Screen(column, width: width, options: ScreenOptions(unit: unit)).text
  }

  @Test func `label and content are in line, and the row is as high as both together`() {
    expectText(lines(block, 7), equals: "ab\n\n#####\n#####\n#####\nend")
    for width in [8, 9, 12] {
      let space = String(repeating: " ", count: width - 8)
      expectText(lines(block, width), equals: "   #####\n   #####\nab #####\n\nend")
      expectText(
        lines(Form { block }, width), equals: "   \(space)#####\n   \(space)#####\nab \(space)#####\n\nend")
      expectText(lines(guided, width), equals: "   x\nab y\ncd\nend")
      let inner = String(repeating: " ", count: width - 3)
      expectText(lines(Form { guided }, width), equals: "  \(inner)x\nab\(inner)y\ncd\nend")
    }
    expectText(lines(guided.fixedSize(), 12), equals: "   x\nab y\ncd\nend")
    expectText(lines(Form { guided }.fixedSize(), 12), equals: "   x\nab y\ncd\nend")
  }

  @Test func `a row has the same room in points`() {
    let block = LabeledContent {
      Rectangle().fill(.red).frame(width: 40, height: 48)
    } label: {
      Text("ab")
    }
    let rows = "#####\n#####\n#####\nend"
    for width in 6...8 { expectText(lines(block, width, .points), equals: "ab:\n\(rows)") }
    expectText(lines(block, 9, .points), equals: "    #####\n    #####\nab: #####\nend")
    expectText(lines(Form { block }, 7, .points), equals: "ab\n\(rows)")
    expectText(lines(Form { block }, 8, .points), equals: "   #####\n   #####\nab #####\nend")
    expectText(lines(Form { block }, 12, .points), equals: "       #####\n       #####\nab     #####\nend")
  }

  @Test(arguments: [
    (5, "a\nlong\nlabel", "a\nlong\nlabel", "some\nwords\nhere"),
    (6, "a long\nlabel", "a long\nlabel", "some\nwords\nhere"),
    (11, "a long\nlabel", "a long\nlabel", "some words\nhere"),
    (12, "a long label", "a long label", "some words\nhere"),
    (13, "a long label:", "a long label", "some words\nhere"),
    (15, "a long label:", "a long label", "some words here"), (27, "a long label:", "a long label", "some words here"),
  ]) func `content that does not fit beside the label is below it, as wide as the row`(
    width: Int, label: String, formLabel: String, content: String
  ) {
    let row = LabeledContent {
      Text("some words here")
    } label: {
      Text("a long label")
    }
    expectText(lines(row, width), equals: "\(label)\n\(content)\nend")
    expectText(lines(Form { row }, width), equals: "\(formLabel)\n\(content)\nend")
  }

  @Test func `content is beside the label from the first width on that has room for both`() {
    let row = LabeledContent {
      Text("some words here")
    } label: {
      Text("a long label")
    }
    expectText(lines(row, 28), equals: "a long label:\nsome words here\nend")
    expectText(lines(row, 29), equals: "a long label: some words here\nend")
    expectText(lines(row, 30), equals: "a long label: some words here\nend")
    expectText(lines(Form { row }, 28), equals: "a long label some words here\nend")
    expectText(lines(Form { row }, 30), equals: "a long label   some words here\nend")
  }

  @Test func `content of several rows that would be cut beside the label is below it`() {
    let row = Form {
      LabeledContent {
        Text("aaaa bbbb cccc dddd").lineLimit(2)
      } label: {
        Text("ab")
      }
    }
    expectText(lines(row, 11), equals: "ab\naaaa bbbb\ncccc dddd\nend")
    expectText(lines(row, 12), equals: "ab aaaa bbbb\n   cccc dddd\nend")
  }

  @Test func `a row is as wide as label and content, or as the wider one above the other`() {
    expectText(
      Screen(guided.fixedSize().frame(width: 9, alignment: .trailing), width: 9).text,
      equals: "        x\n     ab y\n     cd")
    expectText(
      Screen(block.frame(width: 7, alignment: .trailing), width: 7).text,
      equals: "  ab\n\n  #####\n  #####\n  #####")
    let long = LabeledContent {
      Text("x").frame(width: 2, height: 6)
    } label: {
      Text("abcd").frame(width: 4)
    }
    expectText(
      Screen(long.fixedSize().frame(width: 9, alignment: .trailing), width: 9).text,
      equals: "\n\n\n abcd:  x\n\n")
  }

  @Test func `a label gives way to a value of up to half the row, and to no longer one`() {
    func row(_ label: String, _ value: some View, _ width: Int) -> String {
      Screen(
        Form {
          LabeledContent {
            value
          } label: {
            Text(label)
          }
        }, width: width
      ).text
    }
    let guests = "Guests at the long table"
    expectText(row(guests, Text("0123456789"), 20), equals: "Guests at 0123456789\nthe long\ntable")
    expectText(row("Guests at tea", Text("012345678").lineLimit(1), 20), equals: "Guests at  012345678\ntea")
    // A value as long as the row is below even a short label, unbroken.
    expectText(row("ab", Text("aaaa bbbb cc"), 12), equals: "ab\naaaa bbbb cc")
    // A label of a third of the row leaves its lines beside it, which are as long as the rest.
    expectText(row("abc", Text("aaaaaaaa bbbbbbbb"), 12), equals: "abc aaaaaaaa\n    bbbbbbbb")
    expectEqual([row("a", Text("bcd"), 4), row("", Text("bcd"), 3)], ["a\nbcd", "bcd"])
  }
}
