#if !canImport(Darwin)
  /// A file, a folder or a symbolic link that is read and written as a whole; documents are written as one.
  ///
  /// Follows [FileWrapper](https://developer.apple.com/documentation/foundation/filewrapper), which is part of
  /// Foundation on Apple's platforms.
  open class FileWrapper {
    private enum Content {
      case file(Data)
      case folder([String: FileWrapper])
      case link(URL)
    }

    private var content: Content
    /// The name of the file from which the wrapper was read.
    open var filename: String?
    /// The name with which the wrapper is added to a folder.
    open var preferredFilename: String?

    /// Options for reading a wrapper.
    public struct ReadingOptions: OptionSet, Sendable {
      /// The options as bits.
      public let rawValue: UInt
      /// Creates options from bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Reads the contents at once, as reading always does.
      public static let immediate = ReadingOptions(rawValue: 1)
      /// Reads the contents without memory mapping, as reading always does.
      public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// Options for writing a wrapper.
    public struct WritingOptions: OptionSet, Sendable {
      /// The options as bits.
      public let rawValue: UInt
      /// Creates options from bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Keeps the existing file until all is written, as writing always does for files and folders.
      public static let atomic = WritingOptions(rawValue: 1)
      /// Sets `filename` to the name to which the wrapper is written.
      public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    /// Creates a file with data.
    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    /// Creates a folder with children by their names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
      content = .folder(childrenByPreferredName)
      for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
        child.preferredFilename = name
      }
    }

    /// Creates a symbolic link to a URL.
    public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

    /// Creates a wrapper with the file, folder or link at a URL.
    public init(url: URL, options: ReadingOptions = []) throws {
      content = try Self.content(at: url)
      filename = url.lastPathComponent
      preferredFilename = filename
    }

    private static func content(at url: URL) throws -> Content {
      let type = try FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
      switch type {
      case .typeSymbolicLink?:
        let destination = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
        return .link(URL(fileURLWithPath: destination, relativeTo: url.deletingLastPathComponent()))
      case .typeDirectory?:
        var children: [String: FileWrapper] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
          children[name] = try FileWrapper(url: url.appendingPathComponent(name))
        }
        return .folder(children)
      default: return .file(try Data(contentsOf: url))
      }
    }

    /// A Boolean value that indicates whether the wrapper is a folder.
    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    /// A Boolean value that indicates whether the wrapper is a file.
    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    /// A Boolean value that indicates whether the wrapper is a symbolic link.
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

    /// The data of a file; `nil` for a folder or a link.
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    /// The children of a folder, by name; `nil` for a file or a link.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }
    /// The destination of a link; `nil` for a file or a folder.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

    /// Adds a wrapper to a folder, with a number in its preferred name if that is taken, and returns the name.
    ///
    /// A file or a link adds no child, and returns the preferred name.
    @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
      let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
      guard case .folder(var children) = content else { return wanted }
      var (name, number) = (wanted, 1)
      while children[name] != nil {
        number += 1
        let (stem, ending) = ((wanted as NSString).deletingPathExtension, (wanted as NSString).pathExtension)
        name = ending.isEmpty ? "\(stem) \(number)" : "\(stem) \(number).\(ending)"
      }
      children[name] = child
      content = .folder(children)
      return name
    }

    /// Adds a file to a folder, and returns its name there.
    @discardableResult open func addRegularFile(
      withContents data: Data, preferredFilename fileName: String
    ) -> String {
      let child = FileWrapper(regularFileWithContents: data)
      child.preferredFilename = fileName
      return addFileWrapper(child)
    }

    /// Removes a wrapper from a folder.
    open func removeFileWrapper(_ child: FileWrapper) {
      guard case .folder(let children) = content else { return }
      content = .folder(children.filter { $0.value !== child })
    }

    /// Returns the name of a child of the folder; `nil` if the folder does not contain it.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
      fileWrappers?.first { $0.value === child }?.key
    }

    /// Replaces the contents by those of the file, folder or link at a URL.
    open func read(from url: URL, options: ReadingOptions = []) throws { content = try Self.content(at: url) }

    /// Returns whether the file, folder or link at a URL has equal contents; `false` if it cannot be read.
    open func matchesContents(of url: URL) -> Bool {
      guard let other = try? FileWrapper(url: url) else { return false }
      return isSame(as: other)
    }

    private func isSame(as other: FileWrapper) -> Bool {
      switch (content, other.content) {
      case (.file(let a), .file(let b)): return a == b
      case (.link(let a), .link(let b)): return a.standardizedFileURL.path == b.standardizedFileURL.path
      case (.folder(let a), .folder(let b)):
        return a.count == b.count && a.allSatisfy { name, child in b[name].map(child.isSame) ?? false }
      default: return false
      }
    }

    /// Writes the wrapper to a URL, and replaces what exists there.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
      switch content {
      case .file(let data): try data.write(to: url, options: .atomic)
      case .link(let destination):
        try? FileManager.default.removeItem(at: url)
        try FileManager.default.createSymbolicLink(at: url, withDestinationURL: destination)
      case .folder(let children): try write(children, to: url)
      }
      if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    /// Writes the folder to a temporary sibling first, so that the existing folder stays if writing fails.
    private func write(_ children: [String: FileWrapper], to url: URL) throws {
      let manager = FileManager.default
      let new = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
      try manager.createDirectory(at: new, withIntermediateDirectories: false)
      do {
        for (name, child) in children {
          try child.write(to: new.appendingPathComponent(name), originalContentsURL: nil)
        }
        if manager.fileExists(atPath: url.path) { try manager.removeItem(at: url) }
        try manager.moveItem(at: new, to: url)
      } catch {
        try? manager.removeItem(at: new)
        throw error
      }
    }
  }

  extension URL {
    /// Returns `true`: the programs of a terminal run in no sandbox.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Has no effect: no access was started.
    public func stopAccessingSecurityScopedResource() {}
  }
#endif
