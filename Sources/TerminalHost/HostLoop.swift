internal import Dispatch
internal import TextBackend
internal import ViewTree

/// Drives a session by the terminal's input, its changes of size, requests for frames, and time.
@MainActor final class HostLoop {
  private let terminal: StandardTerminal
  private let session: Session
  private let onEnd: () -> Void
  private let start = ContinuousClock.now
  private var sources: [any DispatchSourceProtocol] = []
  private var timer: (any DispatchSourceTimer)?

  /// Starts; `onEnd` is called when the user ends it, and ``end()`` is to be called then.
  init<V: View>(_ view: V, options: ScreenOptions, onEnd: @escaping () -> Void) throws(TerminalError) {
    self.onEnd = onEnd
    terminal = try StandardTerminal()
    try terminal.enter()
    session = Session(view, in: terminal, options: options)
    session.onRequest { [weak self] in self?.tickSoon() }
    listen()
    tickSoon()
  }

  /// Ends it, and puts the terminal back.
  func end() {
    for source in sources { source.cancel() }
    timer?.cancel()
    session.close()
    terminal.leave()
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

  private func read() {
    guard let bytes = terminal.read() else { return onEnd() }
    session.receive(bytes, now: now)
    if session.isFinished { onEnd() } else { tick() }
  }

  private var now: Duration { start.duration(to: .now) }

  /// Makes the frames that are due when what is going on is done.
  nonisolated private func tickSoon() {
    DispatchQueue.main.async(execute: mainQueueHandler { [weak self] in self?.tick() })
  }

  private func tick() {
    if session.isFinished { return }
    timer?.cancel()
    timer = session.tick(now: now).map(makeTimer)
  }

  private func makeTimer(until deadline: Duration) -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler(handler: mainQueueHandler { [weak self] in self?.tick() })
    timer.schedule(deadline: .now() + max(deadline - now, .zero) / .seconds(1))
    timer.resume()
    return timer
  }
}
