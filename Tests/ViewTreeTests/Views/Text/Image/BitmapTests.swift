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
    let bundle = try #require(Bundle(path: folder.path))
    func picture(_ image: Image) -> String { Screen(width: 4, height: 1) { image.resizable() }.text }
    expectText(picture(Image("logo", bundle: bundle)), equals: "####")
    expectText(picture(Image("leaf", bundle: bundle)), equals: "####")
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
  }

  @Test func `bitmaps are equal if their sizes and their pixels are`() {
    let pixels = (0..<4).map { Bitmap.Pixel($0, 0, 0, 255) }
    let square = Bitmap(width: 2, height: 2, pixels: pixels)
    expectEqual(square, Bitmap(width: 2, height: 2, pixels: pixels))
    #expect(square != Bitmap(width: 4, height: 1, pixels: pixels))
    #expect(square != Bitmap(width: 2, height: 1, pixels: pixels))
    #expect(square != Bitmap(width: 2, height: 2, pixels: pixels.reversed()))
  }
}
