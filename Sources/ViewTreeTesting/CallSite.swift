/// The location in a test file to which a failure belongs.
struct CallSite: Equatable, Sendable, CustomStringConvertible {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  var description: String { "\(fileID):\(line):\(column)" }

  static func == (left: CallSite, right: CallSite) -> Bool { left.description == right.description }
}
