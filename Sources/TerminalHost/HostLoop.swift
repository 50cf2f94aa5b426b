internal import Dispatch
internal import TextBackend
internal import ViewTree

/// Drives a session with the terminal's input, its changes of size, requests for frames, and time.
@MainActor final class HostLoop {
  private let terminal: StandardTerminal
  private let session: Session
  private let onEnd: () -> Void
  private let start = ContinuousClock.now
  private var sources: [any DispatchSourceProtocol] = []
  private var timer: (any DispatchSourceTimer)?
  /// The file for a test that repeats the user's actions; `nil` if none is recorded.
  private let recording: URL?
  private let recordedView: RecordedView

  /// Starts the loop; calls `onEnd` when the user quits, and the caller then calls ``end()``.
  init<V: View>(_ view: V, options: ScreenOptions, onEnd: @escaping () -> Void) throws(TerminalError) {
    self.onEnd = onEnd
    let path = ProcessInfo.processInfo.environment["VIEWTREE_RECORD"] ?? ""
    recording = path.isEmpty ? nil : URL(fileURLWithPath: path)
    recordedView = RecordedView(V.self)
    terminal = try StandardTerminal()
    try terminal.enter()
    session = Session(view, in: terminal, options: options)
    if recording != nil { session.startRecording() }
    session.onRequest { [weak self] in self?.tickSoon() }
    listen()
    tickSoon()
  }

  /// Ends the loop, and restores the terminal.
  func end() {
    for source in sources { source.cancel() }
    timer?.cancel()
    let test = session.recordedTest(of: recordedView)
    session.close()
    terminal.leave()
    guard let recording else { return }
    do { try test.write(to: recording, atomically: true, encoding: .utf8) } catch {
      FileHandle.standardError.write(Data("The recording cannot be written: \(error)\n".utf8))
    }
  }

  private func listen() {
    let input = DispatchSource.makeReadSource(fileDescriptor: terminal.input, queue: .main)
    input.setEventHandler(handler: mainQueueHandler { [weak self] in self?.read() })
    let size = DispatchSource.makeSignalSource(signal: SIGWINCH, queue: .main)
    size.setEventHandler(handler: mainQueueHandler { [weak self] in self?.tick() })
    sources = [input, size]
    input.resume()
    size.resume()
  }

  /// Reads the available input for at most ``longestTurn``; called when there is some.
  private func read() {
    let end = now + Self.longestTurn
    repeat {
      guard let bytes = terminal.read() else { return onEnd() }
      session.receive(bytes, now: now)
    } while terminal.hasInput && now < end
    tick()
  }

  private var now: Duration { start.duration(to: .now) }

  /// Makes the due frames after the current event.
  nonisolated private func tickSoon() {
    DispatchQueue.main.async(execute: mainQueueHandler { [weak self] in self?.tick() })
  }

  private func tick() {
    if session.isFinished { return }
    timer?.cancel()
    let end = now + Self.longestTurn
    timer = session.tick(now: now, isLate: { now > end }).map(makeTimer)
    if session.isFinished { onEnd() }
  }

  /// The longest time of reading input, and of handling events, before the picture is shown and the rest of the input
  /// is searched for Control-C.
  private static let longestTurn = Duration.milliseconds(50)

  private func makeTimer(until deadline: Duration) -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler(handler: mainQueueHandler { [weak self] in self?.tick() })
    timer.schedule(deadline: .now() + max(deadline - now, .zero) / .seconds(1))
    timer.resume()
    return timer
  }
}
