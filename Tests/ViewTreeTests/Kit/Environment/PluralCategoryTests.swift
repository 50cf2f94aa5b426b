import Testing

@testable import ViewTree
import ViewTreeTesting

struct PluralCategoryTests {
  /// The categories of 0 to 5, 11, 12, 21, 22, 25, 100 and 101, by their first letters; few is `f`, and two is `t`.
  @Test(arguments: [
    ("en", "o1ooooooooooo"), ("de", "o1ooooooooooo"), ("fr", "11ooooooooooo"), ("ja", "ooooooooooooo"),
    ("ru", "m1fffmmm1fmm1"), ("pl", "m1fffmmmmfmmm"), ("cs", "o1fffoooooooo"), ("hr", "o1fffooo1foo1"),
    ("sl", "o1tffooooooo1"), ("lt", "o1ffffoo1ffo1"), ("lv", "z1oooozz1ooz1"), ("ro", "f1ffffffoooof"),
    ("ar", "z1tfffmmmmmoo"), ("he", "o1toooooooooo"), ("ga", "o1tfffooooooo"), ("cy", "z1tfooooooooo"),
    ("is", "o1oooooo1ooo1"),
  ]) func `a language counts by its rules`(_ language: String, _ expected: String) {
    let letters: [PluralCategory: String] = [.zero: "z", .one: "1", .two: "t", .few: "f", .many: "m", .other: "o"]
    let counts = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 100, 101]
    expectEqual(counts.map { letters[PluralCategory($0, in: language)]! }.joined(), expected)
    expectEqual(PluralCategory(-1, in: language), PluralCategory(1, in: language))
    expectEqual(PluralCategory(.min, in: language), PluralCategory(.min + 1 - 1, in: language))
  }
}
