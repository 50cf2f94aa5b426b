/// A decoder of PNG with 8 or 16 bits per component, gray, in colour or with a palette, without interlacing.
enum PNG {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private struct Header {
    let width: Int
    let height: Int
    let depth: Int
    let kind: UInt8

    /// The number of components of a pixel.
    var channels: Int? { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][kind] }

    init?(_ data: ArraySlice<UInt8>) {
      let bytes = Array(data)
      guard bytes.count >= 13, bytes[12] == 0 else { return nil }
      width = PNG.number(bytes[0..<4])
      height = PNG.number(bytes[4..<8])
      (depth, kind) = (Int(bytes[8]), bytes[9])
      // A picture has at most 16,384 rows and columns and 16,777,216 pixels; decoding more would take too long.
      guard width > 0, height > 0, width <= 16_384, height <= 16_384, width * height <= 16_777_216 else { return nil }
      guard channels != nil, depth == 8 || depth == 16 && kind != 3 || depth < 8 && (kind == 0 || kind == 3) else {
        return nil
      }
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  /// Decodes a picture; returns `nil` if the data is no PNG or uses an unsupported form.
  static func bitmap(_ data: some Sequence<UInt8>) -> Bitmap? {
    let bytes = Array(data)
    guard bytes.starts(with: signature) else { return nil }
    var header: Header?
    var (palette, clear, packed): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    var position = 8
    while position + 12 <= bytes.count {
      let length = number(bytes[position..<position + 4])
      guard position + 12 + length <= bytes.count else { return nil }
      let content = bytes[position + 8..<position + 8 + length]
      switch String(decoding: bytes[position + 4..<position + 8], as: UTF8.self) {
      case "IHDR": header = Header(content)
      case "PLTE": palette = Array(content)
      case "tRNS": clear = Array(content)
      case "IDAT": packed += content
      default: break
      }
      position += 12 + length
    }
    guard let header, let channels = header.channels, packed.count > 6 else { return nil }
    let row = (header.width * channels * header.depth + 7) / 8
    guard let lines = Inflate.unpack(packed[2...], limit: (row + 1) * header.height),
      lines.count == (row + 1) * header.height,
      let pixels = unfiltered(lines, row: row, step: max(channels * header.depth / 8, 1))
    else { return nil }
    return bitmap(header, channels, pixels, row: row, palette: palette, clear: clear)
  }

  /// Reverses the filters: each line is stored as the difference from its neighbours.
  private static func unfiltered(_ lines: [UInt8], row: Int, step: Int) -> [UInt8]? {
    var result = Array(repeating: UInt8(0), count: lines.count / (row + 1) * row)
    for line in 0..<lines.count / (row + 1) {
      let (source, target) = (line * (row + 1), line * row)
      for index in 0..<row {
        let left = index >= step ? Int(result[target + index - step]) : 0
        let up = line > 0 ? Int(result[target + index - row]) : 0
        let corner = index >= step && line > 0 ? Int(result[target + index - row - step]) : 0
        let predicted: Int
        switch lines[source] {
        case 0: predicted = 0
        case 1: predicted = left
        case 2: predicted = up
        case 3: predicted = (left + up) / 2
        case 4: predicted = nearest(to: left + up - corner, left, up, corner)
        default: return nil
        }
        result[target + index] = lines[source + 1 + index] &+ UInt8(predicted)
      }
    }
    return result
  }

  private static func nearest(to value: Int, _ left: Int, _ up: Int, _ corner: Int) -> Int {
    let distances = (abs(value - left), abs(value - up), abs(value - corner))
    if distances.0 <= distances.1, distances.0 <= distances.2 { return left }
    return distances.1 <= distances.2 ? up : corner
  }

  private static func bitmap(
    _ header: Header, _ channels: Int, _ bytes: [UInt8], row: Int, palette: [UInt8], clear: [UInt8]
  ) -> Bitmap {
    func component(_ x: Int, _ y: Int, _ channel: Int) -> Int {
      switch header.depth {
      case 8: return Int(bytes[y * row + x * channels + channel])
      case 16: return Int(bytes[y * row + (x * channels + channel) * 2])
      default:
        let bit = x * header.depth
        let value = Int(bytes[y * row + bit / 8]) >> (8 - header.depth - bit % 8) & (1 << header.depth - 1)
        return header.kind == 3 ? value : value * 255 / (1 << header.depth - 1)
      }
    }
    func pixel(_ x: Int, _ y: Int) -> Bitmap.Pixel {
      let first = component(x, y, 0)
      switch header.kind {
      case 0: return Bitmap.Pixel(first, first, first, 255)
      case 2: return Bitmap.Pixel(first, component(x, y, 1), component(x, y, 2), 255)
      case 3:
        guard first * 3 + 2 < palette.count else { return Bitmap.Pixel(0, 0, 0, 255) }
        let alpha = first < clear.count ? Int(clear[first]) : 255
        return Bitmap.Pixel(
          Int(palette[first * 3]), Int(palette[first * 3 + 1]), Int(palette[first * 3 + 2]), alpha)
      case 4: return Bitmap.Pixel(first, first, first, component(x, y, 1))
      default: return Bitmap.Pixel(first, component(x, y, 1), component(x, y, 2), component(x, y, 3))
      }
    }
    var pixels: [Bitmap.Pixel] = []
    pixels.reserveCapacity(header.width * header.height)
    for y in 0..<header.height { for x in 0..<header.width { pixels.append(pixel(x, y)) } }
    return Bitmap(width: header.width, height: header.height, pixels: pixels)
  }
}
