import Foundation
import Testing
import ViewTree

@testable import TextBackend

/// A program that makes pixels of a document.
enum Renderer: String, CaseIterable, CustomTestStringConvertible {
  case librsvg = "rsvg-convert"
  case browser = "chromium"

  var testDescription: String { rawValue }

  /// Pixels for a point.
  static let scale = 2

  /// Whether it is on this machine, with Python, which unpacks what it makes.
  var isPresent: Bool { Self.path(of: rawValue) != nil && Self.path(of: "python3") != nil }

  private static func path(of tool: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(tool)" }.first(where: FileManager.default.isExecutableFile)
  }

  /// The document as it looks in a window of a size.
  func render(_ document: String, as ending: String, width: Int, height: Int) throws -> Pixels {
    let folder = FileManager.default.temporaryDirectory.appending(path: "picture-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, png) = (folder.appending(path: "picture.\(ending)"), folder.appending(path: "picture.png"))
    try document.write(to: file, atomically: true, encoding: .utf8)
    switch self {
    case .librsvg: _ = try Self.run(rawValue, ["--zoom", "\(Self.scale)", "-o", png.path, file.path])
    case .browser:
      _ = try Self.run(
        rawValue,
        [
          "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--user-data-dir=\(folder.path)/profile",
          "--force-device-scale-factor=\(Self.scale)", "--window-size=\(width),\(height)", "--screenshot=\(png.path)",
          "file://\(file.path)",
        ])
    }
    if let kept = ProcessInfo.processInfo.environment["KEEP_PICTURES"] {
      let target = URL(filePath: kept).appending(path: "\(rawValue)-\(ending).png")
      try? FileManager.default.removeItem(at: target)
      try FileManager.default.copyItem(at: png, to: target)
    }
    return try Pixels(Self.run("python3", ["-c", Self.unpack, png.path]))
  }

  private static func run(_ tool: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: path(of: tool)!)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try read(output.fileHandleForReading)
    process.waitUntilExit()
    return data
  }

  /// Everything, also where the end of another process interrupts the reading.
  private static func read(_ file: FileHandle) throws -> Data {
    var data = Data()
    while true {
      do {
        guard let piece = try file.read(upToCount: 1 << 16), !piece.isEmpty else { return data }
        data += piece
      } catch let error as NSError where (error.userInfo[NSUnderlyingErrorKey] as? NSError)?.code == Int(EINTR) {
        continue
      }
    }
  }

  /// Writes the width and the height of a PNG file with 8 bits for a component, four bytes each, and then red, green and
  /// blue of each pixel.
  private static let unpack = """
    import struct, sys, zlib
    data, at, packed = open(sys.argv[1], 'rb').read(), 8, b''
    while at < len(data):
        length, kind = struct.unpack('>I4s', data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        if kind == b'IHDR': width, height, depth, color = struct.unpack('>IIBB', body[:10])
        if kind == b'IDAT': packed += body
        at += length + 12
    size = {2: 3, 6: 4}[color]
    raw, line, out = zlib.decompress(packed), bytearray(width * size), bytearray(struct.pack('>II', width, height))
    for y in range(height):
        start = y * (width * size + 1)
        kind, row = raw[start], bytearray(raw[start + 1:start + 1 + width * size])
        for x in range(len(row)):
            left = row[x - size] if x >= size else 0
            corner = line[x - size] if x >= size else 0
            up = line[x]
            guess = left + up - corner
            nearest = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))[2]
            row[x] = (row[x] + [0, left, up, (left + up) // 2, nearest][kind]) & 255
        line = row
        for x in range(width): out += row[x * size:x * size + 3]
    sys.stdout.buffer.write(out)
    """
}

/// The pixels of a picture.
struct Pixels {
  let width: Int
  let height: Int
  private let bytes: [UInt8]

  /// Eight bytes with the size, then three for each pixel.
  init(_ data: Data) throws {
    struct NoPicture: Error {}
    guard data.count > 8 else { throw NoPicture() }
    func number(_ at: Int) -> Int { data[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(0), number(4))
    guard data.count == 8 + width * height * 3 else { throw NoPicture() }
    bytes = Array(data.dropFirst(8))
  }

  func color(_ x: Int, _ y: Int) -> [Int] { (0..<3).map { Int(bytes[(y * width + x) * 3 + $0]) } }

  /// How many pixels of an area are far from a colour.
  func countInk(_ columns: Range<Int>, _ rows: Range<Int>, on background: [Int]) -> Int {
    rows.clamped(to: 0..<height).reduce(0) { sum, y in
      sum
        + columns.clamped(to: 0..<width).count { x in
          zip(color(x, y), background).contains { abs($0 - $1) > 50 }
        }
    }
  }
}
