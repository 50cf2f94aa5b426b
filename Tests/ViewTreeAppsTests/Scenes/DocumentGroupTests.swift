import Foundation
import Testing
import ViewTreeApps
import ViewTreeTesting

private struct Note: FileDocument {
  static let readableContentTypes = [UTType.plainText]
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

private final class Items: ReferenceFileDocument {
  static let readableContentTypes = [UTType.json]
  @Published var items = ["a"]
  init() {}
  required init(configuration: ReadConfiguration) throws {
    items = try JSONDecoder().decode([String].self, from: configuration.file.regularFileContents ?? Data())
  }
  func snapshot(contentType: UTType) throws -> [String] { items }
  func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
  }
}

private struct NoteEditor: View {
  @Binding var note: Note
  @Environment(\.documentConfiguration) private var configuration
  @Environment(\.newDocument) private var newDocument
  @Environment(\.openDocument) private var openDocument
  @State private var error = ""

  var body: some View {
    TextField("Text", text: $note.text)
    Text("\(configuration?.fileURL?.lastPathComponent ?? "no file")\(error)")
    Button("Another") { newDocument(Note()) }
    Button("Wrong") { newDocument { Items() } }
    Button("By name") {
      Task {
        do { try await openDocument(at: URL(filePath: "/no/such.txt")) } catch { self.error = " error" }
      }
    }
  }
}

private struct Notes: App {
  var body: some Scene { DocumentGroup(newDocument: Note()) { file in NoteEditor(note: file.$document) } }
}

/// An app whose document group is not its first scene.
private struct Mixed: App {
  struct Opener: View {
    @Environment(\.newDocument) private var newDocument
    var body: some View { Button("Note") { newDocument(Note()) } }
  }

  var body: some Scene {
    WindowGroup { Opener() }
    DocumentGroup(newDocument: Note()) { file in NoteEditor(note: file.$document) }
  }
}

private struct Lists: App {
  var body: some Scene {
    DocumentGroup(newDocument: { Items() }) { file in
      VStack(alignment: .leading) {
        ForEach(file.document.items, id: \.self) { Text($0) }
        Button("Add") { file.document.items.append("b") }
      }
    }
  }
}

private struct Viewer: App {
  var body: some Scene {
    DocumentGroup(viewing: Note.self) { file in
      TextField("Text", text: file.$document.text)
      Text(file.isEditable ? "can be changed" : "to be read")
    }
  }
}

@MainActor @Suite struct DocumentGroupTests {
  private let files = StoredFiles(["b.txt": "bread", "l.json": #"["q"]"#])

  private func screen<A: App>(_ app: A, opening path: String? = nil) -> Screen {
    var options = ScreenOptions(unit: .cells, files: files)
    if let path { options.openedFiles = [files.folder.appending(path: path)] }
    return Screen(AppView(app), width: 36, height: 12, options: options)
  }

  private func press(_ letter: Character, on screen: Screen) { screen.press(.character(letter).with(.command)) }

  @Test func `a new document is shown, with the menu of its file`() throws {
    let screen = screen(Notes())
    try screen.find(.menu, "File").tap()
    expectSnapshot(of: screen, as: [.text, .semantics])
  }

  @Test func `a document group behind another scene opens its documents above that`() throws {
    let screen = screen(Mixed())
    try screen.find(.button, "Note").tap()
    try screen.find(.textField).type("milk")
    expectText(screen.text, contains: "no file")
    expectEqual(screen.issues, [])
  }

  @Test func `the file that the program is started with is opened, changed and saved`() async throws {
    let screen = screen(Notes(), opening: "b.txt")
    expectText(screen.text, contains: "b.txt")
    try screen.find(.textField).type("!")
    expectEqual(files.text("b.txt"), "bread")
    press("s", on: screen)
    expectEqual(files.text("b.txt"), "bread!")
    try screen.find(.textField).type("!")
    try await screen.settle()
    screen.advance(by: .seconds(0.9))
    expectEqual(files.text("b.txt"), "bread!")
    screen.advance(by: .seconds(0.2))
    try await screen.settle()
    expectEqual(files.text("b.txt"), "bread!!")
    files["b.txt"] = Data("other".utf8)
    try screen.find(.menu, "File").tap()
    try screen.find(.menuItem, "Revert").tap()
    try expectEqual(screen.find(.textField).value, "other")
  }

  @Test func `a changed document is saved when its window closes`() throws {
    let screen = screen(Notes(), opening: "b.txt")
    try screen.find(.textField).type("!")
    screen.close()
    expectEqual(files.text("b.txt"), "bread!")
  }

  @Test func `another document opens above, and one without a file needs a decision`() throws {
    let screen = screen(Notes())
    press("o", on: screen)
    try screen.find(.button, "b.txt").tap()
    expectText(screen.text, contains: "b.txt")
    press("w", on: screen)
    expectText(screen.text, contains: "no file")
    press("n", on: screen)
    try screen.find(.textField).type("!")
    press("w", on: screen)
    expectSnapshot(of: screen, named: "question")
    try screen.find(.button, "Save").tap()
    screen.type("2")
    screen.press(.return)
    expectEqual(files.text("Untitled2.txt"), "new!")
    try expectEqual(screen.find(.textField).value, "new")
    try screen.find(.button, "Another").tap()
    try screen.find(.textField).type("?")
    press("w", on: screen)
    try screen.find(.button, "Delete").tap()
    try expectEqual(screen.find(.textField).value, "new")
    expectEqual(screen.issues, [])
  }

  @Test func `a document without a file is saved under a name`() throws {
    let screen = screen(Notes())
    press("s", on: screen)
    screen.press(.return)
    #expect(files.text("Untitled.txt") == "new" && screen.text.contains("Untitled.txt"))
  }

  @Test func `an unreadable file is reported`() async throws {
    files["bad.txt"] = Data([0xff, 0xfe, 0xff])
    let screen = screen(Notes(), opening: "bad.txt")
    expectSnapshot(of: screen)
    try screen.find(.button, "OK").tap()
    try screen.find(.button, "Open…").tap()
    try screen.find(.button, "b.txt").tap()
    try expectEqual(screen.find(.textField).value, "bread")
    try screen.find(.button, "Wrong").tap()
    #expect(screen.issues.joined().contains("declare a DocumentGroup"))
    try screen.find(.button, "By name").tap()
    try await screen.settle()
    expectText(screen.text, contains: "b.txt error")
  }

  @Test func `a document that is an object is saved by a snapshot`() async throws {
    let screen = screen(Lists(), opening: "l.json")
    expectText(screen.text, startsWith: " File\nq\n[ Add ]\n")
    try screen.find(.button, "Add").tap()
    try await screen.settle()
    screen.advance(by: .seconds(1))
    try await screen.settle()
    expectEqual(files.text("l.json"), #"["q","b"]"#)
  }

  @Test func `a document that is only viewed stays as it is`() throws {
    let screen = screen(Viewer(), opening: "b.txt")
    try screen.find(.textField).type("!")
    #expect(screen.text.contains("bread ") && screen.text.contains("to be read"))
    try screen.find(.menu, "File").tap()
    expectEqual(screen.findAll(.menuItem).map(\.label), ["Open…", "Save As…"])
    let empty = self.screen(Viewer())
    try empty.find(.button, "Open…").tap()
    #expect(empty.text.contains("b.txt") && empty.text.contains("~l.json~"))
  }
}
