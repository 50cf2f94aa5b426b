import Foundation
internal import SnapshotReview

let usage = """
  Helps with the source of screens and their tests.

    swift run viewtree explain TEXT…   prints the manual's page about an issue or an error, given by its text or name
  """

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "explain":
  let pages = Explanation.matching(arguments.dropFirst().joined(separator: " "))
  for page in pages.prefix(1) { print(page) }
  exit(pages.isEmpty ? 1 : 0)
default:
  print(usage)
}
