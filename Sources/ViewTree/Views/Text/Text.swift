/// Text, with the styles it was given.
///
/// It wraps at spaces within the width that it is offered; see `lineLimit(_:)` for cutting it. Control
/// characters are shown, never sent to a terminal. Follows
/// [Text](https://developer.apple.com/documentation/swiftui/text).
nonisolated public struct Text: View, Equatable {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  /// What a piece of the text says: known now, or only when the locale is.
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
    private var own: Own?

    /// Most texts have no marks of their own, and no space for them.
    private indirect enum Own: Equatable {
      case marks(Marks)
    }

    init(content: Content) { self.content = content }

    var marks: Marks {
      get { if case .marks(let marks) = own { marks } else { Marks() } }
      set { own = .marks(newValue) }
    }

    /// Adds marks that are around it: its own count more.
    mutating func add(_ outer: Marks) {
      guard outer != Marks() else { return }
      marks = marks.over(outer)
    }
  }

  /// How a piece of a text looks, and where it leads.
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
    /// Most texts are one string without a style, and need no space elsewhere. Some bytes may be a number, as in most
    /// keys: other locales write it with other digits.
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

  /// Creates a text as it is, without looking for a translation.
  public init(verbatim content: String) { storage = .string(content) }

  /// Reports a number, which is no text.
  @available(*, unavailable, message: "a text shows a string: Text(\"\\(number)\"), or Text(number, format: .number)")
  public init<N: Numeric>(_ number: N) { fatalError() }

  /// Creates a text as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// A text by its key: what the table `Localizable.strings`, or another one, of the bundle, or of the app, has for it in
  /// the language of the screen's locale, and else the key.
  ///
  /// A literal is such a key: values are interpolated into it, and written as the screen's locale writes them.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  {
    if let number = key.plainNumber, !StringTables.exist(in: bundle) {
      storage = .string(key.text, number)
    } else {
      storage = .runs([Run(content: .key(LocalizedText(key, table: tableName, bundle: bundle)))])
    }
  }

  /// Creates a picture within a text: the glyph of a symbol, in the style of the text around.
  ///
  ///     Text("3 ") + Text(Image(systemName: "star.fill"))        3 *
  public init(_ image: Image) { self.init(runs: [Run(content: .image(image))]) }

  /// A value in a format, in the screen's locale, calendar and time zone, and relative to the screen's time; what the
  /// format sets itself counts more.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(runs: [Run(content: .format(FormattedValue(input, format)))])
  }

  /// Creates a value as a formatter shows it: a `DateFormatter` with a date, a `NumberFormatter` with an `NSNumber`.
  ///
  /// The locale and the time zone are the formatter's own, the machine's unless it sets them; `Text(_:format:)` takes the
  /// screen's.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? String(describing: subject))
  }

  /// Creates a date: as a date, as a time, or its distance from now at the screen's clock.
  ///
  /// A date that is infinite or not a number is shown as `--`, and is an issue.
  public init(_ date: Date, style: DateStyle) { self.init(runs: [Run(content: .date(date, style))]) }

  /// Creates a time between two dates at the screen's clock, as `3:05`: what is left of it, or what has passed.
  ///
  /// It begins at the start and stands still at the end, or at `pauseTime`. Without hours, `65:00` stands for an hour and
  /// five minutes. Follows
  /// [init(timerInterval:pauseTime:countsDown:showsHours:)](https://developer.apple.com/documentation/swiftui/text/init(timerinterval:pausetime:countsdown:showshours:)).
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let timer = TimerInterval(range: timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)
    self.init(runs: [Run(content: .timer(timer))])
  }

  /// Creates the time from one date to another, as `2:05 - 3:30 PM`.
  public init(_ dates: ClosedRange<Date>) {
    self.init(dates.lowerBound..<dates.upperBound, format: Date.IntervalFormatStyle(date: .numeric, time: .shortened))
  }

  /// Creates the time from one date to another.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// What `Text(timerInterval:)` counts.
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

  /// How `Text(_:style:)` shows a date.
  public enum DateStyle: Hashable, Sendable {
    /// The day, as `January 5, 2026`.
    case date
    /// The time of day, as `2:05 PM`.
    case time
    /// How far the date is from now, as `2 hr, 1 min`, in either direction: the two largest units of weeks to seconds.
    case relative
    /// How far the date is from now, as `+3:05` or `-3:05`.
    case offset
    /// How far the date is from now, as `3:05`, in either direction; it counts with the screen's clock.
    case timer
  }

  /// Where text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At its beginning.
    case head
    /// At its end.
    case tail
    /// In its middle.
    case middle

    var truncation: TextTruncation {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }

  /// The case into which a text is put.
  public enum Case: Hashable, Sendable {
    /// Capital letters.
    case uppercase
    /// Small letters.
    case lowercase
  }

  /// The pattern of a line below or through a text; a text platform draws one kind.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line; all are drawn solid.
    public enum Pattern: Hashable, Sendable {
      /// An unbroken line.
      case solid
      /// Dots.
      case dot
      /// Dashes.
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

  /// One text after the other, each in its style.
  public static func + (a: Text, b: Text) -> Text { joined(a, b) }

  package static func joined(_ a: Text, _ b: Text) -> Text { Text(runs: a.runs + b.runs) }

  /// What the text says in the default locale.
  var plainText: String {
    let environment = EnvironmentValues()
    return runs.map { $0.content.string(in: environment) }.joined()
  }
}

extension Semantics {
  /// A control that is called by its label even where the label is not shown.
  init<Label: View>(_ role: Role, fallbackLabel: Label, isWhole: Bool = true) {
    self.init(role, isWhole: isWhole)
    self.fallbackLabel = { AnyView(fallbackLabel).content(as: Text.self)?.plainText }
  }
}

/// Sendable: what it is made of is never changed where it lies.
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
    return "a date that is infinite or not a number is shown as \(Date.noPoint); look for how it was computed"
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
    if let string = string(in: environment) {
      return [style.run(shown(string), in: environment)]
    }
    var links = LinkCounter()
    return pieces(in: environment).map { piece in
      var run = piece.marks.style.over(style).run(
        shown(piece.text), link: links.number(of: piece.marks.link), in: environment)
      run.style.background = piece.marks.background?.drawn(in: environment).asBackground
      return run
    }
  }

  /// What it consists of in an environment.
  private func pieces(in environment: EnvironmentValues) -> [Piece] {
    runs.flatMap { $0.content.pieces(in: environment, marks: $0.marks) }
  }

  /// A piece of a text as it is said in one place.
  struct Piece {
    let text: String
    var marks: Marks
  }

  /// What a text without a style of its own says.
  private func string(in environment: EnvironmentValues) -> String? {
    switch storage {
    case .string(let string, .none): string
    case .string(let string, let number):
      environment.hasStandardLocale ? string : Self.key(string, number).string(in: environment)
    case .runs: nil
    }
  }
}

/// Numbers the links of a text, from 1 on: pieces that follow each other and lead to one place are one link.
private struct LinkCounter {
  private(set) var urls: [URL] = []
  private var last: URL?

  @discardableResult mutating func number(of link: URL?) -> UInt16 {
    if let link, link != last { urls.append(link) }
    last = link
    return link == nil ? 0 : UInt16(clamping: urls.count)
  }
}

/// Text with everything that the environment says about it.
struct TextLeaf: Leaf {
  let block: TextBlock

  init(_ block: TextBlock) { self.block = block }

  var text: String? { block.runs.count == 1 ? block.runs[0].text : block.runs.map(\.text).joined() }

  func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
    if let size = context.text.plainSize(of: block, in: proposal) { return size }
    return context.measure(context.broken(context.directed(block)), in: proposal).size
  }

  func draw(into context: inout DrawContext, in leaf: borrowing LeafContext) {
    // A block that may be one of two is copied, which most screens need not pay for.
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
