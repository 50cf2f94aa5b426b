/// A document that can be written to a file: a value or an object.
public protocol _ExportedDocument {
  /// The file types that the document can be written as.
  static var writableContentTypes: [UTType] { get }

  /// Writes the document to the file at a URL.
  func _write(to url: URL, as type: UTType) throws
}

/// A document that is a value, read from a file and written to one.
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
public protocol FileDocument: _ExportedDocument {
  /// The configuration from which the document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration with which the document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The file types that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The file types that the document can be written as; by default the readable ones.
  static var writableContentTypes: [UTType] { get }

  /// Creates a document from a file.
  init(configuration: ReadConfiguration) throws
  /// Returns the file that the document is written as.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The readable types of the document.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file from which a document is read, and its type.
///
/// Follows
/// [FileDocumentReadConfiguration](https://developer.apple.com/documentation/swiftui/filedocumentreadconfiguration).
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The contents of the file.
  public let file: FileWrapper
}

/// The type as which a document is written, and the existing file.
///
/// Follows
/// [FileDocumentWriteConfiguration](https://developer.apple.com/documentation/swiftui/filedocumentwriteconfiguration).
public struct FileDocumentWriteConfiguration {
  /// The type as which the document is written.
  public let contentType: UTType
  /// The file to be replaced; `nil` for a new file.
  public let existingFile: FileWrapper?
}

/// A document that is an object, read from a file, and written to one from a snapshot of its contents.
///
/// Follows [ReferenceFileDocument](https://developer.apple.com/documentation/swiftui/referencefiledocument).
public protocol ReferenceFileDocument: ObservableObject, _ExportedDocument {
  /// A copy of the document's contents at one time.
  associatedtype Snapshot
  /// The configuration from which the document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration with which the document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The file types that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The file types that the document can be written as; by default the readable ones.
  static var writableContentTypes: [UTType] { get }

  /// Creates a document from a file.
  init(configuration: ReadConfiguration) throws
  /// Returns a snapshot of the current contents, to be written as a type.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Returns the file that a snapshot is written as.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The readable types of the document.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

extension FileDocument {
  /// Reads the document from the file at a URL.
  init(contentsOf url: URL) throws {
    try self.init(configuration: ReadConfiguration(at: url, types: Self.readableContentTypes))
  }

  /// Writes the document to the file at a URL.
  public func _write(to url: URL, as type: UTType) throws {
    try fileWrapper(configuration: WriteConfiguration(to: url, as: type)).write(to: url, originalContentsURL: url)
  }
}

extension ReferenceFileDocument {
  /// Reads the document from the file at a URL.
  init(contentsOf url: URL) throws {
    try self.init(configuration: ReadConfiguration(at: url, types: Self.readableContentTypes))
  }

  /// Writes the document to the file at a URL.
  public func _write(to url: URL, as type: UTType) throws {
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
  /// The type of a file by its name: an equal one of `types`, else the first to which it conforms, else the type
  /// itself.
  static func ofFile(at url: URL, isFolder: Bool = false, among types: [UTType]) -> UTType {
    let own = FileEntry(name: url.lastPathComponent, isFolder: isFolder).type
    return types.first { $0 == own } ?? types.first { own.conforms(to: $0) } ?? own
  }
}
