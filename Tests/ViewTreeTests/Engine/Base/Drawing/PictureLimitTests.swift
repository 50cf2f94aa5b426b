import Testing
import ViewTreeTesting

@testable import ViewTree

struct PictureLimitTests {
  @Test func `the wider a picture is, the fewer rows it has, and even an empty row counts`() {
    expectEqual(
      [-1, 0, 1, 2, 3, 80].map { PictureLimit.rows(columns: $0) },
      [
        16_777_216, 16_777_216, 16_777_216, 8_388_608, 5_592_405, 209_715,
      ])
    expectEqual(PictureLimit.rows(columns: PictureLimit.columns), 1_024)
  }
}
