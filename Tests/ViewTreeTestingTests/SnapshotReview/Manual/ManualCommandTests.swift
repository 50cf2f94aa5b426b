import Foundation
import Testing
import ViewTreeTesting

@testable import SnapshotReview

struct ManualCommandTests {
  private let text = ManualCommand(arguments: []).run().text

  @Test func `the manual has the form of llms_txt: a title, a summary, lists of links, and the articles`() {
    expectText(text, startsWith: "# ViewTree\n\n> Write screens as for SwiftUI, draw them as text")
    expectText(text, contains: "\n## Write and test screens\n\n- [Getting started](#getting-started): ")
    expectText(text, contains: "\n## Getting started\n\n")
    expectText(text, contains: "\n## Optional\n\n- `swift run viewtree manual ChangingThePackage`: ")
    let titles = text.split(separator: "\n").filter { $0.hasPrefix("# ") }
    // The others are comments in code.
    expectEqual(titles.filter { $0 == "# ViewTree" }.count, 1)
    #expect(text.utf8.count > 100_000)
  }

  @Test func `nothing is left of what only DocC reads, and every link leads to a heading`() throws {
    for sign in ["<doc:", "<!-- Snapshots", "\n## Topics"] { expectText(text, lacks: sign) }
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { $0.dropFirst(3) }
    let anchors = Set(headings.map { $0.lowercased().filter { $0.isLetter || $0 == " " }.replacing(" ", with: "-") })
    let links = text.matches(of: /\]\(#([a-z-]+)\)/).map { String($0.output.1) }
    #expect(links.count > 20)
    // A link to an article of the inner part has its anchor only where that is printed too.
    let inner = ["architecture", "glossary", "performance", "cases", "changing-the-package"]
    expectEqual(links.filter { !anchors.contains($0) && !inner.contains($0) }, [])
  }

  @Test func `an article is printed by its name, several one after the other`() {
    let limits = ManualCommand(arguments: ["limits"]).run()
    expectText(limits.text, startsWith: "# Limits\n\nFind out how large")
    expectText(limits.text, contains: "\n## The engine\n\n|")
    expectEqual(limits.status, 0)
    let two = ManualCommand(arguments: ["Limits", "Glossary"]).run().text
    expectText(two, startsWith: limits.text + "\n\n# ")
  }

  @Test func `code keeps its lines, also those that look like headings`() throws {
    let folder = try TemporaryFolder()
    for module in ["TextBackend", "ViewTreeTesting", "TerminalHost"] {
      try folder.write(
        "# ``\(module)``\n\nA module.\n\n## Overview\n\nText.\n", to: "\(module)/\(module).docc/\(module).md")
    }
    try folder.write(
      "# ``ViewTree``\n\nThe summary.\n\n## Overview\n\nSee <doc:One>.\n\n## Topics\n\n### First\n\n- <doc:One>\n- ``View``\n",
      to: "ViewTree/ViewTree.docc/ViewTree.md")
    try folder.write(
      "# One\n\nThe first.\n\n## Run it\n\n```sh\n# a comment, <doc:One>\n```\n\nSee ``View``.\n",
      to: "ViewTree/ViewTree.docc/One.md")
    expectText(
      ManualCommand(arguments: [], sources: folder.url).run().text,
      equals: """
        # ViewTree

        > The summary.

        See [One](#one).

        ## First

        - [One](#one): The first.

        ## Modules

        - [TextBackend](#textbackend): A module.
        - [ViewTreeTesting](#viewtreetesting): A module.
        - [TerminalHost](#terminalhost): A module.

        ## Names of the module ViewTree

        - First: `View`

        ## Optional



        ## One

        The first.

        ### Run it

        ```sh
        # a comment, <doc:One>
        ```

        See `View`.

        ## TextBackend

        A module.

        ### Overview

        Text.

        ## ViewTreeTesting

        A module.

        ### Overview

        Text.

        ## TerminalHost

        A module.

        ### Overview

        Text.

        """)
  }

  @Test func `an unknown article and a moved package are refused with words`() {
    let answer = ManualCommand(arguments: ["Limit"]).run()
    expectEqual(answer.status, 2)
    expectText(answer.text, startsWith: "The manual has no article \"Limit\". It has: GettingStarted, ")
    let moved = ManualCommand(arguments: [], sources: URL(filePath: "/no/package")).run()
    expectEqual(moved.status, 2)
    expectText(moved.text, startsWith: "The articles of the manual are not at /no/package/ViewTree/ViewTree.docc/")
  }

  @Test func `an index has the articles of each topic, and headings of the overview stay`() throws {
    let folder = try TemporaryFolder()
    for (path, text) in [
      ("TextBackend/TextBackend", "# ``TextBackend``\n\nA module."),
      ("ViewTreeTesting/ViewTreeTesting", "# ``ViewTreeTesting``\n\n#1 of the modules."),
      ("TerminalHost/TerminalHost", "# ``TerminalHost``"), ("ViewTree/Inner", "# Inner\n\nThe inner part."),
      ("ViewTree/One", "# Wi-Fi, in 2 ways\n\nThe first."),
      (
        "ViewTree/ViewTree",
        """
        # ``ViewTree``

        The summary.

        ## Overview

        See <doc:One>.

        ### More

        Words.

        ## Topics

        ### First

        - <doc:One>

        ### Names

        - ``View``
        - ``Text``

        ### Change the package

        - <doc:Inner>
        """
      ),
    ] {
      let parts = path.split(separator: "/")
      try folder.write(text, to: "\(parts[0])/\(parts[0]).docc/\(parts[1]).md")
    }
    expectText(
      ManualCommand(arguments: [], sources: folder.url).run().text,
      equals: """
        # ViewTree

        > The summary.

        See [Wi-Fi, in 2 ways](#wi-fi-in-2-ways).

        ### More

        Words.

        ## First

        - [Wi-Fi, in 2 ways](#wi-fi-in-2-ways): The first.

        ## Modules

        - [TextBackend](#textbackend): A module.
        - [ViewTreeTesting](#viewtreetesting): #1 of the modules.
        - [TerminalHost](#terminalhost): \("")

        ## Names of the module ViewTree

        - Names: `View`, `Text`

        ## Optional

        - `swift run viewtree manual Inner`: The inner part.

        ## Wi-Fi, in 2 ways

        The first.



        ## TextBackend

        A module.



        ## ViewTreeTesting

        #1 of the modules.



        ## TerminalHost





        """)
  }
}
