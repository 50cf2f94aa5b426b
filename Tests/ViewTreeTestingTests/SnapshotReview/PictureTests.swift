import Testing
import ViewTreeTesting
import TextBackend
import ViewTree

@testable import SnapshotReview

@MainActor struct PictureTests {
  struct Coloured: View {
    var body: some View {
      VStack(alignment: .leading) {
        Text("Wi-Fi").bold().foregroundStyle(.red) + Text(" on")
        Text("東京 <x>").underline()
        Text("late").background(Color(red: 0, green: 0.5, blue: 1))
      }
    }
  }

  @Test func `a picture is read from cells and from a terminal's sequences alike`() {
    let screen = Screen(width: 12) { Coloured() }
    let cells = Picture(screen.render(.cells), fileExtension: "cells")
    expectEqual(cells[0, 0], .init("W", style: CellStyle(words: ["bold", "fg=red"])))
    expectEqual(cells[0, 6]?.style, CellStyle())
    #expect(cells[1, 1] == nil && cells[1, 2]?.text == "京")
    expectEqual(cells[2, 0]?.style.background, "#0080ff")
    let ansi = Picture(screen.render(.ansi), fileExtension: "ansi")
    #expect(ansi[0, 0]?.style.traits == .bold && ansi[0, 0]?.style.foreground == "#cd0000")
    #expect(ansi[1, 2] == cells[1, 2] && ansi[2, 0]?.style == cells[2, 0]?.style)
  }

  @Test func `a page shows colours, and contains no live markup`() {
    let html = Picture(Screen(width: 12) { Coloured() }.render(.cells), fileExtension: "cells").html
    #expect(html.contains("font-weight:bold") && html.contains(">Wi-Fi</span>"))
    #expect(html.contains("<i>東</i><i>京</i> &lt;x&gt;"))
  }

  @Test func `a text takes the colours of the drawing where it is the same`() {
    let drawn = Picture(Screen(width: 12) { Coloured() }.render(.cells), fileExtension: "cells")
    let text = Picture("Wi-Xi on", fileExtension: "txt", colors: drawn)
    #expect(text[0, 0] == drawn[0, 0] && text[0, 3] == .init("X", style: CellStyle()))
  }

  @Test func `a line that was read before is the same line, with what stood below it`() {
    let known = Picture.RowTable()
    let first = Picture("\"ab\"\n  0..0 bold\n\"cd\"", fileExtension: "cells", known: known)
    let second = Picture("\"cd\"\n\"ab\"\n\"ab\"\n  0..0 bold", fileExtension: "cells", known: known)
    #expect(first.rows[0] === second.rows[2] && first.rows[1] === second.rows[0])
    #expect(first.rows[0] !== second.rows[1])
    let text = Picture("cd\nab", fileExtension: "txt", colors: second, known: known)
    #expect(text.rows[0] === second.rows[0])
  }

  @Test func `a line that both pictures share looks as one that is read twice`() {
    let text = Screen(width: 12) { Coloured() }.render(.cells)
    let known = Picture.RowTable()
    let shared = (0..<2).map { _ in Picture(text, fileExtension: "cells", known: known) }
    let twice = (0..<2).map { _ in Picture(text, fileExtension: "cells") }
    #expect(shared[0].rows[0] === shared[1].rows[0] && twice[0].rows[0] !== twice[1].rows[0])
    expectEqual(PicturePair(shared[0], shared[1]).html.blend, PicturePair(twice[0], twice[1]).html.blend)
    #expect(PicturePair(shared[0], shared[1]).html.blend != shared[0].html)
  }

  @Test func `the overlay marks removed, added and restyled text`() {
    let before = Picture("\"ab c\"\n  0..0 bold\n\"same\"", fileExtension: "cells")
    let after = Picture("\"axb \"\n\"same\"\n\"new\"", fileExtension: "cells")
    let html = PicturePair(before, after).html
    expectEqual(
      html.blend,
      """
      <span class="restyled">a</span><span class="added">xb</span><span class="removed">c</span>
      same
      <span class="added">new</span>
      """)
    expectEqual(html.before, "<span style=\"font-weight:bold\">a</span>b c\nsame\n")
    expectEqual(html.after, "axb \nsame\nnew")
  }

  @Test func `a row that comes between moves nothing else`() {
    let html = PicturePair(Picture("1\n2", fileExtension: "txt"), Picture("1\nx\n2", fileExtension: "txt")).html
    expectEqual(html.blend, "1\n<span class=\"added\">x</span>\n2")
    #expect(html.before == "1\n\n2" && html.after == "1\nx\n2")
  }

  @Test func `a blank shows its background, and not the colour of letters`() {
    let plain = Picture("\" \"", fileExtension: "cells")
    expectEqual(PicturePair(plain, Picture("\" \"\n  0..0 bold fg=red", fileExtension: "cells")).html.blend, " ")
    expectEqual(
      PicturePair(plain, Picture("\" \"\n  0..0 bg=red", fileExtension: "cells")).html.blend,
      "<span class=\"restyled\"> </span>")
  }

  @Test func `only the surroundings of a change in a long picture are shown`() {
    let lines = (0..<200).map(String.init)
    let old = Picture(lines.joined(separator: "\n"), fileExtension: "txt")
    let new = Picture((lines[..<100] + ["new"] + lines[101...]).joined(separator: "\n"), fileExtension: "txt")
    expectEqual(PicturePair(old, new).html.after, "⋯\n97\n98\n99\nnew\n101\n102\n103\n⋯")
  }

  @Test func `a file that is not a picture has a page without controls and markup`() {
    for (text, shown) in [
      ("", ["", "", ""]), ("\"", ["", "\"", "\""]), ("  0..9 bold", ["", "  0..9 bold", "  0..9 bold"]),
      ("\u{1B}", ["", "", "\\u{1B}"]), ("\"<b>\u{1B}[2J\"", ["<b>\\u{1B}[2J", "\"<b>\"", "\"<b>\\u{1B}[2J\""]),
      ("\"a\"\n  9..1 bold, x..y fg=#zz, 0..0 fg=\"<\u{1B}\"", ["a", nil, nil]),
      ("a\u{7}b\r\n\tc\u{9B}31m\u{202E}d", ["", nil, "a\\u{7}b\\u{D}\n\\u{9}c\\u{9B}31m\\u{202E}d"]),
      ("\u{1B}[38;5m\u{1B}[999;38;2;1mx\u{1B}[", ["", nil, nil]),
    ] as [(String, [String?])] {
      for (ending, shown) in zip(["cells", "ansi", "txt"], shown) {
        let picture = Picture(text, fileExtension: ending)
        let pair = PicturePair(picture, Picture("", fileExtension: ending)).html
        for html in [picture.html, pair.before, pair.blend] {
          #expect(!html.unicodeScalars.contains { $0.isControlOrOverride && $0 != "\n" }, "\(ending): \(html)")
          let words = html.replacing(/<\/?(span|i)( (style|class)="[a-z0-9:;# -]*")?>/, with: "")
          #expect(!words.contains(where: "<>\"".contains), "\(ending): \(html)")
        }
        if let shown { expectEqual(picture.html, shown.escapingMarkup(), ending) }
      }
    }
  }

  @Test func `a character without a width takes a cell in a page`() {
    for (character, width) in [("\u{200B}", 1), ("\u{301}", 1), ("a", 1), ("界", 2)] as [(Character, Int)] {
      expectEqual(Picture.Glyph(character, style: CellStyle()).width, width)
    }
  }

  @Test func `blanks and empty rows before a picture stay, and the ones behind it are left out`() {
    expectEqual(Picture("\" a  \"", fileExtension: "cells").rows[0].text, " a")
    expectEqual(Picture("\n\nab\n\n", fileExtension: "txt").html, "\n\nab")
  }

  @Test func `a picture of a hundred rows is shown whole, and a longer one also near changes at its ends`() {
    func after(_ count: Int, changed row: Int) -> String {
      let lines = (0..<count).map(String.init)
      let changed = lines[..<row] + ["new"] + lines[(row + 1)...]
      let pictures = [lines, Array(changed)].map { Picture($0.joined(separator: "\n"), fileExtension: "txt") }
      return PicturePair(pictures[0], pictures[1]).html.after
    }
    expectEqual(after(100, changed: 50).split(separator: "\n").count, 100)
    expectText(after(100, changed: 50), lacks: "⋯")
    expectEqual(after(101, changed: 4), "⋯\n1\n2\n3\nnew\n5\n6\n7\n⋯")
    expectEqual(after(200, changed: 0), "new\n1\n2\n3\n⋯")
    expectEqual(after(200, changed: 199), "⋯\n196\n197\n198\nnew")
  }

  @Test func `lines that both pictures share are no changes in a long picture`() {
    let lines = (0..<200).map(String.init)
    let known = Picture.RowTable()
    let pictures = [lines, lines + ["new"]].map {
      Picture($0.joined(separator: "\n"), fileExtension: "txt", known: known)
    }
    expectEqual(PicturePair(pictures[0], pictures[1]).html.after, "⋯\n197\n198\n199\nnew")
  }

  @Test func `a text that is wider and taller than the drawing has its own cells there`() {
    let drawn = Picture("\"ab\"\n  0..1 bold", fileExtension: "cells")
    let text = Picture("abc\nd", fileExtension: "txt", colors: drawn)
    expectEqual(text.html, "<span style=\"font-weight:bold\">ab</span>c\nd")
  }
}
