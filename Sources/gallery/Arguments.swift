import TextBackend
import ViewTree

/// The command line of the gallery.
struct Arguments {
  enum Action: Equatable {
    case help
    case list
    /// `nil`: all screens.
    case show(String?)
    /// In the terminal, to be used.
    case live(String)
  }

  /// Something on the command line that means nothing; the message lists what would.
  struct Failure: Error {
    let message: String
  }

  static let help = """
    usage: gallery [<screen>] [--width N] [--glyphs ascii|unicode] [--format text|ansi|cells|tree] [--unit cells|points]
           gallery <screen> --live [--glyphs ascii|unicode] [--unit cells|points]
           gallery --list
           gallery --help

    Prints the screens of the gallery, or one of them, before and after a sequence of events; or runs one.

      --width N    the width in columns, from 1 to 500
      --glyphs G   ascii: every character below U+0080; unicode: boxes, check marks, arrows
      --format F   text, ansi (colours), cells (rows with their styles), tree (frames), svg, html, semantics, graph
      --unit U     cells: a length is a column or row; points: a cell is 8 x 16 points
      --live       runs the screen in the terminal: Tab and the arrows move, Space and Return press, the mouse
                   clicks and scrolls, Control-C quits
      --list       the names of the screens
    """

  private(set) var action = Action.show(nil)
  private(set) var variant = Variant()

  init(_ arguments: [String], screens: [String]) throws {
    var isLive = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": action = .help
      case "--list": action = .list
      case "--live": isLive = true
      case "--width": variant.width = try Self.width(rest.popFirst())
      case "--glyphs": variant.glyphs = try Self.choice(rest.popFirst(), argument)
      case "--format": variant.format = try Self.choice(rest.popFirst(), argument)
      case "--unit": variant.unit = try Self.choice(rest.popFirst(), argument)
      case _ where argument.hasPrefix("-"):
        throw Failure(
          message: "no flag \(argument); there are --width --glyphs --format --unit --live --list --help")
      case _ where screens.contains(argument): action = .show(argument)
      default:
        throw Failure(message: "no screen \"\(argument)\"; there are:\n  " + screens.joined(separator: "\n  "))
      }
    }
    if isLive { try makeLive(screens: screens) }
  }

  private mutating func makeLive(screens: [String]) throws {
    guard case .show(let name) = action else { return }
    guard let name else {
      throw Failure(message: "--live takes the name of a screen; there are:\n  " + screens.joined(separator: "\n  "))
    }
    action = .live(name)
  }

  private static func width(_ value: String?) throws -> Int {
    guard let width = value.flatMap({ Int($0) }), (1...500).contains(width) else {
      throw Failure(
        message: "--width takes a number of columns from 1 to 500, not \(value.map { "\"\($0)\"" } ?? "nothing")")
    }
    return width
  }

  private static func choice<C: CaseIterable & RawRepresentable>(_ value: String?, _ flag: String) throws -> C
  where C.RawValue == String {
    guard let choice = value.flatMap(C.init(rawValue:)) else {
      let choices = C.allCases.map(\.rawValue).joined(separator: " ")
      throw Failure(message: "\(flag) takes one of \(choices), not \(value.map { "\"\($0)\"" } ?? "nothing")")
    }
    return choice
  }
}
