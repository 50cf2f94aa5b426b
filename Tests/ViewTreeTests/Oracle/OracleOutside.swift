import ViewTreeTesting

/// Controls and leaves that are written with what the module offers to everybody.
struct OracleOutside: View {
  @Bindable var part: OraclePart

  var body: some View {
    switch part.id % 3 {
    case 0:
      let rating = Rating("r\(part.id % 100)", stars: $part.number)
      if part.isOn {
        rating
      } else if part.flag {
        rating.ratingStyle(FramedRatingStyle())
      } else {
        rating.ratingStyle(.number).ratingStyle(FramedRatingStyle())
      }
    case 1: Fader(level: level)
    default: Battery(level: level.wrappedValue).tint(part.flag ? .green : nil)
    }
  }

  /// In twelfths of the whole.
  private var level: Binding<Double> {
    Binding(get: { min(Double(part.number) / 12, 1) }, set: { part.number = Int(($0 * 12).rounded()) })
  }
}
