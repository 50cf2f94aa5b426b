import Foundation
internal import ViewTree

/// Counts what the events of one screen cost, each for itself.
///
/// One trace is open all the time, because a trace for each event would take longer. It begins anew after an event with
/// unneeded evaluations, so that their causes are those of the event, and after many events, so that memory is bounded.
@MainActor package final class EventCounter {
  /// Views of one type whose bodies ran without a different result.
  package struct Waste: Hashable, Codable, Sendable {
    /// The name of the type.
    package var type: String
    /// The number of these bodies.
    package var unneeded: Int
    /// The remedy; empty if none is known.
    package var advice: String

    package init(type: String, unneeded: Int, advice: String) {
      (self.type, self.unneeded, self.advice) = (type, unneeded, advice)
    }
  }

  /// The number of events in a trace after which the next one begins.
  private static let eventLimit = 500

  private let frames: FrameLoop
  private let canvas: Screen.Canvas
  private var span: TraceSpan
  private var taken: Taken

  /// The counts that were taken.
  private struct Taken {
    /// The work of layout and drawing.
    var work: EventCounts
    /// The counts of the current trace.
    var traced = EventCounts()
    /// The counts of the current trace before its last event, to which more may be added, and the index of that event.
    var earlier = (counts: EventCounts(), end: 0)

    /// Returns the counts since the last call.
    mutating func take(_ recorder: TraceRecorder, _ work: EventCounts) -> EventCounts {
      let total = count(recorder)
      defer { (traced, self.work) = (total, work) }
      return total - traced + (work - self.work)
    }

    /// Returns the evaluations and writes in the current trace.
    private mutating func count(_ recorder: TraceRecorder) -> EventCounts {
      var total = EventCounts()
      if recorder.moreEvents > 0 {
        // Beyond the limit of events only the entries count all.
        for entry in recorder.entries.all { total.add(entry.evaluations, unneeded: entry.unneeded) }
      } else {
        total = earlier.counts
        let events = recorder.events
        for index in earlier.end..<events.count {
          if index == events.count - 1 { earlier = (total, index) }
          total.add(events[index].evaluations, unneeded: events[index].unneeded)
        }
      }
      total.wrote = recorder.writes.count + recorder.moreWrites
      return total
    }
  }

  /// Begins to count.
  package init(_ screen: Screen) {
    (frames, canvas) = (screen.frames, screen.canvas)
    span = TraceSpan(frames, isBrief: true)
    taken = Taken(work: EventCounts(frames.work, cells: canvas.work.cells))
  }

  deinit {
    // The open trace holds the nodes of its screen.
    if MainThread.isCurrent {
      onMainActor(span) { $0.end() }
    } else {
      let span = span
      DispatchQueue.main.async { span.end() }
    }
  }

  /// Returns the counts since the last call, and the types with unneeded evaluations.
  package func take() -> (counts: EventCounts, waste: [Waste]) {
    let counts = taken.take(span.recorder, EventCounts(frames.work, cells: canvas.work.cells))
    if counts.unneeded > 0 { return (counts, waste(in: beginTrace())) }
    if span.recorder.events.count >= Self.eventLimit { _ = beginTrace() }
    return (counts, [])
  }

  /// Begins the next trace, and returns the one before.
  private func beginTrace() -> InvalidationTrace {
    defer {
      span = TraceSpan(frames, isBrief: true)
      taken = Taken(work: taken.work)
    }
    return InvalidationTrace(span.finish())
  }

  private func waste(in trace: InvalidationTrace) -> [Waste] {
    trace.groups.filter { $0.unneeded > 0 }.map { group in
      let advice = group.causes.lazy.filter { $0.unneeded > 0 }.map(\.advice).first { !$0.isEmpty }
      return Waste(type: group.typeName, unneeded: group.unneeded, advice: advice ?? "")
    }
  }
}

extension EventCounts {
  /// The work of layout and drawing.
  fileprivate init(_ work: RenderWork, cells: Int) {
    self.init()
    (measured, placed, self.cells) = (work.measured, work.placed, cells)
  }

  fileprivate mutating func add(_ evaluations: Int, unneeded count: Int) {
    evaluated += evaluations
    unneeded += count
  }
}
