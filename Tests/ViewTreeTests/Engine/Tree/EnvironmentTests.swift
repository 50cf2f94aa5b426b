import Testing
import ViewTreeTesting

@testable import ViewTree

private struct XKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct YKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var x: Int {
    get { self[XKey.self] }
    set { self[XKey.self] = newValue }
  }

  fileprivate var y: Int {
    get { self[YKey.self] }
    set { self[YKey.self] = newValue }
  }
}

private struct Reader: View {
  @Environment(\.x) private var x
  let probe: Probe
  var body: some View {
    let _ = probe.ran("reader")
    Text("\(x)")
  }
}

private struct Theme: Equatable {
  var color = "red"
  var size = 1
}

private struct ThemeKey: EnvironmentKey {
  static var defaultValue: Theme { Theme() }
}

extension EnvironmentValues {
  fileprivate var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

@MainActor @Suite struct EnvironmentTests {
  private let probe = Probe()

  private struct Numbered<Content: View>: View {
    let probe: Probe
    @State private var n = 0
    let content: (Int) -> Content
    var body: some View { VStack { content(n) }.offers("add", to: probe) { n += 1 } }
  }

  @Test func `the innermost setting wins (N01)`() {
    expectEqual(Screen { Reader(probe: probe).environment(\.x, 1).environment(\.x, 2) }.text, "1")
  }

  @Test func `a transformation sees the value around (N02)`() {
    let screen = Screen { Reader(probe: probe).transformEnvironment(\.x) { $0 += 1 }.environment(\.x, 5) }
    expectEqual(screen.text, "6")
  }

  @Test func `a transformation follows the value around, and its own captures (N02)`() {
    let screen = Screen {
      Numbered(probe: probe) { [probe] n in
        Reader(probe: probe).transformEnvironment(\.x) { $0 += n }.environment(\.x, 10 * n)
      }
    }
    screen.perform("add", probe)
    screen.perform("add", probe)
    expectEqual(screen.text, "22")
  }

  @Test func `a view does not see what it sets for its own content (N03)`() {
    struct Own: View {
      @Environment(\.x) private var x
      var body: some View { Text("\(x)").environment(\.x, 7) }
    }
    expectEqual(Screen { Own().environment(\.x, 3) }.text, "3")
  }

  @Test func `a setting whose key path changes is an issue, and the first one stays (N04)`() {
    struct Both: View {
      @Environment(\.x) private var x
      @Environment(\.y) private var y
      var body: some View { Text("\(x) \(y)") }
    }
    let screen = Screen { Numbered(probe: probe) { n in Both().environment(n == 0 ? \.x : \.y, 3) } }
    expectEqual(screen.text, "3 0")
    screen.perform("add", probe)
    expectEqual(screen.text, "3 0")
    expectEqual(screen.issues.count, 1)
    expectText(screen.issues[0], contains: "the key path of .environment(_:_:) changed")
  }

  @Test func `only the views that read a key run again when it changes (N14)`() {
    struct Plain: View {
      let probe: Probe
      var body: some View {
        let _ = probe.ran("plain")
        Text("plain")
      }
    }
    let screen = Screen {
      Numbered(probe: probe) { [probe] n in
        VStack {
          Reader(probe: probe)
          Plain(probe: probe)
          Reader(probe: probe).environment(\.x, 9)
        }
        .environment(\.x, n).environment(\.y, n)
      }
    }
    screen.perform("add", probe)
    expectEqual(probe.runs("reader"), 3)
    expectEqual(probe.runs("plain"), 1)
    expectText(screen.text, equals: "  1\nplain\n  9")
  }

  @Test func `a setting of a part of a value follows the other parts around`() {
    struct Reader: View {
      @Environment(\.theme) private var theme
      var body: some View { Text("\(theme.color) \(theme.size)") }
    }
    struct Inner: View { var body: some View { Reader().environment(\.theme.color, "blue") } }
    struct Parent: View {
      let probe: Probe
      @State private var theme = Theme()
      var body: some View { Inner().environment(\.theme, theme).offers("grow", to: probe) { theme.size = 10 } }
    }
    let screen = Screen { Parent(probe: probe) }
    expectEqual(screen.text, "blue 1")
    screen.perform("grow", probe)
    expectEqual(screen.text, "blue 10")
    expectEqual(screen.faults, [])
  }

  @Test func `a transformation of several values sets each of them, once`() {
    struct Values: View {
      @Environment(\.lineLimit) private var limit
      @Environment(\.isEnabled) private var isEnabled
      @Environment(\.x) private var x
      var body: some View { Text("\(limit ?? 0) \(isEnabled) \(x)") }
    }
    let screen = Screen {
      Values().transformEnvironment(\.self) { values in
        values.lineLimit = 1
        values.isEnabled = false
        values.x = 3
        values.lineLimit = 2
      }
    }
    expectEqual(screen.text, "2 false 3")
  }

  @Test func `values describe themselves from the newest write, each key once`() {
    var values = EnvironmentValues()
    for number in [1, 3] { (values.x, values.y) = (number, 2) }
    values.x = 4
    let numbers = values.description.split(separator: ", ").compactMap { $0.split(separator: " = ").last }
    expectEqual(numbers, ["4", "2]"])
  }

  @Observable fileprivate final class Model {}

  @Test func `properties read the same value if they name the same key or type`() {
    let (x, y) = (Environment(\.x), Environment(\.y))
    #expect(x.isSame(as: Environment(\.x)) && !x.isSame(as: y))
    let (path, type) = (Environment<Model>(\.model), Environment<Model>(Model.self))
    #expect(type.isSame(as: Environment<Model>(Model.self)) && path.isSame(as: Environment(\.model)))
    #expect(!path.isSame(as: type) && !type.isSame(as: path))
  }

  @Test func `a view without its object is not left out by default`() {
    #expect(!EnvironmentValues().omitsViewsWithoutObjects)
  }

  private struct Late: View {
    let isHonest: Bool
    @State private var count = 0
    var body: some View {
      HStack {
        Size()
        Button("go") { count += 1 }
      }
      .transformEnvironment(\.self) { values in
        if isHonest { values.dynamicTypeSize = count == 1 ? .xLarge : .large }
        if !isHonest, count > 1 { values.dynamicTypeSize = .xLarge }
        // A write of the present value adds no key.
        if count > 0 { values.lineLimit = values.lineLimit }
      }
    }
  }

  private struct Size: View {
    @Environment(\.dynamicTypeSize) private var size
    var body: some View { Text("\(size)") }
  }

  @Test(arguments: [true, false])
  func `a transform that sets another value than before is an issue, and one that sets the same values works`(
    isHonest: Bool
  ) throws {
    let screen = Screen(Late(isHonest: isHonest), width: 24)
    for size in ["large", isHonest ? "xLarge" : "large", "large", "large"] {
      expectText(screen.text, equals: "\(size) [ go ]")
      try screen.find(.button, "go").tap()
    }
    expectEqual(screen.issues.count, isHonest ? 0 : 1)
    if !isHonest { expectText(screen.issues.first ?? "", contains: "sets a value that it did not set at first") }
  }

  private struct Sometimes: View {
    @State private var count = 1
    var body: some View {
      HStack {
        Size()
        Button("go") { count += 1 }
      }
      .transformEnvironment(\.self) { if count == 1 { $0.dynamicTypeSize = .xLarge } }
    }
  }

  @Test func `a transform that sets a value no more gives the outer one back`() throws {
    let screen = Screen(Sometimes(), width: 24)
    expectText(screen.text, equals: "xLarge [ go ]")
    try screen.find(.button, "go").tap()
    expectText(screen.text, equals: "large [ go ]")
  }
}

private struct ModelKey: EnvironmentKey {
  static var defaultValue: EnvironmentTests.Model { EnvironmentTests.Model() }
}

extension EnvironmentValues {
  fileprivate var model: EnvironmentTests.Model { self[ModelKey.self] }
}
