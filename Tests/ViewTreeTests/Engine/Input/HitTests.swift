import Foundation
import Testing
import ViewTreeTesting

@testable import ViewTree

/// The view that a click hits.
@MainActor struct HitTests {
  private struct Rows: View {
    @State private var hit = "none"

    var body: some View {
      VStack(spacing: 0) {
        Text(hit)
        // More rows than are searched one after the other.
        ForEach(0..<12) { row in
          HStack(spacing: 0) {
            Text("Row \(row)")
            Spacer()
          }
          .frame(height: 3, alignment: .top)
          .onTapGesture { hit = "\(row)" }
        }
      }
    }
  }

  private func firstLine(of screen: Screen) -> String {
    screen.text.prefix { $0 != "\n" }.trimmingCharacters(in: .whitespaces)
  }

  @Test func `a tap counts in the whole frame, also where nothing is drawn`() {
    let screen = Screen(Rows(), width: 20)
    screen.click(column: 15, row: 1 + 3 * 7 + 2)
    expectEqual(firstLine(of: screen), "7")
    screen.click(column: 0, row: 1 + 3 * 11 + 1)
    expectEqual(firstLine(of: screen), "11")
  }

  @Test func `a control is tapped at its free corner`() throws {
    struct Covered: View {
      let alignment: Alignment
      @State private var hit = "none"

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text(hit)
          ZStack(alignment: alignment) {
            Button {
              hit = "button"
            } label: {
              Text("aaaaa\naaaaa\naaaaa")
            }.buttonStyle(.plain)
            Text("bbbb\nbbbb").onTapGesture { hit = "cover" }
          }
        }
      }
    }
    for alignment in [Alignment.topLeading, .bottomTrailing] {
      let screen = Screen(Covered(alignment: alignment), width: 6)
      try #require(screen.findAll(.button).first).tap()
      expectEqual(firstLine(of: screen), "button")
    }
  }

  @Test func `a view that sticks out of its container can be hit there`() {
    struct Sticking: View {
      @State private var isHit = false

      var body: some View {
        VStack(spacing: 0) {
          Text(isHit ? "yes" : "no")
          Color.clear.frame(width: 2, height: 1).onTapGesture { isHit = true }.offset(x: 6, y: 2)
        }
        .frame(width: 4, height: 2)
        .frame(width: 12, height: 6, alignment: .topLeading)
      }
    }
    let screen = Screen(Sticking(), width: 12)
    screen.click(column: 8, row: 3)
    expectEqual(firstLine(of: screen), "yes")
  }

  @Test func `a hidden view is not hit, and neither is the room between a view and one that sticks out of it`() {
    var hits: [String] = []
    let hidden = Screen(width: 4, height: 1) {
      ZStack {
        Text("aaaa").onTapGesture { hits.append("shown") }
        Text("bbbb").onTapGesture { hits.append("hidden") }.hidden()
      }
    }
    hidden.click(column: 1, row: 0)
    let sticking = Screen(width: 9, height: 3, options: ScreenOptions(alignment: .topLeading)) {
      Text("aa").overlay { Text("bb").offset(x: 5, y: 2) }.onTapGesture { hits.append("a") }
    }
    for (column, row) in [(3, 0), (0, 2), (3, 1), (8, 2), (5, 2), (1, 0)] { sticking.click(column: column, row: row) }
    expectEqual(hits, ["shown", "a", "a"])
  }

  @Test func `the middle of a cell belongs to the view that ends there`() {
    var hits: [String] = []
    let screen = Screen(width: 5, height: 5, options: ScreenOptions(alignment: .topLeading)) {
      HStack(spacing: 0) {
        ForEach(0..<2) { column in
          VStack(spacing: 0) {
            ForEach(0..<2) { row in
              Color.red.frame(width: 2.5, height: 2.5).onTapGesture { hits.append("\(column)\(row)") }
            }
          }
        }
      }
    }
    for (column, row) in [(2, 2), (3, 2), (2, 3), (3, 3)] { screen.click(column: column, row: row) }
    expectEqual(hits, ["00", "10", "01", "11"])
  }
}
