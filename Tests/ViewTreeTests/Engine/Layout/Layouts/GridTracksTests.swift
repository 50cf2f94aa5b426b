import Testing
import ViewTreeTesting

@testable import ViewTree

/// The places of the tracks of a lazy grid, in columns.
@MainActor struct GridTracksTests {
  private func track(_ length: GridTrack.Length, spacing: CGFloat? = nil, _ alignment: Alignment? = nil) -> GridTrack {
    GridTrack(length: length, spacing: spacing, alignment: alignment)
  }

  /// The start and the length of each track.
  private func places(_ tracks: [GridTrack], within breadth: CGFloat) -> [[CGFloat]] {
    GridTracks(tracks: tracks, axis: .horizontal)
      .placed(within: breadth, metrics: .text, cell: CGSize(width: 1, height: 1))
      .map { [$0.start, $0.length] }
  }

  private var mixed: [GridTrack] {
    [
      track(.fixed(3), spacing: 2), track(.adaptive(minimum: 4, maximum: .infinity), spacing: 1),
      track(.flexible(minimum: 2, maximum: 5), spacing: 9),
    ]
  }

  @Test func `tracks stand one after another, with their own distances`() {
    expectEqual(places(mixed, within: 20), [[0, 3], [5, 7], [13, 5]])
    expectEqual(places(mixed, within: 26), [[0, 3], [5, 4.5], [10.5, 4.5], [16, 5]])
    expectEqual(places([track(.fixed(3)), track(.fixed(4))], within: 20), [[0, 3], [4, 4]])
    expectEqual(places([], within: 20), [])
  }

  @Test func `without an end, or without room, tracks have their minimum`() {
    let least = [[0, 3], [5, 4], [10, 2]] as [[CGFloat]]
    expectEqual(places(mixed, within: .infinity), least)
    expectEqual(places(mixed, within: 2), least)
    let flexible = [track(.flexible(minimum: 0, maximum: .infinity)), track(.fixed(2))]
    expectEqual(places(flexible, within: .infinity), [[0, 0], [1, 2]])
    expectEqual(places(flexible, within: 1), [[0, 0], [1, 2]])
  }

  @Test func `each track of an entry has its alignment`() {
    let tracks = GridTracks(
      tracks: [track(.adaptive(minimum: 4, maximum: 4), .top), track(.fixed(2), .bottom)], axis: .horizontal)
    let placed = tracks.placed(within: 12, metrics: .text, cell: CGSize(width: 1, height: 1))
    expectEqual(placed.map(\.alignment), [.top, .top, .bottom])
  }

  @Test func `an entry is 10,000 tracks at most, and a maximum that is no number is none`() {
    let narrow = track(.adaptive(minimum: 1, maximum: 1), spacing: 0)
    expectEqual(places([narrow], within: 20_000).count, 10_000)
    expectEqual(places([track(.flexible(minimum: 2, maximum: .nan))], within: 9), [[0, 9]])
  }
}
