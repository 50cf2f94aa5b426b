import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@testable import ViewTree

/// As high as two rows, and as three for those who need more room.
private struct Banner: CustomPresentationDetent {
  static func height(in context: PresentationDetent.Context) -> CGFloat? {
    context.maxDetentValue < 4 ? nil : context.dynamicTypeSize.isAccessibilitySize ? 3 : 2
  }
}

/// As high as the content may be.
private struct Whole: CustomPresentationDetent {
  static func height(in context: PresentationDetent.Context) -> CGFloat? { context.maxDetentValue }
}

@MainActor struct PresentationDetentsTests {
  private func picture(
    height: Int? = 12, type: DynamicTypeSize = .large, @ViewBuilder _ content: @escaping () -> some View
  ) -> String {
    let view = Text("below").sheet(isPresented: .constant(true)) { content() }.dynamicTypeSize(type)
    return (height.map { Screen(view, width: 20, height: $0) } ?? Screen(view, width: 20)).text
  }

  private func rows(_ picture: String) -> Int { picture.split(separator: "\n").count { $0.contains("|") } }

  /// The rows within a sheet full of rows.
  private func rows(
    _ detents: Set<PresentationDetent>, height: Int? = 12, type: DynamicTypeSize = .large
  ) -> Int {
    rows(picture(height: height, type: type) { List(0..<20) { Text("row \($0)") }.presentationDetents(detents) })
  }

  @Test func `content lower than the minimum of a sheet keeps its height`() {
    let plain = picture(height: 5) { Text("in") }
    expectText(plain, equals: "below\n       +----+\n       | in |\n       +----+\n")
    expectText(picture(height: 5) { Text("in").presentationDetents([.medium, .large]) }, equals: plain)
    expectText(picture(height: 5) { Text("in").presentationDragIndicator(.visible) }, equals: plain)
  }

  @Test func `a sheet is no higher than the lowest of its heights`() {
    expectText(
      picture(height: 8) { List(0..<9) { Text("row \($0)") }.presentationDetents([.medium, .large]) },
      equals: "below\n\n\n  +--------------+\n  | row 0        |\n  +--------------+\n\n")
    #expect(rows([.medium]) == 3 && rows([.large]) == 8 && rows([.fraction(0.8), .large]) == 6)
    #expect(rows([.height(5)]) == 5 && rows([.height(500), .fraction(2)]) == 8)
  }

  @Test func `invalid lengths leave one row`() {
    #expect(rows([.height(0)]) == 1 && rows([.height(-3)]) == 1 && rows([.fraction(-.infinity)]) == 1)
    #expect(rows([.height(.nan)]) == 8 && rows([.fraction(.infinity)]) == 8 && rows([]) == 8)
  }

  @Test func `only lengths count on a growing screen`() {
    expectEqual(rows([.medium], height: nil), rows([], height: nil))
    expectEqual(rows([.medium, .height(4)], height: nil), 4)
  }

  @Test func `the height that is selected counts`() throws {
    struct Page: View {
      @State private var detent = PresentationDetent.medium

      var body: some View {
        Text("below").sheet(isPresented: .constant(true)) {
          List {
            Button("More") { detent = .large }
            Button("None") { detent = .fraction(0.1) }
            ForEach(0..<20) { Text("row \($0)") }
          }
          .presentationDetents([.medium, .large], selection: $detent)
        }
      }
    }
    let screen = Screen(Page(), width: 16, height: 12)
    expectEqual(rows(screen.text), 3)
    try screen.find(.button, "More").tap()
    expectEqual(rows(screen.text), 8)
    try screen.find(.button, "None").tap()
    expectEqual(rows(screen.text), 3)
  }

  @Test func `the first view of a sheet that sets detents counts`() {
    let sheet = VStack {
      List(0..<9) { Text("row \($0)") }.presentationDetents([.height(5)])
      Text("end").presentationDetents([.height(2)])
    }
    expectEqual(rows(picture { sheet }), 5)
  }

  @Test func `a page of a stack in a sheet can set detents`() {
    let stack = NavigationStack {
      List(0..<9) { Text("row \($0)") }.navigationTitle("In").presentationDetents([.medium])
    }
    expectEqual(rows(picture { stack }), 3)
  }

  @Test func `a type computes a height from the screen and the environment`() {
    #expect(rows([.custom(Banner.self)]) == 2 && rows([.custom(Banner.self)], type: .accessibility1) == 3)
    expectEqual(rows([.custom(Banner.self), .large], height: 5), 1)
  }

  @Test func `a height has the lines of the box, and is never below zero`() {
    func limit(_ detent: PresentationDetent, _ screen: CGFloat) -> CGFloat? {
      detent.limit(on: screen, lines: 2, in: EnvironmentValues())
    }
    expectEqual([PresentationDetent.medium, .large].map { limit($0, 12) }, [6, 12])
    expectEqual([5, 0, -5, .nan].map { limit(.height($0), 12) }, [7, 2, 0, nil])
    expectEqual([12, 2, 1].map { limit(.custom(Whole.self), $0) }, [12, 2, 2])
    let view = Text("below").sheet(isPresented: .constant(true)) {
      List(0..<20) { Text("row \($0)") }.presentationDetents([.height(80)])
    }
    expectEqual(rows(Screen(view, width: 20, height: 12, options: ScreenOptions(unit: .points)).text), 5)
  }

  @Test func `heights are equal if they are of one kind and length`() {
    #expect(PresentationDetent.fraction(0.5) == .medium && PresentationDetent.fraction(0.5) != .height(0.5))
    expectEqual(
      Set([PresentationDetent.medium, .large, .medium, .height(3), .height(4), .custom(Banner.self)]).count, 5)
  }
}

@MainActor struct PresentationModifiersTests {
  @Test func `modifiers without a look in text are accepted`() {
    let sheet = Text("Sheet")
      .presentationCornerRadius(8).presentationBackground(.red).presentationBackground { Text("below") }
      .presentationBackgroundInteraction(.enabled(upThrough: .medium)).presentationContentInteraction(.scrolls)
      .presentationCompactAdaptation(.popover).presentationCompactAdaptation(horizontal: .none, vertical: .sheet)
      .presentationSizing(.fitted).presentationSizing(.automatic).presentationSizing(.form).presentationSizing(.page)
    let view = Text("Page").sheet(isPresented: .constant(true)) { sheet }
    expectText(Screen(view, width: 20).text, contains: "| Sheet |")
  }
}
