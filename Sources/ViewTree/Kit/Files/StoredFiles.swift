/// Files by path, which the file dialogs of a screen show and write.
///
///     let files = StoredFiles(["Notes/todo.txt": "milk"])
///     let screen = Screen(options: ScreenOptions(files: files)) { NotesScreen() }
///     …
///     #expect(files.text("Notes/todo.txt") == "milk, bread")
///
/// The files lie in a folder of their own, so that a program can read them by the URLs that a dialog returns. Paths
/// begin at that folder, and a dialog never leaves it. The folder is created with the first file, and removed with the
/// store. Screens with the same store show the same files. Any thread may use a store.
public final class StoredFiles: Sendable {
  private let place: Locked<Place>
  /// The path of the folder in which a dialog begins.
  package let start: String

  private enum Place {
    /// No folder yet: the first access to a file or to ``folder`` creates one.
    case none
    /// A temporary folder that the store created, and removes at its end.
    case own(URL)
    /// A folder that the program passed; the store never removes it.
    case given(URL)
  }

  /// Creates files with texts by path; a path that ends in `/` is an empty folder.
  public init(_ files: [String: String] = [:]) {
    place = Locked(.none)
    start = "/"
    for (path, text) in files { if path.hasSuffix("/") { makeFolder(path) } else { self[path] = Data(text.utf8) } }
  }

  /// Creates a store of the files in a given folder, which stays when the store is released.
  ///
  /// Dialogs begin in `start`, or in `folder` if `start` is `nil` or outside of it.
  public init(folder: URL, startingIn start: URL? = nil) {
    let folder = folder.standardizedFileURL
    place = Locked(.given(folder))
    self.start = start.flatMap { Self.path(of: $0, in: folder) } ?? "/"
  }

  deinit { if case .own(let folder) = place.withLock({ $0 }) { try? FileManager.default.removeItem(at: folder) } }

  /// The folder that contains all files.
  public var folder: URL {
    place.withLock { place in
      switch place {
      case .own(let folder), .given(let folder): return folder
      case .none:
        let folder = FileManager.default.temporaryDirectory
          .appending(path: "viewtree-\(UUID().uuidString)", directoryHint: .isDirectory).standardizedFileURL
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        place = .own(folder)
        return folder
      }
    }
  }

  /// The content of a file; `nil` if there is no such file, and writing `nil` removes the file.
  ///
  /// Writing a file creates the folders of its path.
  public subscript(path: String) -> Data? {
    get { isEmpty ? nil : try? Data(contentsOf: url(of: path)) }
    set {
      let url = url(of: path)
      if let newValue {
        makeFolder((Self.normal(path) as NSString).deletingLastPathComponent)
        try? newValue.write(to: url)
      } else {
        try? FileManager.default.removeItem(at: url)
      }
    }
  }

  /// Returns the content of a file as text; `nil` if there is no such file, or if it is not text.
  public func text(_ path: String) -> String? { self[path].flatMap { String(data: $0, encoding: .utf8) } }

  /// The paths of all files, sorted; the paths of empty folders end in `/`.
  public var paths: [String] { isEmpty ? [] : paths(in: "/") }

  private func paths(in path: String) -> [String] {
    entries(in: path, withHidden: true).flatMap { entry -> [String] in
      let inner = Self.child(entry.name, of: path)
      guard entry.isFolder else { return [String(inner.dropFirst())] }
      let paths = paths(in: inner)
      return paths.isEmpty ? ["\(inner.dropFirst())/"] : paths
    }
    .sorted()
  }

  /// Whether no file was ever added.
  private var isEmpty: Bool { if case .none = place.withLock({ $0 }) { true } else { false } }

  private func makeFolder(_ path: String) {
    try? FileManager.default.createDirectory(at: url(of: path), withIntermediateDirectories: true)
  }
}

/// A file, or a folder, in a folder.
package struct FileEntry: Equatable {
  package let name: String
  package let isFolder: Bool

  package init(name: String, isFolder: Bool) { (self.name, self.isFolder) = (name, isFolder) }
}

extension StoredFiles {
  /// Returns the entries of a folder, folders first, then by name; hidden names begin with a period.
  package func entries(in path: String, withHidden: Bool = false) -> [FileEntry] {
    if isEmpty { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url(of: path).path)) ?? []
    let entries = names.filter { withHidden || !$0.hasPrefix(".") }
      .map { FileEntry(name: $0, isFolder: isFolder(Self.child($0, of: path))) }
    return entries.sorted { a, b in
      if a.isFolder != b.isFolder { return a.isFolder }
      let (first, second) = (a.name.lowercased(), b.name.lowercased())
      return first == second ? a.name < b.name : first < second
    }
  }

  /// Returns whether there is a folder at a path.
  package func isFolder(_ path: String) -> Bool {
    if isEmpty { return Self.normal(path) == "/" }
    return FileManager.default.isFolder(url(of: path).path)
  }

  /// Returns whether there is a file or a folder at a path.
  package func exists(_ path: String) -> Bool {
    isEmpty ? false : FileManager.default.fileExists(atPath: url(of: path).path)
  }

  /// Returns the URL of a path.
  package func url(of path: String) -> URL {
    let inner = Self.normal(path).dropFirst()
    return inner.isEmpty ? folder : folder.appending(path: String(inner), directoryHint: .checkFileSystem)
  }

  /// Returns the path of a file or a folder; `nil` if it lies outside the store.
  package func path(of url: URL) -> String? { Self.path(of: url, in: folder) }

  private static func path(of url: URL, in folder: URL) -> String? {
    let (path, root) = (url.standardizedFileURL.path, folder.path)
    let start = root.hasSuffix("/") ? root : root + "/"
    if path == root { return "/" }
    return path.hasPrefix(start) ? "/" + path.dropFirst(start.count) : nil
  }

  /// Returns an absolute path without `.` and `..`, which never lead outside the store.
  package static func normal(_ path: String, from folder: String = "/") -> String {
    var parts: [Substring] = path.hasPrefix("/") ? [] : folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns the path of an entry of a folder.
  package static func child(_ name: String, of path: String) -> String { normal(name, from: path) }
}

private struct FilesKey: EnvironmentKey {
  static var defaultValue: StoredFiles { StoredFiles() }
}

private struct OpenedFilesKey: EnvironmentKey {
  static var defaultValue: [URL] { [] }
}

extension EnvironmentValues {
  /// The files that file dialogs show.
  package var files: StoredFiles {
    get { self[FilesKey.self] }
    set { self[FilesKey.self] = newValue }
  }

  /// The files that the program's arguments name.
  package var openedFiles: [URL] {
    get { self[OpenedFilesKey.self] }
    set { self[OpenedFilesKey.self] = newValue }
  }
}
