import Foundation
import Testing
import ViewTreeApps
import ViewTreeTesting

/// The dialogs are used by the suite of documents; here are the names and types of the files that are written.
@MainActor @Suite struct FileExporterTests {
  private let files = StoredFiles([:])

  private struct Page: FileDocument {
    static let readableContentTypes = [UTType.html, .json, .plainText]
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(configuration.contentType.identifier.utf8))
    }
  }

  private final class Book: ReferenceFileDocument {
    static let readableContentTypes = [UTType.html, .json, .plainText]
    init() {}
    required init(configuration: ReadConfiguration) throws {}
    func snapshot(contentType: UTType) throws -> UTType { contentType }
    func fileWrapper(snapshot: UTType, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(snapshot.identifier.utf8))
    }
  }

  enum Exporter: CaseIterable {
    case document, documents, object, objects
  }

  private struct Exporting: View {
    let exporter: Exporter
    let types: [UTType]
    @State private var isShown = true
    @State private var name = "nothing"

    var body: some View {
      switch exporter {
      case .document: Text(name).fileExporter(isPresented: $isShown, document: Page(), contentTypes: types) { note($0) }
      case .documents:
        Text(name).fileExporter(isPresented: $isShown, documents: [Page()], contentTypes: types) { noteFirst($0) }
      case .object: Text(name).fileExporter(isPresented: $isShown, document: Book(), contentTypes: types) { note($0) }
      case .objects:
        Text(name).fileExporter(isPresented: $isShown, documents: [Book()], contentTypes: types) { noteFirst($0) }
      }
    }

    private func note(_ result: Result<URL, any Error>) { name = (try? result.get().lastPathComponent) ?? "failed" }
    private func noteFirst(_ result: Result<[URL], any Error>) { note(result.map { $0[0] }) }
  }

  private func screen<V: View>(@ViewBuilder _ content: () -> V) -> Screen {
    Screen(width: 36, height: 14, options: ScreenOptions(unit: .cells, files: files), content: content)
  }

  @Test(arguments: Exporter.allCases)
  func `a document is written as the first type given, or else as the first of its own`(exporter: Exporter) throws {
    for (types, type, ending) in [([UTType.json, .plainText], UTType.json, "json"), ([], .html, "html")] {
      let screen = screen { Exporting(exporter: exporter, types: types) }
      try screen.find(.button, "Save").tap()
      let name = screen.text.trimmingCharacters(in: .whitespacesAndNewlines)
      #expect(name.hasSuffix(".\(ending)") && files.text(name) == type.identifier)
    }
  }

  private struct Named<D: FileDocument>: View {
    let name: String
    let type: UTType
    let document: D
    @State private var isShown = true

    var body: some View {
      Text("x").fileExporter(isPresented: $isShown, document: document, contentType: type, defaultFilename: name) { _ in
      }
    }
  }

  @Test(arguments: [
    ("a", "a.txt"), ("a.txt", "a.txt"), ("a.TXT", "a.TXT"), ("a.swift", "a.swift"), ("a.json", "a.json.txt"),
    (" a ", "a.txt"),
  ])
  func `a name gets the extension of the type unless its own stands for such a type`(name: String, file: String) throws
  {
    let screen = screen { Named(name: name, type: .plainText, document: Page()) }
    try screen.find(.button, "Save").tap()
    expectEqual(files.paths, [file])
  }

  private struct Item: Transferable {
    static var transferRepresentation: some TransferRepresentation { ProxyRepresentation { (_: Item) in "text" } }
  }

  private struct ExportingItem: View {
    let types: [UTType]
    let note: @MainActor (String) -> Void
    @State private var isShown = true

    var body: some View {
      Text("x").fileExporter(isPresented: $isShown, item: Item(), contentTypes: types) { result in
        switch result {
        case .success(let url): note(url.lastPathComponent)
        case .failure(let error): note("\(error)")
        }
      }
    }
  }

  @Test func `an item that has none of the types fails with the first`() async throws {
    let probe = Probe()
    for types in [[UTType.png, .plainText], [.png, .pdf]] {
      let screen = screen { ExportingItem(types: types) { probe.note($0) } }
      try screen.find(.button, "Save").tap()
      try await screen.settle()
    }
    #expect(probe.log.count == 2 && probe.log[0] == "Untitled.txt" && probe.log[1].contains("public.png"))
  }
}
