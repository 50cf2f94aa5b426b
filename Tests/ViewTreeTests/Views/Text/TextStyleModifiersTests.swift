import Testing
import ViewTreeTesting

@MainActor @Suite struct TextStyleModifiersTests {
  private func cells<V: View>(_ view: V) -> String { Screen(width: 8) { view }.render(.cells) }

  @Test func `the first of two modifiers of a text counts`() {
    expectText(cells(Text("a").bold(false).bold()), equals: "\"a       \"")
    expectText(cells(Text("a").foregroundColor(.red).foregroundColor(.blue)), equals: "\"a       \"\n  0..0 fg=red")
    expectText(cells(Text("a").strikethrough().strikethrough(false)), equals: "\"a       \"\n  0..0 strikethrough")
    expectText(
      cells(Text("a").underline(pattern: .dot).italic()), equals: "\"a       \"\n  0..0 italic underline")
    expectText(cells(HStack { Text("a") }.underline(pattern: .dash)), equals: "\"a       \"\n  0..0 underline")
    expectText(cells(HStack { Text("a") }.strikethrough()), equals: "\"a       \"\n  0..0 strikethrough")
  }

  private func column<V: View>(@ViewBuilder _ view: () -> V) -> String {
    Screen(width: 1, content: view).render(.cells)
  }

  @Test func `a text's own modifier wins over those around it (N06)`() {
    let cells = column {
      VStack {
        Text("a").foregroundColor(.red)
        Text("b")
      }
      .foregroundColor(.blue)
    }
    expectText(
      cells,
      equals: """
        "a"
          0..0 fg=red
        "b"
          0..0 fg=blue
        """)
  }

  @Test func `a line below or through a text is there unless it is turned off`() {
    func traits<V: View>(@ViewBuilder _ view: () -> V) -> String {
      String(column(view).split(separator: "\n").dropFirst().joined().trimmingCharacters(in: .whitespaces).dropFirst(5))
    }
    let text = Text("a")
    for view in [text.underline(), text.underline(pattern: .dot), text.underline(true, pattern: .solid)] {
      expectEqual(traits { view }, "underline")
    }
    #expect(traits { text.underline(false) } == "" && traits { text.underline(false, pattern: .dash) } == "")
    #expect(traits { text.strikethrough() } == "strikethrough" && traits { text.strikethrough(false) } == "")
    expectEqual(traits { HStack { text }.underline() }, "underline")
    expectEqual(traits { HStack { text }.underline(pattern: .dot) }, "underline")
    expectEqual(traits { HStack { text }.underline().underline(false, pattern: .dot) }, "underline")
    expectEqual(traits { HStack { HStack { text }.underline(false) }.underline() }, "")
    expectEqual(traits { HStack { text }.strikethrough() }, "strikethrough")
    expectEqual(traits { HStack { text }.strikethrough(pattern: .dot) }, "strikethrough")
    expectEqual(traits { HStack { text }.strikethrough(false) }, "")
  }

  @Test func `a line below is inherited, and a text's own setting wins (T17)`() {
    let cells = column {
      VStack {
        Text("a")
        Text("b").underline(false)
      }
      .underline()
    }
    expectText(cells, equals: "\"a\"\n  0..0 underline\n\"b\"")
    let through = column {
      VStack {
        Text("a")
        Text("b").strikethrough(false)
      }
      .strikethrough()
    }
    expectText(through, equals: "\"a\"\n  0..0 strikethrough\n\"b\"")
  }

  @Test func `the innermost of nested foreground styles wins (N07)`() {
    let cells = column {
      VStack {
        Text("a")
        HStack { Text("b") }.foregroundStyle(.red)
      }
      .foregroundStyle(.blue)
    }
    expectText(
      cells,
      equals: """
        "a"
          0..0 fg=blue
        "b"
          0..0 fg=red
        """)
  }
}
