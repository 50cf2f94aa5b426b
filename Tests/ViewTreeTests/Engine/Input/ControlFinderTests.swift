import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

@MainActor @Suite struct ControlFinderTests {
  private struct Dialog: View {
    @State private var isShown = true
    var body: some View {
      VStack(alignment: .leading) {
        Text("below")
        Button("Open") { isShown = true }
      }
      .frame(width: 40, height: 12, alignment: .topLeading)
      .sheet(isPresented: $isShown) {
        VStack {
          Text("words")
          Button("OK") { isShown = false }
          Button("Off") {}.disabled(true)
        }
      }
    }
  }

  /// The control at the middle of an element, with its state.
  private func control(_ screen: Screen, _ element: Element) -> (CGRect, ControlPlace.State)? {
    let frame = element.frame
    var words = CGRect.null
    let found = screen.frames.events.controls.control(at: CGPoint(x: frame.midX, y: frame.midY), orElse: &words)
    return found.map { ($0.frame, $0.state) }
  }

  @Test func `a control of a presentation is found at its place on the screen`() throws {
    let screen = Screen(Dialog(), width: 40, height: 12)
    let ok = try screen.find(.button, "OK")
    #expect(ok.frame.minX > 5 && ok.frame.minY > 1)
    let found = try #require(control(screen, ok))
    #expect(found.0.contains(CGPoint(x: ok.frame.midX, y: ok.frame.midY)) && found.1 == .normal)
    expectEqual(control(screen, try screen.find(.button, "Off"))?.1, .disabled)
    screen.press(.tab)
    expectEqual(control(screen, ok)?.1, .focused)
    screen.press(column: Int(ok.frame.midX), row: Int(ok.frame.midY))
    expectEqual(control(screen, ok)?.1, .pressed)
  }

  @Test func `where there is no control the frame of the words there is found, if any`() throws {
    let screen = Screen(Dialog(), width: 40, height: 12)
    let words = try screen.find(.staticText, "words").frame
    func leaf(_ point: CGPoint) -> CGRect {
      var frame = CGRect.zero
      #expect(screen.frames.events.controls.control(at: point, orElse: &frame) == nil)
      return frame
    }
    expectEqual(leaf(CGPoint(x: words.midX, y: words.midY)), words)
    #expect(leaf(CGPoint(x: 39.5, y: 11.5)).isNull)
    try screen.find(.button, "OK").tap()
    expectEqual(leaf(CGPoint(x: 1.5, y: 0.5)), CGRect(x: 0, y: 0, width: 5, height: 1))
  }

  private func screenOfKinds() -> Screen {
    Screen(width: 20, height: 5) {
      VStack(alignment: .leading, spacing: 0) {
        Text("See [one](https://a.b) it")
        Button("OK") {}
        TextField("Name", text: .constant("abc"))
        Text("tap").onTapGesture {}
        HStack {
          Text("a")
          Spacer()
          Text("b")
        }
      }
    }
  }

  /// The frame and the state of the control at a cell.
  private func control(_ screen: Screen, _ column: CGFloat, _ row: CGFloat) -> (CGRect, ControlPlace.State)? {
    var words = CGRect.null
    let point = CGPoint(x: column + 0.5, y: row + 0.5)
    return screen.frames.events.controls.control(at: point, orElse: &words).map { ($0.frame, $0.state) }
  }

  @Test func `a view that is tapped is a control, but not one that reads where`() throws {
    let screen = screenOfKinds()
    let ok = try #require(control(screen, 1, 1))
    #expect(ok.0 == CGRect(x: 0, y: 1, width: 6, height: 1) && ok.1 == .normal)
    let text = try #require(control(screen, 1, 3))
    #expect(text.0 == CGRect(x: 0, y: 3, width: 3, height: 1) && text.1 == .normal)
    for (column, row) in [(1, 0), (1, 2), (0, 4), (9, 4)] as [(CGFloat, CGFloat)] {
      #expect(control(screen, column, row) == nil, "\(column) \(row)")
    }
    expectEqual(screen.frames.events.controls.markedFrames, [])
  }

  @Test func `the marked controls are the pressed and the focused one, of a text its link`() throws {
    let screen = screenOfKinds()
    let (link, ok) = (CGRect(x: 4, y: 0, width: 3, height: 1), CGRect(x: 0, y: 1, width: 6, height: 1))
    screen.press(.tab)
    expectEqual(screen.frames.events.controls.markedFrames, [link])
    let focused = try #require(control(screen, 1, 0))
    #expect(focused.0 == link && focused.1 == .focused)
    screen.press(column: 2, row: 1)
    expectEqual(screen.frames.events.controls.markedFrames, [ok, link])
    expectEqual(try #require(control(screen, 2, 1)).1, .pressed)
    screen.release(column: 2, row: 1)
    expectEqual(try #require(control(screen, 2, 1)).1, .normal)
  }

  @Test func `a control above another is found, the row of a list is none, and a link has its own place`() throws {
    let popover = Screen(width: 30, height: 10) {
      VStack(alignment: .leading) { ForEach(0..<9) { Button("below number \($0)") {} } }
        .popover(isPresented: .constant(true)) { Button("above") {} }
    }
    let above = try popover.find(.button, "above").frame
    var words = CGRect.null
    let found = popover.frames.events.controls.control(at: CGPoint(x: above.midX, y: above.midY), orElse: &words)
    expectEqual(found?.frame, above)
    let list = Screen(List([1, 2], id: \.self, selection: .constant(1)) { Text("row \($0)") }, width: 20)
    #expect(list.frames.events.controls.control(at: CGPoint(x: 3.5, y: 0.5), orElse: &words) == nil)
    let text = Screen(width: 12, height: 6, options: ScreenOptions(alignment: .topLeading)) {
      Text("words [a long link](https://a.b)").padding(.leading, 3).padding(.top, 1)
    }
    text.press(.tab)
    expectEqual(text.frames.events.controls.markedFrames, [CGRect(x: 9, y: 1, width: 1, height: 1)])
  }
}
