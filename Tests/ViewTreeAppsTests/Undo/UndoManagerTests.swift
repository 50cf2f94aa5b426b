import Foundation
import Testing
import ViewTreeApps
import ViewTreeTesting

/// Registered changes are undone, by steps, and redone.
@MainActor struct UndoManagerTests {
  @Observable final class Drawing {
    private(set) var lines = 0

    func add(_ count: Int, _ manager: UndoManager?) {
      lines += count
      manager?.registerUndo(withTarget: self) { $0.add(-count, manager) }
      manager?.setActionName("Line")
    }
  }

  private struct Canvas: View {
    let drawing: Drawing
    @Environment(\.undoManager) private var undoManager
    var body: some View {
      Text("\(drawing.lines) \(undoManager?.undoMenuItemTitle ?? "none")")
      Button("Add") {
        drawing.add(1, undoManager)
        drawing.add(1, undoManager)
      }
      Button("Undo") { undoManager?.undo() }
      Button("Redo") { undoManager?.redo() }
    }
  }

  @Test func `each screen has a manager, and an event is a step`() throws {
    let drawing = Drawing()
    let screen = Screen(width: 20) { Canvas(drawing: drawing) }
    let other = Screen(width: 20) { Canvas(drawing: Drawing()) }
    func tap(_ names: String...) throws -> Int {
      for name in names { try screen.find(.button, name).tap() }
      return drawing.lines
    }
    #expect(try tap("Undo") == 0)
    #expect(try tap("Add", "Add") == 4)
    #expect(try tap("Undo") == 2)
    #expect(try tap("Undo", "Undo") == 0)
    #expect(try tap("Redo") == 2)
    expectText(screen.text, startsWith: "2 Undo Line")
    #expect(try tap("Redo", "Redo") == 4)
    #expect(try tap("Undo", "Add", "Redo") == 4)
    try other.find(.button, "Undo").tap()
    #expect(drawing.lines == 4)
  }

  @Test func `a view that observes the undo manager shows its actions`() throws {
    struct Undoing: View {
      let drawing: Drawing
      @Environment(\.undoManager) private var undoManager
      @State private var canUndo = false
      private let closed = NotificationCenter.default.publisher(for: .NSUndoManagerDidCloseUndoGroup)
      private let undone = NotificationCenter.default.publisher(for: .NSUndoManagerDidUndoChange)
      var body: some View {
        Button("Add") { drawing.add(1, undoManager) }
        Button("Undo") { undoManager?.undo() }.disabled(!canUndo)
          .onReceive(closed.merge(with: undone)) { _ in canUndo = undoManager?.canUndo == true }
      }
    }
    let screen = Screen(width: 20) { Undoing(drawing: Drawing()) }
    #expect(try !screen.find(.button, "Undo").isEnabled)
    try screen.find(.button, "Add").tap()
    #expect(try screen.find(.button, "Undo").isEnabled)
    try screen.find(.button, "Undo").tap()
    #expect(try !screen.find(.button, "Undo").isEnabled)
  }

  @Test func `a manager of one's own takes a pass of the run loop as a step`() {
    let (drawing, manager) = (Drawing(), UndoManager())
    drawing.add(1, manager)
    RunLoop.current.run(until: Date())
    drawing.add(2, manager)
    drawing.add(3, manager)
    manager.undo()
    #expect(drawing.lines == 1 && manager.canRedo && manager.redoMenuItemTitle == "Redo Line")
    manager.undo()
    #expect(drawing.lines == 0 && !manager.canUndo && manager.undoMenuItemTitle == "Undo")
  }

  @Test func `the innermost open group with a step names the action that undo would undo`() {
    let (drawing, manager) = (Drawing(), UndoManager())
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    drawing.add(1, manager)
    manager.setActionName("Outer")
    manager.beginUndoGrouping()
    manager.setActionName("Inner")
    #expect(manager.undoActionName == "Outer")
    drawing.add(1, manager)
    manager.setActionName("Inner")
    #expect(manager.undoActionName == "Inner")
  }

  @Test func `the last closed step is named`() {
    let (drawing, manager) = (Drawing(), UndoManager())
    manager.groupsByEvent = false
    func register() { manager.registerUndo(withTarget: drawing) { _ in register() } }
    for name in ["First", "Second", "Third"] {
      manager.beginUndoGrouping()
      register()
      manager.endUndoGrouping()
      manager.setActionName(name)
      #expect(manager.undoActionName == name && manager.redoActionName == "")
    }
    for (undone, next) in [("Third", "Second"), ("Second", "First"), ("First", "")] {
      manager.undo()
      #expect(manager.redoActionName == undone && manager.undoActionName == next)
    }
    #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo First")
  }

  @Test func `groups are steps, and can be nested`() {
    let (drawing, manager) = (Drawing(), UndoManager())
    manager.groupsByEvent = false
    for count in 1...3 {
      manager.beginUndoGrouping()
      drawing.add(count, manager)
      manager.beginUndoGrouping()
      #expect(manager.groupingLevel == 2)
      drawing.add(10, manager)
      manager.endUndoGrouping()
      manager.endUndoGrouping()
    }
    manager.undo()
    #expect(drawing.lines == 23)
    manager.levelsOfUndo = 1
    manager.undo()
    manager.undo()
    #expect(drawing.lines == 11)
    manager.redo()
    #expect(drawing.lines == 23)
  }

  @Test func `a disabled, removed or released registration is not undone`() {
    let (drawing, manager) = (Drawing(), UndoManager())
    manager.disableUndoRegistration()
    drawing.add(1, manager)
    manager.enableUndoRegistration()
    #expect(!manager.canUndo && manager.isUndoRegistrationEnabled)
    do {
      let short = Drawing()
      short.add(1, manager)
      drawing.add(1, manager)
    }
    manager.undo()
    #expect(drawing.lines == 1)
    drawing.add(5, manager)
    manager.removeAllActions(withTarget: drawing)
    #expect(!manager.canUndo && !manager.canRedo)
    drawing.add(5, manager)
    manager.removeAllActions()
    manager.undo()
    #expect(drawing.lines == 11)
  }

  @Test func `a nested group stands at its place among the operations of the group around it`() {
    final class Log { var numbers: [Int] = [] }
    let (log, manager) = (Log(), UndoManager())
    manager.groupsByEvent = false
    func register(_ number: Int) { manager.registerUndo(withTarget: log) { $0.numbers.append(number) } }
    for _ in 0..<2 { manager.beginUndoGrouping() }
    register(1)
    manager.beginUndoGrouping()
    register(2)
    manager.endUndoGrouping()
    register(3)
    for _ in 0..<2 { manager.endUndoGrouping() }
    manager.undo()
    #expect(log.numbers == [3, 2, 1] && manager.groupingLevel == 0)
  }

  @Test func `a group that the program opened is not closed as an event`() {
    let (drawing, manager) = (Drawing(), UndoManager())
    drawing.add(1, manager)
    manager.redo()
    #expect(manager.groupingLevel == 0 && drawing.lines == 1)
    drawing.add(1, manager)
    manager.undo()
    manager.groupsByEvent = false
    for _ in 0..<2 {
      manager.beginUndoGrouping()
      manager.undo()
      #expect(manager.groupingLevel == 1)
      manager.removeAllActions()
    }
  }

  @Test func `registration is disabled until it is enabled as often`() {
    let manager = UndoManager()
    manager.enableUndoRegistration()
    #expect(manager.isUndoRegistrationEnabled)
    for _ in 0..<2 { manager.disableUndoRegistration() }
    manager.enableUndoRegistration()
    #expect(!manager.isUndoRegistrationEnabled)
    manager.enableUndoRegistration()
    #expect(manager.isUndoRegistrationEnabled)
  }

  @Test func `a manager reports that it is undoing or redoing`() {
    final class Log { var states: [[Bool]] = [] }
    let (log, manager) = (Log(), UndoManager())
    func register() {
      log.states.append([manager.isUndoing, manager.isRedoing])
      manager.registerUndo(withTarget: log) { _ in register() }
    }
    register()
    manager.undo()
    manager.redo()
    #expect(log.states == [[false, false], [true, false], [false, true]])
    #expect(!manager.isUndoing && !manager.isRedoing)
  }

  @Test func `a group that is open when an undo is tried stays open`() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    manager.undo()
    #expect(manager.groupingLevel == 1)
  }

  @Test func `the handler of an event may run the run loop, and stays one step`() throws {
    struct Running: View {
      let drawing: Drawing
      @Environment(\.undoManager) private var undoManager
      var body: some View {
        Button("Add") {
          drawing.add(1, undoManager)
          RunLoop.current.run(until: Date())
          drawing.add(1, undoManager)
        }
        Button("Undo") { undoManager?.undo() }
      }
    }
    let drawing = Drawing()
    let screen = Screen(width: 20) { Running(drawing: drawing) }
    try screen.find(.button, "Add").tap()
    try screen.find(.button, "Undo").tap()
    #expect(drawing.lines == 0)
  }

  @Test func `the operations of one undo are one step to redo, even if the run loop runs between them`() {
    final class Log { var words: [String] = [] }
    let (log, manager) = (Log(), UndoManager())
    manager.registerUndo(withTarget: log) { log in
      manager.registerUndo(withTarget: log) { $0.words.append("first") }
      RunLoop.current.run(until: Date())
      manager.registerUndo(withTarget: log) { $0.words.append("second") }
    }
    manager.undo()
    manager.redo()
    #expect(log.words == ["second", "first"] && !manager.canRedo)
  }

  @Test func `a step is there while its group is open, and an empty group is none`() {
    let (drawing, manager) = (Drawing(), UndoManager())
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    #expect(!manager.canUndo)
    manager.endUndoGrouping()
    #expect(!manager.canUndo && manager.groupingLevel == 0)
    manager.beginUndoGrouping()
    drawing.add(1, manager)
    #expect(manager.canUndo)
    manager.endUndoGrouping()
    #expect(manager.canUndo)
    manager.undo()
    #expect(!manager.canUndo && manager.canRedo && drawing.lines == 0)
  }

  @Test func `a new step removes the oldest beyond the limit`() {
    let (drawing, manager) = (Drawing(), UndoManager())
    manager.groupsByEvent = false
    manager.levelsOfUndo = 2
    for count in 1...3 {
      manager.beginUndoGrouping()
      drawing.add(count, manager)
      manager.endUndoGrouping()
    }
    for _ in 0..<3 { manager.undo() }
    #expect(drawing.lines == 1)
  }

  @Test func `removing all actions enables registration`() {
    let (drawing, manager) = (Drawing(), UndoManager())
    manager.disableUndoRegistration()
    manager.removeAllActions()
    #expect(manager.isUndoRegistrationEnabled)
    drawing.add(1, manager)
    #expect(manager.canUndo)
  }

  @Test func `the steps of a removed target can be neither undone nor redone`() {
    let (drawing, other, manager) = (Drawing(), Drawing(), UndoManager())
    manager.groupsByEvent = false
    for target in [other, drawing, drawing] {
      manager.beginUndoGrouping()
      target.add(1, manager)
      manager.endUndoGrouping()
    }
    manager.undo()
    #expect(manager.canRedo)
    manager.removeAllActions(withTarget: drawing)
    #expect(!manager.canRedo && manager.canUndo)
    manager.undo()
    #expect(drawing.lines == 1 && other.lines == 0 && !manager.canUndo)
  }

  @Test func `closed groups, undone steps and redone steps are notified`() {
    final class Log: @unchecked Sendable { var names: [String] = [] }
    let (drawing, manager, log) = (Drawing(), UndoManager(), Log())
    let names: [(NSNotification.Name, String)] = [
      (.NSUndoManagerDidCloseUndoGroup, "closed"), (.NSUndoManagerDidUndoChange, "undone"),
      (.NSUndoManagerDidRedoChange, "redone"),
    ]
    let observers = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in log.names.append(word) }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    drawing.add(1, manager)
    manager.endUndoGrouping()
    manager.undo()
    manager.redo()
    #expect(log.names == ["closed", "closed", "undone", "closed", "redone"])
  }
}
