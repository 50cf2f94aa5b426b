import Testing
import ViewTreeTesting

@MainActor struct ColorEffectsTests {
  @Test func `the colours of a terminal stay`() {
    let plain = Screen(width: 10) { Text("a").foregroundStyle(.red) }
    let changed = Screen(width: 10) {
      Text("a").foregroundStyle(.red).brightness(0.5).contrast(2).saturation(0).grayscale(1).hueRotation(.degrees(90))
        .colorInvert().colorMultiply(.blue).blendMode(.multiply)
        .rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0))
    }
    #expect(changed.render(.cells) == plain.render(.cells))
  }
}
