/// A view that shows styled text.
///
/// The text wraps at spaces within its proposed width; `lineLimit(_:)` truncates it. Control characters are shown, and
/// never sent to a terminal. Follows [Text](https://developer.apple.com/documentation/swiftui/text).
nonisolated public struct Text: View, Equatable {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  /// The content of a piece of text, which may depend on the environment.
  enum Content: Equatable {
    case string(String)
    indirect case date(Date, DateStyle)
    indirect case timer(TimerInterval)
    indirect case format(FormattedValue)
    case key(LocalizedText)
    indirect case image(Image)
  }

  struct Run: Equatable {
    var content: Content
    private var boxedMarks: BoxedMarks?

    /// The marks of the run; most texts have none, and need no space for them.
    private indirect enum BoxedMarks: Equatable {
      case marks(Marks)
    }

    init(content: Content) { self.content = content }

    var marks: Marks {
      get { if case .marks(let marks) = boxedMarks { marks } else { Marks() } }
      set { boxedMarks = .marks(newValue) }
    }

    /// Adds surrounding marks; the run's own marks have priority.
    mutating func add(_ outer: Marks) {
      guard outer != Marks() else { return }
      marks = marks.over(outer)
    }
  }

  /// The style of a piece of text, and the address of its link.
  struct Marks: Equatable {
    var style = TextStyle()
    var background: Color?
    var link: URL?

    func over(_ outer: Marks) -> Marks {
      Marks(style: style.over(outer.style), background: background ?? outer.background, link: link ?? outer.link)
    }
  }

  private let storage: Storage

  private enum Storage: Equatable {
    /// A string without a style, as most texts are. Some bytes may be a number, as in most keys, which other locales
    /// write in different digits.
    case string(String, LocalizedStringKey.PlainNumber = .none)
    case runs([Run])
  }

  var runs: [Run] {
    switch storage {
    case .string(let string, .none): [Run(content: .string(string))]
    case .string(let string, let number): [Run(content: .key(Self.key(string, number)))]
    case .runs(let runs): runs
    }
  }

  private static func key(_ string: String, _ number: LocalizedStringKey.PlainNumber) -> LocalizedText {
    LocalizedText(LocalizedStringKey(string, number: number), table: nil, bundle: nil)
  }

  init(runs: [Run]) { storage = .runs(runs) }

  /// Creates a text that shows a string verbatim, without a translation.
  public init(verbatim content: String) { storage = .string(content) }

  /// Reports at compile time that a number is not a text.
  @available(
    *, unavailable, message: "Text takes a string: write Text(\"\\(number)\"), or Text(number, format: .number)"
  )
  public init<N: Numeric>(_ number: N) { fatalError() }

  /// Creates a text that shows a string verbatim.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// Creates a text from a key: the entry in a string table of the bundle in the language of the screen's locale, or
  /// the key itself if there is none.
  ///
  /// The table is `Localizable.strings` by default, and the bundle is the app's. A literal is a key; values that are
  /// interpolated are written in the screen's locale.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  {
    if let number = key.plainNumber, !StringTables.mayExist(in: bundle) {
      storage = .string(key.text, number)
    } else {
      storage = .runs([Run(content: .key(LocalizedText(key, table: tableName, bundle: bundle)))])
    }
  }

  /// Creates a text with a picture: the glyph of a symbol, in the style of the surrounding text.
  ///
  ///     Text("3 ") + Text(Image(systemName: "star.fill"))        3 *
  public init(_ image: Image) { self.init(runs: [Run(content: .image(image))]) }

  /// Creates a text from a value in a format, in the screen's locale, calendar and time zone, and relative to the
  /// screen's time.
  ///
  /// Settings of the format itself have priority.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(runs: [Run(content: .format(FormattedValue(input, format)))])
  }

  /// Creates a text from a value and a formatter: a `DateFormatter` with a date, a `NumberFormatter` with an
  /// `NSNumber`.
  ///
  /// Locale and time zone are the formatter's own, by default the machine's; `Text(_:format:)` uses the screen's.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? String(describing: subject))
  }

  /// Creates a text from a date: the day, the time, or its distance from now by the screen's clock.
  ///
  /// A date that is infinite or not a number is shown as `--` and reported as an issue.
  public init(_ date: Date, style: DateStyle) { self.init(runs: [Run(content: .date(date, style))]) }

  /// Creates a text with the time left between two dates by the screen's clock, or the time that has passed, such as
  /// `3:05`.
  ///
  /// It begins at the start, and stops at the end or at `pauseTime`. Without hours, an hour and five minutes are
  /// `65:00`. Follows
  /// [init(timerInterval:pauseTime:countsDown:showsHours:)](https://developer.apple.com/documentation/swiftui/text/init(timerinterval:pausetime:countsdown:showshours:)).
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let timer = TimerInterval(range: timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)
    self.init(runs: [Run(content: .timer(timer))])
  }

  /// Creates a text from the time between two dates, such as `2:05 - 3:30 PM`.
  public init(_ dates: ClosedRange<Date>) {
    self.init(dates.lowerBound..<dates.upperBound, format: Date.IntervalFormatStyle(date: .numeric, time: .shortened))
  }

  /// Creates a text from the time between two dates.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// The interval of a text that counts time.
  struct TimerInterval: Hashable {
    let range: ClosedRange<Date>
    let pause: Date?
    let countsDown: Bool
    let showsHours: Bool

    var isNoDate: Bool { !range.lowerBound.isPoint || !range.upperBound.isPoint || pause?.isPoint == false }

    func string(in environment: EnvironmentValues) -> String {
      let time = min(max(pause ?? environment.now, range.lowerBound), range.upperBound)
      let seconds =
        countsDown
        ? range.upperBound.timeIntervalSince(time).rounded(.up)
        : time.timeIntervalSince(range.lowerBound).rounded(.down)
      return Content.clock(
        of: UInt(clamping: min(seconds, 1e15)), showsHours: showsHours, in: environment.locale)
    }
  }

  /// The form in which `Text(_:style:)` shows a date.
  public enum DateStyle: Hashable, Sendable {
    /// The day, such as `January 5, 2026`.
    case date
    /// The time of day, such as `2:05 PM`.
    case time
    /// The distance from now in either direction, such as `2 hr, 1 min`: the two largest units of weeks to seconds.
    case relative
    /// The distance from now with a sign, such as `+3:05` or `-3:05`.
    case offset
    /// The distance from now in either direction, such as `3:05`, updated by the screen's clock.
    case timer
  }

  /// The place at which a text that does not fit is truncated.
  public enum TruncationMode: Hashable, Sendable {
    /// At the beginning of the text.
    case head
    /// At the end of the text.
    case tail
    /// In the middle of the text.
    case middle

    var truncation: TextTruncation {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }

  /// The letter case into which a text is converted.
  public enum Case: Hashable, Sendable {
    /// Converts to upper case.
    case uppercase
    /// Converts to lower case.
    case lowercase
  }

  /// The pattern of a line below or through a text.
  ///
  /// In text every line is solid.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    ///
    /// Has no effect: every line is drawn solid.
    public enum Pattern: Hashable, Sendable {
      /// An unbroken line.
      case solid
      /// A dotted line.
      case dot
      /// A dashed line.
      case dash
      /// Dashes and dots in turn.
      case dashDot
      /// Dashes and pairs of dots in turn.
      case dashDotDot
    }

    /// Creates a line in the text's own colour; it is drawn solid.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}

    /// A single solid line.
    public static let single = LineStyle()
  }

  /// Concatenates two texts, each in its own style.
  public static func + (a: Text, b: Text) -> Text { joined(a, b) }

  package static func joined(_ a: Text, _ b: Text) -> Text { Text(runs: a.runs + b.runs) }

  /// The text in the default locale.
  package var plainText: String {
    let environment = EnvironmentValues()
    return runs.map { $0.content.string(in: environment) }.joined()
  }
}

extension Semantics {
  /// Creates the semantics of a control that has its label's name even if the label is not shown.
  init<Label: View>(_ role: Role, fallbackLabel: Label, isWhole: Bool = true) {
    self.init(role, isWhole: isWhole)
    self.fallbackLabel = { AnyView(fallbackLabel).plainText }
  }
}

/// A view whose text is known without showing it.
nonisolated protocol TextContaining {
  /// The text in the default locale; `nil` if there is none.
  var plainText: String? { get }
}

extension AnyView {
  /// The text of a label that is not shown; `nil` unless it is a text or a `Label`, with or without modifiers.
  nonisolated var plainText: String? {
    content(as: Text.self)?.plainText ?? (content as? any TextContaining)?.plainText
  }
}

extension ModifiedContent: TextContaining where Content: View {
  nonisolated var plainText: String? { AnyView(content).plainText }
}

/// Sendable: the parts are never changed in place.
extension Text: @unchecked Sendable {}

extension Text: LeafView {
  var mayHaveLinks: Bool {
    switch storage {
    case .string: false
    case .runs(let runs):
      runs.contains { run in
        if case .key(let text) = run.content, text.mayHaveLinks { return true }
        return run.marks.link != nil
      }
    }
  }

  func links(in environment: EnvironmentValues) -> LinkedText? {
    var links = LinkCounter()
    for piece in pieces(in: environment) { links.number(of: piece.marks.link) }
    return links.urls.isEmpty ? nil : LinkedText(block: leaf(in: environment).block, urls: links.urls)
  }

  var hasNoDate: Bool {
    switch storage {
    case .string: false
    case .runs(let runs): runs.contains(where: \.content.isNoDate)
    }
  }

  var issue: String? {
    guard hasNoDate else { return nil }
    return "an infinite date, or one that is not a number, is shown as \(Date.invalidText); check how it is computed"
  }

  func leaf(in environment: EnvironmentValues) -> TextLeaf {
    TextLeaf(
      TextBlock(
        textRuns(in: environment), lineLimit: environment.lineLimit, reservedLines: environment.reservedLines,
        truncation: environment.truncationMode.truncation,
        alignment: environment.multilineTextAlignment, glyphs: environment.glyphs))
  }

  private func textRuns(in environment: EnvironmentValues) -> [TextRun] {
    let style = environment.textStyle
    let textCase = environment.textCase
    func shown(_ text: String) -> String {
      let text = textCase.apply(to: text)
      return style.isRedacted ? text.redacted(environment.glyphs) : text
    }
    if let string = string(in: environment) { return [style.run(shown(string), in: environment)] }
    var links = LinkCounter()
    return pieces(in: environment).map { piece in
      var run = piece.marks.style.over(style).run(
        shown(piece.text), link: links.number(of: piece.marks.link), in: environment)
      run.style.background = piece.marks.background?.drawn(in: environment).asBackground
      return run
    }
  }

  /// Returns the pieces of the text in an environment.
  private func pieces(in environment: EnvironmentValues) -> [Piece] {
    runs.flatMap { $0.content.pieces(in: environment, marks: $0.marks) }
  }

  /// A piece of a text in one environment.
  struct Piece {
    let text: String
    var marks: Marks
  }

  /// Returns the string of a text without a style of its own; `nil` for all others.
  private func string(in environment: EnvironmentValues) -> String? {
    switch storage {
    case .string(let string, .none): string
    case .string(let string, let number):
      environment.hasStandardLocale ? string : Self.key(string, number).string(in: environment)
    case .runs: nil
    }
  }
}

/// Numbers the links of a text from 1; consecutive pieces with the same address are one link.
private struct LinkCounter {
  private(set) var urls: [URL] = []
  private var last: URL?

  @discardableResult mutating func number(of link: URL?) -> UInt16 {
    if let link, link != last { urls.append(link) }
    last = link
    return link == nil ? 0 : UInt16(clamping: urls.count)
  }
}

/// A text with all styles of its environment.
struct TextLeaf: Leaf {
  let block: TextBlock

  init(_ block: TextBlock) { self.block = block }

  var text: String? { block.runs.count == 1 ? block.runs[0].text : block.runs.map(\.text).joined() }

  func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
    if let size = context.text.plainSize(of: block, in: proposal) { return size }
    return context.measure(context.broken(context.directed(block)), in: proposal).size
  }

  func draw(into context: inout DrawContext, in leaf: borrowing LeafContext) {
    // Two branches, because a block chosen by a conditional would be copied, which most screens need not pay for.
    if leaf.layoutDirection == .rightToLeft {
      draw(block.mirrored, into: &context, in: leaf)
    } else {
      draw(block, into: &context, in: leaf)
    }
  }

  @MainActor private func draw(_ block: TextBlock, into context: inout DrawContext, in leaf: borrowing LeafContext) {
    if block.isGraded {
      return context.text(leaf.lines(of: leaf.broken(block), in: context.frame.size), by: leaf.text)
    }
    let proposal = ProposedViewSize(context.frame.size)
    if let line = leaf.text.plainLine(of: block, in: proposal) { return context.line(line) }
    context.text(leaf.lines(of: leaf.broken(block), in: context.frame.size))
  }

  func mixed(with new: TextLeaf, amount: Double) -> TextLeaf? {
    block.mixed(with: new.block, amount: amount).map(TextLeaf.init)
  }

  var hasBaselines: Bool { true }
  var isSettled: Bool { true }
}
