import TerminalHost
import TextBackend
import ViewTree

/// Prints the screens of the gallery, each before and after a sequence of events.
@main struct Gallery {
  @MainActor static func main() {
    do {
      let command = try Arguments(Array(CommandLine.arguments.dropFirst()), screens: screens.map(\.name))
      switch command.action {
      case .help: print(Arguments.help)
      case .list: print(list)
      case .show(let name): try show(screens.filter { name == nil || $0.name == name }, command)
      case .live(let name): try screens.first { $0.name == name }?.run(command.variant)
      }
    } catch let error as Arguments.Failure {
      FileHandle.standardError.write(Data("gallery: \(error.message)\n".utf8))
      exit(64)
    } catch {
      FileHandle.standardError.write(Data("gallery: \(error)\n".utf8))
      exit(1)
    }
  }

  @MainActor private static var list: String {
    let width = screens.map(\.name.count).max() ?? 0
    return screens.map { $0.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0.title }
      .joined(separator: "\n")
  }

  @MainActor private static func show(_ shown: [GalleryScreen], _ command: Arguments) throws {
    for screen in shown { print(try screen.story(command.variant)) }
  }
}
