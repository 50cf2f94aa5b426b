import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor private final class Log {
  var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
  func take() -> String {
    defer { entries = [] }
    return entries.joined(separator: " ")
  }
}

@MainActor @Suite struct GestureTests {
  private let log = Log()

  private func screen(@ViewBuilder _ content: () -> some View) -> Screen {
    Screen(content().frame(maxWidth: .infinity, maxHeight: .infinity), width: 20, height: 5)
  }

  // MARK: Taps

  @Test func `a tap ends where it went down, and is none elsewhere`() {
    let screen = screen { Text("abc").gesture(TapGesture().onEnded { log.add("tap") }) }
    screen.click(column: 9, row: 2)
    #expect(log.take() == "tap")
    screen.drag(fromColumn: 9, row: 2, toColumn: 10, row: 2)
    screen.click(column: 0, row: 0)
    #expect(log.take() == "")
  }

  @Test func `two taps in a row are another gesture than one`() throws {
    let screen = screen {
      Text("abc")
        .onTapGesture(count: 2) { log.add("two") }
        .gesture(TapGesture().onEnded { log.add("one") })
    }
    screen.click(column: 9, row: 2)
    #expect(log.take() == "one")
    try screen.find(.staticText, "abc").tap()
    #expect(log.take() == "two")
  }

  @Test func `a tap knows where it was, in its view, on the screen, and in a named view`() {
    let screen = screen {
      HStack(spacing: 0) {
        Text("..")
        Text("abcd")
          .onTapGesture { log.add("local \($0.x) \($0.y)") }
          .simultaneousGesture(
            SpatialTapGesture(coordinateSpace: .global).onEnded { log.add("global \($0.location.x) \($0.location.y)") }
          )
          .simultaneousGesture(
            SpatialTapGesture(coordinateSpace: .named("row")).onEnded { log.add("row \($0.location.x)") })
      }
      .coordinateSpace(name: "row")
    }
    screen.click(column: 10, row: 2)
    #expect(log.take() == "local 1.5 0.5 global 10.5 2.5 row 3.5")
  }

  @Test func `the inner gesture wins, unless the outer one has a high priority`() {
    func screen(high: Bool) -> Screen {
      self.screen {
        let inner = Text("abc").onTapGesture { log.add("inner") }
        if high {
          inner.highPriorityGesture(TapGesture().onEnded { log.add("outer") })
        } else {
          inner.gesture(TapGesture().onEnded { log.add("outer") })
        }
      }
    }
    screen(high: false).click(column: 9, row: 2)
    screen(high: true).click(column: 9, row: 2)
    #expect(log.take() == "inner outer")
  }

  @Test func `a simultaneous gesture goes on beside the button that it is around`() {
    let screen = screen {
      Button("Go") { log.add("go") }.simultaneousGesture(TapGesture().onEnded { log.add("tap") })
    }
    screen.click(column: 10, row: 2)
    #expect(log.take() == "go tap")
  }

  @Test func `a mask takes out the gesture, or those inside`() {
    func result(_ mask: GestureMask) -> String {
      let screen = screen {
        Text("abc").onTapGesture { log.add("inner") }
          .simultaneousGesture(TapGesture().onEnded { log.add("outer") }, including: mask)
      }
      screen.click(column: 9, row: 2)
      return log.take()
    }
    #expect([.all, .gesture, .subviews, .none].map(result) == ["inner outer", "outer", "inner", ""])
  }

  @Test func `a disabled view has no gestures`() {
    let screen = screen { Text("abc").gesture(TapGesture().onEnded { log.add("tap") }).disabled(true) }
    screen.click(column: 9, row: 2)
    #expect(log.take() == "")
  }

  // MARK: Long presses

  private func longPress() -> Screen {
    screen {
      Text("abc").onLongPressGesture(minimumDuration: 1) {
        log.add("long")
      } onPressingChanged: {
        log.add("\($0)")
      }
    }
  }

  @Test func `a press that lasts is a long one while it still goes on`() async throws {
    let screen = longPress()
    screen.press(column: 9, row: 2)
    #expect(log.take() == "true")
    screen.advance(by: .milliseconds(999))
    try await screen.settle()
    #expect(log.take() == "")
    screen.advance(by: .milliseconds(1))
    try await screen.settle()
    #expect(log.take() == "long false")
    screen.release(column: 9, row: 2)
    #expect(log.take() == "")
  }

  @Test func `a tap of several clicks needs all of them, and at least one`() {
    let once = screen { Text("abc").gesture(TapGesture(count: 0).onEnded { log.add("one") }) }
    once.click(column: 9, row: 2)
    #expect(log.take() == "one")
    let twice = screen { Text("abc").gesture(TapGesture(count: 2).onEnded { log.add("two") }) }
    twice.click(column: 9, row: 2)
    #expect(log.take() == "")
    twice.click(CGPoint(x: 9.5, y: 2.5), count: 2)
    #expect(log.take() == "two")
  }

  @Test func `the third of three clicks is no second tap of two, and the fourth is`() {
    let gesture = screen { Text("abc").gesture(TapGesture(count: 2).onEnded { log.add("two") }) }
    let modifier = screen { Text("abc").onTapGesture(count: 2) { log.add("two") } }
    for screen in [gesture, modifier] {
      for (count, expected) in [(1, ""), (2, "two"), (3, ""), (4, "two")] {
        screen.click(CGPoint(x: 9.5, y: 2.5), count: count)
        #expect(log.take() == expected, "click \(count)")
      }
    }
  }

  @Test func `a press that need not last is long at once`() {
    let screen = screen { Text("abc").onLongPressGesture(minimumDuration: 0) { log.add("long") } }
    screen.press(column: 9, row: 2)
    #expect(log.take() == "long")
  }

  @Test func `a press that is let go, or moves far, is no long one`() async throws {
    let screen = longPress()
    screen.press(column: 9, row: 2)
    screen.release(column: 9, row: 2)
    #expect(log.take() == "true false")
    screen.press(column: 9, row: 2)
    screen.point(.drag, column: 20, row: 2)
    #expect(log.take() == "true false")
    screen.advance(by: .seconds(2))
    try await screen.settle()
    #expect(log.take() == "")
  }

  @Test func `a long press keeps the button around from being tapped`() async throws {
    let screen = screen {
      Text("abc").onLongPressGesture(minimumDuration: 1) { log.add("long") }.onTapGesture { log.add("tap") }
    }
    screen.press(column: 9, row: 2)
    screen.advance(by: .seconds(1))
    try await screen.settle()
    screen.release(column: 9, row: 2)
    #expect(log.take() == "long")
    screen.click(column: 9, row: 2)
    #expect(log.take() == "tap")
  }

  // MARK: Drags

  private struct Card: View {
    let log: Log
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
    let screen = screen { Card(log: log) }
    screen.press(column: 1, row: 0)
    screen.point(.drag, column: 1, row: 0)
    #expect(log.take() == "")
    screen.point(.drag, column: 4, row: 2)
    expectText(screen.text, equals: "\n\n   card 0\n\n")
    screen.point(.drag, column: 3, row: 2)
    expectText(screen.text, equals: "\n\n  card 0\n\n")
    #expect(log.take() == "1.5>4.5 1.5>3.5")
    screen.release(column: 3, row: 2)
    expectText(screen.text, equals: "card 1\n\n\n\n")
  }

  @Test func `a press without a move is no drag; with no distance it is one`() {
    func result(_ distance: CGFloat, to column: Int) -> String {
      let screen = screen {
        Text("abcdefgh").gesture(DragGesture(minimumDistance: distance).onEnded { log.add("\($0.translation.width)") })
      }
      screen.drag(fromColumn: 7, row: 2, toColumn: column, row: 2)
      return log.take()
    }
    #expect(
      [result(10, to: 7), result(0, to: 7), result(10, to: 8), result(12, to: 8), result(12, to: 19)]
        == ["", "0.0", "1.0", "", "12.0"])
  }

  @Test func `a drag has the speed of its last move`() {
    var last: DragGesture.Value?
    let screen = screen { Text("abcdefgh").gesture(DragGesture().onChanged { last = $0 }.onEnded { last = $0 }) }
    screen.press(column: 7, row: 2)
    screen.point(.drag, column: 8, row: 2)
    screen.advance(by: .milliseconds(500))
    screen.point(.drag, column: 10, row: 3)
    screen.release(column: 10, row: 3)
    #expect(last?.velocity == CGSize(width: 4, height: 2))
    #expect(last?.predictedEndTranslation == CGSize(width: 4, height: 1.5))
    #expect(last?.time.timeIntervalSince(last!.time) == 0)
  }

  @Test func `a drag that has begun taps nothing, and what it loses to has its state again`() {
    let screen = screen {
      Button("Go") { log.add("go") }.simultaneousGesture(DragGesture().onEnded { _ in log.add("drag") })
    }
    screen.drag(fromColumn: 9, row: 2, toColumn: 10, row: 2)
    #expect(log.take() == "drag")
  }

  @Test func `the actions are those of the body that ran last`() {
    struct Counter: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        let now = count
        Text("\(count)").frame(width: 20, height: 5)
          .gesture(
            DragGesture().onChanged { _ in
              log.add("\(now)")
              count += 1
            })
      }
    }
    let screen = screen { Counter(log: log) }
    screen.drag(fromColumn: 1, row: 0, toColumn: 5, row: 0, steps: 4)
    #expect(log.take() == "0 1 2 3")
  }

  // MARK: Several

  @Test func `a drag after a long press`() async throws {
    let gesture = LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture())
    let screen = screen {
      Text("abcdefgh").gesture(
        gesture.onEnded {
          if case .second(true, let drag) = $0 { log.add("\(drag?.translation.width ?? 0)") }
        })
    }
    screen.drag(fromColumn: 7, row: 2, toColumn: 9, row: 2)
    #expect(log.take() == "")
    screen.press(column: 7, row: 2)
    screen.advance(by: .seconds(1))
    try await screen.settle()
    screen.point(.drag, column: 10, row: 2)
    screen.release(column: 10, row: 2)
    #expect(log.take() == "3.0")
  }

  @Test func `one of two: the second where the first fails`() {
    let drag = DragGesture().map { "drag \($0.translation.width)" }
    let tap = TapGesture().map { "tap" }
    let screen = screen {
      Text("abcdefgh").gesture(
        drag.exclusively(before: tap).onEnded {
          switch $0 {
          case .first(let word), .second(let word): log.add(word)
          }
        })
    }
    screen.click(column: 7, row: 2)
    screen.drag(fromColumn: 7, row: 2, toColumn: 9, row: 2)
    #expect(log.take() == "tap drag 2.0")
  }

  @Test func `each of two gestures has a memory of its own`() {
    func long(_ seconds: Double, _ word: String) -> some Gesture {
      LongPressGesture(minimumDuration: seconds).onChanged { _ in log.add(word) }
    }
    let screen = screen { Text("abcdefgh").gesture(long(1, "first").exclusively(before: long(2, "second"))) }
    screen.press(column: 7, row: 2)
    #expect(log.take() == "first second")
  }

  @Test func `both at the same time, with the values of both`() {
    let both = SpatialTapGesture().simultaneously(with: DragGesture(minimumDistance: 0))
    let screen = screen {
      Text("abcdefgh").gesture(both.onEnded { log.add("\($0.first != nil) \($0.second != nil)") })
    }
    screen.click(column: 7, row: 2)
    screen.drag(fromColumn: 7, row: 2, toColumn: 9, row: 2)
    #expect(log.take() == "true true false true")
  }

  @Test func `a gesture may need modifier keys, be composed, and be of any type`() {
    struct Pull: Gesture {
      let log: Log
      var body: some Gesture<DragGesture.Value> { DragGesture().onEnded { _ in log.add("pull") } }
    }
    let screen = screen {
      Text("abcdefgh").gesture(AnyGesture(Pull(log: log).modifiers(.option)))
    }
    screen.drag(fromColumn: 7, row: 2, toColumn: 9, row: 2)
    for phase in [PointerEvent.Phase.down, .drag, .up] {
      screen.point(phase, column: phase == .down ? 7 : 9, row: 2, modifiers: .option)
    }
    #expect(log.take() == "pull")
  }

  @Test func `who leaves during a press hears no more of it`() {
    struct Leaving: View {
      let log: Log
      @State private var isHere = true
      var body: some View {
        if isHere {
          Text("abc").gesture(
            DragGesture().onChanged { _ in
              log.add("moved")
              isHere = false
            })
        }
      }
    }
    let screen = screen { Leaving(log: log) }
    screen.drag(fromColumn: 9, row: 2, toColumn: 12, row: 2, steps: 3)
    #expect(log.take() == "moved")
  }

  // MARK: Hovering

  @Test func `a view knows when the pointer is over it, and where`() {
    let screen = screen {
      HStack(spacing: 1) {
        Text("abc").onHover { log.add("a \($0)") }
        Text("def").onContinuousHover { phase in
          if case .active(let point) = phase { log.add("d \(point.x)") } else { log.add("d ended") }
        }
      }
    }
    for column in [7, 8, 11, 12, 0] { screen.hover(column: column, row: 2) }
    #expect(log.take() == "a true a false d 1.0 d 2.0 d ended")
  }

  @Test func `a press that another one cuts off gives the states of its gestures back`() {
    struct Held: View {
      @GestureState private var isHeld = false
      var body: some View {
        VStack(alignment: .leading) {
          Text(isHeld ? "held" : "free")
            .gesture(DragGesture(minimumDistance: 0).updating($isHeld) { _, held, _ in held = true })
          Text("other")
        }
      }
    }
    let screen = Screen(Held(), width: 8)
    screen.press(column: 1, row: 0)
    #expect(screen.text == "held\nother")
    screen.press(column: 1, row: 1)
    #expect(screen.text == "free\nother")
  }

  @Test func `of two gestures the one that is not meant gives its state back`() {
    struct Held: View {
      @GestureState private var isHeld = false
      var body: some View {
        Text(isHeld ? "held" : "free")
          .gesture(
            TapGesture().exclusively(before: LongPressGesture().updating($isHeld) { value, held, _ in held = value }))
      }
    }
    let screen = Screen(Held(), width: 8)
    screen.press(column: 1, row: 0)
    #expect(screen.text == "held")
    screen.release(column: 1, row: 0)
    #expect(screen.text == "free")
  }
}
