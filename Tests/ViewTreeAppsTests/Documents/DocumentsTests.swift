import Foundation
import Testing
import ViewTreeApps
import ViewTreeTesting

@MainActor @Suite struct DocumentsTests {
  private let files = StoredFiles([
    "Notes/todo.txt": "milk", "Notes/a photo with a very long name.png": "", "Notes/drafts/": "", "b.txt": "bread",
  ])

  private struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text: String
    init(_ text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws { text = "" }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      guard text != "bad" else { throw CocoaError(.fileWriteUnknown) }
      return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private final class Numbers: ReferenceFileDocument {
    static let readableContentTypes = [UTType.json]
    var numbers = [1, 2]
    init() {}
    required init(configuration: ReadConfiguration) throws {}
    func snapshot(contentType: UTType) throws -> [Int] { numbers }
    func fileWrapper(snapshot: [Int], configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }
  }

  private func screen<V: View>(
    width: Int = 36, glyphs: GlyphSet = .ascii, unit: ScreenOptions.Unit = .cells, @ViewBuilder _ content: () -> V
  ) -> Screen {
    Screen(width: width, height: 14, options: ScreenOptions(glyphs: glyphs, unit: unit, files: files), content: content)
  }

  // MARK: Importing

  private struct Importing: View {
    var types: [UTType] = [.plainText]
    var several = false
    @State private var isShown = true
    @State private var text = "nothing"

    var body: some View {
      Text(text)
      Button("Import") { isShown = true }
        .fileImporter(isPresented: $isShown, allowedContentTypes: types, allowsMultipleSelection: several) { result in
          text = (try? result.get().map(\.lastPathComponent).joined(separator: " ")) ?? "?"
        } onCancellation: {
          text = "given up"
        }
    }
  }

  @Test(arguments: [GlyphSet.ascii, .unicode]) func `a file is chosen`(glyphs: GlyphSet) throws {
    let screen = screen(glyphs: glyphs) { Importing() }
    try screen.find(.button, "Notes/").tap()
    expectSnapshot(of: screen, as: [.text, .semantics], named: "folder-\(glyphs)")
    try expectEqual(screen.find(.button, "a photo with a very long name.png").isEnabled, false)
    try screen.find(.button, "todo.txt").tap()
    #expect(screen.text.contains("todo.txt") && !screen.text.contains("Cancel"))
    #expect(screen.issues == [] && screen.faults == [])
  }

  @Test func `narrow screens and points cut names in the middle`() throws {
    let narrow = screen(width: 20) { Importing() }
    try narrow.find(.button, "Notes/").tap()
    expectSnapshot(of: narrow, named: "narrow")
    let points = screen(unit: .points) { Importing() }
    try points.find(.button, "Notes/").tap()
    expectSnapshot(of: points, named: "points")
  }

  @Test func `the dialog names an empty folder only if the folder has no entries`() throws {
    let screen = screen { Importing() }
    try screen.find(.button, "Notes/").tap()
    try screen.find(.button, "drafts/").tap()
    #expect(screen.text.contains("../") && !screen.text.contains("No files"))
    let empty = Screen(width: 36, height: 14, options: ScreenOptions(files: StoredFiles([:]))) { Importing() }
    #expect(empty.text.contains("No files") && !empty.text.contains("../"))
  }

  @Test func `several files are marked, and a button ends the choice`() throws {
    let screen = screen { Importing(types: [.item], several: true) }
    try screen.find(.button, "Notes/").tap()
    try expectEqual(screen.find(.button, "Open").isEnabled, false)
    try screen.find(.button, "todo.txt").tap()
    try screen.find(.button, "a photo with a very long name.png").tap()
    expectSnapshot(of: screen, as: [.text, .semantics])
    try screen.find(.button, "a photo with a very long name.png").tap()
    try screen.find(.button, "Open").tap()
    expectText(screen.text, contains: "todo.txt\n")
  }

  @Test func `marks are for the files of one folder`() throws {
    let screen = screen { Importing(types: [.item], several: true) }
    try screen.find(.button, "b.txt").tap()
    #expect(try screen.find(.button, "b.txt").isSelected && screen.find(.button, "Open").isEnabled)
    try screen.find(.button, "Notes/").tap()
    try expectEqual(screen.find(.button, "Open").isEnabled, false)
    try screen.find(.button, "../").tap()
    try expectEqual(screen.find(.button, "b.txt").isSelected, false)
  }

  @Test func `a path is typed, and Escape gives up`() throws {
    let screen = screen { Importing() }
    let path = try screen.find(.textField, "Folder")
    expectEqual(path.value, "/")
    try path.type("Notes")
    screen.press(.return)
    try expectEqual(screen.find(.textField, "Folder").value, "/Notes")
    try screen.find(.textField, "Folder").type("/nothing")
    screen.press(.return)
    expectText(screen.text, contains: "/Notes/nothing does not")
    screen.press(.escape)
    expectEqual(screen.text.split(separator: "\n"), [" given up", "[ Import ]"])
  }

  @Test func `arrows go from row to row, and a folder can be chosen`() throws {
    let screen = screen { Importing(types: [.folder]) }
    screen.press(.tab)
    screen.press(.tab)
    #expect(try screen.find(.button, "Notes/").isFocused)
    screen.press(.return)
    expectText(screen.text, contains: "~todo.txt~")
    try screen.find(.button, "Open").tap()
    expectText(screen.text, contains: "Notes\n")
  }

  @Test func `a screen that is given no files shows none`() {
    let screen = Screen(width: 30, height: 10) { Importing() }
    #expect(screen.text.contains("No files") && screen.issues == [])
  }

  // MARK: Exporting

  private struct Exporting: View {
    let note: Note?
    var name: String? = "todo"
    @State private var isShown = true
    @State private var text = "nothing"

    var body: some View {
      Text(text)
      Button("Export") { isShown = true }
        .fileExporter(isPresented: $isShown, document: note, contentType: .plainText, defaultFilename: name) {
          text = (try? $0.get().lastPathComponent) ?? "failed"
        }
    }
  }

  @Test(arguments: [GlyphSet.ascii, .unicode]) func `a document is saved, and an existing file needs a confirmation`(
    glyphs: GlyphSet
  ) throws {
    let screen = screen(glyphs: glyphs) { Exporting(note: Note("bread")) }
    expectSnapshot(of: screen, as: [.text, .semantics], named: "save-\(glyphs)")
    try screen.find(.button, "Notes/").tap()
    screen.press(.return)
    expectSnapshot(of: screen, named: "replace-\(glyphs)")
    expectEqual(files.text("Notes/todo.txt"), "milk")
    screen.press(.return)
    #expect(files.text("Notes/todo.txt") == "bread" && screen.text.contains("todo.txt"))
  }

  @Test func `the name can be typed, or taken from a row`() throws {
    let screen = screen { Exporting(note: Note("x"), name: nil) }
    try expectEqual(screen.find(.textField, "Name").value, "Untitled")
    screen.press(.character("a").with(.command))
    screen.type("my.notes")
    try screen.find(.button, "Save").tap()
    expectEqual(files.text("my.notes.txt"), "x")
    try screen.find(.button, "Export").tap()
    try screen.find(.button, "b.txt").tap()
    try expectEqual(screen.find(.textField, "Name").value, "b.txt")
    screen.press(.escape)
    expectEqual(files.text("b.txt"), "bread")
  }

  @Test func `nothing is shown without a document, an empty name cannot be saved, and errors are handed on`() throws {
    #expect(!screen { Exporting(note: nil) }.text.contains("Save"))
    let screen = screen { Exporting(note: Note("bad"), name: "") }
    try expectEqual(screen.find(.button, "Save").isEnabled, false)
    screen.type("Notes")
    screen.press(.return)
    expectText(screen.text, contains: "failed")
  }

  @Test func `a folder is not written over`() throws {
    files["Sub.txt/inner"] = Data()
    let screen = screen { Exporting(note: Note("x"), name: "Sub") }
    screen.press(.return)
    #expect(screen.text.contains("is a folder") && files["Sub.txt/inner"] != nil)
  }

  private struct Item: Transferable, Codable {
    var number = 7
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json).suggestedFileName("seven")
      ProxyRepresentation { "\($0.number)" }
    }
  }

  private enum What: CaseIterable { case documents, object, objects, item, items }

  private struct ExportingMore: View {
    let what: What
    @State private var isShown = true
    @State private var text = "nothing"

    var body: some View {
      switch what {
      case .documents:
        Text(text).fileExporter(isPresented: $isShown, documents: [Note("a"), Note("b")], contentType: .plainText) {
          text = (try? $0.get().map(\.lastPathComponent).joined(separator: "+")) ?? "failed"
        }
      case .object:
        Text(text).fileExporter(isPresented: $isShown, document: Numbers(), contentType: .json) {
          text = (try? $0.get().lastPathComponent) ?? "failed"
        }
      case .objects:
        Text(text).fileExporter(isPresented: $isShown, documents: [Numbers()], contentType: .json) {
          text = (try? $0.get().map(\.lastPathComponent).joined()) ?? "failed"
        }
      case .item:
        Text(text).fileExporter(isPresented: $isShown, item: Item(), contentTypes: [.plainText, .json]) {
          text = (try? $0.get().lastPathComponent) ?? "failed"
        }
      case .items:
        Text(text).fileExporter(isPresented: $isShown, items: [Item(), Item(number: 8)]) {
          text = (try? $0.get().map(\.lastPathComponent).joined(separator: "+")) ?? "failed"
        }
      }
    }
  }

  @Test func `several documents, objects and items are written too`() async throws {
    var said: [String] = []
    for what in What.allCases {
      let screen = screen { ExportingMore(what: what) }
      try screen.find(.button, "Save").tap()
      try await screen.settle()
      said.append(screen.text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    expectEqual(
      said, ["Document.txt+Document 2.txt", "Untitled.json", "Document.json", "seven.txt", "seven.json+seven 2.json"])
    #expect(files.text("Document 2.txt") == "b" && files.text("Untitled.json") == "[1,2]")
    #expect(files.text("seven.txt") == "7" && files.text("seven 2.json") == #"{"number":8}"#)
  }

  private struct Broken: Transferable {
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .json) { (_: Broken) in throw CocoaError(.fileWriteUnknown) }
    }
  }

  private final class BrokenObject: ReferenceFileDocument {
    static let readableContentTypes = [UTType.json]
    init() {}
    required init(configuration: ReadConfiguration) throws {}
    func snapshot(contentType: UTType) throws -> Int { throw CocoaError(.fileWriteUnknown) }
    func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  private struct Presenter<Content: View>: View {
    @State private var isShown = true
    let content: (Binding<Bool>) -> Content
    var body: some View { content($isShown) }
  }

  @Test func `each exporter reports an error, and a cancellation`() async throws {
    let probe = Probe()
    func note<T>(_ result: Result<T, any Error>) {
      switch result {
      case .success: probe.note("written")
      case .failure(let error): probe.note(error is CocoaError ? "failed" : "\(error)")
      }
    }
    let cancelled: () -> Void = { probe.note("cancelled") }
    let exporters: [(Binding<Bool>) -> AnyView] = [
      {
        AnyView(
          Text("a").fileExporter(isPresented: $0, document: Note("bad"), onCompletion: note, onCancellation: cancelled))
      },
      {
        AnyView(
          Text("a").fileExporter(
            isPresented: $0, documents: [Note("bad")], contentTypes: [], onCompletion: note, onCancellation: cancelled))
      },
      {
        AnyView(
          Text("a").fileExporter(
            isPresented: $0, document: BrokenObject(), onCompletion: note, onCancellation: cancelled))
      },
      {
        AnyView(
          Text("a").fileExporter(
            isPresented: $0, documents: [BrokenObject()], contentTypes: [], onCompletion: note,
            onCancellation: cancelled))
      },
      {
        AnyView(Text("a").fileExporter(isPresented: $0, item: Broken(), onCompletion: note, onCancellation: cancelled))
      },
      {
        AnyView(
          Text("a").fileExporter(isPresented: $0, items: [Broken()], onCompletion: note, onCancellation: cancelled))
      },
    ]
    for exporter in exporters {
      for (button, word) in [("Save", "failed"), ("Cancel", "cancelled")] {
        probe.clear()
        let screen = screen { Presenter(content: exporter) }
        try screen.find(.button, button).tap()
        try await screen.settle()
        expectEqual(probe.log, [word])
        expectText(screen.text, lacks: "Cancel")
      }
    }
  }

  // MARK: Moving

  private struct Moving: View {
    let urls: [URL]
    @State private var isShown = true
    @State private var text = "nothing"

    var body: some View {
      Text(text).fileMover(isPresented: $isShown, files: urls) {
        text = (try? $0.get().map(\.lastPathComponent).joined()) ?? "failed"
      } onCancellation: {
        text = "given up"
      }
    }
  }

  @Test func `files are moved to a folder`() throws {
    let screen = screen { Moving(urls: [files.folder.appending(path: "b.txt")]) }
    try screen.find(.button, "Notes/").tap()
    expectSnapshot(of: screen)
    try screen.find(.button, "Move").tap()
    expectEqual(screen.text.split(separator: "\n"), ["b.txt"])
    #expect(files.text("Notes/b.txt") == "bread" && files["b.txt"] == nil)
    let failing = self.screen { Moving(urls: [files.folder.appending(path: "Notes/nothing")]) }
    try failing.find(.button, "Move").tap()
    expectText(failing.text, contains: "failed")
    let given = self.screen { Moving(urls: [files.folder]) }
    try given.find(.button, "Cancel").tap()
    expectText(given.text, contains: "given up")
    #expect(!self.screen { Moving(urls: []) }.text.contains("Move"))
  }

  // MARK: What is said of dialogs

  @Test func `the dialog shows the titles that modifiers set`() throws {
    let screen = screen {
      Exporting(note: Note("x"))
        .fileDialogMessage("Keep it somewhere safe.")
        .fileDialogConfirmationLabel("Keep")
        .fileExporterFilenameLabel("Called")
        .fileDialogDefaultDirectory(files.folder.appending(path: "Notes"))
        .fileDialogBrowserOptions(.includeHiddenFiles)
    }
    expectSnapshot(of: screen)
    let none = self.screen {
      Importing().fileDialogURLEnabled(#Predicate { $0.pathExtension == "md" }).fileDialogDefaultDirectory(nil)
        .fileDialogCustomizationID("a").fileDialogImportsUnresolvedAliases(true)
    }
    expectText(none.text, contains: "~b.txt~")
  }
}
