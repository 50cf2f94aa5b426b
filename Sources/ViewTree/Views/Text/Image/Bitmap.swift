/// A picture made of pixels.
///
/// It is a class because it is part of views, which are compared and copied.
final class Bitmap: Sendable, Equatable {
  struct Pixel: Equatable, Sendable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8
    let alpha: UInt8

    init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int) {
      (self.red, self.green, self.blue, self.alpha) = (UInt8(red), UInt8(green), UInt8(blue), UInt8(alpha))
    }
  }

  let width: Int
  let height: Int
  private let pixels: [Pixel]

  init(width: Int, height: Int, pixels: [Pixel]) { (self.width, self.height, self.pixels) = (width, height, pixels) }

  static func == (a: Bitmap, b: Bitmap) -> Bool {
    a === b || a.width == b.width && a.height == b.height && a.pixels == b.pixels
  }

  /// Returns the mean colour of an area given in fractions of width and height; `nil` if its mean alpha is below 13 of
  /// 255.
  func color(_ columns: Range<Double>, _ rows: Range<Double>) -> Color.Resolved? {
    func range(_ part: Range<Double>, _ length: Int) -> Range<Int> {
      let first = min(max(Int(clamping: (part.lowerBound * Double(length)).rounded(.down)), 0), length - 1)
      return first..<min(max(Int(clamping: (part.upperBound * Double(length)).rounded(.up)), first + 1), length)
    }
    var (red, green, blue, alpha, count) = (0, 0, 0, 0, 0)
    for y in range(rows, height) {
      for x in range(columns, width) {
        let pixel = pixels[y * width + x]
        red += Int(pixel.red) * Int(pixel.alpha)
        green += Int(pixel.green) * Int(pixel.alpha)
        blue += Int(pixel.blue) * Int(pixel.alpha)
        alpha += Int(pixel.alpha)
        count += 1
      }
    }
    guard alpha / count >= 13 else { return nil }
    return Color.Resolved(
      .rgb(red: UInt8(red / alpha), green: UInt8(green / alpha), blue: UInt8(blue / alpha)),
      alpha: UInt8(alpha / count))
  }
}

/// The pictures of bundles and files, each decoded once.
enum Pictures {
  private static let named = Cache<String, Bitmap?>()
  private static let scales = ["", "@2x", "@3x"]

  /// Returns a picture of a bundle, or of the app if the bundle is `nil`: a file `name.png`, or a set in an asset
  /// catalogue.
  static func picture(_ name: String, in bundle: Bundle?) -> Bitmap? {
    let bundle = bundle ?? .main
    return named.value(for: "\(bundle.bundlePath)\n\(name)") {
      path(of: name, in: bundle).flatMap { FileManager.default.contents(atPath: $0) }.flatMap { PNG.bitmap($0) }
    }
  }

  private static func path(of name: String, in bundle: Bundle) -> String? {
    let plain = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    for scale in scales { if let path = bundle.path(forResource: plain + scale, ofType: "png") { return path } }
    guard let catalogue = bundle.resourcePath.map({ $0 + "/Assets.xcassets/\(name).imageset" }),
      let files = try? FileManager.default.contentsOfDirectory(atPath: catalogue)
    else { return nil }
    return files.filter { $0.hasSuffix(".png") }.min().map { "\(catalogue)/\($0)" }
  }
}
