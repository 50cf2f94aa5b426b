#if !canImport(Darwin)
  /// An object from which an item provider can be created.
  ///
  /// Follows [NSItemProviderWriting](https://developer.apple.com/documentation/foundation/nsitemproviderwriting).
  public protocol NSItemProviderWriting: AnyObject {
    /// The identifiers of the types that the object can be written as, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Passes the data of a type to the completion handler.
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
  }

  /// An object that can be created from the data of an item provider.
  ///
  /// Follows [NSItemProviderReading](https://developer.apple.com/documentation/foundation/nsitemproviderreading).
  public protocol NSItemProviderReading: AnyObject, SendableMetatype {
    /// The identifiers of the types that the object can be read from, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Returns the object that data of a type represent.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  }

  /// The visibility of an item provider's data; it has no effect, because data never leave the screen.
  ///
  /// Follows
  /// [NSItemProviderRepresentationVisibility](https://developer.apple.com/documentation/foundation/nsitemproviderrepresentationvisibility).
  public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Visible to all programs.
    case all
    /// Visible to programs of the same team.
    case team
    /// Visible to programs of a group.
    case group
    /// Visible only to the program itself.
    case ownProcess
  }

  /// Data of several types that are dragged, dropped, copied or pasted, and made when they are loaded.
  ///
  ///     .onDrag { NSItemProvider(object: item.name as NSString) }
  ///
  /// Data that exist already are passed to the handler at once, on the calling thread. Follows
  /// [NSItemProvider](https://developer.apple.com/documentation/foundation/nsitemprovider), which is part of Foundation
  /// on Apple's platforms.
  ///
  /// Sendable: a lock protects its contents.
  open class NSItemProvider: @unchecked Sendable {
    /// A closure that passes data, or an error, to a handler.
    public typealias DataLoader = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    private struct Representation: Sendable {
      let type: String
      let load: DataLoader
    }

    private struct Content: Sendable {
      var representations: [Representation] = []
      var values: [any Transferable] = []
      var name: String?
    }

    private let content = Locked(Content())

    /// Creates an item provider without data.
    public init() {}

    /// Creates an item provider with the types that an object can be written as.
    public convenience init(object: any NSItemProviderWriting) {
      self.init()
      registerObject(object, visibility: .all)
    }

    /// Creates an item provider with `Data`, a string or a URL of a type; other items add no data.
    public convenience init(item: Any?, typeIdentifier: String?) {
      self.init()
      let data: Data? =
        switch item {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let text as NSString: Data("\(text)".utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let url as NSURL: Data("\(url.absoluteString)".utf8)
        default: nil
        }
      if let data, let typeIdentifier { add(typeIdentifier) { $0(data, nil) } }
    }

    /// Creates an item provider of a file, whose type its name determines; `nil` if there is no such file.
    public convenience init?(contentsOf fileURL: URL!) {
      guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
      self.init()
      suggestedName = fileURL.deletingPathExtension().lastPathComponent
      let type = FileEntry(name: fileURL.lastPathComponent, isFolder: fileURL.hasDirectoryPath).type
      add(type.identifier) { handler in
        do { handler(try Data(contentsOf: fileURL), nil) } catch { handler(nil, error) }
      }
      add(UTType.fileURL.identifier) { $0(Data(fileURL.absoluteString.utf8), nil) }
      content.withLock { $0.values.append(fileURL) }
    }

    /// The name of a file that is written with the data; `nil` if there is none.
    open var suggestedName: String? {
      get { content.withLock { $0.name } }
      set { content.withLock { $0.name = newValue } }
    }

    /// The values that are transferred within the process without conversion.
    var values: [any Transferable] { content.withLock { $0.values } }

    // MARK: What it has

    /// The types of the data, the best first.
    open var registeredTypeIdentifiers: [String] { content.withLock { $0.representations.map(\.type) } }

    /// The types of the data, the best first.
    public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.map { UTType(importedAs: $0) } }

    /// Returns whether there are data of a type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
      representation(typeIdentifier) != nil
    }

    /// Returns whether there are data of a type.
    public func hasRepresentationConforming(to contentType: UTType) -> Bool {
      hasItemConformingToTypeIdentifier(contentType.identifier)
    }

    private func representation(_ type: String) -> Representation? {
      let wanted = UTType(importedAs: type)
      return content.withLock { content in
        content.representations.first { $0.type == type }
          ?? content.representations.first { UTType(importedAs: $0.type).conforms(to: wanted) }
      }
    }

    // MARK: Registering

    private func add(
      _ type: String, load: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Void
    ) {
      registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
        load($0)
        return nil
      }
    }

    /// Adds data of a type, which are made when they are loaded.
    open func registerDataRepresentation(
      forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
      loadHandler: @escaping DataLoader
    ) {
      let new = Representation(type: typeIdentifier, load: loadHandler)
      content.withLock { $0.representations.append(new) }
    }

    /// Adds data of a type, which are made when they are loaded.
    public func registerDataRepresentation(
      for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
      loadHandler: @escaping DataLoader
    ) {
      registerDataRepresentation(
        forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Adds the data of all types that an object can be written as.
    open func registerObject(
      _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
      for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
        // Loaded now, because the object may not be used from other threads.
        let loaded = Locked<(data: Data?, error: (any Error)?)>((nil, nil))
        _ = object.loadData(withTypeIdentifier: type) { data, error in loaded.withLock { $0 = (data, error) } }
        add(type) { handler in
          let (data, error) = loaded.withLock { $0 }
          handler(data, error)
        }
      }
      switch object {
      case let text as NSString: content.withLock { $0.values.append("\(text)") }
      case let url as NSURL: if let url = url.absoluteURL { content.withLock { $0.values.append(url) } }
      default: break
      }
    }

    /// Adds a value, with the data of all types that it can be exported as.
    public func register<T: Transferable>(_ transferable: @autoclosure () -> T) {
      let value = transferable()
      content.withLock { $0.values.append(value) }
      for type in value.exportTypes {
        registerDataRepresentation(for: type) { handler in
          if let data = value.exportedNow(as: type) {
            handler(data, nil)
            return nil
          }
          Task {
            do { handler(try await value.exported(as: type), nil) } catch { handler(nil, error) }
          }
          return nil
        }
      }
    }

    // MARK: Loading

    /// Passes the data of a type, or an error, to the completion handler.
    @discardableResult open func loadDataRepresentation(
      forTypeIdentifier typeIdentifier: String,
      completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
      let progress = Progress(totalUnitCount: 1)
      guard let representation = representation(typeIdentifier) else {
        completionHandler(nil, TransferError.noRepresentation(UTType(importedAs: typeIdentifier)))
        return progress
      }
      return representation.load(completionHandler) ?? progress
    }

    /// Passes the data of a type, or an error, to the completion handler.
    @discardableResult public func loadDataRepresentation(
      for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
      loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Passes a temporary file with the data of a type, or an error, to the handler; it is deleted when the handler
    /// returns.
    @discardableResult open func loadFileRepresentation(
      forTypeIdentifier typeIdentifier: String,
      completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
      let name = suggestedName ?? UUID().uuidString
      return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
        guard let data else { return completionHandler(nil, error) }
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let file = folder.appendingPathComponent(name, conformingTo: UTType(importedAs: typeIdentifier))
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
          try data.write(to: file)
        } catch { return completionHandler(nil, error) }
        completionHandler(file, nil)
      }
    }

    /// Passes the data of a type, or an error, to the completion handler.
    open func loadItem(
      forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
      completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
      loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
        completionHandler?(data, error)
      }
    }

    /// Returns whether there are data from which an object of a class can be created.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
      aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
    }

    /// Returns whether there are data from which a value of a type can be created.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: T._ObjectiveCType.self) }

    /// Passes an object of a class, or an error, to the completion handler.
    @discardableResult open func loadObject(
      ofClass aClass: any NSItemProviderReading.Type,
      completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
      let types = aClass.readableTypeIdentifiersForItemProvider
      let type = types.first(where: hasItemConformingToTypeIdentifier) ?? types.first ?? ""
      return loadDataRepresentation(forTypeIdentifier: type) { data, error in
        guard let data else { return completionHandler(nil, error) }
        do {
          completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
        } catch {
          completionHandler(nil, error)
        }
      }
    }

    /// Passes a value of a type, or an error, to the completion handler.
    @discardableResult public func loadObject<T: _ObjectiveCBridgeable>(
      ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T: SendableMetatype, T._ObjectiveCType: NSItemProviderReading {
      loadObject(ofClass: T._ObjectiveCType.self) { object, error in
        completionHandler(
          object.flatMap { $0 as? T._ObjectiveCType }.map { T._unconditionallyBridgeFromObjectiveC($0) }, error)
      }
    }

    /// Passes a value of a type, or an error, to the completion handler.
    @discardableResult public func loadTransferable<T: Transferable>(
      type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
      let progress = Progress(totalUnitCount: 1)
      if let value = values.lazy.compactMap({ T.value(of: $0) }).first {
        completionHandler(.success(value))
        return progress
      }
      guard let type = T.importTypes.first(where: hasRepresentationConforming) else {
        completionHandler(.failure(TransferError.noRepresentation(T.importTypes.first ?? .data)))
        return progress
      }
      return loadDataRepresentation(for: type) { data, error in
        Task {
          do {
            guard let data, let value = try await T.imported(from: data, as: type) else {
              throw error ?? TransferError.unreadable
            }
            completionHandler(.success(value))
          } catch {
            completionHandler(.failure(error))
          }
        }
      }
    }
  }

  extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// The type of plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
    /// The types of text and of URLs.
    public static var readableTypeIdentifiersForItemProvider: [String] {
      [UTType.utf8PlainText.identifier, UTType.text.identifier, UTType.url.identifier]
    }

    /// Passes the text as UTF-8 to the completion handler.
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data("\(self)".utf8), nil)
      return nil
    }

    /// Returns the text of UTF-8 data.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      guard let text = NSString(string: String(decoding: data, as: UTF8.self)) as? Self else {
        throw TransferError.unreadable
      }
      return text
    }
  }

  extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// The type of URLs.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
    /// The type of URLs.
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    /// Passes the URL as UTF-8 text to the completion handler.
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data("\(absoluteString)".utf8), nil)
      return nil
    }

    /// Returns the URL of UTF-8 data.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
        throw TransferError.unreadable
      }
      return url
    }
  }
#endif

extension NSItemProvider {
  /// Returns an item provider of a transferred value, or the value itself if it is an item provider.
  static func of(_ carried: any Sendable) -> NSItemProvider {
    if let provider = carried as? NSItemProvider { return provider }
    let provider = NSItemProvider()
    if let value = carried as? any Transferable { provider.add(value) }
    return provider
  }

  private func add<T: Transferable>(_ value: T) { register(value) }

  /// Returns whether there are data of at least one of the types.
  func has(_ types: [UTType]) -> Bool { types.contains { hasItemConformingToTypeIdentifier($0.identifier) } }
}
