internal import ViewTreeMacroExpansion

/// A call: its arguments, and the closures behind them.
struct Call {
  struct Argument {
    let label: String?
    /// The tokens of the value.
    let value: Range<Int>
  }

  /// The arguments, the trailing closures included; the first of these has no label.
  let arguments: [Argument]
  /// The tokens of the call, from the called name on.
  let range: Range<Int>

  func argument(_ label: String?) -> Argument? { arguments.first { $0.label == label } }
}

/// A closure: the names of its parameters, and its body.
struct Closure {
  let parameters: [String]
  /// Whether it has a list of captures.
  let hasCaptures: Bool
  let body: Range<Int>
}

extension SourceFile {
  /// Returns the call of the name at a token; `nil` if no arguments follow it.
  func call(at index: Int) -> Call? {
    var parser = Parser(source, in: index..<tokens.count)
    guard parser.token?.kind == .word else { return nil }
    parser.advance()
    if let token = parser.token, token.text == "<", token.isLeftBound { _ = parser.skipGenericArguments() }
    var arguments: [Call.Argument] = []
    var isCall = false
    if let token = parser.token, token.text == "(", token.isLeftBound {
      arguments = self.arguments(in: parser.skipBrackets())
      isCall = true
    }
    if parser.isNext("{"), !parser.isAccessors() {
      let start = parser.index
      parser.skipBrackets()
      arguments.append(Call.Argument(label: nil, value: start..<parser.index))
      isCall = true
      while let label = parser.token, label.kind == .word, parser.peek()?.text == ":", parser.peek(2)?.text == "{" {
        parser.index += 2
        let start = parser.index
        parser.skipBrackets()
        arguments.append(Call.Argument(label: label.text, value: start..<parser.index))
      }
    }
    return isCall ? Call(arguments: arguments, range: index..<parser.index) : nil
  }

  private func arguments(in range: Range<Int>) -> [Call.Argument] {
    split(range, at: ",").compactMap { part in
      guard let first = part.first else { return nil }
      let isLabelled = part.count > 2 && tokens[first].kind == .word && tokens[first + 1].text == ":"
      return Call.Argument(
        label: isLabelled ? tokens[first].text : nil, value: isLabelled ? first + 2..<part.upperBound : part)
    }
  }

  /// Returns the parts of a range between marks outside of brackets; the last one may be empty.
  func split(_ range: Range<Int>, at mark: String) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, index) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      if let close = tokens[index].close {
        index = close + 1
        continue
      }
      if tokens[index].text == mark {
        parts.append(start..<index)
        start = index + 1
      }
      index += 1
    }
    return parts + [start..<range.upperBound]
  }

  /// Returns the closure that some tokens form; `nil` if they form no closure.
  func closure(_ range: Range<Int>) -> Closure? {
    guard let first = range.first, tokens[first].text == "{", tokens[first].close == range.upperBound - 1 else {
      return nil
    }
    let inside = first + 1..<range.upperBound - 1
    guard let end = endOfParameters(inside) else {
      return Closure(parameters: [], hasCaptures: false, body: inside)
    }
    let head = inside.lowerBound..<end
    var names: [String] = []
    for index in head where tokens[index].kind == .word {
      let previous = tokens[index - 1].text
      if ["{", ",", "(", "]"].contains(previous) { names.append(tokens[index].text) }
    }
    return Closure(
      parameters: names, hasCaptures: tokens[inside.lowerBound].text == "[", body: end + 1..<inside.upperBound)
  }

  /// Returns the token `in` that ends the parameters of a closure; `nil` if it has none.
  private func endOfParameters(_ range: Range<Int>) -> Int? {
    guard let first = range.first, tokens[first].text != "for" else { return nil }
    var index = first
    while index < range.upperBound {
      let token = tokens[index]
      if token.text == "in" { return index }
      if index > first, token.isFirstInLine { return nil }
      switch token.kind {
      case .word, .operation: index += 1
      case .mark where token.close != nil && token.text != "{": index = token.close! + 1
      case .mark where [",", ":", "@", "."].contains(token.text): index += 1
      default: return nil
      }
    }
    return nil
  }

  /// Returns the tokens of a path of members and subscripts, such as `model.items[index].name`, without a leading
  /// `self.`; `nil` for any other expression.
  func path(_ range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    if matches("self", ".", at: start), start + 2 < range.upperBound { start += 2 }
    guard start < range.upperBound, tokens[start].kind == .word, tokens[start].text.first != "$" else { return nil }
    var index = start + 1
    while index < range.upperBound {
      if tokens[index].text == ".", index + 1 < range.upperBound, tokens[index + 1].kind == .word {
        index += 2
      } else if tokens[index].text == "[", !tokens[index].isFirstInLine, let close = tokens[index].close,
        !tokens[index...close].contains(where: { $0.text == "{" })
      {
        index = close + 1
      } else {
        return nil
      }
    }
    return start..<index
  }

  /// Whether two ranges have the same tokens.
  func areSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    one.count == other.count && zip(tokens[one], tokens[other]).allSatisfy { $0.text == $1.text }
  }

  /// Returns the type of a value by its spelling: `Model(…)`, `[Item]()`, or `(1...3).map { Item(id: $0) }`; `nil` for any
  /// other value.
  func type(of value: Range<Int>) -> String? {
    guard let first = value.first else { return nil }
    if tokens[first].text == "[", matches("]", "(", ")", at: first + 2), value.count == 5 {
      return "[\(tokens[first + 1].text)]"
    }
    if let name = typeName(ofCall: value) { return name }
    guard let open = opening(of: value.upperBound - 1, in: value), matches(".", "map", "{", at: open - 2),
      let element = closure(open..<value.upperBound).flatMap({ typeName(ofCall: $0.body) })
    else { return nil }
    return "[\(element)]"
  }

  /// The name of the type in tokens that only call its initializer; `nil` for any other tokens.
  private func typeName(ofCall range: Range<Int>) -> String? {
    guard let first = range.first, tokens[first].kind == .word, tokens[first].text.startsUppercase,
      matches("(", at: first + 1), call(at: first)?.range == range
    else { return nil }
    return tokens[first].text
  }
}
