#if !canImport(Darwin)
  /// A recorder of operations that can be undone and redone.
  ///
  /// The operations registered within one event of a screen, or one pass of the run loop, are undone together.
  /// Operations registered while the manager undoes can be redone. The manager does not retain targets: operations of a
  /// deallocated target do nothing. Follows
  /// [UndoManager](https://developer.apple.com/documentation/foundation/undomanager).
  ///
  /// Sendable: it is used on the main thread, as on Apple's platforms.
  open class UndoManager: NSObject, @unchecked Sendable {
    private struct Operation {
      weak var target: AnyObject?
      let perform: () -> Void
    }

    /// The operations of one step, the latest last.
    private final class Group {
      var operations: [Operation] = []
      var name = ""
      var isEmpty: Bool { operations.isEmpty }
    }

    private enum Direction { case undo, redo }

    private var undoGroups: [Group] = []
    private var redoGroups: [Group] = []
    /// The groups that are open, from the outermost on.
    private var open: [Group] = []
    /// Whether the outermost open group is the one of an event.
    private var isEventOpen = false
    private var running: Direction?
    private var disableCount = 0
    private let endsWithRunLoop: Bool

    /// Creates a manager whose events are the passes of the run loop.
    public override convenience init() { self.init(endsWithRunLoop: true) }

    /// Creates a manager; if its events do not end with the passes of the run loop, ``endEvent()`` ends each of them.
    init(endsWithRunLoop: Bool) { self.endsWithRunLoop = endsWithRunLoop }

    /// Ends the group of an event.
    func endEvent() { if isEventOpen, open.count == 1 { endUndoGrouping() } }

    /// A Boolean value that indicates whether the operations of one event are grouped automatically; `true` by default.
    open var groupsByEvent = true
    /// The largest number of steps that are kept; 0, the default, keeps all.
    open var levelsOfUndo = 0 { didSet { dropOldSteps() } }

    // MARK: Registering

    /// Registers an operation that undoes a change of a target.
    open func registerUndo<TargetType: AnyObject>(
      withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
      guard isUndoRegistrationEnabled else { return }
      if open.isEmpty {
        precondition(
          groupsByEvent,
          "registerUndo was called outside of an undo group; call beginUndoGrouping() first if groupsByEvent is false")
        beginEvent()
      }
      if running == nil { redoGroups = [] }
      open[open.count - 1].operations.append(
        Operation(target: target) { [weak target] in if let target { handler(target) } })
    }

    private func beginEvent() {
      open.append(Group())
      isEventOpen = true
      guard endsWithRunLoop, running == nil else { return }
      RunLoop.current.perform { [weak self] in self?.endEvent() }
    }

    /// Begins a group; groups may be nested.
    open func beginUndoGrouping() {
      if open.isEmpty, groupsByEvent { beginEvent() }
      open.append(Group())
    }

    /// Ends the innermost group, which becomes a step, or a part of the group around it.
    open func endUndoGrouping() {
      guard let group = open.popLast() else { return }
      if let outer = open.last {
        outer.operations += group.operations
        if outer.name.isEmpty { outer.name = group.name }
        return
      }
      isEventOpen = false
      if group.isEmpty { return }
      if running == .undo { redoGroups.append(group) } else { undoGroups.append(group) }
      dropOldSteps()
      post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    private func dropOldSteps() {
      if levelsOfUndo > 0 { undoGroups = undoGroups.suffix(levelsOfUndo) }
    }

    /// The number of groups that are open.
    open var groupingLevel: Int { open.count }

    /// Stops the registration of operations until it is enabled as often as it was disabled.
    open func disableUndoRegistration() { disableCount += 1 }
    /// Enables the registration of operations again.
    open func enableUndoRegistration() { disableCount = max(disableCount - 1, 0) }
    /// A Boolean value that indicates whether operations are registered.
    open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

    // MARK: Undoing

    /// A Boolean value that indicates whether there is a step to undo.
    open var canUndo: Bool { !undoGroups.isEmpty || open.contains { !$0.isEmpty } }
    /// A Boolean value that indicates whether there is a step to redo.
    open var canRedo: Bool { !redoGroups.isEmpty }
    /// A Boolean value that indicates whether a step is being undone.
    open var isUndoing: Bool { running == .undo }
    /// A Boolean value that indicates whether a step is being redone.
    open var isRedoing: Bool { running == .redo }

    /// Undoes the last step, including the current event's operations; without a step, it changes nothing.
    open func undo() {
      endEvent()
      undoNestedGroup()
    }

    /// Undoes the last closed step; without one, it changes nothing.
    open func undoNestedGroup() {
      if let group = undoGroups.popLast() { perform(group, .undo) }
    }

    /// Redoes the step that was undone last; without one, it changes nothing.
    open func redo() {
      endEvent()
      if let group = redoGroups.popLast() { perform(group, .redo) }
    }

    private func perform(_ group: Group, _ direction: Direction) {
      let outer = (open, isEventOpen)
      let reverse = Group()
      reverse.name = group.name
      (open, isEventOpen, running) = ([reverse], false, direction)
      for operation in group.operations.reversed() { operation.perform() }
      while !open.isEmpty { endUndoGrouping() }
      (open, isEventOpen) = outer
      running = nil
      post(direction == .undo ? .NSUndoManagerDidUndoChange : .NSUndoManagerDidRedoChange)
    }

    /// Removes all steps, and enables registration.
    open func removeAllActions() {
      (undoGroups, redoGroups, open, isEventOpen, disableCount) = ([], [], [], false, 0)
    }

    /// Removes the operations of a target, and the steps that are empty then.
    open func removeAllActions(withTarget target: Any) {
      let target = target as AnyObject
      for group in undoGroups + redoGroups + open { group.operations.removeAll { $0.target === target } }
      undoGroups.removeAll(where: \.isEmpty)
      redoGroups.removeAll(where: \.isEmpty)
    }

    // MARK: Names

    /// Names the step that is being registered, or else the last step.
    open func setActionName(_ actionName: String) { (open.last ?? undoGroups.last)?.name = actionName }

    /// The name of the step that `undo()` undoes; empty if it has none.
    open var undoActionName: String { (open.last { !$0.isEmpty } ?? undoGroups.last)?.name ?? "" }
    /// The name of the step that `redo()` redoes; empty if it has none.
    open var redoActionName: String { redoGroups.last?.name ?? "" }
    /// The title of a menu item that undoes: `Undo Typing`.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a menu item that redoes: `Redo Typing`.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title of a menu item that undoes an action.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// Returns the title of a menu item that redoes an action.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }
  }

  extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of the notification that a manager posts when a step was registered.
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of the notification that a manager posts when a step was undone.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of the notification that a manager posts when a step was redone.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
  }
#endif
