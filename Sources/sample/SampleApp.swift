import SwiftUI
import TextBackend

/// An app as it is written for SwiftUI: it runs in a terminal, prints one picture where there is none, and its previews if
/// it is asked for them.
@main struct SampleApp: App {
  init() {
    guard CommandLine.arguments.contains("--previews") else { return }
    print(Previews.pictures(width: 40))
    exit(0)
  }

  var body: some Scene {
    WindowGroup { TripView() }
  }
}
