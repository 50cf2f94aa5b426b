#if !canImport(Darwin)
  /// An object that an item provider can be made of.
  ///
  /// Follows [NSItemProviderWriting](https://developer.apple.com/documentation/foundation/nsitemproviderwriting).
  public protocol NSItemProviderWriting: AnyObject {
    /// The kinds of data that the object can be written as, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Hands on the data of a kind.
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
  }

  /// An object that is made of what an item provider has.
  ///
  /// Follows [NSItemProviderReading](https://developer.apple.com/documentation/foundation/nsitemproviderreading).
  public protocol NSItemProviderReading: AnyObject, SendableMetatype {
    /// The kinds of data that the object can be read from, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// The object of data of a kind.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  }

  /// Who may see what an item provider has; within a screen everyone does.
  ///
  /// Follows
  /// [NSItemProviderRepresentationVisibility](https://developer.apple.com/documentation/foundation/nsitemproviderrepresentationvisibility).
  public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Every program.
    case all
    /// Programs of the same team.
    case team
    /// Programs of a group.
    case group
    /// The program itself.
    case ownProcess
  }

  /// What is dragged, dropped, copied or pasted: data of some kinds, made when somebody asks.
  ///
  ///     .onDrag { NSItemProvider(object: item.name as NSString) }
  ///
  /// What is there is handed on at once, on the thread that asks. Follows
  /// [NSItemProvider](https://developer.apple.com/documentation/foundation/nsitemprovider), which Foundation has where
  /// there is Cocoa.
  ///
  /// Sendable: what it has is behind a lock.
  open class NSItemProvider: @unchecked Sendable {
    /// Hands on data, or why there are none.
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

    /// Nothing yet.
    public init() {}

    /// What an object can be written as.
    public convenience init(object: any NSItemProviderWriting) {
      self.init()
      registerObject(object, visibility: .all)
    }

    /// Data, a text or an address of a kind.
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

    /// A file, by the type that its name says; `nil` if there is none.
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

    /// What a file with it is to be called.
    open var suggestedName: String? {
      get { content.withLock { $0.name } }
      set { content.withLock { $0.name = newValue } }
    }

    /// The values that it carries as they are.
    var values: [any Transferable] { content.withLock { $0.values } }

    // MARK: What it has

    /// The kinds of data, the best first.
    open var registeredTypeIdentifiers: [String] { content.withLock { $0.representations.map(\.type) } }

    /// The kinds of data, the best first.
    public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.map { UTType(importedAs: $0) } }

    /// Whether there are data of a kind.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
      representation(typeIdentifier) != nil
    }

    /// Whether there are data of a kind.
    public func hasRepresentationConforming(to contentType: UTType) -> Bool {
      hasItemConformingToTypeIdentifier(contentType.identifier)
    }

    /// Whether there are data of a kind.
    func hasItem(conformingToAny types: [UTType]) -> Bool {
      types.contains { hasItemConformingToTypeIdentifier($0.identifier) }
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

    /// Adds data of a kind, which are made when somebody asks.
    open func registerDataRepresentation(
      forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
      loadHandler: @escaping DataLoader
    ) {
      let new = Representation(type: typeIdentifier, load: loadHandler)
      content.withLock { $0.representations.append(new) }
    }

    /// Adds data of a kind, which are made when somebody asks.
    public func registerDataRepresentation(
      for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
      loadHandler: @escaping DataLoader
    ) {
      registerDataRepresentation(
        forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Adds what an object can be written as.
    open func registerObject(
      _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
      for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
        // Now: an object may not be asked from anywhere.
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

    /// Adds a value, with all that it can be carried as.
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

    /// Hands on the data of a kind, or why there are none.
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

    /// Hands on the data of a kind, or why there are none.
    @discardableResult public func loadDataRepresentation(
      for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
      loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Hands on a file with the data of a kind, which is there until the handler returns.
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

    /// Hands on the data of a kind; an address of a kind that is one.
    open func loadItem(
      forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
      completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
      loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
        completionHandler?(data, error)
      }
    }

    /// Whether there is something of which an object of a class can be made.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
      aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
    }

    /// Whether there is something of which a value of a type can be made.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: T._ObjectiveCType.self) }

    /// Hands on an object of a class, or why there is none.
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

    /// Hands on a value of a type, or why there is none.
    @discardableResult public func loadObject<T: _ObjectiveCBridgeable>(
      ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T: SendableMetatype, T._ObjectiveCType: NSItemProviderReading {
      loadObject(ofClass: T._ObjectiveCType.self) { object, error in
        completionHandler(
          object.flatMap { $0 as? T._ObjectiveCType }.map { T._unconditionallyBridgeFromObjectiveC($0) }, error)
      }
    }

    /// Hands on a value of a type, or why there is none.
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
    /// Text.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
    /// Text.
    public static var readableTypeIdentifiersForItemProvider: [String] {
      [UTType.utf8PlainText.identifier, UTType.text.identifier, UTType.url.identifier]
    }

    /// Hands on the text.
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data("\(self)".utf8), nil)
      return nil
    }

    /// The text of data.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      guard let text = NSString(string: String(decoding: data, as: UTF8.self)) as? Self else {
        throw TransferError.unreadable
      }
      return text
    }
  }

  extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// Addresses; those of files are more.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
    /// Addresses.
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    /// Hands on the address, as text.
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data("\(absoluteString)".utf8), nil)
      return nil
    }

    /// The address of data.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
        throw TransferError.unreadable
      }
      return url
    }
  }
#endif

extension NSItemProvider {
  /// A provider of a value that is carried: itself, if it is one.
  static func of(_ carried: any Sendable) -> NSItemProvider {
    if let provider = carried as? NSItemProvider { return provider }
    let provider = NSItemProvider()
    if let value = carried as? any Transferable { provider.add(value) }
    return provider
  }

  private func add<T: Transferable>(_ value: T) { register(value) }

  /// Whether there are data of one of some kinds.
  func has(_ types: [UTType]) -> Bool { types.contains { hasItemConformingToTypeIdentifier($0.identifier) } }
}
