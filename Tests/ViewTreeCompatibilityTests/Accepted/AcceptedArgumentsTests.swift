import Foundation
import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct AcceptedArgumentsTests {
  private func cells(_ view: some View) -> String { Screen(view, width: 12, height: 4).render(.cells) }

  @Test func `the value of a symbol, and the colour space of a gradient, change no picture`() {
    expectEqual(cells(Image(systemName: "star", variableValue: 0.3)), cells(Image(systemName: "star")))
    expectEqual(cells(Image("logo", variableValue: 0.3)), cells(Image("logo")))
    let gradient = Gradient(colors: [.red, .blue])
    expectEqual(
      cells(Rectangle().fill(gradient.colorSpace(.perceptual))), cells(Rectangle().fill(AnyGradient(gradient))))
    expectEqual(
      cells(Rectangle().fill(AnyGradient(gradient).colorSpace(.device))), cells(Rectangle().fill(AnyGradient(gradient)))
    )
  }

  @Test func `the animation of a scroll transition changes no picture`() {
    func picture(_ configuration: ScrollTransitionConfiguration) -> String {
      let rows = ForEach(0..<9) { row in
        Text("\(row)\n\(row)\n\(row)").scrollTransition(configuration) { $0.offset(x: $1.isIdentity ? 0 : 3) }
      }
      return cells(ScrollView { VStack(spacing: 0) { rows } })
    }
    #expect(picture(.animated) != picture(.identity))
    expectEqual(picture(.animated(.easeIn)), picture(.animated))
    expectEqual(picture(.interactive(timingCurve: .linear)), picture(.interactive))
    expectEqual(picture(.interactive.animation(.easeIn)), picture(.interactive))
  }

  @Test func `the content of a timeline is always up to date`() {
    let dates: [Date] = [ScreenOptions().now]
    let view = TimelineView(.explicit(dates)) { context in
      let _ = context.invalidateTimelineContent()
      Text("\(context.date == dates[0])")
    }
    expectText(Screen(view, width: 12).text, contains: "true")
  }
}
