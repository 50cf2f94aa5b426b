import Testing

@testable import ViewTreeTesting

struct RunningTestTests {
  @Test func `a test knows itself, also in a helper function`() {
    func helper(function: String = #function) -> RunningTest { .current(function: function, at: .here()) }
    let test = helper(function: "helper()")
    #expect(test.name == "`a test knows itself, also in a helper function`()")
    #expect(!test.isParameterized)
    #expect(test.filter == "a.test.knows.itself..also.in.a.helper.function")
  }

  @Test(arguments: [1]) func `a parameterised test is known as one`(argument: Int) {
    #expect(RunningTest.current(function: #function, at: .here()).isParameterized)
  }

  @Test func `without a test of Swift Testing the calling function counts`() async {
    let test = await Task.detached { RunningTest.current(function: "testWiFi()", at: .here()) }.value
    #expect(test == RunningTest(id: "AppTests/Settings.swift/testWiFi()", name: "testWiFi()"))
    #expect(test.filter == "testWiFi")
  }
}
