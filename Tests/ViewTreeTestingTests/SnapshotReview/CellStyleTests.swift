import Testing
import ViewTreeTesting

@testable import SnapshotReview

/// The look of cells as it stands in a file, in the words of CSS.
struct CellStyleTests {
  private func css(_ codes: [Int]...) -> String {
    var style = CellStyle()
    for codes in codes { style.change(by: codes) }
    return style.css
  }

  @Test func `the 16 colours apply to letters and backgrounds, dark and bright`() {
    #expect(css([31]) == "color:#cd0000" && css([91]) == "color:#ff0000")
    #expect(css([41]) == "background:#cd0000" && css([101]) == "background:#ff0000")
    #expect(css([38, 5, 9]) == "color:#ff0000" && css([48, 5, 1]) == "background:#cd0000")
    expectEqual(css([38, 5, 196]), "color:#ff0000")
  }

  @Test func `the first and the last colour of each range count, and those beside it do not`() {
    #expect(css([30]) == "color:#000000" && css([37]) == "color:#c0c0c0")
    #expect(css([90]) == "color:#7f7f7f" && css([97]) == "color:#ffffff")
    #expect(css([40]) == "background:#000000" && css([47]) == "background:#c0c0c0")
    #expect(css([100]) == "background:#7f7f7f" && css([107]) == "background:#ffffff")
    #expect(css([38, 5, 0]) == "color:#000000" && css([38, 5, 15]) == "color:#ffffff")
    #expect(css([38, 5, 16]) == "color:#000000" && css([38, 5, 255]) == "color:#eeeeee")
    for codes in [[29], [89], [98], [99], [108], [38, 5, -1], [38, 5], [38, 2], [38]] {
      expectEqual(css(codes), "")
    }
    // An index or a component beyond the range takes no further codes with it.
    expectEqual(css([38, 5, -1, 1]), "font-weight:bold")
    expectEqual(css([38, 2, 300, -1, 2]), "color:#ff0002")
  }

  @Test func `only underlines, strikes and inversion are visible on a blank, with their colour`() {
    let bold = CellStyle(words: ["bold", "italic", "dim", "fg=red", "bg=#010203"]).onBlank
    expectEqual(bold, CellStyle(words: ["bg=#010203"]))
    for word in ["underline", "strikethrough", "inverse"] {
      expectEqual(CellStyle(words: ["bold", word, "fg=red"]).onBlank, CellStyle(words: [word, "fg=red"]))
    }
  }

  @Test func `a colour by its components is followed by other codes`() {
    expectEqual(css([38, 2, 1, 2, 3, 1]), "color:#010203;font-weight:bold")
    expectEqual(css([48, 2, 255, 0, 16]), "background:#ff0010")
  }

  @Test func `each weight and colour is taken back by its own code`() {
    expectEqual(css([1, 2], [22]), "")
    #expect(css([3, 4, 9], [23]) == css([4, 9]) && css([3, 4, 9], [24, 29]) == css([3]))
    #expect(css([7], [27]) == "" && css([31, 42], [39]) == css([42]) && css([31, 42], [49]) == css([31]))
    expectEqual(css([1, 31, 42], [0]), "")
  }

  @Test func `inverse without colours is paper on ink`() {
    let inverse = CellStyle(words: ["inverse"]).css
    #expect(inverse.contains("color:#") && inverse.contains("background:#"))
    #expect(CellStyle(words: ["inverse", "fg=#010203"]).css.contains("background:#010203"))
  }

  @Test func `the absence of a colour is kept on a page`() {
    expectEqual(CellStyle(words: ["fg=#12<3;x\"", "bg=url(x)", "fg=#12345g"]).css, "")
    expectEqual(CellStyle(words: ["bg=#a0B1c2"]).css, "background:#a0B1c2")
  }
}
