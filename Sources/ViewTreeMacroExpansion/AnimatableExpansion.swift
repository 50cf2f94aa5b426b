/// The expansion of `@Animatable`: the conformance, and the data of all properties that can be animated.
///
///     @Animatable struct Wave: Shape { var phase: Double; @AnimatableIgnored var isClosed: Bool }
///
/// Constants, computed properties, properties marked `@AnimatableIgnored`, and those that a wrapper such as `State` keeps
/// outside the value are left out.
struct AnimatableExpansion {
  let text: String

  init(_ use: MacroUse, module: String) throws(ExpansionError) {
    switch use.macroRole {
    case "extension":
      let type = use.extendedTypeSyntax?.source ?? ""
      text = use.conformanceListSyntax == nil ? "" : "extension \(type): \(module).Animatable {}"
    case "member":
      guard let declaration = use.declSyntax?.source else { throw AnimatableMember.noType }
      text = Self.data(of: [], then: try AnimatableMember.members(of: SwiftSource(declaration))[...], module)
    default: throw ExpansionError("@Animatable does not support the role \(use.macroRole ?? "")")
    }
  }

  /// Returns `animatableData` for some properties and the members that follow, once for each clause of an `#if`.
  private static func data(
    of properties: [AnimatableProperty], then members: ArraySlice<AnimatableMember>, _ module: String
  ) -> String {
    guard let member = members.first else { return data(of: properties, module) }
    switch member {
    case .property(let property): return data(of: properties + [property], then: members.dropFirst(), module)
    case .conditional(let clauses):
      let texts = clauses.map { clause in
        "\(clause.condition)\n\(data(of: properties, then: (clause.members + members.dropFirst())[...], module))"
      }
      return texts.joined(separator: "\n") + "\n#endif"
    }
  }

  /// Returns `animatableData` for some properties, or no source without any.
  ///
  /// The property is public: the type may be, and a public member of a private type is as visible as the type.
  private static func data(of properties: [AnimatableProperty], _ module: String) -> String {
    guard let first = properties.first else { return "" }
    let isOne = properties.count == 1
    let types = properties.map { "\($0.type).AnimatableData" }
    let data = properties.map { "self.\($0.name).animatableData" }
    let type = isOne ? types[0] : "\(module).AnimatableValues<\(types.joined(separator: ", "))>"
    return """
      public nonisolated var animatableData: \(type) {
      get { \(isOne ? data[0] : "\(module).AnimatableValues(\(data.joined(separator: ", ")))") }
      set { \(isOne ? "self.\(first.name).animatableData = newValue" : "(\(data.joined(separator: ", "))) = newValue.value") }
      }
      """
  }
}

/// A part of a type that `@Animatable` reads.
private enum AnimatableMember {
  case property(AnimatableProperty)
  /// The clauses of an `#if`; the last one is `#else`.
  case conditional([(condition: String, members: [AnimatableMember])])

  static let noType = ExpansionError("@Animatable applies to types: write it before a struct, class, enum or actor")

  /// Returns the properties and conditional clauses of a type; throws if the source is not a type or cannot be read.
  static func members(of source: SwiftSource) throws(ExpansionError) -> [Self] {
    var parser = Parser(source)
    _ = parser.skipPrefix()
    guard parser.isNext(["struct", "class", "enum", "actor"]) else { throw noType }
    while let token = parser.token, token.text != "{" {
      if token.close != nil { parser.skipBrackets() } else { parser.advance() }
    }
    var inner = Parser(source, in: parser.skipBrackets())
    return try members(&inner, isConditional: false)
  }

  /// Returns the members up to the end, or, within `#if`, up to the end of the clause.
  private static func members(_ parser: inout Parser, isConditional: Bool) throws(ExpansionError) -> [Self] {
    var members: [Self] = []
    while let token = parser.token {
      if token.text == ";" {
        parser.advance()
      } else if token.text == "#if" {
        let clauses = try clauses(&parser)
        if clauses.contains(where: { !$0.members.isEmpty }) { members.append(.conditional(clauses)) }
      } else if isConditional, ["#elseif", "#else", "#endif"].contains(token.text) {
        break
      } else if token.kind == .pound {
        guard parser.skipExpression() else { throw unreadable(parser) }
      } else if let declaration = try VariableDeclaration(&parser) {
        members += try AnimatableProperty.properties(of: declaration, in: parser.source).map(Self.property)
      } else {
        try skipDeclaration(&parser)
      }
    }
    return members
  }

  private static func clauses(
    _ parser: inout Parser
  ) throws(ExpansionError) -> [(condition: String, members: [AnimatableMember])] {
    var clauses: [(condition: String, members: [AnimatableMember])] = []
    while let token = parser.token, token.text != "#endif" {
      let start = parser.index
      parser.skipLine()
      let condition = parser.source.text(of: start..<parser.index)
      clauses.append((condition, try members(&parser, isConditional: true)))
    }
    guard parser.skip("#endif") else { throw parser.error("@Animatable cannot read an #if without #endif: add #endif") }
    if clauses.last?.condition != "#else" { clauses.append(("#else", [])) }
    return clauses
  }

  /// Moves past the rest of a declaration that begins with a keyword.
  private static func skipDeclaration(_ parser: inout Parser) throws(ExpansionError) {
    let isAlias = parser.isNext("typealias")
    guard parser.isNext(declarations) else { throw unreadable(parser) }
    let isCase = parser.isNext("case")
    parser.advance()
    if isAlias {
      parser.advance()
      _ = parser.skipGenericArguments()
      guard parser.skip("="), parser.skipType() else { throw unreadable(parser) }
    } else if isCase {
      repeat {
        guard parser.skipExpression() else { throw unreadable(parser) }
      } while parser.skip(",")
    } else {
      while let token = parser.token, token.text != "{" {
        if token.close != nil { parser.skipBrackets() } else { parser.advance() }
      }
      parser.skipBrackets()
    }
  }

  private static let declarations: Set = [
    "func", "init", "deinit", "subscript", "struct", "class", "enum", "actor", "protocol", "typealias", "case",
  ]

  private static func unreadable(_ parser: Parser) -> ExpansionError {
    parser.error("@Animatable cannot read this member: move it into an extension of the type")
  }
}

/// A stored variable whose value can be animated.
private struct AnimatableProperty {
  let name: String
  let type: String

  /// Returns the animated properties of a declaration: none for a constant, a static or an ignored one.
  static func properties(
    of declaration: VariableDeclaration, in source: SwiftSource
  ) throws(ExpansionError) -> [Self] {
    guard !declaration.isConstant, !declaration.has("AnimatableIgnored"),
      !declaration.modifiers.contains(where: ["static", "class"].contains),
      !declaration.attributes.contains(where: { wrappersOutside.contains($0.name) })
    else { return [] }
    var properties: [Self] = []
    for binding in declaration.bindings where binding.accessors != .computed {
      if let modifier = declaration.modifiers.first(where: ["lazy", "weak", "unowned"].contains) {
        throw ExpansionError(
          "@Animatable cannot animate \(binding.name), which is \(modifier): write @AnimatableIgnored before it",
          at: binding.offset)
      }
      guard let type = binding.type ?? binding.value.flatMap({ LiteralType.name(of: $0, in: source) }) else {
        throw ExpansionError(
          "@Animatable cannot infer the type of \(binding.name): write var \(binding.name): Double = …, or "
            + "@AnimatableIgnored before it", at: binding.offset)
      }
      if fixedTypes.contains(type) || type.contains("->") {
        throw ExpansionError(
          "@Animatable cannot animate \(binding.name), a \(type): write @AnimatableIgnored before it",
          at: binding.offset)
      }
      properties.append(Self(name: "`\(binding.name)`", type: isPath(type) ? type : "(\(type))"))
    }
    return properties
  }

  /// Whether `.AnimatableData` may follow the type without parentheses: `Double`, `Pair<Int>`.
  private static func isPath(_ type: String) -> Bool {
    type.allSatisfy { $0.isLetter || $0.isNumber || "_.<>[], ".contains($0) }
  }

  /// Common types whose values cannot be interpolated.
  private static let fixedTypes: Set = ["Bool", "String", "Character", "UUID", "URL"]

  /// The wrappers that keep the value outside the view; animating it would write to the source of truth.
  private static let wrappersOutside: Set = [
    "State", "Binding", "Bindable", "StateObject", "ObservedObject", "Environment", "EnvironmentObject", "AppStorage",
    "SceneStorage", "FocusState", "FocusedValue", "FocusedBinding", "FocusedObject", "GestureState", "Namespace",
    "ScaledMetric", "AccessibilityFocusState", "Query", "FetchRequest", "SectionedFetchRequest",
    "UIApplicationDelegateAdaptor",
    "NSApplicationDelegateAdaptor", "PhysicalMetric",
  ]
}

/// Finds the type of a value from its tokens.
private enum LiteralType {
  /// Returns the type of `-0.5`, `1e3`, `CGSize.zero`, `Angle(degrees: 3)`, `3 as CGFloat`, and of sums and products of
  /// such values; `nil` for any other value.
  static func name(of value: Range<Int>, in source: SwiftSource) -> String? {
    var parser = Parser(source, in: value)
    var type: String?
    var isFloat = false
    repeat {
      _ = parser.skip("-")
      guard let token = parser.token else { return nil }
      if token.kind == .float || token.kind == .integer {
        isFloat = isFloat || token.kind == .float
        parser.advance()
      } else if let made = madeType(&parser), type == nil || type == made {
        type = made
      } else {
        return nil
      }
    } while skipOperator(&parser)
    if parser.skip("as") { return source.text(of: parser.index..<value.upperBound) }
    return parser.isAtEnd ? type ?? (isFloat ? "Double" : nil) : nil
  }

  private static func skipOperator(_ parser: inout Parser) -> Bool {
    guard parser.isNext(["+", "-", "*", "/"]), parser.peek()?.kind != .operation else { return false }
    parser.advance()
    return true
  }

  /// Returns `Type` for `Type(…)`, `Type.init(…)`, `Type.member` and `Type.member(…)`.
  private static func madeType(_ parser: inout Parser) -> String? {
    let start = parser.index
    var typeEnd: Int?
    while let token = parser.token, token.kind == .word, token.text.first?.isUppercase == true {
      parser.advance()
      if parser.isNext("<"), !parser.skipGenericArguments() { return nil }
      typeEnd = parser.index
      guard parser.isNext("."), let next = parser.peek(), next.kind == .word else { break }
      parser.advance()
    }
    guard let typeEnd else { return nil }
    if parser.index == typeEnd {
      guard parser.isNext("(") else { return nil }
    } else {
      parser.advance()
    }
    if parser.isNext("(") { parser.skipBrackets() }
    return parser.source.text(of: start..<typeEnd)
  }
}
