import Testing
import ViewTreeTesting

@MainActor struct ShapeStyleTests {
  @Test func `a colour that is half clear is dim`() {
    func cells(_ opacity: Double) -> String {
      Screen(width: 1) { Text("a").foregroundStyle(Color.red.opacity(opacity)) }.render(.cells)
    }
    for opacity in [0.05, 0.3, 0.59] { expectText(cells(opacity), equals: "\"a\"\n  0..0 dim fg=red") }
    for opacity in [0.6, 1] { expectText(cells(opacity), equals: "\"a\"\n  0..0 fg=red") }
  }

  @Test func `an unset level is the secondary of the first`() {
    func cells<V: View>(_ view: V) -> String { Screen(width: 1) { view }.render(.cells) }
    let texts = VStack {
      Text("a").foregroundStyle(.primary)
      Text("b").foregroundStyle(.secondary)
      Text("c").foregroundStyle(.tertiary)
    }
    expectText(cells(texts), equals: "\"a\"\n\"b\"\n  0..0 dim\n\"c\"\n  0..0 dim")
    expectText(
      cells(texts.foregroundStyle(.red, .blue)),
      equals: "\"a\"\n  0..0 fg=red\n\"b\"\n  0..0 fg=blue\n\"c\"\n  0..0 dim fg=red")
    expectText(
      cells(texts.foregroundStyle(.red, .blue, .green)),
      equals: "\"a\"\n  0..0 fg=red\n\"b\"\n  0..0 fg=blue\n\"c\"\n  0..0 fg=green")
  }

  @Test func `levels follow the innermost style around them`() {
    let texts = VStack {
      Text("a").foregroundStyle(.primary)
      Text("b").foregroundStyle(.secondary)
    }
    func cells<V: View>(_ view: V) -> String { Screen(width: 1) { view }.render(.cells) }
    let red = "\"a\"\n  0..0 fg=red\n\"b\"\n  0..0 dim fg=red"
    expectText(cells(texts.foregroundStyle(.red)), equals: red)
    expectText(cells(texts.foregroundColor(.red)), equals: red)
    expectText(cells(texts.foregroundStyle(.red).foregroundStyle(.green, .blue)), equals: red)
    expectText(cells(texts.foregroundStyle(.secondary).foregroundStyle(.green, .red)), equals: red)
    expectText(cells(texts.foregroundStyle(.secondary)), equals: "\"a\"\n  0..0 dim\n\"b\"\n  0..0 dim")
  }

  @Test func `each level of a colour is paler than the one above`() {
    let levels = VStack {
      Rectangle().fill(.primary)
      Rectangle().fill(.secondary)
      Rectangle().fill(.tertiary)
      Rectangle().fill(.quaternary)
      Rectangle().fill(.quinary)
    }
    expectText(
      Screen(width: 1, height: 5) { levels.foregroundStyle(Color(white: 0)) }.render(.cells),
      equals: """
        " "
          0..0 bg=#000000
        " "
          0..0 bg=#7f7f7f
        " "
          0..0 bg=#bfbfbf
        " "
          0..0 bg=#d9d9d9
        " "
          0..0 bg=#e5e5e5
        """)
  }

  private func column<V: View>(@ViewBuilder _ view: () -> V) -> String {
    Screen(width: 1, content: view).render(.cells)
  }

  @Test func `two foreground styles are the primary and the secondary level (N08)`() {
    let cells = column {
      VStack {
        Text("a").foregroundStyle(.primary)
        Text("b").foregroundStyle(.secondary)
      }
      .foregroundStyle(.red, .blue)
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
}
