@testable import TextBackend
@testable import ViewTree
import Testing
import ViewTreeTesting

/// The events that a dragged value causes at the views below it.
@MainActor struct DropTraitTests {
  private let log = GestureLog()

  private func drop<T>(_ name: String, of type: T.Type = String.self) -> DropTrait {
    DropTrait(accepts: { $0 is T }) { event in
      log.add("\(name).\(event.phase) \(event.location.x),\(event.location.y)")
    }
  }

  /// Moves a value to points of a screen, as a gesture at its root does; returns the events.
  private func move(_ session: DragSession, _ screen: Screen, _ points: (CGFloat, CGFloat)...) -> String {
    let link = TraitLink(
      GestureTrait(rank: .normal, isEnabled: true, allowsInside: true) { _, _ in .possible }, outer: nil)
    let contender = GestureContender(link, of: screen.frames.root)
    let press = Press(at: .zero, contenders: [], in: [], timers: TimerQueue())
    for (x, y) in points {
      let event = GestureEvent(
        phase: .drag, location: CGPoint(x: x, y: y), start: .zero, count: 1, modifiers: [], press: press,
        contender: contender, isHeld: false)
      event.move(session)
    }
    return log.take()
  }

  /// Two destinations of texts in one row, one of numbers around them, and one that is disabled.
  private func row() -> Screen {
    Screen(width: 12, height: 3) {
      HStack(spacing: 0) {
        Text("ab").modifier(drop("ab"))
        Group {
          Text("cd")
          Text("ef")
        }
        .modifier(drop("group"))
        Text("gh").modifier(drop("gh")).disabled(true)
      }
      .modifier(drop("number", of: Int.self))
      .padding(.leading, 2).padding(.top, 1)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test func `a value enters, moves, leaves and drops in the view's own coordinates`() {
    let (screen, session) = (row(), DragSession("text"))
    expectEqual(move(session, screen, (0.5, 0.5), (2.5, 1.25)), "ab.entered 0.5,0.25")
    expectEqual(move(session, screen, (3.5, 1.5)), "ab.moved 1.5,0.5")
    expectEqual(move(session, screen, (4.5, 1.5)), "ab.exited 2.5,0.5 group.entered 0.5,0.5")
    expectEqual(move(session, screen, (6.5, 1.5)), "group.exited 2.5,0.5 group.entered 0.5,0.5")
    expectEqual(move(session, screen, (8.5, 1.5)), "group.exited 2.5,0.5")
    expectEqual(move(session, screen, (6.5, 1.75)), "group.entered 0.5,0.75")
    #expect(!session.isOver)
    session.drop()
    #expect(session.isOver)
    expectEqual(log.take(), "group.dropped 0.5,0.75")
    session.drop()
    session.cancel()
    expectEqual(move(session, screen, (2.5, 1.5)), "")
  }

  @Test func `a drag that is cancelled leaves, and drops nothing`() {
    let (screen, session) = (row(), DragSession(7))
    expectEqual(move(session, screen, (2.5, 1.5)), "number.entered 0.5,0.5")
    session.cancel()
    #expect(session.isOver)
    expectEqual(log.take(), "number.exited 0.5,0.5")
    session.cancel()
    session.drop()
    expectEqual(move(session, screen, (2.5, 1.5)), "")
  }

  @Test func `of two destinations in one view the innermost that accepts the value gets it`() {
    var isOpen = true
    let inner = DropTrait(accepts: { _ in isOpen }) { log.add("inner.\($0.phase)") }
    let screen = Screen(width: 4, height: 1) { Text("part").modifier(inner).modifier(drop("outer")) }
    let session = DragSession("text")
    expectEqual(move(session, screen, (0.5, 0.5)), "inner.entered")
    isOpen = false
    expectEqual(move(session, screen, (1.5, 0.5)), "inner.exited outer.entered 1.5,0.5")
  }

  @Test func `a session that is over keeps nothing of its destination`() {
    for ends in [true, false] {
      let session = DragSession("text")
      weak var kept: GestureLog?
      do {
        let own = GestureLog()
        kept = own
        let screen = Screen(width: 4, height: 1) {
          Text("part").modifier(DropTrait(accepts: { _ in true }) { _ in own.add("event") })
        }
        expectEqual(move(session, screen, (0.5, 0.5)), "")
        expectEqual(own.take(), "event")
        if ends { session.drop() } else { session.cancel() }
        screen.close()
      }
      #expect(kept == nil)
    }
  }

  /// A list of rows that take texts, or numbers, and a text beside the list.
  private func list<Row: View>(width: CGFloat = 8, @ViewBuilder _ rows: () -> Row) -> Screen {
    let rows = rows()
    return Screen(width: 12, height: 7) {
      HStack(alignment: .top, spacing: 0) {
        Text("new")
        List { rows }.listStyle(.plain).frame(width: width, height: 6)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func rowDrop<T>(_ name: String, of type: T.Type = String.self) -> DropTrait {
    DropTrait(
      accepts: { $0 is T }, handle: { log.add("\(name).\($0.phase) \($0.row ?? -1)") },
      row: { _, height in Int(height * 4) })
  }

  @Test func `below the rows the last one that accepts the value gets it, within the list`() {
    let screen = list {
      Text("a").modifier(rowDrop("a"))
      Text("b").modifier(rowDrop("b"))
      Text("c").modifier(rowDrop("c", of: Int.self))
      Text("d").modifier(drop("d"))
    }
    expectText(screen.text, equals: "newa\n   b\n   c\n   d\n\n\n")
    func target(_ x: CGFloat, _ y: CGFloat) -> String {
      let session = DragSession("text")
      defer {
        session.cancel()
        _ = log.take()
      }
      return move(session, screen, (x, y))
    }
    expectEqual(target(3.5, 5.5), "b.entered 18")
    expectEqual(target(3.25, 0.25), "a.entered 1")
    expectEqual(target(10.5, 0.5), "a.entered 2")
    expectEqual(target(10.5, 1.25), "b.entered 1")
    expectEqual(target(10.5, 1), "b.entered 0")
    expectEqual(target(11.5, 5.5), "")
    expectEqual(target(0.5, 2.5), "")
    expectEqual(target(6, 6.5), "")
  }

  @Test func `a row of a list in a list takes what is dropped in its own list`() {
    let screen = list {
      List { Text("a").modifier(rowDrop("a")) }.listStyle(.plain).frame(width: 8, height: 2)
      Text("b")
    }
    let inside = DragSession("text")
    expectEqual(move(inside, screen, (10.5, 1.5)), "a.entered 6")
    inside.cancel()
    _ = log.take()
    expectEqual(move(DragSession("text"), screen, (10.5, 4.5)), "")
  }

  @Test func `of two views in one row the first gets what is dropped below the rows`() {
    let screen = list {
      HStack(spacing: 0) {
        Text("a").modifier(rowDrop("a"))
        Text("b").modifier(rowDrop("b"))
      }
    }
    expectEqual(move(DragSession("text"), screen, (5.5, 5.5)), "a.entered 22")
  }
}
