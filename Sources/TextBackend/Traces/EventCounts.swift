/// The cost of an event on a screen, in counts that are the same in every run.
package struct EventCounts: Hashable, Codable, Sendable {
  /// The number of bodies that ran.
  package var evaluated = 0
  /// The number of bodies that ran without a different result.
  package var unneeded = 0
  /// The number of times a render node computed a size.
  package var measured = 0
  /// The number of times a render node placed its children.
  package var placed = 0
  /// The number of cells drawn.
  package var cells = 0
  /// The number of values written, each different from the one before.
  package var wrote = 0

  package init() {}

  /// The counts with their names, in the order in which they are shown.
  package static var names: KeyValuePairs<String, WritableKeyPath<EventCounts, Int>> {
    [
      "evaluated": \.evaluated, "unneeded": \.unneeded, "measured": \.measured, "placed": \.placed, "cells": \.cells,
      "wrote": \.wrote,
    ]
  }

  package static func + (left: EventCounts, right: EventCounts) -> EventCounts { left.combined(with: right, &+) }

  package static func - (left: EventCounts, right: EventCounts) -> EventCounts { left.combined(with: right, &-) }

  // Written out, because a loop over key paths takes too long for each event.
  private func combined(with other: EventCounts, _ combine: (Int, Int) -> Int) -> EventCounts {
    var counts = EventCounts()
    counts.evaluated = combine(evaluated, other.evaluated)
    counts.unneeded = combine(unneeded, other.unneeded)
    counts.measured = combine(measured, other.measured)
    counts.placed = combine(placed, other.placed)
    counts.cells = combine(cells, other.cells)
    counts.wrote = combine(wrote, other.wrote)
    return counts
  }

  /// Whether nothing was counted.
  package var isZero: Bool { self == EventCounts() }
}
