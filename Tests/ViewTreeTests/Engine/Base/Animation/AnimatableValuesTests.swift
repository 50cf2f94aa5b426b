import Testing
import ViewTreeTesting

@MainActor struct AnimatableValuesTests {
  @Test func `values are added, multiplied and compared each by each`() {
    var values = AnimatableValues(1.0, CGFloat(2), AnimatablePair(3.0, 4.0))
    #expect(values + values - values == values && values != .zero && values.magnitudeSquared == 30)
    values.scale(by: 2)
    let (first, second, third) = values.value
    #expect(first == 2 && second == 4 && third == AnimatablePair(6, 8))
  }

  @Test func `several values of a view are animated together`() {
    struct Bars: View, Animatable {
      var first: Double
      var second: CGFloat
      nonisolated var animatableData: AnimatableValues<Double, CGFloat> {
        get { AnimatableValues(first, second) }
        set { (first, second) = newValue.value }
      }
      var body: some View { Text("\(Int(first)) \(Int(second))") }
    }
    struct Moving: View {
      @State private var isFar = false
      var body: some View {
        Bars(first: isFar ? 10 : 0, second: isFar ? 100 : 0)
        Button("Go") { withAnimation(.linear(duration: 1)) { isFar = true } }
      }
    }
    let screen = Screen(Moving(), width: 12)
    try? screen.find(.button, "Go").tap()
    screen.advance(by: .seconds(0.5))
    expectText(screen.text, contains: "5 50")
    screen.advance(by: .seconds(1))
    expectText(screen.text, contains: "10 100")
  }
}
