import Testing
import ViewTreeTesting

@MainActor struct TextFormatterTests {
  private static let year: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy"
    return formatter
  }()

  @Test func `values show as their formatter says, others as they are`() {
    let screen = Screen(width: 30) {
      Text(Date(timeIntervalSince1970: 0), formatter: Self.year)
      Text("in \(Date(timeIntervalSince1970: 0), formatter: Self.year)")
      Text("no date", formatter: Self.year)
    }
    expectText(
      screen.text,
      equals: """
          1970
        in 1970
        no date
        """)
  }
}
