import SwiftUI
import TextBackend

/// An app as it is written for SwiftUI.
///
/// In a terminal it runs; otherwise it prints one picture. With `--previews` it prints its previews.
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
