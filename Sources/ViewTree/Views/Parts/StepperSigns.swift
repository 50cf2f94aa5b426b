/// The two signs; the brackets around them say that the stepper has the focus, waves that it is disabled.
///
///     [-|+]   <-|+>   ~-|+~        [−│+]   ‹−│+›   ╌−│+╌
nonisolated struct StepperSigns: View {
  let canIncrement: Bool
  let canDecrement: Bool
  let increment: @MainActor () -> Void
  let decrement: @MainActor () -> Void
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.glyphs) private var glyphs

  @MainActor var body: some View {
    let ends = ends
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(verbatim: ends.0)
      sign(glyphs == .ascii ? "-" : "−", canDecrement, decrement)
      Text(verbatim: glyphs == .ascii ? "|" : "│")
      sign("+", canIncrement, increment)
      Text(verbatim: ends.1)
    }
    .controlPart()
  }

  @MainActor private var ends: (String, String) {
    switch glyphs {
    case .ascii: !isEnabled ? ("~", "~") : isFocused ? ("<", ">") : ("[", "]")
    case .unicode: !isEnabled ? ("╌", "╌") : isFocused ? ("‹", "›") : ("[", "]")
    }
  }

  @MainActor private func sign(
    _ text: String, _ isEnabled: Bool, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    Text(verbatim: text).onTapGesture(perform: action).foregroundStyle(isEnabled ? .primary : .tertiary)
  }
}
