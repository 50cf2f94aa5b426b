import Foundation
import Testing
import ViewTreeTesting

@testable import ViewTree

/// Pictures of pixels.
@MainActor struct BitmapTests {
  private func image(_ data: Data) throws -> Image { try Image(pngData: data) }

  @Test func `a picture is two pixels in a cell, in ASCII one, and in plain text shades`() throws {
    let ring = try image(TestPicture.ring).resizable().frame(width: 32, height: 16)
    expectSnapshot(of: ring, width: 32, options: ScreenOptions(glyphs: .unicode), named: "unicode")
    expectSnapshot(of: ring, width: 32, named: "ascii")
  }

  @Test func `a palette, clear pixels and fewer bits`() throws {
    let screen = Screen(width: 8, options: ScreenOptions(glyphs: .unicode)) {
      try! Image(pngData: TestPicture.palette).resizable().frame(width: 8, height: 1)
    }
    expectText(
      screen.render(.cells),
      equals: """
        "▀▀▀▄▀▀▀▄"
          0..0 fg=#000000, 1..1 fg=#ff0000 bg=#00ff00, 2..2 fg=#00ff00 bg=#ff0000, 3..4 fg=#000000, \
        5..5 fg=#ff0000 bg=#00ff00, 6..6 fg=#00ff00 bg=#ff0000, 7..7 fg=#000000
        """)
  }

  @Test func `one bit is black or white, and the line above the first is empty`() {
    let screen = Screen(width: 8, options: ScreenOptions(glyphs: .unicode)) {
      try! Image(pngData: TestPicture.bits).resizable().frame(width: 8, height: 1)
    }
    expectText(
      screen.render(.cells),
      equals: """
        "▀▀▀▀▀▀▀▀"
          0..1 fg=#ffffff bg=#000000, 2..3 fg=#000000 bg=#ffffff, 4..4 fg=#ffffff bg=#000000, \
        5..5 fg=#000000 bg=#ffffff, 6..6 fg=#ffffff bg=#000000, 7..7 fg=#000000 bg=#ffffff
        """)
  }

  @Test func `the own size of a picture is that of its points`() throws {
    let ring = try image(TestPicture.ring)
    expectEqual(Screen(width: 40) { ring }.text.split(separator: "\n").count, 2)
    let points = Screen(width: 40, options: ScreenOptions(unit: .points)) { ring.border(.red) }
    expectText(points.text.split(separator: "\n")[0].count.description, equals: "4")
    #expect(Screen(width: 40) { try! Image(pngData: TestPicture.ring, scale: 2) }.text.count < 4)
  }

  @Test func `a scale divides the size, and one that is not positive and finite is 1`() {
    func size(_ scale: CGFloat) -> CGSize? {
      Screen(width: 20) { try! Image(pngData: TestPicture.ring, scale: scale).accessibilityIdentifier("ring") }
        .frame(id: "ring")?.size
    }
    expectEqual([size(0.5), size(2)], [CGSize(width: 8, height: 4), CGSize(width: 2, height: 1)])
    for scale in [1, 0, -1, .nan, .infinity] as [CGFloat] { expectEqual(size(scale), CGSize(width: 4, height: 2)) }
  }

  @Test func `a picture from data is decoration`() {
    expectEqual(Screen(width: 20) { try! Image(pngData: TestPicture.ring) }.render(.semantics), "")
  }

  @Test func `invalid picture data is an error`() {
    for data in [Data(), Data("words".utf8), TestPicture.ring.prefix(60), TestPicture.ring.dropLast(40)] {
      #expect(throws: (any Error).self) { try Image(pngData: Data(data)) }
    }
    // Each byte in turn is another one: no damage ends the program.
    for index in TestPicture.ring.indices {
      var data = TestPicture.ring
      data[index] ^= 0x55
      _ = try? Image(pngData: data)
    }
  }

  @Test func `a file of a bundle is drawn, and a name without one is a symbol`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "viewtree-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Assets.xcassets/leaf.imageset"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try TestPicture.black.write(to: folder.appending(path: "logo.png"))
    try TestPicture.black.write(to: folder.appending(path: "Assets.xcassets/leaf.imageset/leaf.png"))
    try TestPicture.bits.write(to: folder.appending(path: "Assets.xcassets/leaf.imageset/leaf@2x.png"))
    try TestPicture.ring.write(to: folder.appending(path: "ring.png"))
    let bundle = try #require(Bundle(path: folder.path))
    func picture(_ image: Image) -> String { Screen(width: 4, height: 1) { image.resizable() }.text }
    expectText(picture(Image("logo", bundle: bundle)), equals: "####")
    expectText(picture(Image("leaf", bundle: bundle)), equals: "####")
    expectText(picture(Image(decorative: "logo", bundle: bundle)), equals: "####")
    let ring = Screen(width: 8, height: 4) { try! Image(pngData: TestPicture.ring) }
    expectText(Screen(width: 8, height: 4) { Image("ring", bundle: bundle) }.text, equals: ring.text)
    expectEqual(picture(Image("none", bundle: bundle)), picture(Image("none")))
  }

  @Test func `the colour of a part is the mean of its pixels by their alpha`() {
    let pixels = [
      (200, 255), (100, 255), (0, 0), (60, 12),
      (100, 255), (200, 85), (0, 13), (255, 128),
    ].map { Bitmap.Pixel($0.0, $0.0 / 2, 0, $0.1) }
    let bitmap = Bitmap(width: 4, height: 2, pixels: pixels)
    func color(_ columns: Range<Double>, _ rows: Range<Double>) -> [UInt8]? {
      bitmap.color(columns, rows).map { [$0.components.red, $0.components.green, $0.components.blue, $0.alpha] }
    }
    expectEqual([color(0..<0.25, 0..<0.5), color(0.25..<0.5, 0..<0.5)], [[200, 100, 0, 255], [100, 50, 0, 255]])
    expectEqual(
      [color(0.5..<0.75, 0..<0.5), color(0.75..<1, 0..<0.5), color(0.5..<0.75, 0.5..<1)], [nil, nil, [0, 0, 0, 13]])
    expectEqual(color(0..<0.5, 0.5..<1), [125, 62, 0, 170])
    expectEqual(color(0..<0.25, 0..<1), [150, 75, 0, 255])
    // A part that is smaller than a pixel has its colour, and one beyond the picture that of the last.
    expectEqual([color(0.3..<0.3, 0.1..<0.1), color(0.2..<0.3, 0..<0.5)], [[100, 50, 0, 255], [150, 75, 0, 255]])
    expectEqual([color(1..<1.5, 1..<2), color(-1..<0, -1..<0)], [[255, 127, 0, 128], [200, 100, 0, 255]])
    // 26 / 27 of each component is rounded down.
    let faint = Bitmap(width: 2, height: 1, pixels: [Bitmap.Pixel(2, 2, 2, 13), Bitmap.Pixel(0, 0, 0, 14)])
    let mean = faint.color(0..<1, 0..<1)
    expectEqual(mean.map { [$0.components.red, $0.components.green, $0.components.blue, $0.alpha] }, [0, 0, 0, 13])
  }

  @Test func `bitmaps are equal if their sizes and their pixels are`() {
    let pixels = (0..<4).map { Bitmap.Pixel($0, 0, 0, 255) }
    let square = Bitmap(width: 2, height: 2, pixels: pixels)
    expectEqual(square, Bitmap(width: 2, height: 2, pixels: pixels))
    #expect(square != Bitmap(width: 4, height: 1, pixels: pixels))
    #expect(square != Bitmap(width: 2, height: 1, pixels: pixels))
    #expect(square != Bitmap(width: 2, height: 2, pixels: pixels.reversed()))
  }

  @Test(arguments: [CGSize(width: 1, height: 1), CGSize(width: 8, height: 16)])
  func `a picture has a cell for 8 × 16 points, and draws the cells that are seen`(cell: CGSize) {
    func picture(_ bitmap: Bitmap, _ glyphs: GlyphSet = .ascii, isResizable: Bool = true) -> BitmapPicture {
      BitmapPicture(bitmap: bitmap, scale: 2, isResizable: isResizable, glyphs: glyphs)
    }
    let wide = Bitmap(width: 32, height: 16, pixels: [])
    func size(_ width: CGFloat?, _ height: CGFloat?, isResizable: Bool = true) -> [CGFloat] {
      let proposal = ProposedViewSize(width: width, height: height)
      let size = picture(wide, isResizable: isResizable).sizeThatFits(proposal, cell: cell)
      return [size.width / cell.width, size.height / cell.height]
    }
    expectEqual(size(99, 98, isResizable: false), [2, 0.5])
    expectEqual([size(7 * cell.width, nil), size(nil, 7 * cell.height)], [[7, 0.5], [2, 7]])

    let pixels = (0..<12).map { Bitmap.Pixel($0 * 20, 0, 0, $0 == 1 || $0 == 6 ? 0 : 255) }
    func drawn(_ glyphs: GlyphSet) -> [String] {
      func area(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(
          x: x * cell.width, y: y * cell.height, width: width * cell.width, height: height * cell.height)
      }
      var context = DrawContext(area: area(0, 0, 10, 10), capacity: 4)
      context.enter(area(2, 1, 3, 2), clip: area(3, 0, 9, 9))
      picture(Bitmap(width: 3, height: 4, pixels: pixels), glyphs).draw(into: &context, cell: cell)
      return context.items.map { item in
        let place = "\(Int(item.frame.minX / cell.width)) \(Int(item.frame.minY / cell.height))"
        switch item.content {
        case .fill(let color?): return "\(place) \(color)"
        case .pattern(let glyph, let style):
          let colors = [style.foreground, style.background].compactMap { $0.map { "\($0)" } }
          return "\(place) \(glyph) \(colors.joined(separator: " "))"
        default: return "\(item.content)"
        }
      }
    }
    expectEqual(drawn(.ascii), ["3 1 #5000007F", "4 1 #460000FF", "3 2 #AA0000FF", "4 2 #BE0000FF"])
    expectEqual(
      drawn(.unicode),
      ["3 1 ▄ #500000FF", "4 1 ▀ #280000FF #640000FF", "3 2 ▀ #8C0000FF #C80000FF", "4 2 ▀ #A00000FF #DC0000FF"])
  }

  @Test func `halves of a cell in one colour fill it`() {
    let picture = BitmapPicture(
      bitmap: Bitmap(width: 1, height: 4, pixels: [50, 50, 50, 60].map { Bitmap.Pixel($0, 0, 0, 255) }), scale: 1,
      isResizable: true, glyphs: .unicode)
    var context = DrawContext(area: CGRect(x: 0, y: 0, width: 1, height: 2), capacity: 2)
    context.enter(CGRect(x: 0, y: 0, width: 1, height: 2), clip: CGRect(x: 0, y: 0, width: 1, height: 2))
    picture.draw(into: &context, cell: CGSize(width: 1, height: 1))
    expectEqual(
      context.items.map { if case .fill = $0.content { "fill" } else { "halves" } }, ["fill", "halves"])
  }

  @Test func `a cell shows all columns of its pixels`() {
    let picture = BitmapPicture(
      bitmap: Bitmap(width: 4, height: 1, pixels: [0, 100, 200, 40].map { Bitmap.Pixel($0, 0, 0, 255) }), scale: 1,
      isResizable: true, glyphs: .ascii)
    let frame = CGRect(x: 0, y: 0, width: 2, height: 1)
    var context = DrawContext(area: frame, capacity: 2)
    context.enter(frame, clip: frame)
    picture.draw(into: &context, cell: CGSize(width: 1, height: 1))
    let colors = context.items.map { if case .fill(let color?) = $0.content { "\(color)" } else { "none" } }
    expectEqual(colors, ["#320000FF", "#780000FF"])
  }
}
