/// A key of which it depends on the environment what it says.
final class LocalizedText: Equatable {
  private let key: LocalizedStringKey

  init(_ key: LocalizedStringKey) { self.key = key }

  static func == (a: LocalizedText, b: LocalizedText) -> Bool { a === b || a.key == b.key }

  /// The texts that are interpolated.
  var texts: [Text] {
    key.arguments.all.compactMap { if case .text(let text) = $0.value { text } else { nil } }
  }

  /// What it says, if it has no style of its own.
  func string(in environment: EnvironmentValues) -> String? {
    if key.arguments.contains(where: \.isText) { return nil }
    if environment.hasStandardLocale { return key.text }
    return runs(in: environment).map { $0.content.string(in: environment) }.joined()
  }

  /// The pieces of which it consists.
  func runs(in environment: EnvironmentValues) -> [Text.Run] {
    let bytes = key.text.utf8
    var runs: [Text.Run] = []
    var place = bytes.startIndex
    for argument in key.arguments.all {
      let start = bytes.index(bytes.startIndex, offsetBy: Int(argument.start))
      let end = bytes.index(start, offsetBy: Int(argument.end - argument.start))
      add(String(key.text[place..<start]), to: &runs)
      switch argument.value {
      case .string: add(String(key.text[start..<end]), to: &runs)
      case .integer(let value): add(value.formatted(.number.locale(environment.locale)), to: &runs)
      case .text(let text): runs += text.runs
      }
      place = end
    }
    add(String(key.text[place...]), to: &runs)
    return runs
  }

  private func add(_ text: String, to runs: inout [Text.Run]) {
    if !text.isEmpty { runs.append(Text.Run(content: .string(text))) }
  }
}

extension LocalizedStringKey.Argument {
  fileprivate var isText: Bool { if case .text = value { true } else { false } }
}
