/// The length of a column of a lazy grid, or of a row of a horizontal one, and the alignment of its cells.
struct GridTrack: Equatable {
  /// The length of a track across the grid.
  enum Length: Equatable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat, maximum: CGFloat)
    /// As many tracks as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat)
  }

  let length: Length
  /// The distance to the next track; `nil` means the default of the screen's metrics.
  let spacing: CGFloat?
  /// The alignment of cells in the track; `nil` means centred.
  let alignment: Alignment?
}

/// A track with its start and length.
struct PlacedTrack {
  var start: CGFloat
  let length: CGFloat
  let alignment: Alignment?
}

/// The tracks of a lazy grid across the axis along which it grows.
///
/// The length that fixed tracks and distances leave is divided among the others in their order: each takes an equal
/// share of the rest, within its limits, and an adaptive track fills its share with as many tracks as fit. This is
/// SwiftUI's order; tracks whose minimum exceeds their share extend beyond the grid.
struct GridTracks: Equatable {
  let tracks: [GridTrack]
  let axis: Axis

  /// Returns the tracks within a breadth; if it is infinite, all have their minimum length.
  func placed(within breadth: CGFloat, metrics: LayoutMetrics, cell: CGSize) -> [PlacedTrack] {
    let gaps = tracks.map { gap($0, metrics) }
    var rest = breadth - gaps.dropLast().reduce(0, +)
    var count = 0
    for track in tracks {
      if case .fixed(let length) = track.length { rest -= whole(length, metrics) } else { count += 1 }
    }
    var placed: [PlacedTrack] = []
    var start: CGFloat = 0
    for (track, gap) in zip(tracks, gaps) {
      let share = breadth.isFinite && count > 0 ? max(rest / CGFloat(count), 0) : 0
      let (number, length) = lengths(of: track, gap, within: share, metrics, cell)
      for _ in 0..<number {
        placed.append(PlacedTrack(start: start, length: length, alignment: track.alignment))
        start += length + gap
      }
      if case .fixed = track.length { continue }
      rest -= CGFloat(number) * (length + gap) - gap
      count -= 1
    }
    return placed
  }

  /// The number of tracks that an entry becomes, and the length of each.
  private func lengths(
    of track: GridTrack, _ gap: CGFloat, within share: CGFloat, _ metrics: LayoutMetrics, _ cell: CGSize
  ) -> (number: Int, length: CGFloat) {
    switch track.length {
    case .fixed(let length):
      return (1, whole(length, metrics))
    case .flexible(let minimum, let maximum):
      return (1, clamped(share, minimum, maximum, metrics))
    case .adaptive(let minimum, let maximum):
      // A length below a cell is invisible, and a length of 0 would fit any number of times.
      let least = max(whole(minimum, metrics), cell[axis])
      let number = max(Int(clamping: min((share + gap) / (least + gap) + 0.0001, 10_000)), 1)
      let length = (share - CGFloat(number - 1) * gap) / CGFloat(number)
      return (number, clamped(length, least, maximum, metrics))
    }
  }

  private func clamped(
    _ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat, _ metrics: LayoutMetrics
  ) -> CGFloat {
    let most = maximum.isNaN ? .infinity : maximum.isFinite ? whole(maximum, metrics) : maximum
    return max(min(length, most), whole(minimum, metrics))
  }

  private func whole(_ length: CGFloat, _ metrics: LayoutMetrics) -> CGFloat {
    max(metrics.whole(length.boundedOrZero, along: axis), 0).bounded
  }

  private func gap(_ track: GridTrack, _ metrics: LayoutMetrics) -> CGFloat {
    track.spacing.map { whole($0, metrics) } ?? metrics.spacing[axis]
  }
}
