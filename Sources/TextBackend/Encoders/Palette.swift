package import ViewTree

extension Color.Resolved {
  /// The nearest colour that a terminal has: one of its 16 or 256 colours, or the exact components.
  func terminalColor(_ colors: ScreenOptions.ColorDepth) -> Color.TerminalColor {
    if case .named(let name) = value { return colors == .basic ? .basic(name.basicCode) : name.terminalColor }
    switch colors {
    case .trueColor: return .exact(red: components.red, green: components.green, blue: components.blue)
    case .indexed: return .indexed(Color.TerminalColor.nearestIndex(to: components))
    case .basic, .none: return .basic(Color.TerminalColor.nearestBasicCode(to: components))
    }
  }

  /// The colour as `#rrggbb`.
  var hex: String {
    switch value {
    case .rgb(let red, let green, let blue): Color.TerminalColor.hex((red, green, blue))
    case .named(let name): name.hex
    }
  }
}

extension Color {
  typealias Components = (red: UInt8, green: UInt8, blue: UInt8)

  package enum TerminalColor {
    case basic(Int)
    case indexed(Int)
    case exact(red: UInt8, green: UInt8, blue: UInt8)

    /// The component values of the 6 × 6 × 6 colour cube, which starts at index 16.
    private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    /// The components that terminals usually show for the codes 30 to 37 and 90 to 97.
    private static let basic: [(code: Int, components: Components)] = [
      (30, (0, 0, 0)), (31, (205, 0, 0)), (32, (0, 205, 0)), (33, (205, 205, 0)), (34, (0, 0, 238)),
      (35, (205, 0, 205)), (36, (0, 205, 205)), (37, (229, 229, 229)), (90, (127, 127, 127)), (91, (255, 0, 0)),
      (92, (0, 255, 0)), (93, (255, 255, 0)), (94, (92, 92, 255)), (95, (255, 0, 255)), (96, (0, 255, 255)),
      (97, (255, 255, 255)),
    ]

    private static func distance(_ a: Components, _ b: Components) -> Int {
      func square(_ a: UInt8, _ b: UInt8) -> Int { (Int(a) - Int(b)) * (Int(a) - Int(b)) }
      return square(a.red, b.red) + square(a.green, b.green) + square(a.blue, b.blue)
    }

    static func nearestBasicCode(to color: Components) -> Int {
      basic.min { distance($0.components, color) < distance($1.components, color) }!.code
    }

    /// The index of the nearest colour among those that are the same in every terminal: 16 to 255, the last 24 gray.
    static func nearestIndex(to color: Components) -> Int {
      func level(_ component: UInt8) -> Int {
        levels.indices.min { abs(Int(levels[$0]) - Int(component)) < abs(Int(levels[$1]) - Int(component)) }!
      }
      let (red, green, blue) = (level(color.red), level(color.green), level(color.blue))
      let average = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
      let gray = min(max((average - 3) / 10, 0), 23)
      let shade = shade(gray)
      let isGray = distance((shade, shade, shade), color) < distance((levels[red], levels[green], levels[blue]), color)
      return isGray ? 232 + gray : 16 + 36 * red + 6 * green + blue
    }

    /// The component value of the 24 grays, which start at index 232.
    private static func shade(_ gray: Int) -> UInt8 { UInt8(clamping: 8 + 10 * gray) }

    /// A colour from index 16 on as `#rrggbb`.
    package static func hex(ofIndex index: Int) -> String {
      if index >= 232 {
        let shade = shade(index - 232)
        return hex((shade, shade, shade))
      }
      func level(_ step: Int) -> UInt8 { levels[(index - 16) / step % 6] }
      return hex((level(36), level(6), level(1)))
    }

    /// Components as `#rrggbb`.
    package static func hex(_ color: (red: UInt8, green: UInt8, blue: UInt8)) -> String {
      String(format: "#%02x%02x%02x", color.red, color.green, color.blue)
    }
  }
}

extension Color.Name {
  /// The nearest of the 16 colours, by hue if the components alone would give gray.
  fileprivate var basicCode: Int {
    switch self {
    case .orange, .brown: 33
    case .mint, .teal: 36
    case .indigo: 34
    case .purple: 35
    case .pink: 95
    case .black, .white, .gray, .red, .yellow, .green, .cyan, .blue:
      if case .basic(let code) = terminalColor { code } else { 39 }
    }
  }

  var terminalColor: Color.TerminalColor {
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

  package var hex: String { Color.TerminalColor.hex(components) }
}
