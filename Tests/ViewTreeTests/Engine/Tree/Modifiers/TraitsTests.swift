import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The chain of traits around a render node.
@MainActor @Suite struct TraitsTests {
  private func opacity(_ opacity: Double, outer: Traits?) -> Traits {
    TraitLink(OpacityTrait(opacity: opacity, hides: false), outer: outer)
  }

  private func effect(_ effect: DrawEffect, outer: Traits? = nil) -> Traits {
    TraitLink(DrawEffectTrait(effect: effect), outer: outer)
  }

  private func menu(outer: Traits? = nil) -> Traits { TraitLink(ContextMenuTrait { _ in false }, outer: outer) }

  private func guide(outer: Traits? = nil) -> Traits {
    TraitLink(AlignmentGuide(key: HorizontalAlignment.leading.key) { _ in 0 }, outer: outer)
  }

  @Test func `a link knows what it and the links around it are`() {
    let plain = opacity(0.5, outer: nil)
    for (link, expected) in [
      (plain, [false, false, false]), (effect(.dim), [true, false, false]), (guide(), [false, true, false]),
      (menu(), [false, false, true]), (opacity(0.5, outer: plain), [false, false, false]),
    ] {
      let chain = opacity(0.5, outer: link)
      expectEqual([link.hasDrawEffect, link.setsGuides, Traits.respondsToHits(link)], expected)
      expectEqual([chain.hasDrawEffect, chain.setsGuides, Traits.respondsToHits(chain)], expected)
    }
    expectEqual([plain, effect(.dim, outer: plain), opacity(1, outer: menu(outer: guide()))].map(\.count), [1, 2, 3])
    #expect(effect(.dim, outer: plain).hasDrawEffect && guide(outer: plain).setsGuides)
    #expect(Traits.respondsToHits(menu(outer: plain)) && !Traits.respondsToHits(nil))
  }

  @Test func `a chain is searched from the innermost link`() {
    let chain = opacity(0.5, outer: effect(.dim, outer: opacity(0.25, outer: nil)))
    expectEqual(Traits.first(OpacityTrait.self, in: chain)?.opacity, 0.5)
    expectEqual(Traits.first(OpacityTrait.self, in: chain) { $0.opacity < 0.5 }?.opacity, 0.25)
    expectEqual(Traits.all(OpacityTrait.self, in: chain).map(\.opacity), [0.5, 0.25])
    expectEqual(Traits.opacity(of: chain), 0.125)
    expectEqual(Traits.opacity(of: effect(.dim)), 1)
    #expect(Traits.contains(OpacityTrait.self, in: chain) { $0.opacity == 0.25 })
    #expect(!Traits.contains(OpacityTrait.self, in: chain) { $0.opacity == 1 })
    #expect(Traits.first(TransitionTrait.self, in: chain) == nil && !Traits.hides(chain))
  }

  @Test func `a chain may contain only the types of its links`() {
    let chain = opacity(0.5, outer: nil)
    #expect(Traits.mayContain(OpacityTrait.self, in: chain) && !Traits.mayContain(OpacityTrait.self, in: nil))
    // Types may share a bit, so not all others are absent for sure.
    func absent<each M: TraitModifier>(_ type: repeat (each M).Type) -> Int {
      var count = 0
      for type in repeat each type { count += Traits.mayContain(type, in: chain) ? 0 : 1 }
      return count
    }
    #expect(absent(TransitionTrait.self, DrawEffectTrait.self, ContainerValueTrait.self, ContextMenuTrait.self) > 0)
  }

  @Test func `the second child of a render node with a mask or a clip is its mask`() {
    let effects: [DrawEffect] = [.mask, .clip, .dim, .blend(.normal)]
    expectEqual(effects.map { effect($0).isMasked }, [true, true, false, false])
    #expect(opacity(0.5, outer: effect(.clip)).isMasked && !opacity(0.5, outer: nil).isMasked)
  }

  @Test func `a trait without an action has the same action as any other`() {
    #expect(OpacityTrait(opacity: 0, hides: true).hasSameAction(as: OpacityTrait(opacity: 1, hides: false)))
  }

  /// How often a view is measured when a trait changes.
  private func measurements(@ViewBuilder _ content: @escaping (Int) -> some View) -> Int {
    let probe = Probe()
    let screen = Screen(width: 9, height: 3) {
      HostOfSteps(probe: probe) { step in
        VStack {
          content(step)
          Text("b")
        }
      }
    }
    _ = screen.text
    let before = screen.frames.tree.work.measured
    screen.perform("step", probe)
    _ = screen.text
    expectEqual(screen.faults, [])
    return screen.frames.tree.work.measured - before
  }

  @Test func `a trait that changes only the picture leaves the layout alone`() {
    expectEqual(measurements { Text("a").transition($0 == 0 ? .slide : .opacity) }, 0)
    expectEqual(measurements { Text("a").opacity($0 == 0 ? 1 : 0.5) }, 0)
    expectEqual(measurements { Text("a").grayscale($0 == 0 ? 0 : 1) }, 0)
    #expect(measurements { Text("a").layoutPriority(Double($0)) } > 0)
  }

  private struct Indenting: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 5, height: 1)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for subview in subviews {
        let x = bounds.minX + CGFloat(subview.containerValues.indent)
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      }
    }
  }

  @Test func `a layout follows the values that its subviews pass to it`() {
    let probe = Probe()
    let screen = Screen(width: 5, height: 1) {
      HostOfSteps(probe: probe) { step in Indenting { Text("a").containerValue(\.indent, step * 2) } }
    }
    for picture in ["a", "  a", "    a"] {
      expectText(screen.text, equals: picture)
      screen.perform("step", probe)
    }
  }
}

extension ContainerValues {
  @Entry fileprivate var indent = 0
}
