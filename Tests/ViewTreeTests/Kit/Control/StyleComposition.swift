import Testing
import ViewTreeTesting

/// Styles of a container compose: the same rules for every protocol.
///
/// `marked` puts `<` before what the next outer style makes; `other` is a style that differs from the default.
@MainActor func expectComposition(
  plain: some View, other: some View, marked: some View, markedOther: some View, otherMarked: some View,
  twiceMarkedOther: some View
) {
  func mark(_ picture: String) -> String {
    let lines = picture.split(separator: "\n", omittingEmptySubsequences: false)
    return "<\n" + lines.joined(separator: "\n")
  }
  #expect(picture(plain) != picture(other))
  expectText(picture(marked), equals: mark(picture(plain)))
  expectText(picture(markedOther), equals: mark(picture(other)))
  expectText(picture(otherMarked), equals: picture(other))
  expectText(picture(twiceMarkedOther), equals: mark(mark(picture(other))))
}

@MainActor private func picture<V: View>(_ view: V) -> String { Screen(view, width: 20).text }
