public import Foundation

/// A type of data in a file, or in a transfer between views.
///
///     UTType(filenameExtension: "png")?.conforms(to: .image)  // true
///
/// The system types are known with their identifiers, extensions and relations. There is no registry of the types that
/// programs declare: a program's own type conforms to the types named at its creation. Follows
/// [UTType](https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct).
public struct UTType: Hashable, Sendable {
  /// The identifier of the type, such as `public.png`.
  public let identifier: String
  private let declaredParents: [String]
  private let ownExtension: String?

  /// Creates a type that is in the table.
  init(known identifier: String) { self.init(identifier, parents: UTTypeTable.entry(of: identifier)?.parents ?? []) }

  private init(_ identifier: String, parents: [String], ownExtension: String? = nil) {
    (self.identifier, declaredParents, self.ownExtension) = (identifier, parents, ownExtension)
  }

  /// Creates the system type with an identifier; `nil` if there is none.
  public init?(_ identifier: String) {
    guard UTTypeTable.entry(of: identifier) != nil else { return nil }
    self.init(known: identifier)
  }

  /// Creates a type that the program declares; without a parent type, a new type conforms to `public.data`.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(
      identifier, parents: UTTypeTable.entry(of: identifier)?.parents ?? [parentType?.identifier ?? "public.data"])
  }

  /// Creates a type that a different program declares; without a parent type, a new type conforms to `public.data`.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Creates the type of files with an extension; `nil` if the extension is empty.
  ///
  /// For an unknown extension, it is a dynamic type that conforms only to `supertype` and the supertypes of that.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    if filenameExtension.isEmpty { return nil }
    let known = UTTypeTable.entries(withExtension: filenameExtension).map { UTType(known: $0.identifier) }
    self =
      known.first { $0.conforms(to: supertype) }
      ?? UTType("dyn.\(filenameExtension)", parents: [supertype.identifier], ownExtension: filenameExtension)
  }

  /// Creates the type of a media type, such as `text/plain`; `nil` if it contains no `/`.
  ///
  /// For an unknown media type, it is a dynamic type that conforms only to `supertype` and the supertypes of that.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    if !mimeType.contains("/") { return nil }
    let known = UTTypeTable.entries(withMediaType: mimeType).map { UTType(known: $0.identifier) }
    self = known.first { $0.conforms(to: supertype) } ?? UTType("dyn.\(mimeType)", parents: [supertype.identifier])
  }

  /// The preferred file name extension; `nil` if the type has none.
  public var preferredFilenameExtension: String? {
    ownExtension ?? UTTypeTable.entry(of: identifier)?.extensions.first
  }

  /// The preferred media type, such as `text/plain`; `nil` if the type has none.
  public var preferredMIMEType: String? {
    let name = UTTypeTable.entry(of: identifier)?.mediaType ?? ""
    return name.isEmpty ? nil : name
  }

  /// The name of the type: its extension in capitals, such as `PNG file`, or the last word of its identifier.
  public var localizedDescription: String? {
    let word = identifier.split(separator: ".").last ?? ""
    return preferredFilenameExtension.map { "\($0.uppercased()) file" } ?? String(word).replacing("-", with: " ")
  }

  /// All types to which the type conforms.
  public var supertypes: Set<UTType> { Set(UTTypeTable.ancestors(of: declaredParents).map { UTType(known: $0) }) }

  /// Returns whether the type equals another type or is a subtype of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  /// Returns whether the type is a subtype of another type.
  public func isSubtype(of type: UTType) -> Bool {
    UTTypeTable.ancestors(of: declaredParents).contains(type.identifier)
  }
  /// Returns whether the type is a supertype of another type.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// A Boolean value that indicates whether the type was created for an unknown extension or media type.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// A Boolean value that indicates whether the system or a program declares the type.
  public var isDeclared: Bool { !isDynamic }
  /// A Boolean value that indicates whether the identifier of the type begins with `public.`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// Returns whether two types have the same identifier.
  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
  /// Hashes the type by its identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: Codable {
  /// Decodes a type from its identifier.
  public init(from decoder: any Decoder) throws {
    self.init(exportedAs: try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the identifier of the type.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible {
  /// The identifier of the type.
  public var description: String { identifier }
}

extension URL {
  /// Returns the URL with a further component that ends in the extension of the type.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }

  /// Returns the URL with the extension of the type, unless the URL ends in it or the type has none.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let ending = contentType.preferredFilenameExtension, pathExtension.lowercased() != ending else { return self }
    return appendingPathExtension(ending)
  }
}
