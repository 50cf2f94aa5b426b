import Testing

@testable import TextBackend
@testable import ViewTree
@testable import ViewTreeTesting
@testable import gallery

/// Random play finds no fault in the screens of the gallery.
@MainActor struct RandomPlayTests {
  @Test func `explore`() async throws {
    let only = ProcessInfo.processInfo.environment["GALLERY_ONLY"]
    let count = ProcessInfo.processInfo.environment["GALLERY_EVENTS"].flatMap { Int($0) } ?? 60
    for entry in Gallery.screens where only == nil || only!.split(separator: ",").contains(entry.name[...]) {
      let start = ContinuousClock.now
      let subject = PlaySubject(entry.mount())!
      let player = Player { UserPlay(PlaySubject(entry.mount())!) }
      var outcome = await Player { UserPlay(subject, seed: 1) }.play(events: count)
      let time = ContinuousClock.now - start
      let statements = outcome.play.statements
      let remains = await outcome.play.end()
      guard let fault = outcome.fault else {
        print("PASS \(entry.name) \(outcome.events.count) events, \(time), remains \(remains.nodes.count) \(remains.objects.map { "\(type(of: $0))" })")
        continue
      }
      print("FAULT \(entry.name) after \(outcome.events.count): \(fault.kind) ")
      let shortest = await player.shortened(outcome.events, to: fault, within: .seconds(10))
      print("== \(shortest == nil ? "NOT REPRODUCED" : "")\n\((shortest?.fault ?? fault).words.prefix(3000))\n" + (shortest?.play.statements ?? statements.suffix(10)).joined(separator: "\n"))
    }
  }
}
