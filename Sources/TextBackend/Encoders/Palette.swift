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
    switch self {
    case .black: "#000000"
    case .white: "#ffffff"
    case .gray: "#8e8e93"
    case .red: "#ff3b30"
    case .orange: "#ff9500"
    case .yellow: "#ffcc00"
    case .green: "#34c759"
    case .mint: "#00c7be"
    case .teal: "#30b0c7"
    case .cyan: "#32ade6"
    case .blue: "#007aff"
    case .indigo: "#5856d6"
    case .purple: "#af52de"
    case .pink: "#ff2d55"
    case .brown: "#a2845e"
    }
  }
}
