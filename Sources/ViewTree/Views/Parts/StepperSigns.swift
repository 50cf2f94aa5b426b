/// The two signs of a stepper; the brackets around them show the focus, and waves show that it is disabled.
///
///     [-|+]   <-|+>   ~-|+~        [−│+]   ‹−│+›   ╌−│+╌
nonisolated struct StepperSigns: View, ViewPart {
  let canIncrement: Bool
  let canDecrement: Bool
  let increment: @MainActor () -> Void
  let decrement: @MainActor () -> Void
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.glyphs) private var glyphs

  @MainActor var body: some View {
    let ends = glyphs.brackets(FieldState(isFocused: isFocused, isEnabled: isEnabled))
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(verbatim: ends.before)
      sign(glyphs == .ascii ? "-" : "−", canDecrement, decrement)
      Text(verbatim: glyphs == .ascii ? "|" : "│")
      sign("+", canIncrement, increment)
      Text(verbatim: ends.after)
    }
    .controlPart()
  }

  @MainActor private func sign(
    _ text: String, _ isEnabled: Bool, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    Text(verbatim: text).onTapGesture(perform: action).foregroundStyle(isEnabled ? .primary : .tertiary)
  }
}
