/// How long a column of a lazy grid is, or a row of a horizontal one, and what stands in it.
struct GridTrack: Equatable {
  /// What a track asks of the breadth of the grid.
  enum Length: Equatable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat, maximum: CGFloat)
    /// As many tracks as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat)
  }

  let length: Length
  /// The distance to the next track; `nil` is the default of the screen's metrics.
  let spacing: CGFloat?
  /// How cells stand in the track; `nil`: in the middle.
  let alignment: Alignment?
}

/// A track that has its length.
struct PlacedTrack {
  var start: CGFloat
  let length: CGFloat
  let alignment: Alignment?
}

/// The tracks of a lazy grid across the axis along which it grows.
///
/// What fixed tracks and distances leave over goes to the others in their order: each takes an equal share of what is
/// left, as far as it may, and an adaptive one puts as many tracks into its share as have room. That is SwiftUI's order;
/// tracks with a minimum that is more than their share reach beyond the grid.
struct GridTracks: Equatable {
  let tracks: [GridTrack]
  let axis: Axis

  /// The tracks within a breadth; where there is no end to it, all are as short as they may be.
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

  /// How many tracks one becomes, and how long each is.
  private func lengths(
    of track: GridTrack, _ gap: CGFloat, within share: CGFloat, _ metrics: LayoutMetrics, _ cell: CGSize
  ) -> (number: Int, length: CGFloat) {
    switch track.length {
    case .fixed(let length):
      return (1, whole(length, metrics))
    case .flexible(let minimum, let maximum):
      return (1, clamped(share, minimum, maximum, metrics))
    case .adaptive(let minimum, let maximum):
      // Less than a cell cannot be seen, and of nothing there would be room for any number.
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
