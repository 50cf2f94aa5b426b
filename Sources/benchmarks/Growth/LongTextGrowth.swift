import TextBackend
import ViewTree

/// A long text in a screen that grows with it.
enum LongTextGrowth: GrowthStep {
  static let name = "text"
  static let title = "mount a text of N kB of words, 80 columns wide, in a screen of fitting height"
  static let sizes = [8, 16, 32, 64]

  static func prepare(size: Int) -> () throws -> Void {
    let text = words(kilobytes: size)
    return { _ = Screen(Text(text)).text }
  }

  /// Words of different lengths.
  static func words(kilobytes: Int) -> String {
    let words = ["a", "word", "after", "another", "of", "different", "lengths", "and", "so", "on"]
    var text = ""
    var index = 0
    while text.utf8.count < kilobytes * 1_024 {
      text += words[index % words.count] + " "
      // The words differ from line to line.
      index += index % 7 == 0 ? 2 : 1
    }
    return text
  }
}
