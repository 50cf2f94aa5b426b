#if !canImport(Darwin)
  /// A file, a folder or a link as a value that is read and written whole: what a document becomes.
  ///
  /// Follows [FileWrapper](https://developer.apple.com/documentation/foundation/filewrapper), which Foundation has where
  /// there is Cocoa.
  open class FileWrapper {
    private enum Content {
      case file(Data)
      case folder([String: FileWrapper])
      case link(URL)
    }

    private var content: Content
    /// What it was called where it was read.
    open var filename: String?
    /// What it is to be called.
    open var preferredFilename: String?

    /// How a wrapper is read.
    public struct ReadingOptions: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt
      /// Options of bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// At once, which is how it is always done.
      public static let immediate = ReadingOptions(rawValue: 1)
      /// As it is, which is how it is always done.
      public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// How a wrapper is written.
    public struct WritingOptions: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt
      /// Options of bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// What was there stays until all is written.
      public static let atomic = WritingOptions(rawValue: 1)
      /// Names of wrappers become those they are written by.
      public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    /// A file with data.
    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    /// A folder with what is in it, by name.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
      content = .folder(childrenByPreferredName)
      for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
        child.preferredFilename = name
      }
    }

    /// A link to an address.
    public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

    /// What lies at an address.
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

    /// Whether it is a folder.
    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    /// Whether it is a file.
    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    /// Whether it is a link.
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

    /// The data of a file; `nil` of anything else.
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    /// What is in a folder, by name; `nil` of anything else.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }
    /// Where a link leads; `nil` of anything else.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

    /// Puts a wrapper into a folder, by its preferred name, or by one that nothing there has; returns that.
    ///
    /// A wrapper that is no folder takes none, and returns the name.
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

    /// Puts a file into a folder; returns its name there.
    @discardableResult open func addRegularFile(
      withContents data: Data, preferredFilename fileName: String
    ) -> String {
      let child = FileWrapper(regularFileWithContents: data)
      child.preferredFilename = fileName
      return addFileWrapper(child)
    }

    /// Takes a wrapper out of a folder.
    open func removeFileWrapper(_ child: FileWrapper) {
      guard case .folder(let children) = content else { return }
      content = .folder(children.filter { $0.value !== child })
    }

    /// The name of a wrapper in a folder; `nil` if it is not there.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
      fileWrappers?.first { $0.value === child }?.key
    }

    /// Takes in what lies at an address.
    open func read(from url: URL, options: ReadingOptions = []) throws { content = try Self.content(at: url) }

    /// Whether what lies at an address is the same.
    open func matchesContents(of url: URL) -> Bool {
      guard let other = try? FileWrapper(url: url) else { return false }
      return isSame(as: other)
    }

    private func isSame(as other: FileWrapper) -> Bool {
      switch (content, other.content) {
      case (.file(let a), .file(let b)): return a == b
      case (.link(let a), .link(let b)): return a.standardizedFileURL == b.standardizedFileURL
      case (.folder(let a), .folder(let b)):
        return a.count == b.count && a.allSatisfy { name, child in b[name].map(child.isSame) ?? false }
      default: return false
      }
    }

    /// Writes it to an address: what was there is replaced.
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

    /// All of it is written beside the address first: what is there stays if that fails.
    private func write(_ children: [String: FileWrapper], to url: URL) throws {
      let manager = FileManager.default
      let new = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
      try manager.createDirectory(at: new, withIntermediateDirectories: true)
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
    /// Whether the program may use what lies there: it may, a terminal's programs are in no sandbox.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Nothing: nothing was begun.
    public func stopAccessingSecurityScopedResource() {}
  }
#endif
