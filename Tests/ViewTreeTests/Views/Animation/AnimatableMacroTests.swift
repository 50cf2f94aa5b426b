import Testing
public import ViewTreeTesting

@Animatable private struct Bar: View {
  var width: Double
  @AnimatableIgnored var mark: String
  var body: some View { Text(String(repeating: mark, count: Int(width.rounded()))) }
}

@Animatable private struct Box: Shape {
  var width: CGFloat
  var height = 1.0

  func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: width, height: height)) }
}

// Members in the forms that people write; what cannot vary or is held elsewhere stands between.
/// A shape of another module.
@Animatable public struct Wave: Shape {
  typealias P = Array<Int>
  let m: Array<Int>
  static let r = 1...
  public var x = 0.0, y = 0.0
  var a, b: Double
  var c = 1e3  // note
  // swift-format-ignore
  var /* c */ d: Double
  @available(macOS 10, *) var e = CGFloat(3)
  #if os(Linux) || os(macOS)
    var f: Double = 1
  #else
    var g: Double = 1
  #endif
  @AnimatableIgnored var isClosed = true
  var `in`: Double = 2 { didSet { changes += 1 } }
  @AnimatableIgnored private var changes = 0
  @AnimatableIgnored fileprivate let quote = #"""#
  @Doubled private var h = 1.0
  var half: Double { a / 2 }

  /// A wave.
  public init() { (m, a, b, d) = ([], 1, 2, 3) }

  /// Returns an empty path.
  public func path(in rect: CGRect) -> Path { Path() }
}

@propertyWrapper struct Doubled {
  var wrappedValue: Double
}

@Animatable private struct Pattern { @AnimatableIgnored var regex = #/a(b)[(]/#; var x: Double }

@MainActor @Suite struct AnimatableMacroTests {
  struct Growing: View {
    @State private var isWide = false

    var body: some View {
      Bar(width: isWide ? 9 : 1, mark: "=")
      Button("Grow") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
    }
  }

  @Test func `a view is drawn with interpolated values`() async throws {
    let screen = Screen(width: 12) { Growing() }
    try screen.find(.button, "Grow").tap()
    screen.advance(by: .seconds(0.5))
    #expect(screen.text.contains("=====\n") && !screen.text.contains("======"))
    screen.advance(by: .seconds(1))
    expectText(screen.text, contains: "=========")
  }

  @Test func `every variable moves, however it is declared`() {
    var wave = Wave()
    wave.animatableData = Wave().animatableData + Wave().animatableData
    #expect([wave.x, wave.y, wave.a, wave.b, wave.c, wave.d, wave.f, wave.in] == [0, 0, 2, 4, 2000, 6, 2, 4])
    #expect(wave.e == 6 && wave.half == 1)
    expectEqual(wave.animatableData.magnitudeSquared, 4_000_000 + 4 + 16 + 36 + 36 + 4 + 16 + 4)
    var pattern = Pattern(x: 1)
    pattern.animatableData = 3
    #expect(pattern.x == 3)
  }

  @Test func `a shape that conforms already has its data, of all that varies`() {
    var box = Box(width: 4)
    box.animatableData.scale(by: 2)
    #expect(box.width == 8 && box.height == 2)
  }
}
