import Foundation
import Testing
import ViewTreeApps
import ViewTreeTesting

private struct Note: FileDocument {
  static let readableContentTypes = [UTType.plainText, .json]
  var text = "new"
  init() {}
  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.text = text
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct Notes: App {
  var body: some Scene {
    DocumentGroup(newDocument: Note()) { file in
      TextField("Text", text: file.$document.text)
      Text(file.fileURL?.lastPathComponent ?? "no file")
    }
  }
}

/// The windows of documents; what is written is in the suite of document groups.
@MainActor @Suite struct DocumentSceneTests {
  private let files = StoredFiles(["a.txt": "milk", "b.txt": "bread", "bad.txt": ""])

  private func screen(opening paths: String...) -> Screen { screen(Notes(), opening: paths) }

  private func screen<A: App>(_ app: A, opening paths: [String] = []) -> Screen {
    var options = ScreenOptions(unit: .cells, files: files)
    options.openedFiles = paths.map { files.url(of: $0) }
    return Screen(AppView(app), width: 36, height: 14, options: options)
  }

  private func press(_ letter: Character, on screen: Screen) { screen.press(.character(letter).with(.command)) }
  private func text(_ screen: Screen) throws -> String { try screen.find(.textField, "Text").value ?? "" }

  @Test func `the first of several files is opened`() throws {
    try expectEqual(text(screen(opening: "a.txt", "b.txt")), "milk")
  }

  @Test func `Escape closes a window unless its document has changes and no file`() throws {
    let screen = screen(opening: "a.txt")
    press("n", on: screen)
    try expectEqual(text(screen), "new")
    screen.press(.escape)
    try expectEqual(text(screen), "milk")
    press("n", on: screen)
    try screen.find(.textField).type("!")
    screen.press(.escape)
    try expectEqual(text(screen), "new!")
    press("w", on: screen)
    try screen.find(.button, "Delete").tap()
    try expectEqual(text(screen), "milk")
    press("o", on: screen)
    try screen.find(.button, "b.txt").tap()
    try screen.find(.textField).type("!")
    screen.press(.escape)
    try expectEqual(text(screen), "milk")
    expectEqual(files.text("b.txt"), "bread!")
  }

  @Test func `a saved window stays open, and one that is closed by a question does not`() throws {
    let screen = screen(opening: "a.txt")
    press("n", on: screen)
    try screen.find(.textField).type("!")
    press("w", on: screen)
    #expect(try screen.find(.alert, "Do you want to keep this document?").isEnabled)
    try screen.find(.button, "Save").tap()
    try screen.find(.button, "Cancel").tap()
    try expectEqual(text(screen), "new!")
    press("s", on: screen)
    screen.press(.return)
    #expect(try text(screen) == "new!" && screen.text.contains("Untitled.txt"))
    press("n", on: screen)
    press("s", on: screen)
    screen.type("2")
    screen.press(.return)
    #expect(try text(screen) == "new" && screen.text.contains("Untitled2.txt"))
    press("w", on: screen)
    press("w", on: screen)
    try expectEqual(text(screen), "milk")
    expectEqual(screen.issues, [])
  }

  @Test func `a question is answered once`() throws {
    let screen = screen(opening: "a.txt")
    press("n", on: screen)
    try screen.find(.textField).type("!")
    press("w", on: screen)
    screen.press(.escape)
    #expect(try text(screen) == "new!" && !screen.text.contains("keep"))
    press("w", on: screen)
    try screen.find(.button, "Delete").tap()
    #expect(try text(screen) == "milk" && !screen.text.contains("keep"))
  }

  @Test func `a window whose file cannot be read shows another in its place, or closes without a question`() throws {
    files["bad.txt"] = Data([0xff, 0xfe, 0xff])
    let screen = screen(opening: "bad.txt")
    try screen.find(.button, "OK").tap()
    try screen.find(.button, "Open…").tap()
    try screen.find(.button, "b.txt").tap()
    try expectEqual(text(screen), "bread")
    press("w", on: screen)
    try expectEqual(text(screen), "bread")
    press("o", on: screen)
    try screen.find(.button, "bad.txt").tap()
    #expect(screen.findAll(.alert).map(\.label).joined().contains("“bad.txt” could not be opened."))
    try screen.find(.button, "OK").tap()
    press("w", on: screen)
    #expect(try text(screen) == "bread" && !screen.text.contains("keep"))
  }

  @Test func `a file whose document has no changes is not written`() async throws {
    let screen = screen(opening: "a.txt")
    try await screen.settle()
    files["a.txt"] = Data("tea".utf8)
    screen.advance(by: .seconds(2))
    try await screen.settle()
    expectEqual(files.text("a.txt"), "tea")
  }

  @Test func `a window above the first has a menu bar, also if the scene has commands`() throws {
    struct Commanded: App {
      var body: some Scene { Notes().body.commands { CommandMenu("Words") { Button("Count") {} } } }
    }
    let screen = screen(Commanded())
    expectText(screen.text, startsWith: " File  Words\n[new ")
    press("n", on: screen)
    expectText(screen.text, startsWith: " File")
    try screen.find(.menu, "File").tap()
    #expect(try screen.find(.menuItem, "Close").isEnabled)
  }

  @Test func `a document has the whole window below the menu bar`() {
    struct Titled: App {
      var body: some Scene { DocumentGroup(newDocument: Note()) { _ in Text("page") } }
    }
    expectText(
      screen(Titled()).render(.tree),
      endsWith: """
            FlexibleFrame (0 1 36 13)
              Root (0 1 36 13)
                FlexibleFrame (0 1 36 13)
                  Root (0 1 4 1)
                    Text (0 1 4 1) "page"
        """)
  }

  @Test func `a new document is saved as the first type that can be written`() throws {
    let screen = screen()
    press("s", on: screen)
    screen.press(.return)
    #expect(files.text("Untitled.txt") == "new" && screen.text.contains("Untitled.txt"))
  }
}
