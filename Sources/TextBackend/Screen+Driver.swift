internal import ViewTree

// What drives a screen in real time: it says when a frame is due, and is told what time it is.
extension Screen {
  /// Calls `driver`, on any thread, when a frame is due, once until it was made: then ``tick(now:)`` is to be called.
  package func onRequest(_ driver: @escaping @Sendable () -> Void) { frames.onRequest(driver) }

  /// Makes the frames that are due when so much time has passed. Returns when the next is due if nothing asks for one
  /// before; `nil` if none is.
  package func tick(now: Duration) -> Duration? { frames.tick(now: now) }
}

