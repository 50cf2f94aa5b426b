import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor @Suite struct GestureStateTests {
  private let log = GestureLog()

  private struct Card: View {
    let log: GestureLog
    @GestureState private var offset = CGSize.zero
    @State private var ends = 0
    var body: some View {
      let drag = DragGesture()
        .updating($offset) { value, offset, _ in offset = value.translation }
        .onChanged { log.add("\($0.startLocation.x)>\($0.location.x)") }
        .onEnded { _ in ends += 1 }
      Text("card \(ends)").offset(offset).gesture(drag)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test func `a drag moves what it is on while it goes on`() {
    let screen = Screen.centered { Card(log: log) }
    screen.press(column: 1, row: 0)
    screen.point(.drag, column: 1, row: 0)
    expectEqual(log.take(), "")
    screen.point(.drag, column: 4, row: 2)
    expectText(screen.text, equals: "\n\n   card 0\n\n")
    screen.point(.drag, column: 3, row: 2)
    expectText(screen.text, equals: "\n\n  card 0\n\n")
    expectEqual(log.take(), "1.5>4.5 1.5>3.5")
    screen.release(column: 3, row: 2)
    expectText(screen.text, equals: "card 1\n\n\n\n")
  }

  private struct Noted: View {
    let log: GestureLog
    @GestureState private var distance: CGFloat = 0

    var body: some View {
      Text("\(Int(distance))")
        .transaction { log.add($0.animation == nil ? "none" : $0.animation == .easeIn ? "easeIn" : "another") }
        .gesture(
          DragGesture().updating($distance) { value, state, transaction in
            state = value.translation.width
            transaction.animation = .easeIn
          })
    }
  }

  @Test func `the transaction of an update does not apply to the reset (TX11)`() {
    let screen = Screen(Noted(log: log), width: 10)
    _ = log.take()
    screen.press(column: 0, row: 0)
    screen.drag(toColumn: 3, row: 0)
    expectEqual(log.take(), "easeIn")
    screen.release(column: 3, row: 0)
    expectEqual(log.take(), "none")
  }

  private struct Dragged: View {
    @GestureState private var distance: CGFloat = 0
    @State private var end: CGFloat = 0

    var body: some View {
      Text("\(Int(distance)) of \(Int(end))")
        .gesture(
          DragGesture().updating($distance) { value, state, _ in state = value.translation.width }
            .onEnded { end = $0.translation.width })
    }
  }

  @Test func `the middle of a drag is shown, step by step`() {
    let screen = Screen(Dragged(), width: 10)
    screen.press(column: 0, row: 0)
    expectText(screen.text, equals: "0 of 0")
    screen.drag(toColumn: 2, row: 0)
    expectText(screen.text, equals: "2 of 0")
    screen.drag(toColumn: 5, row: 0)
    expectText(screen.text, equals: "5 of 0")
    screen.release(column: 5, row: 0)
    expectText(screen.text, equals: "0 of 5")
    screen.drag(toColumn: 7, row: 0)
    screen.release(column: 7, row: 0)
    expectText(screen.text, equals: "0 of 5")
    #expect(screen.issues == [] && screen.faults == [])
  }

  private struct Leaving: View {
    let isLong: Bool
    @GestureState private var distance: CGFloat = 0
    @State private var isPressed = false
    @State private var ends = 0
    @State private var isShown = true

    var body: some View {
      VStack(alignment: .leading) {
        Text("\(Int(distance)) \(isPressed) \(ends)")
        Button("leave") { isShown = false }
        if isShown, isLong {
          Text("part").onLongPressGesture {
            ends += 1
          } onPressingChanged: {
            isPressed = $0
          }
        } else if isShown {
          Text("part").gesture(
            DragGesture().updating($distance) { value, state, _ in state = value.translation.width }
              .onEnded { _ in ends += 1 })
        }
      }
    }
  }

  @Test(arguments: [false, true]) func `a gesture is over when its view leaves`(isLong: Bool) throws {
    let screen = Screen(Leaving(isLong: isLong), width: 10)
    screen.press(column: 0, row: 2)
    screen.drag(toColumn: 2, row: 2)
    expectText(screen.text, contains: isLong ? "0 true 0" : "2 false 0")
    try screen.find(.button, "leave").press(.return)
    expectText(screen.text, contains: "0 false 0")
    screen.release(column: 2, row: 2)
    screen.advance(by: .seconds(1))
    expectText(screen.text, contains: "0 false 0")
  }

  private struct Part: View {
    let probe: Probe
    @GestureState private var isHeld = false
    var body: some View {
      let _ = probe.ran("part")
      Text(isHeld ? "held" : "free")
    }
  }

  private struct Whole: View {
    let probe: Probe
    @State private var count = 0
    var body: some View {
      let _ = probe.ran("whole")
      Text("\(count)").offers("more", to: probe) { count += 1 }
      Part(probe: probe)
    }
  }

  @Test func `a view with a gesture state is not evaluated with the view around it`() {
    let probe = Probe()
    let screen = Screen(Whole(probe: probe), width: 8)
    screen.perform("more", probe)
    expectEqual([probe.runs("whole"), probe.runs("part")], [2, 1])
    #expect(screen.text.contains("1") && screen.text.contains("free"))
  }
}
