/// A control for increasing and decreasing a value in steps.
///
///     Copies [-|+]
///
/// A click on a sign is one step. While the stepper has the focus, Up, Right and + step up; Down, Left and - step down.
/// A sign that would leave the range is dim and has no effect. A value out of the range and a step that is not above 0
/// are reported as issues; the value stays until a step leads back into the range. Follows
/// [Stepper](https://developer.apple.com/documentation/swiftui/stepper).
nonisolated public struct Stepper<Label: View>: View {
  private let label: Label
  private let steps: Steps
  private let editingChanged: (Bool) -> Void
  @Environment(\.self) private var environment

  /// The effects of the two signs.
  private struct Steps {
    /// Moves the value a step; `nil` for a stepper of actions.
    var move: ((_ forward: Bool) -> Void)?
    var onIncrement: (() -> Void)?
    var onDecrement: (() -> Void)?
    /// The text of the current value, formatted for the screen.
    var text: (EnvironmentValues) -> String? = { _ in nil }
    /// Whether a step in a direction exists and stays in the range.
    var isPossible: (_ forward: Bool) -> Bool
    /// The problem of the value or the step, in words.
    var problem: () -> String? = { nil }
    /// The binding to the value, found by traces that list the bindings of a view.
    var value: SourceBinding?
  }

  private init(
    label: Label, steps: Steps, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.steps = steps
    editingChanged = onEditingChanged
  }

  /// Creates a stepper that calls actions; `nil` disables the direction.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let steps = Steps(onIncrement: onIncrement, onDecrement: onDecrement) { ($0 ? onIncrement : onDecrement) != nil }
    self.init(label: label(), steps: steps, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that calls actions, with the label as the last closure; a former form of the initializer.
  @_disfavoredOverload public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value; in a range the last step ends at the bound.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), steps: Self.steps(value, bounds, step), onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value that is published in a format; in a range the last step ends at the bound.
  public init<F: FormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>? = nil, step: F.FormatInput.Stride = 1,
    format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    var steps = Self.steps(value, bounds, step)
    steps.text = { format.text(of: value.wrappedValue, in: $0) }
    self.init(label: label(), steps: steps, onEditingChanged: onEditingChanged)
  }

  private static func steps<V: Strideable>(_ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride) -> Steps {
    let range = SteppedRange(bounds: bounds, step: step)
    return Steps(
      move: { value.wrappedValue = range.moved(value.wrappedValue, forward: $0) },
      text: { _ in String(describing: value.wrappedValue) },
      isPossible: { range.isPossible(from: value.wrappedValue, forward: $0) },
      problem: { range.problem(of: value.wrappedValue) }, value: SourceBinding(value))
  }

  /// Gives the label the role of a stepper.
  private enum Configuration: ControlConfiguration {
    static var role: Role { .stepper }
  }

  /// The label and the two signs.
  @MainActor public var body: some View {
    let (increment, decrement) = (step(forward: true), step(forward: false))
    LabeledRow(ControlLabel<Configuration>(titles: label)) {
      let _ = environment.scope?.host?.reportValue { steps.problem() }
      StepperSigns(
        canIncrement: steps.isPossible(true), canDecrement: steps.isPossible(false), increment: increment,
        decrement: decrement)
    }
    .onKey(isFocusable: true) { key in
      switch key {
      case .up, .right, .character("+"): increment()
      case .down, .left, .character("-"): decrement()
      default: return false
      }
      return true
    }
    .focusEffectDisabled()
    .semantics(semantics(increment, decrement))
  }

  @MainActor private func semantics(
    _ increment: @escaping @MainActor () -> Void, _ decrement: @escaping @MainActor () -> Void
  ) -> Semantics {
    var semantics = Semantics(.stepper, fallbackLabel: label)
    let (steps, environment) = (steps, environment)
    semantics.value = { steps.text(environment) }
    semantics.takesFocus = true
    semantics.increment = increment
    semantics.decrement = decrement
    return semantics
  }

  /// Returns the action of a step, if it is possible; `onEditingChanged` is called before and after.
  @MainActor private func step(forward: Bool) -> @MainActor () -> Void {
    let (steps, editingChanged) = (steps, editingChanged)
    return {
      guard steps.isPossible(forward) else { return }
      editingChanged(true)
      steps.move?(forward)
      (forward ? steps.onIncrement : steps.onDecrement)?()
      editingChanged(false)
    }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a localized title that calls actions; `nil` disables the direction.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a verbatim title that calls actions; `nil` disables the direction.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value with a localized title; in a range the last step ends at the bound.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged) }

  /// Creates a stepper of a value with a verbatim title; in a range the last step ends at the bound.
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged) }
}
