import Testing
import ViewTreeTesting

@testable import ViewTree

struct PresentationTests {
  @Test func `only a modal presentation takes the focus and outlives its place, unless it is set`() {
    for modality in [.part, .popup, .modal, .passive] as [Presentation.Modality] {
      let presentation = Presentation(ZStackLayout(), modality: modality)
      expectEqual([presentation.takesFocus, presentation.outlivesPlace], [modality == .modal, modality == .modal])
      let other = Presentation(
        ZStackLayout(), modality: modality, takesFocus: modality != .modal, outlivesPlace: modality != .modal)
      expectEqual([other.takesFocus, other.outlivesPlace], [modality != .modal, modality != .modal])
    }
  }

  @Test func `a presentation is a popup that neither dims nor takes keys`() {
    let presentation = Presentation(ZStackLayout())
    expectEqual(presentation.modality, .popup)
    expectEqual([presentation.dimsBelow, presentation.takesKeys, presentation.takesFocus], [false, false, false])
  }

  @Test func `a presentation stays open if one of its views keeps it open`() {
    for (a, b) in [(false, false), (true, false), (false, true), (true, true)] {
      var value = a
      DismissDisabledKey.reduce(value: &value) { b }
      expectEqual(value, a || b)
    }
    #expect(!DismissDisabledKey.defaultValue)
  }
}
