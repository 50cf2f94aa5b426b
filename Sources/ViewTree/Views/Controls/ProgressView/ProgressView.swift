/// A view that shows the progress of a task.
///
///     Loading [####......]        (...) Loading
///
/// Without a value the progress is unknown, and a sign shows that the task is running. The value is between 0 and
/// `total`; a value out of this range is shown at the nearer end and reported as an issue. Follows
/// [ProgressView](https://developer.apple.com/documentation/swiftui/progressview).
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let extent: ProgressExtent
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  /// True for `ProgressView(configuration)`: the outer view is published, and this one only draws it.
  private let isUnpublished: Bool
  @Environment(\.self) private var environment

  private init(_ extent: ProgressExtent, _ label: Label, _ current: CurrentValueLabel, isUnpublished: Bool = false) {
    self.extent = extent
    self.label = label
    currentValueLabel = current
    self.isUnpublished = isUnpublished
  }

  /// Creates a view that shows a value, with or without a label and a label for the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label = { EmptyView() },
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
  ) { self.init(ProgressExtent(value, of: total), label(), currentValueLabel()) }

  /// Creates a view that shows the time between two dates by the screen's clock, with a label for the current value.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(.time(timerInterval, countsDown: countsDown), label(), currentValueLabel()) }

  /// The view that the current style creates.
  @MainActor public var body: some View {
    let _ = extent.problem.map { environment.scope?.host?.report($0) }
    let progress = ProgressViewStyleConfiguration(
      fractionCompleted: extent.fraction(now: environment.now), label: shownLabel,
      currentValueLabel: shownCurrentValueLabel)
    StyledControl(
      configuration: Shared(progress), choose: { DefaultProgressViewStyle.choice(in: $0) },
      semantics: isUnpublished ? nil : semantics)
  }

  private var shownLabel: ProgressViewStyleConfiguration.Label? {
    label is EmptyView ? nil : ProgressViewStyleConfiguration.Label(titles: label)
  }

  private var shownCurrentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel? {
    currentValueLabel is EmptyView ? nil : ProgressViewStyleConfiguration.CurrentValueLabel(currentValueLabel)
  }

  @MainActor private var semantics: @MainActor (ProgressViewStyleConfiguration) -> Semantics {
    let (label, environment) = (label, environment)
    return { progress in
      var semantics = Semantics(.progress, fallbackLabel: label)
      // The locale is read with the value: a new one alone makes no new control.
      semantics.value = {
        progress.fractionCompleted.map { FractionText($0).percent(in: environment.locale) }
      }
      return semantics
    }
  }
}

/// The completed part of a task.
enum ProgressExtent: CustomStringConvertible {
  /// A fraction from 0 to 1, or `nil` if it is unknown, and its problem in words.
  case part(Double?, problem: String?)
  case time(ClosedRange<Date>, countsDown: Bool)

  init<V: BinaryFloatingPoint>(_ value: V?, of total: V) {
    guard let value else {
      self = .part(nil, problem: nil)
      return
    }
    let (done, all) = (Double(value), Double(total))
    let part = all > 0 ? done / all : 0
    let shown = part.isNaN ? 0 : min(max(part, 0), 1)
    let problem =
      "the value \(done) is not between 0 and the total \(all); it is shown as \(shown * max(all, 0)). Pass a value in this range."
    self = .part(shown, problem: part == shown && all > 0 ? nil : problem)
  }

  var description: String {
    switch self {
    case .part(let part, _): part.map { "\($0)" } ?? "nil"
    case .time(let interval, _): "\(interval)"
    }
  }

  var problem: String? { if case .part(_, let problem) = self { problem } else { nil } }

  /// Returns the completed fraction; only an interval reads the time.
  func fraction(now: @autoclosure () -> Date) -> Double? {
    switch self {
    case .part(let part, _): return part
    case .time(let interval, let countsDown):
      let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
      // An interval of the whole time line never advances.
      let part = length > 0 ? now().timeIntervalSince(interval.lowerBound) / length : 1
      let passed = part.isNaN ? 0 : min(max(part, 0), 1)
      return countsDown ? 1 - passed : passed
    }
  }
}

/// The time that is left, or that has passed: `0:42`, `1:30:00`.
///
/// Follows [DefaultDateProgressLabel](https://developer.apple.com/documentation/swiftui/defaultdateprogresslabel).
nonisolated public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool
  @Environment(\.now) private var now
  @Environment(\.locale) private var locale

  /// The time as a text.
  @MainActor public var body: some View {
    let shown = min(max(now, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown ? interval.upperBound.timeIntervalSince(shown) : shown.timeIntervalSince(interval.lowerBound)
    let whole = UInt(clamping: min(seconds.rounded(.up), 1e15))
    Text(verbatim: Text.Content.clock(of: whole, in: locale))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a sign that a task is running, with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(.part(nil, problem: nil), label(), EmptyView()) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a sign that a task is running.
  public init() { self.init(.part(nil, problem: nil), EmptyView(), EmptyView()) }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a sign that a task is running, with a localized title.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Creates a sign that a task is running, with a verbatim title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  /// Creates a view that shows a value, with a localized title.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a view that shows a value, with a verbatim title.
  @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a view that shows the time between two dates, with a label and the time in digits.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(
      .time(timerInterval, countsDown: countsDown), label(),
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a view that shows the time between two dates, with the time in digits.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates the progress of a configuration in the next outer style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      .part(configuration.fractionCompleted, problem: nil),
      configuration.label ?? .init(EmptyView()), configuration.currentValueLabel ?? .init(EmptyView()),
      isUnpublished: true)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a view of the current value of a `Progress`.
  ///
  /// Outside Apple's platforms a `Progress` does not publish changes: the new value is shown at the next evaluation of
  /// the surrounding view.
  public init(_ progress: Progress) {
    let part = progress.isIndeterminate ? nil : progress.fractionCompleted
    self.init(ProgressExtent(part.map { min(max($0, 0), 1) }, of: 1), EmptyView(), EmptyView())
  }
}
