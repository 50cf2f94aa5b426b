import Foundation
import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor struct DateKeysTests {
  private struct Picking: View {
    @State var date: Date
    var range = Date.distantPast...Date.distantFuture
    var components: DatePickerComponents = [.date, .hourAndMinute]

    var body: some View {
      DatePicker("", selection: $date, in: range, displayedComponents: components).labelsHidden()
        .datePickerStyle(.field)
    }
  }

  private static let start = Date(timeIntervalSince1970: 1_769_849_100)  // 2026-01-31 08:45

  private func typed(
    _ text: String, _ components: DatePickerComponents = [.date, .hourAndMinute],
    range: ClosedRange<Date> = .distantPast ... .distantFuture, options: ScreenOptions = ScreenOptions()
  ) -> String {
    let screen = Screen(Picking(date: Self.start, range: range, components: components), width: 40, options: options)
    screen.press(.tab)
    for character in text {
      switch character {
      case ">": screen.press(.right)
      case "<": screen.press(.left)
      case "^": screen.press(.up)
      default: screen.type(String(character))
      }
    }
    return screen.text.filter { !"[]<> ".contains($0) }
  }

  @Test func `digits set the units one after the other`() {
    expectEqual(typed(""), "01/31/2026,08:45AM")
    expectEqual(typed("12"), "12/31/2026,08:45AM")
    expectEqual(typed("1231203011"), "12/31/2030,11:45AM")
    expectEqual(typed("3"), "03/31/2026,08:45AM", "no other digit can follow")
    expectEqual(typed("34"), "03/04/2026,08:45AM")
    expectEqual(typed("1>2"), "01/02/2026,08:45AM")
  }

  @Test func `an incomplete number is shown, and changes nothing`() {
    expectEqual(typed("0"), "0_/31/2026,08:45AM")
    expectEqual(typed("00"), "01/31/2026,08:45AM", "nothing is the month 0")
    expectEqual(typed(">>2"), "01/31/2___,08:45AM")
    expectEqual(typed(">>203"), "01/31/203_,08:45AM")
    expectEqual(typed(">>203<"), "01/31/2026,08:45AM")
    expectEqual(typed(">>203^"), "01/31/2027,08:45AM")
  }

  @Test func `a day that a month does not have is its last one`() {
    expectEqual(typed("2"), "02/28/2026,08:45AM")
    expectEqual(typed("02"), "02/28/2026,08:45AM")
    expectEqual(typed(">32"), "01/03/2026,08:45AM", "there is no 32nd")
  }

  @Test func `hours are in their half of the day, which a letter changes`() {
    expectEqual(typed("p"), "01/31/2026,08:45PM")
    expectEqual(typed("p>>>12"), "01/31/2026,12:45PM")
    expectEqual(typed(">>>12"), "01/31/2026,12:45AM")
    expectEqual(typed(">>>7pa"), "01/31/2026,07:45AM")
    expectEqual(typed("1p", .hourAndMinute), "01:45PM")
    expectEqual(typed("q"), "01/31/2026,08:45AM")
    let german = ScreenOptions(locale: Locale(identifier: "de_DE"))
    expectEqual(typed("2330", .hourAndMinute, options: german), "23:30")
  }

  @Test func `the range limits the result, but not the digits typed on the way`() {
    let range = Self.start.addingTimeInterval(-86_400 * 40)...Self.start.addingTimeInterval(86_400 * 40)
    expectEqual(typed("1", .date, range: range), "01/31/2026")
    expectEqual(typed("12", .date, range: range), "03/12/2026", "the latest that can be chosen")
  }

  @Test func `arrows stop at the first and the last unit, and noon is in the afternoon`() {
    expectEqual(typed("<3"), "03/31/2026,08:45AM")
    expectEqual(typed("<<>7"), "01/07/2026,08:45AM")
    let german = ScreenOptions(locale: Locale(identifier: "de_DE"))
    expectEqual(typed(">>>7", .hourAndMinute, options: german), "08:07")
    expectEqual(typed("p>>>12<1>"), "01/31/2026,01:45PM")
    expectEqual(typed("1p2", .hourAndMinute), "02:45PM")
    expectEqual(typed(">>>0"), "01/31/2026,0_:45AM")
  }

  @Test func `a half of the day has the letters of the locale, and those of English`() {
    func halves(_ locale: String, _ texts: [String]) -> [String] {
      let options = ScreenOptions(locale: Locale(identifier: locale))
      return texts.map { typed($0, .hourAndMinute, options: options) }
    }
    expectEqual(halves("el_GR", ["μ", "μπ", "p", "pa", "q"]), ["08:45μμ", "08:45πμ", "08:45μμ", "08:45πμ", "08:45πμ"])
    expectEqual(halves("ko_KR", ["p", "pa"]), ["오후08:45", "오전08:45"])
  }

  @Test func `zero is no day and no year, but an hour of 24 and a minute`() {
    let german = ScreenOptions(locale: Locale(identifier: "de_DE"))
    expectEqual(typed(">0"), "01/0_/2026,08:45AM")
    expectEqual([typed(">00"), typed(">>0000")], ["01/31/2026,08:45AM", "01/31/2026,08:45AM"])
    expectEqual(typed(">>0001"), "01/31/0001,08:45AM")
    expectEqual([typed("0", .hourAndMinute, options: german), typed(">0", .hourAndMinute)], ["00:45", "08:00AM"])
  }

  @Test func `two digits are a whole number with a zero before them too`() {
    let german = ScreenOptions(locale: Locale(identifier: "de_DE"))
    expectEqual(typed("01012027"), "01/01/2027,08:45AM")
    expectEqual(typed(">>>0130"), "01/31/2026,01:30AM")
    let times = ["0130", ">057"].map { typed($0, .hourAndMinute, options: german) }
    expectEqual(times, ["01:30", "08:07"], "the last unit stays")
  }
}
