import Foundation
import Testing
import ViewTreeTesting

@testable import ViewTreeApps

struct FilesTests {
  private let files = StoredFiles(["Notes/todo.txt": "milk", "Notes/drafts/": "", "b.txt": "bread", ".hidden": ""])

  @Test func `the type of a file is that of its name`() {
    let entry = files.entries(in: "/")[1]
    #expect(entry.isAny(of: [.plainText]) && entry.isAny(of: [.image, .item]) && !entry.isAny(of: [.image, .folder]))
  }

  @Test func `a wrapper is a file, a folder or a link, and is written and read whole`() throws {
    let note = FileWrapper(regularFileWithContents: Data("milk".utf8))
    note.preferredFilename = "note.txt"
    let folder = FileWrapper(directoryWithFileWrappers: ["a": FileWrapper(regularFileWithContents: Data("1".utf8))])
    #expect(folder.addFileWrapper(note) == "note.txt" && folder.addFileWrapper(note) == "note 2.txt")
    expectEqual(folder.addRegularFile(withContents: Data(), preferredFilename: "a"), "a 2")
    #expect(folder.fileWrappers?["a"]?.preferredFilename == "a" && folder.keyForChildFileWrapper(note) != nil)
    folder.removeFileWrapper(note)
    #expect(folder.fileWrappers?.keys.sorted() == ["a", "a 2"] && folder.isDirectory && !note.isDirectory)

    let place = files.url(of: "out")
    try folder.write(to: place, options: .withNameUpdating, originalContentsURL: nil)
    #expect(folder.filename == "out" && folder.matchesContents(of: place) && files.text("out/a") == "1")
    try note.write(to: place.appending(path: "a"), originalContentsURL: nil)
    #expect(!folder.matchesContents(of: place) && !folder.matchesContents(of: files.url(of: "nothing")))
    try folder.write(to: place, originalContentsURL: place)
    expectEqual(files.paths.filter { $0.hasPrefix("out") }, ["out/a", "out/a 2"])

    #expect(throws: (any Error).self) {
      try folder.write(to: files.url(of: "nowhere").appending(path: "out"), originalContentsURL: nil)
    }
    #expect(!files.paths.contains { $0.hasPrefix("nowhere") })

    let link = FileWrapper(symbolicLinkWithDestinationURL: place)
    try link.write(to: files.url(of: "link"), originalContentsURL: nil)
    let read = try FileWrapper(url: files.url(of: "link"))
    #expect(read.isSymbolicLink && read.symbolicLinkDestinationURL?.path == place.path)
    #expect(read.regularFileContents == nil && read.fileWrappers == nil && read.addFileWrapper(note) == "note.txt")
    #expect(throws: (any Error).self) { try FileWrapper(url: files.url(of: "nothing")) }
    let bread = try FileWrapper(url: files.url(of: "b.txt"))
    #expect(note.isRegularFile && bread.regularFileContents == Data("bread".utf8))
    #expect(bread.filename == "b.txt" && bread.preferredFilename == "b.txt")
  }

  @Test func `a folder matches one with the same names and contents`() throws {
    func folder(_ contents: [String: String]) -> FileWrapper {
      FileWrapper(directoryWithFileWrappers: contents.mapValues { FileWrapper(regularFileWithContents: Data($0.utf8)) })
    }
    let place = files.url(of: "matched")
    try folder(["a": "1", "b": "2"]).write(to: place, originalContentsURL: nil)
    #expect(folder(["a": "1", "b": "2"]).matchesContents(of: place))
    for other in [["a": "1"], ["a": "1", "b": "3"], ["a": "1", "c": "2"], ["a": "1", "b": "2", "c": "3"]] {
      #expect(!folder(other).matchesContents(of: place))
    }
    let link = FileWrapper(symbolicLinkWithDestinationURL: place)
    let wrappers = [folder([:]), FileWrapper(regularFileWithContents: Data()), link]
    expectEqual(wrappers.map(\.isDirectory), [true, false, false])
    expectEqual(wrappers.map(\.isRegularFile), [false, true, false])
    expectEqual(wrappers.map(\.isSymbolicLink), [false, false, true])
    for (index, wrapper) in wrappers.enumerated() {
      let url = files.url(of: "kind \(index)")
      try wrapper.write(to: url, originalContentsURL: nil)
      expectEqual(wrappers.map { $0.matchesContents(of: url) }, wrappers.map { $0 === wrapper })
    }
    #expect(place.startAccessingSecurityScopedResource())
  }

  @Test func `the type of a file is an equal one, or the first to which it conforms`() {
    let url = files.url(of: "b.txt")
    expectEqual(UTType.ofFile(at: url, among: [.item, .text, .plainText]), .plainText)
    expectEqual(UTType.ofFile(at: url, among: [.image, .item, .text]), .item)
    expectEqual(UTType.ofFile(at: url, among: [.image]), .plainText)
  }

  @Test func `each option of files is a bit of its own`() {
    typealias Browser = FileDialogBrowserOptions
    expectEqual([FileWrapper.ReadingOptions.immediate, .withoutMapping].map(\.rawValue), [1, 2])
    expectEqual([FileWrapper.WritingOptions.atomic, .withNameUpdating].map(\.rawValue), [1, 2])
    expectEqual([Browser.displayFileExtensions, .enumeratePackages, .includeHiddenFiles].map(\.rawValue), [1, 2, 4])
  }

  private struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText, .json]
    var text: String
    var type: UTType?
    init(text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
      (text, type) = (String(decoding: data, as: UTF8.self), configuration.contentType)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      let old = configuration.existingFile?.regularFileContents.map { String(decoding: $0, as: UTF8.self) } ?? ""
      return FileWrapper(regularFileWithContents: Data("\(configuration.contentType) \(old)>\(text)".utf8))
    }
  }

  @Test func `a document receives the type of its file and the existing file`() throws {
    let note = try Note(contentsOf: files.url(of: "b.txt"))
    #expect(note.text == "bread" && note.type == .plainText)
    try Note(text: "new")._write(to: files.url(of: "b.txt"), as: .json)
    #expect(files.text("b.txt") == "public.json bread>new" && Note.writableContentTypes == [.plainText, .json])
    #expect(throws: (any Error).self) { try Note(contentsOf: files.url(of: "Notes")) }
  }
}
