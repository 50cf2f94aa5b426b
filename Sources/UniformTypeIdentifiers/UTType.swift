public import Foundation

/// A kind of data: what a file holds, or what is carried from one view to another.
///
///     UTType(filenameExtension: "png")?.conforms(to: .image)  // true
///
/// The types of the system are known by their names, extensions and relations. There is no register of what programs
/// declare: one's own type conforms to what it is told to. Follows
/// [UTType](https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct).
public struct UTType: Hashable, Sendable {
  /// `public.png`.
  public let identifier: String
  private let declaredParents: [String]
  private let ownExtension: String?

  /// A type that is in the table.
  init(known identifier: String) { self.init(identifier, parents: UTTypeTable.entry(of: identifier)?.parents ?? []) }

  private init(_ identifier: String, parents: [String], ownExtension: String? = nil) {
    (self.identifier, declaredParents, self.ownExtension) = (identifier, parents, ownExtension)
  }

  /// The type of an identifier; `nil` if the system knows none.
  public init?(_ identifier: String) {
    guard UTTypeTable.entry(of: identifier) != nil else { return nil }
    self.init(known: identifier)
  }

  /// A type that the program declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(
      identifier, parents: UTTypeTable.entry(of: identifier)?.parents ?? [parentType?.identifier ?? "public.data"])
  }

  /// A type that another program declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// The type of files whose names end so; of an extension that nobody knows a type of its own, which conforms to
  /// `supertype` alone.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    if filenameExtension.isEmpty { return nil }
    let known = UTTypeTable.entries(withExtension: filenameExtension).map { UTType(known: $0.identifier) }
    self =
      known.first { $0.conforms(to: supertype) }
      ?? UTType("dyn.\(filenameExtension)", parents: [supertype.identifier], ownExtension: filenameExtension)
  }

  /// The type of a kind of media, as `text/plain`; of one that nobody knows a type of its own.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    if !mimeType.contains("/") { return nil }
    let known = UTTypeTable.entries(withMediaType: mimeType).map { UTType(known: $0.identifier) }
    self = known.first { $0.conforms(to: supertype) } ?? UTType("dyn.\(mimeType)", parents: [supertype.identifier])
  }

  /// How names of such files end.
  public var preferredFilenameExtension: String? {
    ownExtension ?? UTTypeTable.entry(of: identifier)?.extensions.first
  }

  /// The kind of media, as `text/plain`.
  public var preferredMIMEType: String? {
    let name = UTTypeTable.entry(of: identifier)?.mediaType ?? ""
    return name.isEmpty ? nil : name
  }

  /// What it is called: its extension in capitals, or the last word of its identifier.
  public var localizedDescription: String? {
    let word = identifier.split(separator: ".").last ?? ""
    return preferredFilenameExtension.map { "\($0.uppercased()) file" } ?? String(word).replacing("-", with: " ")
  }

  /// All that it conforms to.
  public var supertypes: Set<UTType> { Set(UTTypeTable.ancestors(of: declaredParents).map { UTType(known: $0) }) }

  /// Whether it is the type, or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  /// Whether it is a kind of the type.
  public func isSubtype(of type: UTType) -> Bool {
    UTTypeTable.ancestors(of: declaredParents).contains(type.identifier)
  }
  /// Whether the type is a kind of it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Whether it was made for an extension or a kind of media that nobody knows.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the system knows it, or a program declares it.
  public var isDeclared: Bool { !isDynamic }
  /// Whether the system knows it.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// Whether both have the same identifier.
  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: Codable {
  /// Reads an identifier.
  public init(from decoder: any Decoder) throws {
    self.init(exportedAs: try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}

extension URL {
  /// The address with a part more, which ends as names of the type do.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }

  /// The address, ended as names of the type end, unless it does already.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let ending = contentType.preferredFilenameExtension, pathExtension.lowercased() != ending else { return self }
    return appendingPathExtension(ending)
  }
}
