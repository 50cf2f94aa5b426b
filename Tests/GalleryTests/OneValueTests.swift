import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree
@testable import gallery

/// One value of each screen, shown in several places: each place behaves as that of a value of its own.
struct OneValueTests {
  @Test func `one value twice side by side is two places`() async {
    await #expect(processExitsWith: .success) { await OneValue.expectTwoPlacesBesideEachOther() }
  }

  @Test func `one value on three screens after each other is new on each`() async {
    await #expect(processExitsWith: .success) { await OneValue.expectThreeScreensAfterEachOther() }
  }

  @Test func `one value on two screens at once is two places`() async {
    await #expect(processExitsWith: .success) { await OneValue.expectTwoScreensAtOnce() }
  }

  @Test func `one value that was shown holds nothing of its screen`() async {
    await #expect(processExitsWith: .success) {
      let left = await OneValue.screensLeft(keepingValues: true)
      await expectEqual(left, OneValue.screensLeft(keepingValues: false))
    }
  }
}

@MainActor private enum OneValue {
  /// The pictures of a screen, and its elements.
  private static func picture(_ screen: Screen) -> String {
    [screen.render(.cells), screen.render(.semantics), "issues: \(screen.issues)"].joined(separator: "\n")
  }

  private static func screen(_ entry: GalleryScreen, _ view: some View, width: Int? = nil) -> Screen {
    Screen(view, width: width ?? entry.width, options: ScreenOptions(unit: entry.unit))
  }

  /// The pictures at first and after each step.
  ///
  /// A step that is not possible ends them with its reason.
  private static func pictures(_ entry: GalleryScreen, on screen: Screen) async -> [String] {
    var pictures = [picture(screen)]
    do {
      for step in entry.steps {
        try await step.action(screen)
        pictures.append(picture(screen))
      }
    } catch {
      pictures.append("\(error)")
    }
    return pictures
  }

  static func expectTwoPlacesBesideEachOther() async {
    for entry in Gallery.screens {
      // The steps are those of one copy: the other one must not notice.
      func sideBySide(_ first: AnyView, _ second: AnyView, isFirstUsed: Bool) -> Screen {
        screen(
          entry,
          HStack(alignment: .top) {
            first.frame(width: length(entry, entry.width)).accessibilityHidden(!isFirstUsed)
            second.frame(width: length(entry, entry.width)).accessibilityHidden(isFirstUsed)
          }, width: 2 * entry.width + 1)
      }
      for isFirstUsed in [true, false] {
        let value = entry.value()
        let shared = await pictures(entry, on: sideBySide(value, value, isFirstUsed: isFirstUsed))
        let fresh = await pictures(entry, on: sideBySide(entry.value(), entry.value(), isFirstUsed: isFirstUsed))
        expectSame(shared, fresh, "\(entry.name), \(isFirstUsed ? "first" : "second") of two")
      }
    }
  }

  private static func length(_ entry: GalleryScreen, _ columns: Int) -> CGFloat {
    CGFloat(columns) * (entry.unit == .points ? 8 : 1)
  }

  static func expectThreeScreensAfterEachOther() async {
    for entry in Gallery.screens {
      let fresh = await pictures(entry, on: entry.mount())
      let value = entry.value()
      for number in 1...3 {
        let shared = await pictures(entry, on: screen(entry, value))
        expectSame(shared, fresh, "\(entry.name), screen \(number)")
      }
    }
  }

  static func expectTwoScreensAtOnce() async {
    for entry in Gallery.screens {
      let fresh = await pictures(entry, on: entry.mount())
      let value = entry.value()
      let (first, second) = (screen(entry, value), screen(entry, value))
      var (firstPictures, secondPictures) = ([picture(first)], [picture(second)])
      for step in entry.steps {
        let before = picture(second)
        guard (try? await step.action(first)) != nil else { break }
        // The picture of this screen comes without a step.
        if entry.name != "looks-room" {
          #expect(picture(second) == before, "\(entry.name): \"\(step.title)\" on the first screen changes the second")
        }
        firstPictures.append(picture(first))
        guard (try? await step.action(second)) != nil else { break }
        expectSame([picture(first)], [firstPictures.last!], "\(entry.name): \"\(step.title)\" on the second screen")
        secondPictures.append(picture(second))
      }
      expectSame(firstPictures, fresh, "\(entry.name), first of two screens")
      expectSame(secondPictures, fresh, "\(entry.name), second of two screens")
    }
  }

  /// The screens of which something is left when they were used and are gone, while their values are kept or not.
  static func screensLeft(keepingValues: Bool) async -> [String] {
    var names: [String] = []
    for entry in Gallery.screens {
      weak var host: StateHost?
      weak var tree: Tree?
      var value: AnyView? = entry.value()
      do {
        let screen = screen(entry, value)
        _ = await pictures(entry, on: screen)
        (host, tree) = (screen.frames.tree.host, screen.frames.tree)
      }
      if !keepingValues { value = nil }
      if withExtendedLifetime(value, { host != nil || tree != nil }) { names.append(entry.name) }
    }
    return names
  }

  private static func expectSame(_ shared: [String], _ fresh: [String], _ name: String) {
    #expect(shared.count == fresh.count, "\(name)")
    guard let index = zip(shared, fresh).enumerated().first(where: { $1.0 != $1.1 })?.offset else { return }
    Issue.record("\(name), after step \(index):\n\(shared[index])\nA value of its own:\n\(fresh[index])")
  }
}
