import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor struct WrappedRowLayoutTests {
  @Test func `buttons that have no room beside each other stand below each other`() {
    func text(_ width: Int) -> String {
      Screen(width: width, options: ScreenOptions(unit: .cells)) {
        WrappedRowLayout()() {
          Text("one")
          Text("two")
          Text("three")
        }
      }
      .text
    }
    expectText(text(20), equals: "one two three")
    expectText(text(8), equals: "one two\nthree")
    expectText(text(3), equals: "one\ntwo\nthr\nee")
  }

  @Test func `each row is as high as the highest view in it`() {
    let sizes = [CGSize(width: 3, height: 1), CGSize(width: 2, height: 2), CGSize(width: 3, height: 1)]
    let screen = Screen(width: 9, height: 9, options: ScreenOptions(unit: .cells)) {
      WrappedRowLayout()() {
        ForEach(0..<5) { index in
          let size = sizes[index % 3]
          Color.clear.frame(width: size.width, height: size.height).accessibilityIdentifier("\(index)")
        }
      }
      .accessibilityIdentifier("all")
      .frame(width: 6, height: 9, alignment: .topLeading)
      .frame(width: 9, height: 9, alignment: .topLeading)
    }
    func frame(_ id: String) -> [CGFloat]? { screen.frame(id: id).map { [$0.minX, $0.minY, $0.width, $0.height] } }
    expectEqual(
      (0..<5).map { frame("\($0)") }, [[0, 0, 3, 1], [4, 0, 2, 2], [0, 2, 3, 1], [0, 3, 3, 1], [4, 3, 2, 2]])
    expectEqual(frame("all"), [0, 0, 6, 5])
  }

  @Test func `the rows are as wide as the widest one, and as high as all together`() {
    func frames(_ sizes: [CGSize]) -> [[CGFloat]?] {
      let screen = Screen(width: 9, height: 9, options: ScreenOptions(unit: .cells)) {
        WrappedRowLayout()() {
          ForEach(sizes.indices, id: \.self) { index in
            let size = sizes[index]
            Color.clear.frame(width: size.width, height: size.height).accessibilityIdentifier("\(index)")
          }
        }
        .accessibilityIdentifier("all").frame(width: 8, height: 9, alignment: .topLeading)
      }
      return (sizes.indices.map(String.init) + ["all"]).map { id in
        screen.frame(id: id).map { [$0.minX, $0.minY, $0.width, $0.height] }
      }
    }
    let wide = [CGSize(width: 5, height: 1), CGSize(width: 2, height: 1), CGSize(width: 4, height: 2)]
    expectEqual(frames(wide), [[0, 0, 5, 1], [6, 0, 2, 1], [0, 1, 4, 2], [0, 0, 8, 3]])
    let flat = [CGSize(width: 0, height: 0), CGSize(width: 8, height: 0), CGSize(width: 8, height: 1)]
    expectEqual(frames(flat), [[0, 0, 0, 0], [0, 0, 8, 0], [0, 0, 8, 1], [0, 0, 8, 1]])
  }
}
