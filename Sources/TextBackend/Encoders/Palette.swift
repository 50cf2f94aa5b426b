import ViewTree

extension Color.Resolved {
  /// The terminal's codes for the colour: its own 16 colours, else the nearest of 256, exact components as such.
  func sgr(isBackground: Bool) -> String {
    switch value {
    case .rgb(let red, let green, let blue): "\(isBackground ? 48 : 38);2;\(red);\(green);\(blue)"
    case .named(let name):
      switch name.terminalColor {
      case .basic(let code): String(isBackground ? code + 10 : code)
      case .indexed(let index): "\(isBackground ? 48 : 38);5;\(index)"
      }
    }
  }

  /// The colour as `#rrggbb`.
  var hex: String {
    switch value {
    case .rgb: description
    case .named(let name): name.hex
    }
  }
}

extension Color.Name {
  enum TerminalColor {
    case basic(Int)
    case indexed(Int)
  }

  var terminalColor: TerminalColor {
    switch self {
    case .black: .basic(30)
    case .red: .basic(31)
    case .green: .basic(32)
    case .yellow: .basic(33)
    case .blue: .basic(34)
    case .cyan: .basic(36)
    case .gray: .basic(90)
    case .white: .basic(97)
    case .orange: .indexed(208)
    case .mint: .indexed(79)
    case .teal: .indexed(30)
    case .indigo: .indexed(62)
    case .purple: .indexed(134)
    case .pink: .indexed(204)
    case .brown: .indexed(137)
    }
  }

  var hex: String {
    let (red, green, blue) = components
    return String(format: "#%02x%02x%02x", red, green, blue)
  }
}
