import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor struct WheelPickerStyleTests {
  private func frames(_ middle: Int, width: CGFloat?) -> [[CGFloat]?] {
    let screen = Screen(width: 20, height: 9, options: ScreenOptions(unit: .cells)) {
      WheelLayout(middle: middle)() {
        ForEach(0..<4) { index in
          Color.clear.frame(maxWidth: .infinity, maxHeight: .infinity)
            .frame(idealWidth: [4, 7, 3, 2][index], idealHeight: [1, 1, 2, 1][index])
            .accessibilityIdentifier("\(index)")
        }
      }
      .accessibilityIdentifier("all")
      .fixedSize(horizontal: width == nil, vertical: true)
      .frame(width: width, alignment: .leading)
      .frame(width: 20, height: 9, alignment: .topLeading)
    }
    return ["0", "1", "2", "3", "all"].map { id in
      screen.frame(id: id).map { [$0.minX, $0.minY, $0.width, $0.height] }
    }
  }

  @Test func `a wheel shows the row in the middle and its neighbours, as large as the largest row`() {
    expectEqual(frames(1, width: nil), [[0, 0, 7, 2], [0, 2, 7, 2], [0, 4, 7, 2], nil, [0, 0, 7, 6]])
    expectEqual(frames(3, width: 12), [nil, nil, [0, 0, 7, 2], [0, 2, 7, 2], [0, 0, 7, 6]])
    expectEqual(frames(0, width: 5), [[0, 2, 5, 2], [0, 4, 5, 2], nil, nil, [0, 0, 5, 6]])
    expectEqual(frames(-1, width: 5), [[0, 4, 5, 2], nil, nil, nil, [0, 0, 5, 6]])
  }

  @Test func `a long option stands in one row, and the options that are not chosen are dimmed`() {
    func cells(_ width: Int) -> String {
      Screen(width: width) {
        Picker("Kind", selection: .constant(1)) {
          Text("a long option").tag(1)
          Text("b").tag(2)
        }
        .pickerStyle(.wheel).labelsHidden()
      }.render(.cells)
    }
    expectText(
      cells(12),
      equals: """
        "            "
        "[ a lon... ]"
          2..9 bold
        "      b     "
          0..1 dim, 6..6 dim, 10..11 dim
        """)
    expectText(cells(20), contains: "\"[ a long option ]   \"\n  2..14 bold\n")
  }

  @Test func `without a choice the first option stands below the middle, and without options there is nothing`() {
    func screen(_ options: some View) -> Screen {
      Screen(width: 12) {
        Picker("P", selection: .constant(Int?.none)) { options }.pickerStyle(.wheel).labelsHidden()
        Text("end")
      }
    }
    let two = screen(ForEach(1..<3) { Text("o\($0)").tag($0 as Int?) })
    expectText(two.text, equals: "\n\n  o1\n  end")
    let none = screen(EmptyView())
    for key in [Key.tab, .up, .down, .home, .end, .pageUp] { none.press(key) }
    expectText(none.text.trimmingCharacters(in: .whitespacesAndNewlines), equals: "end")
    let lines = Screen(width: 9) {
      Picker("P", selection: .constant(1)) { ForEach(1..<3) { ShownLineLimit().tag($0) } }
        .pickerStyle(.wheel).labelsHidden()
    }
    expectText(lines.text, equals: "\n[ 1 ]\n  1")
    expectEqual(frames(1, width: 0)[4], [0, 0, 0, 6])
  }
}
