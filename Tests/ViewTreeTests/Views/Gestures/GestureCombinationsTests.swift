import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

@MainActor @Suite struct GestureCombinationsTests {
  private let log = GestureLog()

  @Test func `a drag after a long press`() async throws {
    let gesture = LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture())
    let screen = Screen.centered {
      Text("abcdefgh").gesture(
        gesture.onEnded {
          if case .second(true, let drag) = $0 { log.add("\(drag?.translation.width ?? 0)") }
        })
    }
    screen.drag(fromColumn: 7, row: 2, toColumn: 9, row: 2)
    expectEqual(log.take(), "")
    screen.press(column: 7, row: 2)
    screen.advance(by: .seconds(1))
    try await screen.settle()
    screen.point(.drag, column: 10, row: 2)
    screen.release(column: 10, row: 2)
    expectEqual(log.take(), "3.0")
  }

  @Test func `the second of two exclusive gestures runs if the first fails`() {
    let drag = DragGesture().map { "drag \($0.translation.width)" }
    let tap = TapGesture().map { "tap" }
    let screen = Screen.centered {
      Text("abcdefgh").gesture(
        drag.exclusively(before: tap).onEnded {
          switch $0 {
          case .first(let word), .second(let word): log.add(word)
          }
        })
    }
    screen.click(column: 7, row: 2)
    screen.drag(fromColumn: 7, row: 2, toColumn: 9, row: 2)
    expectEqual(log.take(), "tap drag 2.0")
  }

  @Test func `each of two gestures has a memory of its own`() {
    func long(_ seconds: Double, _ word: String) -> some Gesture {
      LongPressGesture(minimumDuration: seconds).onChanged { _ in log.add(word) }
    }
    let screen = Screen.centered { Text("abcdefgh").gesture(long(1, "first").exclusively(before: long(2, "second"))) }
    screen.press(column: 7, row: 2)
    expectEqual(log.take(), "first second")
  }

  @Test func `simultaneous gestures run together, with the values of both`() {
    let both = SpatialTapGesture().simultaneously(with: DragGesture(minimumDistance: 0))
    let screen = Screen.centered {
      Text("abcdefgh").gesture(both.onEnded { log.add("\($0.first != nil) \($0.second != nil)") })
    }
    screen.click(column: 7, row: 2)
    screen.drag(fromColumn: 7, row: 2, toColumn: 9, row: 2)
    expectEqual(log.take(), "true true false true")
  }

  @Test func `simultaneous and successive gestures have memories of their own`() {
    func drag(_ word: String) -> some Gesture<DragGesture.Value> { DragGesture().onChanged { _ in log.add(word) } }
    let both = Screen.centered { Text("abcdefgh").gesture(drag("1").simultaneously(with: drag("2"))) }
    both.drag(fromColumn: 7, row: 2, toColumn: 9, row: 2)
    expectEqual(log.take(), "1 2")
    func long(_ word: String) -> some Gesture<Bool> {
      LongPressGesture(minimumDuration: 1).onChanged { _ in log.add(word) }
    }
    let successive = Screen.centered {
      Text("abcdefgh").gesture(long("first").sequenced(before: long("second")).onEnded { _ in log.add("end") })
    }
    successive.press(column: 7, row: 2)
    expectEqual(log.take(), "first")
    successive.advance(by: .seconds(1))
    expectEqual(log.take(), "second")
    successive.advance(by: .seconds(1))
    expectEqual(log.take(), "end")
    // A press that is released too early does not begin the second gesture.
    successive.release(column: 7, row: 2)
    successive.press(column: 7, row: 2)
    successive.release(column: 7, row: 2)
    successive.advance(by: .seconds(3))
    expectEqual(log.take(), "first")
  }

  @Test func `once one of two exclusive gestures is recognized the other one ends`() {
    let either = LongPressGesture(minimumDuration: 1).onEnded { _ in log.add("long") }
      .exclusively(before: TapGesture().onEnded { log.add("tap") })
    let screen = Screen.centered { Text("abcdefgh").gesture(either) }
    screen.press(column: 7, row: 2)
    screen.advance(by: .seconds(1))
    screen.release(column: 7, row: 2)
    expectEqual(log.take(), "long")
    screen.click(column: 7, row: 2)
    expectEqual(log.take(), "tap")
    screen.drag(fromColumn: 7, row: 2, toColumn: 30, row: 2)
    expectEqual(log.take(), "")
    screen.click(column: 7, row: 2)
    expectEqual(log.take(), "tap")
  }

  @Test func `a combination reacts to a tap if one of its gestures does, a sequence if both do`() {
    func reacts<G: Gesture>(_ gesture: G) -> Bool { G.reactsToTap(gesture) }
    let (tap, place, drag) = (TapGesture(), SpatialTapGesture(), DragGesture())
    expectEqual([reacts(tap), reacts(place), reacts(drag), reacts(LongPressGesture())], [true, true, false, false])
    #expect(reacts(tap.onEnded {}) && !reacts(drag.onEnded { _ in }))
    expectEqual(
      [reacts(Optional(tap)), reacts(Optional(drag)), reacts(nil as TapGesture?)], [true, false, false])
    #expect(reacts(AnyGesture(tap)) && !reacts(AnyGesture(drag)) && reacts(tap.modifiers(.option)))
    expectEqual(
      [
        reacts(tap.simultaneously(with: drag)), reacts(drag.simultaneously(with: tap)),
        reacts(drag.simultaneously(with: drag)),
      ], [true, true, false])
    expectEqual(
      [
        reacts(tap.exclusively(before: drag)), reacts(drag.exclusively(before: tap)),
        reacts(drag.exclusively(before: drag)),
      ],
      [true, true, false])
    expectEqual(
      [reacts(tap.sequenced(before: tap)), reacts(tap.sequenced(before: drag)), reacts(drag.sequenced(before: tap))],
      [true, false, false])
  }

  @Test func `the value of a gesture that has ended stays until the other one has ended`() {
    let both = LongPressGesture(minimumDuration: 1).simultaneously(with: DragGesture(minimumDistance: 0))
    let screen = Screen.centered {
      Text("abcdefgh").gesture(
        both.onEnded { log.add("\($0.first ?? false) \($0.second?.translation.width ?? 0)") })
    }
    screen.press(column: 7, row: 2)
    screen.advance(by: .seconds(1))
    screen.point(.drag, column: 10, row: 2)
    screen.release(column: 10, row: 2)
    expectEqual(log.take(), "true 3.0")
  }

  private struct Held: View {
    let log: GestureLog
    let isLongFirst: Bool
    @GestureState private var isHeld: Bool

    init(log: GestureLog, isLongFirst: Bool) {
      (self.log, self.isLongFirst) = (log, isLongFirst)
      _isHeld = GestureState(wrappedValue: false) { value, _ in log.add("reset \(value)") }
    }

    var body: some View {
      let long = LongPressGesture(minimumDuration: 9).updating($isHeld) { value, held, _ in held = value }
      let text = Text(isHeld ? "held" : "free")
      if isLongFirst {
        text.gesture(long.exclusively(before: DragGesture()))
      } else {
        text.gesture(DragGesture().exclusively(before: long))
      }
    }
  }

  @Test(arguments: [true, false]) func `the gesture that loses is cancelled once`(isLongFirst: Bool) {
    let screen = Screen(Held(log: log, isLongFirst: isLongFirst), width: 8)
    screen.press(column: 1, row: 0)
    expectEqual(screen.text, "held")
    for column in [2, 3, 2] { screen.point(.drag, column: column, row: 0) }
    expectEqual(screen.text, "free")
    screen.release(column: 2, row: 0)
    expectEqual(log.take(), "reset true")
  }

  @Test func `two exclusive gestures fail when both have failed`() {
    let long = LongPressGesture(minimumDuration: 1, maximumDistance: 2).onEnded { _ in log.add("long") }
    let withTap = Screen.centered {
      Text("abcdefgh").gesture(long.exclusively(before: TapGesture().onEnded { log.add("tap") }))
    }
    withTap.press(column: 7, row: 2)
    withTap.point(.drag, column: 9, row: 2)
    withTap.advance(by: .seconds(1))
    withTap.release(column: 9, row: 2)
    expectEqual(log.take(), "long", "only the tap fails by the move")
    let withDrag = Screen.centered {
      Text("abcdefgh")
        .gesture(long.exclusively(before: DragGesture(minimumDistance: 12).onEnded { _ in log.add("drag") }))
    }
    withDrag.press(column: 7, row: 2)
    for column in [11, 7] { withDrag.point(.drag, column: column, row: 2) }
    withDrag.advance(by: .seconds(1))
    expectEqual(log.take(), "", "a press that has moved too far stays over")
    withDrag.point(.drag, column: 19, row: 2)
    withDrag.release(column: 19, row: 2)
    expectEqual(log.take(), "drag")
    let neither = Screen.centered {
      Text("abcdefgh").gesture(long.exclusively(before: LongPressGesture(minimumDuration: 2)))
        .onTapGesture { log.add("around") }
    }
    neither.click(column: 7, row: 2)
    expectEqual(log.take(), "around")
  }
}
