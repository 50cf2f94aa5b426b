import Testing
import ViewTreeTesting

@testable import ViewTree

struct OpacityFactorsTests {
  private func words(_ factors: [Double], alpha: Double? = nil) -> String {
    var all = OpacityFactors()
    for factor in factors { all.add(factor) }
    return all.words(for: alpha ?? factors.reduce(1, *))
  }

  @Test func `the factors are listed, the last one first`() {
    expectEqual(words([]), "100%")
    expectEqual(words([0.5]), "50%")
    expectEqual(words([0.5, 0.3]), "30% 50%")
    expectEqual(words([0.5, 1, 0.3, 1]), "30% 50%")
    expectEqual(words([0.2, 0.4, 0.6, 0.8]), "80% 60% 40% 20%")
    expectEqual(words([0.334]), "33%")
  }

  @Test func `an invisible colour keeps its other factors`() {
    expectEqual(words([0]), "0%")
    expectEqual(words([0, 0.5]), "50% 0%")
    expectEqual(words([0.5, 0]), "0% 50%")
    expectEqual(words([0, 0.25, 0.5]), "50% 25% 0%")
  }

  @Test func `of more than four factors, or an opacity that was set, only the product is known`() {
    expectEqual(words([0.5, 0.9, 0.9, 0.9, 0.9]), "33%")
    expectEqual(words([0.5], alpha: 0.8), "80%")
    expectEqual(words([], alpha: 0.25), "25%")
  }

  @Test func `factors are limited`() {
    expectEqual(words([2], alpha: 1), "100%")
    expectEqual(words([-1], alpha: 0), "0%")
    expectEqual(words([-1, 0.5], alpha: 0), "50% 0%")
  }

  @Test func `colours of equal opacity are equal, however that came about`() {
    var (some, other) = (OpacityFactors(), OpacityFactors())
    some.add(0.25)
    other.add(0.5)
    #expect(some == other && some.hashValue == other.hashValue)
  }

  @Test func `an opacity within two hundredths of the product has the factors`() {
    expectEqual(words([0], alpha: 0.02), "0%")
    expectEqual(words([0.5, 0.5], alpha: 0.26), "50% 50%")
    expectEqual(words([0.5, 0.5], alpha: 0.28), "28%")
  }
}
