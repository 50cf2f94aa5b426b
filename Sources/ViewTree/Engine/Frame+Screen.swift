// The part of the frame loop that a screen uses: mounting and unmounting, events, geometry, semantics, counts.

extension FrameLoop {
  // MARK: Time

  /// Calls `driver`, on any thread, when a frame is due: the driver then calls ``tick(now:)``.
  ///
  /// It is called once until the frame is made.
  package func onRequest(_ driver: @escaping @Sendable () -> Void) { tree.host.inbox.onRequest(driver) }

  /// Makes the frames that are due at a time of the clock.
  ///
  /// Returns the time of the next frame that is due by itself, or `nil` if none is.
  ///
  /// A view that reads the time gets a frame at each full second.
  package func tick(now: Duration) -> Duration? {
    if isClosed || !mayHandle({ "time that passes" }) { return nil }
    tree.graph.isRequested = true
    makeFrames(before: now)
    setTime(now)
    let scopes = updateVariables(at: now)
    run()
    let readsTime = scopes.contains { $0.isRead }
    let frame = isMoving ? tree.time + Tree.frameInterval : readsTime ? .seconds(now.components.seconds + 1) : nil
    let evaluation = tree.bodyMotions.values.lazy.compactMap(\.nextTime).min()
    return [frame, evaluation, nextTimerTime].compactMap { $0 }.min()
  }

  /// The time at which a waiting gesture is continued or scheduled work is run.
  package var nextTimerTime: Duration? { [pointer.timers.nextTime, mainQueue.timers.nextTime].compactMap { $0 }.min() }

  /// Makes frames for the times up to `now` at which a gesture waits, work is scheduled, or a body is to be evaluated.
  func makeFrames(before now: Duration) {
    var rounds = 0
    while let time = nextTimerTime, time <= now {
      rounds += 1
      guard rounds <= Self.timerLimit else {
        add(
          "more than \(Self.timerLimit) timers and scheduled actions are due in one advance of time; the ones due from "
            + "\(time) on are delayed to the next advance. Advance the time in smaller steps.")
        break
      }
      evaluateMotions(before: time)
      setTime(time)
      handle(for: "a gesture that waited") { pointer.timers.fire(at: time) }
      handle(for: "a scheduler") { mainQueue.timers.fire(at: time) }
    }
    evaluateMotions(before: now)
  }

  /// The maximum number of times at which timers fire in one advance of time.
  ///
  /// Beyond it, an issue is reported and the remaining timers wait for the next advance.
  private static let timerLimit = 10_000
  /// The number of rounds of evaluations after which the motions skip their invisible rounds again.
  ///
  /// The first time is before the first round; later ones reach motions that began since.
  private static let roundLimit = 1_000
  /// The maximum number of rounds of evaluations in one advance of time.
  ///
  /// Beyond it, an issue is reported and only the last round is evaluated.
  private static let evaluationLimit = 10_000

  private func evaluateMotions(before now: Duration) {
    if tree.bodyMotions.isEmpty { return }
    for round in 0... {
      if round.isMultiple(of: Self.roundLimit) {
        for motion in tree.bodyMotions.values { motion.skipRounds(until: now) }
      }
      guard let due = tree.bodyMotions.values.lazy.compactMap(\.nextTime).min(), due <= now else { return }
      guard round < Self.evaluationLimit else {
        return add(
          "views that depend on the time were evaluated \(round) times in one advance of time; the evaluations from "
            + "\(due) to \(now) are skipped except the last. Advance the time in smaller steps.")
      }
      setTime(due)
      _ = updateVariables(at: due)
      run()
    }
  }

  /// Sets the time, to which the next frame moves animated views; an earlier time than the current one is ignored.
  func setTime(_ now: Duration) {
    tree.time = max(now, tree.time)
    tree.animator.timePassed()
    tree.bodiesAreDue = !tree.bodyMotions.isEmpty
  }

  /// Shows animations from their start; without this call they show their end until time passes.
  package func goLive() { tree.isLive = true }

  /// The time of an animation's next frame; `nil` if no completion waits for an animation.
  package var nextCompletionTime: Duration? {
    isMoving && tree.host.hasWaitingCompletions ? tree.time + Tree.frameInterval : nil
  }

  /// Whether an animation is running.
  package var isMoving: Bool { tree.animator.isRunning || tree.bodyMotions.values.contains(where: \.needsFrames) }

  /// Updates the environment values that change with time; returns the scopes that hold them.
  private func updateVariables(at now: Duration) -> [EnvironmentScope] { update(variables(now)) }

  /// Writes the values of an environment to the scopes of the screen, and returns these scopes.
  private func update(_ environment: EnvironmentValues) -> [EnvironmentScope] {
    environment.writes.compactMap { write in
      guard let scope = EnvironmentScope.find(write.key, from: root.inputs.environment) else { return nil }
      write.update(scope, from: environment)
      return scope
    }
  }

  /// Changes settings of the screen, and draws the whole picture again: the back end's colours may have changed too.
  package func change(_ settings: EnvironmentValues) {
    if isClosed || !mayHandle({ "new settings" }) { return }
    run()
    _ = update(settings)
    for layer in [root] + tree.presentations { layer.setNeedsDisplay() }
    run()
  }

  /// Calls `action` with the name of each state that is written; `nil` removes the action.
  package func observeWrites(_ action: ((String) -> Void)?) { tree.host.onWrite = action }

  /// Removes the view: its `onDisappear` actions run, its state is released.
  ///
  /// Returns `false`, and does nothing, while a view is evaluated.
  @discardableResult package func unmount() -> Bool {
    if isClosed { return true }
    guard mayHandle({ "close()" }) else { return false }
    run()
    isClosed = true
    pointer.forget()
    mainQueue.timers.cancelAll()
    published = SemanticIndex([])
    root.unmount()
    tree.graph.root.dispose()
    runActions()
    return true
  }

  /// Reports, once, that a closed screen is used.
  private func expectOpen() {
    guard isClosed, !wasUsedClosed else { return }
    wasUsedClosed = true
    add("the screen was used after close(): it shows its last picture and ignores events; use it before close()")
  }

  // MARK: Geometry

  /// The size of the root view.
  package var contentSize: CGSize { root.size }

  /// Changes the screen's size; returns `false`, without a change, while a view is evaluated or if it is closed.
  package func resize(_ proposal: ProposedViewSize) -> Bool {
    expectOpen()
    if isClosed { return false }
    if proposal == self.proposal { return true }
    guard mayHandle({ "a new size" }) else { return false }
    self.proposal = proposal
    root.setNeedsLayout()
    run()
    return true
  }

  /// The frame of the render node with an identifier, in the coordinates of the root; `nil` if there is none.
  package func frame(id: String) -> CGRect? {
    run()
    var frame: CGRect?
    forEachRenderNode { renderNode in
      guard frame == nil,
        Traits.all(IdentifierTrait.self, in: renderNode.traits).contains(where: { $0.identifier == id })
      else { return }
      frame = renderNode.absoluteFrame.moved(by: .zero - root.origin)
    }
    return frame
  }

  /// Scrolls all scroll views to their first or to their next page; returns whether anything moved.
  package func turnPage(toStart: Bool) -> Bool { handle { tree.turnPage(toStart: toStart, above: root) } }

  /// Whether a container on the screen has rows that are not built, because they are far from its visible part.
  package var hasMoreRows: Bool { tree.hasMoreRows(above: root) }

  private func forEachRenderNode(_ body: (RenderNode) -> Void) {
    root.forEachShown(body)
    for layer in tree.presentations { layer.forEachShown(body) }
  }

  // MARK: Input

  package var events: EventDispatcher {
    EventDispatcher(tree: tree, root: root, pointer: pointer, screen: CGRect(origin: .zero, size: pictureSize))
  }

  /// The semantics of the screen and of the presentations above it; nothing below a modal one is included.
  package var semantics: SemanticIndex {
    run()
    expectOpen()
    if let published { return published }
    let index = SemanticIndex(tree.usableRoots(above: root).flatMap { SemanticNode.nodes(in: $0) })
    // In the middle of a frame the index is valid for that moment only.
    if !isRunning { published = index }
    return index
  }

  /// Calls the handler of an event, then makes the frames that it requires.
  ///
  /// `event` names the tasks that the handler starts. An event that a view sends while it is evaluated, or one within
  /// ``eventDepthLimit`` others, is reported as an issue, and the handler is not called.
  package func handle(for event: @autoclosure () -> EventName = "an event", _ handler: () throws -> Void) rethrows {
    if mayHandle(event) { try handle(event, handler) }
  }

  /// Calls the handler of an event, and returns its result; `false` if it is not called.
  package func handle(
    for event: @autoclosure () -> EventName = "an event", _ handler: () throws -> Bool
  ) rethrows -> Bool { try mayHandle(event) && handle(event, handler) }

  /// Whether an event can be handled now; if not, reports an issue.
  private func mayHandle(_ event: () -> EventName) -> Bool {
    if tree.graph.isComputing {
      let issue =
        "\(event().text) was sent to the screen while a view was being evaluated, and is ignored; "
        + "send events from actions and tests"
      if let node = tree.graph.readingNode { tree.report(issue, at: node) } else { add(issue) }
      return false
    }
    guard eventDepth >= Self.eventDepthLimit else { return true }
    add(
      "\(event().text) was sent while \(eventDepth) other events were being handled, and is ignored; look for an action "
        + "that sends the event that it handles")
    return false
  }

  /// The maximum depth of events that actions send while an event is handled.
  ///
  /// A deeper event is ignored and reported as an issue.
  private static let eventDepthLimit = 32

  private func handle<T>(_ event: () -> EventName, _ handler: () throws -> T) rethrows -> T {
    eventDepth += 1
    defer { eventDepth -= 1 }
    run()
    expectOpen()
    AllTraces.current?.add(self)
    tree.host.noteEvent()
    // The frames are made below: the driver needs no request for them.
    tree.graph.isRequested = true
    // A trace that begins in the handler has not seen this event begin.
    let hub = tree.hub
    hub?.beginEvent(event)
    defer {
      tree.host.noteEvent()
      run()
      hub?.endEvent()
    }
    return try tree.host.whileActive {
      try tree.host.works.perform("a task that \((eventName?() ?? event()).text) started", handler)
    }
  }

  /// Handles the first of several keys that arrived together, without frames between them; returns how many it handled.
  ///
  /// The focused text takes the keys that type or move the caret, and the next ``run()`` makes one frame for all of
  /// them. Any other key is an event of its own, which begins with that frame.
  package func typeAhead(_ keys: ArraySlice<Key>) -> Int {
    if isClosed { return 0 }
    run()
    let result = tree.host.whileActive {
      tree.host.works.perform("a task that typing started") { events.typeAhead(keys) }
    }
    if result.needsFrame { run() }
    return result.count
  }

  /// Makes traces list the events of `events` as one, by a name.
  package func whileNamed<T>(_ name: @autoclosure () -> EventName, _ events: () throws -> T) rethrows -> T {
    AllTraces.current?.add(self)
    let hub = tree.hub
    hub?.beginEvent(name)
    defer { hub?.endEvent() }
    return try withoutActuallyEscaping(name) { name in
      let outer = eventName
      eventName = outer ?? name
      defer { eventName = outer }
      return try events()
    }
  }

  // MARK: Work

  /// The number of unfinished works that the screen started; see ``Work``.
  package var workCount: Int { tree.host.works.count }

  /// The names of unfinished works that do not sleep on a clock: they are busy, or wait for something else.
  package var awakeWork: [String] { tree.host.works.awake }

  /// The number of changes so far: ends of works, and parts of works that fell asleep or woke.
  package var workChanges: Int { tree.host.works.changeCount }

  /// Returns once `workChanges` differs from `count`, at the latest after `time`.
  package func workChange(after count: Int, within time: Duration) async {
    await tree.host.works.change(after: count, within: time)
  }

  /// The names of unfinished works with a part that sleeps on a clock.
  package var sleepingWork: [String] { tree.host.works.asleep }

  /// Whether a part of a work sleeps on a clock.
  package var hasSleepingWork: Bool { tree.host.works.hasSleepers }

  // MARK: Measuring

  /// Returns the counts of the screen's work while `body` runs.
  package func trace(_ body: () throws -> Void) rethrows -> TraceRecord {
    let span = TraceSpan(self)
    defer { span.end() }
    try tree.host.whileActive(body)
    return span.finish()
  }

  /// Returns the counts of the screen's work until `body` returns.
  package func trace(_ body: @MainActor () async throws -> Void) async rethrows -> TraceRecord {
    let span = TraceSpan(self)
    defer { span.end() }
    try await body()
    return span.finish()
  }

  /// The log of updates; `nil` keeps none.
  package var log: UpdateLog? {
    get { tree.log }
    set { tree.setLog(newValue) }
  }

  /// The work of layout and drawing so far.
  package var work: RenderWork { tree.work }

  /// The identity of the screen's tree, to which traces of the screen refer.
  package var treeIdentity: TreeIdentity { tree.identity }

  /// The bindings and states of the screen's views, in the order of the views from the root.
  package var tracedProperties: [NodeProperty] {
    root.tracedProperties + tree.presentations.flatMap(\.tracedProperties)
  }

  /// Calls `body`, and returns traces of all screens for the events that it sends.
  package static func traceAll(_ body: () throws -> Void) rethrows -> [TraceRecord] {
    let outer = AllTraces.current
    let all = AllTraces()
    AllTraces.current = all
    defer {
      AllTraces.current = outer
      for span in all.spans.values { span.end() }
    }
    try body()
    return all.order.map { all.spans[$0]!.finish() }
  }

  /// The state graph as a Mermaid chart.
  package func graphChart() -> String { tree.graph.mermaid() }

  /// The number of vertices in the state graph.
  package func countVertices() -> Int { tree.graph.vertexCount }

  /// Returns the faults of the graph, the nodes and the render nodes; empty if there are none.
  package func check() -> [String] {
    run()
    return tree.graph.check() + InputCheck(tree).faults(below: root)
  }

  /// The tree of render nodes with their frames.
  package func renderDump() -> String {
    let roots = [root] + tree.presentations
    return roots.flatMap { $0.dump() }.joined(separator: "\n")
  }
}

/// The counts of a trace, before a back end puts them into words.
package struct TraceRecord {
  /// The evaluations and writes, with their causes.
  package let recorder: TraceRecorder
  /// The work of layout and drawing.
  package let work: RenderWork
  /// The cells that were drawn.
  package let cells: Int
  /// The bytes that were encoded.
  package let bytes: Int
}

/// The period of a trace.
///
/// Several may overlap in any way.
@MainActor package struct TraceSpan {
  private let frames: FrameLoop
  /// The counts so far.
  package let recorder: TraceRecorder
  private let before: RenderWork
  private let shownBefore: ShownWork

  /// Begins to count; a brief trace has only numbers and causes.
  package init(_ frames: FrameLoop, isBrief: Bool = false) {
    self.frames = frames
    recorder = TraceRecorder(frames.tree.identity, isBrief: isBrief)
    frames.run()
    before = frames.tree.work
    shownBefore = frames.shownWork()
    frames.tree.begin(recorder) { $0.controlLabel }
  }

  /// Ends the counting, and returns the counts.
  package func finish() -> TraceRecord {
    frames.run()
    end()
    recorder.finish { $0.controlLabel }
    let shown = frames.shownWork()
    return TraceRecord(
      recorder: recorder, work: frames.tree.work - before, cells: shown.cells - shownBefore.cells,
      bytes: shown.bytes - shownBefore.bytes)
  }

  /// Ends the counting without a result.
  package func end() { frames.tree.end(recorder) }
}

/// Traces of all screens that handle events.
@MainActor private final class AllTraces {
  static var current: AllTraces?
  var spans: [ObjectIdentifier: TraceSpan] = [:]
  var order: [ObjectIdentifier] = []

  func add(_ frames: FrameLoop) {
    let id = ObjectIdentifier(frames)
    guard spans[id] == nil else { return }
    order.append(id)
    spans[id] = TraceSpan(frames)
  }
}
