import Foundation
import SnapshotReview
import TerminalHost

let tool = SnapshotTool(
  arguments: Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment,
  folder: FileManager.default.currentDirectoryPath)

do throws(CommandRefusal) {
  if var watch = try tool.watch(show: Watch.showInPlace) { watch.run() }
} catch {
  CommandAnswer(text: error.text, status: 2).finish()
}

guard let review = tool.review else { tool.run().finish() }

@MainActor func finish() -> Never { CommandAnswer(text: "Reviewed: \(review.summary).").finish() }

do {
  try TerminalHost.run { ReviewView(review) { finish() } }
  finish()
} catch {
  CommandAnswer(text: "\(error)", status: 2).finish()
}
