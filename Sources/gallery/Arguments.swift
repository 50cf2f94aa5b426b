import TextBackend
import ViewTree

/// The command line of the gallery.
struct Arguments {
  enum Action: Equatable {
    case help
    case list
    /// Five screens that show the purpose of the package.
    case tour
    /// The screen to show; `nil`: all screens.
    case show(String?)
    /// The screen, with a file for each step in a folder; `nil`: all screens.
    case write(String?, folder: String)
    /// The screen for a page in a browser; `nil`: all screens.
    case page(String?, folder: String?)
    /// The screen to use in the terminal.
    case live(String)
    /// The screen whose code is printed.
    case source(String)
    /// The arguments of the gallery that is built and run again whenever a file is saved.
    case watch([String])
  }

  /// An invalid argument on the command line; the message lists the valid ones.
  struct Failure: Error {
    let message: String
  }

  static let help = """
    usage: gallery
           gallery [--all | <screen>] [--width N] [--glyphs ascii|unicode] [--unit cells|points] [--format text|ansi|cells|tree]
           gallery [--all | <screen>] -o FOLDER [--format svg|html|...]
           gallery [--all | <screen>] --page [--format svg|html] [-o FOLDER]
           gallery <screen> --live
           gallery [<screen>] --watch [--width N] [...]
           gallery --source <screen>
           gallery --list
           gallery --help

    Without arguments, prints a tour of five screens. Otherwise prints all screens of the gallery, or one of them,
    before and after a sequence of events; or writes them as documents; or runs one.

      --all         prints all screens, like any other flag without a screen
      --width N     the width in columns, from 1 to 500
      --glyphs G    ascii: every character below U+0080; unicode: boxes, check marks, arrows
      --unit U      cells: a length is a column or row; points: a cell is 8 x 16 points
      --format F    text, ansi (colours), cells (rows with their styles), tree (frames), semantics, graph; svg and html
                    are documents: they need -o or --page
      -o FOLDER     writes a file for each step
      --page        prints one page for a browser, or writes it to FOLDER/gallery.html
      --live        runs the screen in the terminal: Tab and the arrows move, Space and Return press, the mouse
                    clicks and scrolls, Control-C quits
      --watch       builds and prints again whenever a file of the package is saved; an error of the compiler is shown
                    in the place of the pictures
      --source S    prints the code of a screen
      --list        prints the names of the screens
    """

  private(set) var action = Action.show(nil)
  private(set) var variant = Variant()
  private let screens: [String]
  private var isAll = false
  private var isLive = false
  private var isPage = false
  private var isWatched = false
  private var folder: String?

  init(_ arguments: [String], screens: [String]) throws {
    self.screens = screens
    if arguments.isEmpty { action = .tour }
    var rest = arguments[...]
    while let argument = rest.popFirst() { try read(argument, &rest) }
    try decide()
    if isWatched { try watch(arguments) }
  }

  /// Determines the arguments of the gallery that is started again and again.
  private mutating func watch(_ arguments: [String]) throws {
    if case .live = action {
      throw Failure(message: "--watch prints the pictures again, and --live runs a screen; remove one of the two")
    }
    action = .watch(arguments.filter { $0 != "--watch" })
  }

  private mutating func read(_ argument: String, _ rest: inout ArraySlice<String>) throws {
    switch argument {
    case "--help", "-h": action = .help
    case "--list": action = .list
    case "--all": isAll = true
    case "--live": isLive = true
    case "--page": isPage = true
    case "--watch": isWatched = true
    case "-o", "--output": folder = try Self.folder(rest.popFirst())
    case "--source": action = .source(try screen(rest.popFirst(), for: argument))
    case "--width": variant.width = try Self.width(rest.popFirst())
    case "--glyphs": variant.glyphs = try Self.choice(rest.popFirst(), argument)
    case "--format": variant.format = try Self.choice(rest.popFirst(), argument)
    case "--unit": variant.unit = try Self.choice(rest.popFirst(), argument)
    case _ where argument.hasPrefix("-"):
      throw Failure(
        message:
          "unknown flag \(argument); the flags are --all --width --glyphs --unit --format -o --page --live --watch --source --list --help"
      )
    case _ where screens.contains(argument):
      if case .show(let other?) = action {
        throw Failure(message: "\"\(other)\" and \"\(argument)\" are two screens; name one, or none for all screens")
      }
      action = .show(argument)
    default:
      throw Failure(message: "unknown screen \"\(argument)\"; the screens are:\n  " + screens.joined(separator: "\n  "))
    }
  }

  /// Determines the action from all arguments.
  private mutating func decide() throws {
    guard case .show(let name) = action else { return }
    if isAll, let name {
      throw Failure(message: "--all means all screens, and \"\(name)\" only one; remove one of the two")
    }
    let format = variant.format
    let isDocument = format == .svg || format == .html
    if isLive {
      action = .live(try screen(name, for: "--live"))
    } else if isPage {
      if let format, !isDocument { throw Failure(message: "--page needs --format svg or html, not \(format.rawValue)") }
      action = .page(name, folder: folder)
    } else if let folder {
      action = .write(name, folder: folder)
    } else if let format, isDocument {
      throw Failure(
        message:
          "--format \(format.rawValue) needs -o FOLDER, which writes a file for each step, or --page, which prints one page "
          + "with all of them")
    }
  }

  private func screen(_ name: String?, for flag: String) throws -> String {
    let choices = "the screens are:\n  " + screens.joined(separator: "\n  ")
    guard let name else { throw Failure(message: "\(flag) needs the name of a screen; \(choices)") }
    guard screens.contains(name) else { throw Failure(message: "unknown screen \"\(name)\"; \(choices)") }
    return name
  }

  private static func folder(_ value: String?) throws -> String {
    guard let value, !value.isEmpty, !value.hasPrefix("-") else {
      throw Failure(message: "-o needs a folder, not \(value.map { "\"\($0)\"" } ?? "nothing")")
    }
    return value
  }

  private static func width(_ value: String?) throws -> Int {
    guard let width = value.flatMap({ Int($0) }), (1...500).contains(width) else {
      throw Failure(
        message: "--width needs a number of columns from 1 to 500, not \(value.map { "\"\($0)\"" } ?? "nothing")")
    }
    return width
  }

  private static func choice<C: CaseIterable & RawRepresentable>(_ value: String?, _ flag: String) throws -> C
  where C.RawValue == String {
    guard let choice = value.flatMap(C.init(rawValue:)) else {
      let choices = C.allCases.map(\.rawValue).joined(separator: " ")
      throw Failure(message: "\(flag) needs one of \(choices), not \(value.map { "\"\($0)\"" } ?? "nothing")")
    }
    return choice
  }
}
