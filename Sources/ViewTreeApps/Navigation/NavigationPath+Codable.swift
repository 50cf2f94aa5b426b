extension NavigationPath {
  /// The path in a form that can be written to a file; `nil` if one of the values is not `Codable`, or is of a private
  /// type, which cannot be found by its name.
  ///
  /// Follows [codable](https://developer.apple.com/documentation/swiftui/navigationpath/codable).
  public var codable: CodableRepresentation? {
    elements.allSatisfy(\.isEncodable) ? CodableRepresentation(elements: elements) : nil
  }

  /// Creates a path from its encoded form.
  public init(_ codable: CodableRepresentation) {
    self.init()
    elements = codable.elements
  }

  /// A path that can be encoded: the name of each value's type, and the value as JSON, the last value first.
  ///
  /// A type is found by its name in the program that encoded it: a value whose type is gone, or no longer `Codable`, is
  /// an error. Follows
  /// [NavigationPath.CodableRepresentation](https://developer.apple.com/documentation/swiftui/navigationpath/codablerepresentation).
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let elements: [PathElement]

    fileprivate init(elements: [PathElement]) { self.elements = elements }

    /// Decodes a path.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [PathElement] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) is not a Codable and Hashable type of this program")
        }
        elements.append(try Self.element(type, from: try container.decode(String.self)))
      }
      self.elements = elements.reversed()
    }

    private static func element<V: Codable & Hashable>(_ type: V.Type, from text: String) throws -> PathElement {
      PathElement(try JSONDecoder().decode(type, from: Data(text.utf8)))
    }

    /// Encodes the path.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        guard let value = element.value.base as? any Codable, let name = _mangledTypeName(element.type) else {
          let context = EncodingError.Context(
            codingPath: container.codingPath, debugDescription: "\(element.type) is not Codable")
          throw EncodingError.invalidValue(element.value.base, context)
        }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }
}

extension PathElement {
  fileprivate var isEncodable: Bool {
    value.base is any Codable && _mangledTypeName(type).flatMap { _typeByName($0) } == type
  }
}
