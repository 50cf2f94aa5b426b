import Foundation
import SnapshotReview

let answer = SnapshotTool(
  arguments: Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment,
  folder: FileManager.default.currentDirectoryPath
).run()
if answer.status == 2 {
  FileHandle.standardError.write(Data((answer.text + "\n").utf8))
} else {
  print(answer.text)
}
exit(answer.status)
