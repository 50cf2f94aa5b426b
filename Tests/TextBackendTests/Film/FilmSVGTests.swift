import Foundation
import Testing
import ViewTreeTesting

@testable import TextBackend

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The groups of an animated image, read by a parser of XML.
private final class AnimatedImage: NSObject, XMLParserDelegate {
  struct Group {
    var isVisible: Bool
    var texts: [(y: Int, text: String)] = []
    /// The shares of the length at which the values begin.
    var animation: [(start: Double, isVisible: Bool)] = []
  }

  private(set) var groups: [Group] = []
  private(set) var length = 0.0
  private(set) var texts: [String: String] = [:]
  private var depth = 0
  private var element = ""
  private var y = 0

  init?(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    guard parser.parse(), depth == 0 else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if name == "g" {
      depth += 1
      if depth == 2 { groups.append(Group(isVisible: attributes["visibility"] != "hidden")) }
    }
    element = name
    if name == "text" {
      y = Int(attributes["y"] ?? "") ?? 0
      groups[groups.count - 1].texts.append((y, ""))
    }
    if name == "animate" {
      length = Double(attributes["dur"]?.dropLast() ?? "") ?? 0
      let starts = attributes["keyTimes"]?.split(separator: ";").compactMap { Double($0) } ?? []
      let values = attributes["values"]?.split(separator: ";").map { $0 == "visible" } ?? []
      groups[groups.count - 1].animation = zip(starts, values).map { ($0, $1) }
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if element == "text" {
      let last = groups[groups.count - 1].texts.count - 1
      groups[groups.count - 1].texts[last].text += text
    } else {
      texts[element, default: ""] += text
    }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if name == "g" { depth -= 1 }
    element = ""
  }

  /// The letters that are visible at a time, row by row; `nil` is an image without animation.
  func rows(at time: Double?, count: Int) -> [String] {
    var rows = Array(repeating: "", count: count)
    for group in groups {
      let isVisible = time.map { time in
        group.animation.last { $0.start * length <= time }?.isVisible ?? group.isVisible
      }
      for text in group.texts where isVisible ?? group.isVisible {
        let row = (text.y - 12) / 16
        if row < count { rows[row] += text.text.filter { $0 != " " } }
      }
    }
    return rows
  }
}

@MainActor @Suite struct FilmSVGTests {
  @Test func `an animated image shows each picture in its time`() throws {
    let screen = Screen.filmed()
    try screen.find(.toggle).tap()
    try screen.find(.textField).type("漢<&")
    try screen.find(.button, "More").tap()
    try screen.find(.toggle).tap()
    screen.resize(width: 12)
    screen.resize(width: 24, height: 5)
    screen.resize(width: 24, height: 3)
    screen.advance(by: .seconds(9))
    let film = screen.film
    let image = try #require(AnimatedImage(film.svg))
    let times = [0] + film.times
    #expect(image.length == film.length)
    film.forEachPicture { grid, index in
      var letters = (0..<grid.rows).map { row in grid.characters(inRow: row, 0..<grid.columns).filter { $0 != " " } }
      // Below the highest picture stands the event, with a blank row between.
      letters += Array(repeating: "", count: 8 - grid.rows)
      let shown = image.rows(at: times[index.map { $0 + 1 } ?? 0] + 0.5, count: 9)
      #expect(Array(shown.prefix(8)) == letters, "picture \(index.map { $0 + 1 } ?? 0)")
      let event = index.map { "\($0 + 1)/8\(film.events[$0].name.filter { $0 != " " })" } ?? ""
      #expect(shown[8] == event)
    }
    let starts = image.groups.map { $0.animation.map(\.start) }
    #expect(starts.allSatisfy { $0 == Array(Set($0)).sorted() && $0.allSatisfy { $0 < 1 } })
    // Without animation, the last picture is there.
    #expect(image.rows(at: nil, count: 3) == image.rows(at: film.length - 0.5, count: 3))
    expectText(image.texts["desc"] ?? "", contains: #"try screen.find(.textField, "Name").type("漢<&")"#)
  }

  @Test func `below the picture stand the event and its write`() throws {
    let screen = Screen.filmed()
    try screen.find(.toggle).tap()
    let svg = screen.film.svg
    expectText(svg, contains: ">1/1 try screen.find(.toggle, &quot;Wi-Fi 漢字&quot;).tap()</text>")
    expectText(svg, contains: "opacity=\"0.6\">FilmedSettings._isOn  false → true</text>")
    expectText(svg, lacks: "opacity=\"0.6\">1/1")
    // No group is empty.
    expectText(svg, lacks: "\">\n<animate")
  }

  @Test func `an image is as large as the largest picture and the words below`() {
    let wide = Screen.filmed(width: 70, height: 4)
    expectText(wide.film.svg, contains: #"width="560" height="112" viewBox="0 0 560 112""#)
    wide.resize(width: 50, height: 9)
    wide.resize(width: 20, height: 3)
    expectText(wide.film.svg, contains: #"width="560" height="192" viewBox="0 0 560 192""#)
    expectText(Screen.filmed(width: 20, height: 4).film.svg, contains: #"width="480" height="112""#)
  }

  @Test func `a film without events is an image`() throws {
    let film = Screen.filmed().film
    #expect(film.length == 3 && film.times == [])
    expectText(film.svg, lacks: "animate")
    let image = try #require(AnimatedImage(film.svg))
    #expect(image.rows(at: nil, count: 1) == ["[]Wi-Fi漢字"])
  }
}
