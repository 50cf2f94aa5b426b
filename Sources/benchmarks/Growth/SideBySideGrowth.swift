import TextBackend
import ViewTree

/// Two long texts, between which a stack divides its width.
enum SideBySideGrowth: GrowthStep {
  static let name = "two-texts"
  static let title = "mount two texts of N kB of words side by side, in a screen of fitting height"
  static let sizes = [8, 16, 32, 64]

  static func prepare(size: Int) -> () throws -> Void {
    let text = LongTextGrowth.words(kilobytes: size)
    return {
      let screen = Screen {
        HStack {
          Text(text)
          Text(text)
        }
      }
      _ = screen.text
    }
  }
}
