/// A document that is a value: read from a file and written to one.
///
///     struct Note: FileDocument {
///       static let readableContentTypes = [UTType.plainText]
///       var text = ""
///
///       init() {}
///       init(configuration: ReadConfiguration) throws {
///         text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///       }
///       func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///         FileWrapper(regularFileWithContents: Data(text.utf8))
///       }
///     }
///
/// Follows [FileDocument](https://developer.apple.com/documentation/swiftui/filedocument).
public protocol FileDocument {
  /// What it is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is known where it is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that it can be written as: those that it can be read from, unless it says others.
  static var writableContentTypes: [UTType] { get }

  /// Reads it.
  init(configuration: ReadConfiguration) throws
  /// What it is written as.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// Those that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
///
/// Follows
/// [FileDocumentReadConfiguration](https://developer.apple.com/documentation/swiftui/filedocumentreadconfiguration).
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What is known where a document is written.
///
/// Follows
/// [FileDocumentWriteConfiguration](https://developer.apple.com/documentation/swiftui/filedocumentwriteconfiguration).
public struct FileDocumentWriteConfiguration {
  /// The type that is asked for.
  public let contentType: UTType
  /// What is there already; `nil` of a new file.
  public let existingFile: FileWrapper?
}

/// A document that is an object: it is read from a file, and written to one by a snapshot of what is in it.
///
/// Follows [ReferenceFileDocument](https://developer.apple.com/documentation/swiftui/referencefiledocument).
public protocol ReferenceFileDocument: ObservableObject {
  /// What is in the document, at one time.
  associatedtype Snapshot
  /// What it is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is known where it is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that it can be written as: those that it can be read from, unless it says others.
  static var writableContentTypes: [UTType] { get }

  /// Reads it.
  init(configuration: ReadConfiguration) throws
  /// What is in it now, to be written as a type.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// What a snapshot is written as.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// Those that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

extension FileDocument {
  /// Reads what lies at an address.
  init(contentsOf url: URL) throws {
    try self.init(configuration: ReadConfiguration(at: url, types: Self.readableContentTypes))
  }

  /// Writes it to an address.
  func write(to url: URL, as type: UTType) throws {
    try fileWrapper(configuration: WriteConfiguration(to: url, as: type)).write(to: url, originalContentsURL: url)
  }
}

extension ReferenceFileDocument {
  /// Reads what lies at an address.
  init(contentsOf url: URL) throws {
    try self.init(configuration: ReadConfiguration(at: url, types: Self.readableContentTypes))
  }

  /// Writes it to an address.
  func write(to url: URL, as type: UTType) throws {
    let configuration = WriteConfiguration(to: url, as: type)
    try fileWrapper(snapshot: snapshot(contentType: type), configuration: configuration)
      .write(to: url, originalContentsURL: url)
  }
}

extension FileDocumentReadConfiguration {
  fileprivate init(at url: URL, types: [UTType]) throws {
    file = try FileWrapper(url: url)
    contentType = UTType.ofFile(at: url, isFolder: file.isDirectory, among: types)
  }
}

extension FileDocumentWriteConfiguration {
  fileprivate init(to url: URL, as type: UTType) {
    contentType = type
    existingFile = try? FileWrapper(url: url)
  }
}

extension UTType {
  /// The type of a file by its name: where several fit, the one that a document names.
  static func ofFile(at url: URL, isFolder: Bool = false, among types: [UTType]) -> UTType {
    let own = FileEntry(name: url.lastPathComponent, isFolder: isFolder).type
    return types.first { $0 == own } ?? types.first { own.conforms(to: $0) } ?? own
  }
}
