import SnapshotReview
import TerminalHost
import TextBackend
import ViewTree

/// Prints the screens of the gallery, each before and after a sequence of events.
@main struct Gallery {
  @MainActor static func main() async {
    do {
      let command = try Arguments(Array(CommandLine.arguments.dropFirst()), screens: screens.map(\.name))
      try await run(command)
    } catch let error as Arguments.Failure {
      fail(error.message, code: 64)
    } catch {
      fail("\(error)", code: 1)
    }
  }

  @MainActor private static func run(_ command: Arguments) async throws {
    switch command.action {
    case .help: print(Arguments.help)
    case .list: print(list)
    case .tour: print(try await Tour.text(colors: Tour.terminalColors))
    case .show(let name): for screen in shown(name) { print(try await screen.story(command.variant)) }
    case .write(let name, let folder):
      var count = 0
      for screen in shown(name) {
        for file in try await screen.documents(command.variant) {
          try write(file.content, to: file.name, in: folder)
          count += 1
        }
      }
      print("wrote \(count == 1 ? "1 file" : "\(count) files") to \(folder)")
    case .page(let name, let folder):
      let page = try await Page.document(shown(name), command.variant)
      guard let folder else { return print(page) }
      try write(page, to: "gallery.html", in: folder)
      print("wrote \(folder)/gallery.html")
    case .live(let name): try screens.first { $0.name == name }?.run(command.variant)
    case .watch(let arguments): try watch(arguments)
    case .source(let name): for screen in shown(name) { print(try screen.source(), terminator: "") }
    }
  }

  @MainActor private static func shown(_ name: String?) -> [GalleryScreen] {
    screens.filter { name == nil || $0.name == name }
  }

  @MainActor private static var list: String {
    let width = screens.map(\.name.count).max() ?? 0
    return screens.map { $0.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0.title }
      .joined(separator: "\n")
  }

  /// Builds the gallery and runs it in a process of its own whenever a file of the package is saved.
  private static func watch(_ arguments: [String]) throws -> Never {
    let environment = ProcessInfo.processInfo.environment
    let root = try SnapshotFolders(environment: [:], folder: FileManager.default.currentDirectoryPath).root
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let build = ShellCommand(["swift", "build", "--product", "gallery"], in: root, environment: environment)
    let draw = ShellCommand([program] + arguments, in: root, environment: environment)
    var watch = Watch(root, build: { build.run() }, draw: { draw.run() }, show: Watch.showInPlace)
    watch.run()
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data("gallery: \(message)\n".utf8))
    exit(code)
  }

  private static func write(_ content: String, to name: String, in folder: String) throws {
    let file = URL(filePath: folder).appending(path: name)
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data((content + "\n").utf8).write(to: file)
    } catch {
      fail("\(file.path) cannot be written: \(error.localizedDescription); choose a different folder with -o", code: 1)
    }
  }
}
