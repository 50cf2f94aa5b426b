import Testing

@testable import ViewTreeTesting

struct RunningTestTests {
  @Test func `a test knows itself, also in a helper function`() {
    func helper(function: String = #function) -> RunningTest { .current(function: function, at: .here()) }
    let test = helper(function: "helper()")
    expectEqual(test.name, "`a test knows itself, also in a helper function`()")
    #expect(!test.isParameterized)
    expectEqual(test.suites, ["RunningTestTests"])
    expectEqual(test.filter, "a.test.knows.itself..also.in.a.helper.function")
  }

  @Test(arguments: [1]) func `a parameterised test is known as one`(argument: Int) {
    #expect(RunningTest.current(function: #function, at: .here()).isParameterized)
  }

  @Test func `the calling function counts without a test of Swift Testing`() async {
    let test = await Task.detached { RunningTest.current(function: "testWiFi()", at: .here()) }.value
    expectEqual(test, RunningTest(id: "AppTests/Settings.swift/testWiFi()", name: "testWiFi()"))
    expectEqual(test.filter, "testWiFi")
  }

  @Test func `a filter keeps letters, digits, hyphens and underscores`() {
    expectEqual(RunningTest.filter(of: "`1.5 of 2_a-é (x)`(a:_:)"), "1.5.of.2_a-é..x.")
    expectEqual(RunningTest.filter(of: "testA"), "testA")
  }

  @Test func `suites are read from an identifier`() {
    func suites(_ id: String, _ name: String) -> [String] { RunningTest.suites(in: id, before: name) }
    expectEqual(suites("App.f()/File.swift:1:2", "f()"), [])
    expectEqual(suites("App.A/B/f(_:)/File.swift:1:2", "f(_:)"), ["A", "B"])
    expectEqual(suites("App.`a / b`/`c / d`()/File.swift:1:2", "`c / d`()"), ["`a / b`"])
    expectEqual(suites("nothing of the kind", "f()"), [])
  }

  @Suite struct `Inner / one` {
    @Test func `a suite in a suite`() {
      expectEqual(RunningTest.current(function: "", at: .here()).suites, ["RunningTestTests", "`Inner / one`"])
    }
  }
}
