extension Explanation {
  /// The explanations, in the form that `parse` reads.
  ///
  /// A message is written as in the sources, with `…` for each part that varies.
  static let text = #"""
    = Finding a control
    no-element
      > no … on the screen
      > no … Elements there:
      ? No element matches the query.
      < The label is spelled differently, the control has another role, or it is not shown in the current state.
      ! Read the list of elements below the error; the nearest names follow "did you mean". To find an element by an
        identifier, give it one with `.accessibilityIdentifier(_:)`.
    row-not-created
      > that are far from … visible part do not exist yet: use … scroll(to:)
      ? The element may be in a row that does not exist yet.
      < A `List` and lazy stacks create only the rows near their visible part.
      ! Use `scroll(to:)` of the list or the screen; it looks for the row page by page.
    row-not-found
      > after scrolling to the end, …
      ? No row of the list has the element.
      < The row is filtered out, deleted, or has a different role or label.
      ! Compare the role and the label with the elements that the error lists.
    several-elements
      > … elements … match …; search within one element, as find(.list, "…").find(…), or choose one with at: 0, findFirst or findAll
      ? The query matches more than one element, and `find` returns exactly one.
      < Rows often contain controls with the same label.
      ! Search within one element, or choose one by `at:`, `findFirst` or `findAll`.
    no-index
      > no … with the index …; found …, counted from 0
      ? Fewer elements match than the index needs.
      < Indices count from 0, from the top of the screen.
      ! Use a smaller index, or a label.
    no-identifier
      > no view there has an identifier: add one with accessibilityIdentifier(_:)
      ? No element has an identifier, so `find(id:)` finds none.
      < Identifiers are set by views only.
      ! Add `.accessibilityIdentifier("…")` to the view, or find it by its role and label.
    element-blocked
      > … is behind …; …
      ? The element exists, but a sheet, an alert or a menu keeps events from it.
      < A presentation is still open.
      ! Answer or close the presentation first, as the message says.
    element-gone
      > it is no longer on the screen; find it again
      ? The element was removed after it was found.
      < An event replaced or removed its view.
      ! Find the element again after the event.

    = Using a control
    no-tap
      > nothing in it reacts to a tap; use a Button or onTapGesture
      ? No view within the element handles a tap.
      < The element is a text or an image, or the button around it is a different element.
      ! Tap the button, the link or the row itself. In the view, use a `Button` or `.onTapGesture`.
    no-event-handler
      > nothing there reacts to …; use …
      ? No view at the place of the element handles the event.
      < The gesture has a longer minimum duration or distance, or the modifier is on another view.
      ! Use one of the modifiers that the message names, on this view or on one around it.
    clicks-pass
      > clicks pass through it; look for allowsHitTesting(false) or a clip shape on it and the views around it
      ? The element is visible, but a click at its place does not reach it.
      < `.allowsHitTesting(false)` or a clip shape excludes it from clicks.
      ! Remove the modifier, or tap a different element.
    covered
      > … covers it; close or move that first
      ? Another view is drawn above the element at each of its cells.
      < An overlay, a `ZStack` or an offset puts it there.
      ! Close or move the other view.
    disabled
      > it is disabled…
      ? A disabled control does not handle events, as for a person.
      < `.disabled(true)` is on the control or on a view around it.
      ! Bring the screen into a state in which the control is enabled. `isEnabled` reads the state.
    out-of-sight
      > … visible part; call scrollTo() first
      ? The element is scrolled out of sight.
      < Only visible elements can be clicked.
      ! Call `scrollTo()` of the element before the event.
    off-screen
      > … screen; change the size of the screen, or put the content into a ScrollView
      ? The element lies outside of the screen.
      < The screen is smaller than its content, and nothing scrolls.
      ! Create the screen without a height or with a larger size, or put the content into a `ScrollView`.
    clipped
      > … clipped view around it; change the size of the screen or of that view
      ? The element lies in a part of a view that is cut off, such as a page between bars.
      < The content is larger than the view that clips it, and nothing scrolls there.
      ! Give the screen or the view more room, or put the content into a `ScrollView`.
    no-size
      > it has no size, …; give it a frame or content
      ? The element has no cells that could be clicked.
      < Its content is empty, or it is in a frame of length 0.
      ! Give it content or a frame.
    wrong-role
      > it is a …; use …
      ? The action is for controls with a different role.
      < For example, only a `disclosureGroup`, a `menu` or a `picker` expands.
      ! Find the control that has the role in the message.
    no-option
      > there is no option "…"; the options are …
      ? The picker has no option with this label.
      < The label is different, or the option is not shown.
      ! Use one of the labels that the message lists.
    no-context-menu
      > … has no context menu; add one with contextMenu { … }
      ? `openContextMenu()` found no menu.
      < The menu is on a different view.
      ! Add `.contextMenu { … }` to the view, or open the menu of the element that has it.
    no-named-action
      > … has no action "…"; …
      ? The element has no accessibility action with this name.
      < Names are compared exactly.
      ! Use a name that the message lists, or add `.accessibilityAction(named:)`.
    no-text-input
      > nothing in it handles …; use a textField or onKeyPress
      > nothing in it handles …; use a textField or onPasteCommand
      > it does not take text; use a textField
      ? The element does not take text.
      < It is a label beside the field, or a control without text.
      ! Type into the text field. In the view, use `.onKeyPress` or `.onPasteCommand`.
    not-cleared
      > its text is still "…"
      ? `clear()` deleted the text, and the view set it again.
      < The binding refuses the change.
      ! Let the binding accept an empty text, or do not clear the field.
    no-focus
      > it does not take the focus; use a textField or focusable()
      ? The element cannot have the focus.
      < Texts and images do not take the focus.
      ! Focus a control. In the view, use `.focusable()`.
    type-without-focus
      > type(…) had no effect: no element has the focus; type into an element
      ? The text went to no view, because no element has the focus.
      < A new screen has no focus until a key or a tap sets it.
      ! Type into a control: `try screen.find(.textField, "Name").type("…")`.
    cannot-be-used
      > … cannot be …: …
      ? The action failed; the reason follows the colon.
      < An action does what a person could do with the control.
      ! Look up the reason in this list.
    other-screen
      > they are on different screens; find both on one screen
      ? A drag goes from one screen to another.
      < The two elements were found on two screens.
      ! Find both elements on the same screen.

    = Comparing snapshots
    snapshot-recorded
      > Recorded a new snapshot at …
      ? There was no file to compare with, so the run wrote it. The test fails, so that a green run means a comparison.
      < The test or its name is new.
      ! Read the file, commit it, and run the test again.
    snapshot-recorded-changed
      > Recorded a changed snapshot at …
      ? The picture differs, and the recording mode wrote it over the file.
      < `SNAPSHOT_RECORD` or `record:` asks for it.
      ! Read the difference. `swift run snapshots reject` restores the former file.
    snapshot-recorded-equal
      > Recorded … again, unchanged. Run the test without SNAPSHOT_RECORD=all to compare.
      ? Everything is recorded in this mode, even if it did not change.
      < `SNAPSHOT_RECORD=all` is set, or the call has `record: .all`.
      ! Run without it to compare.
    snapshot-differs
      > The snapshot differs from …
      ? The picture is not the same as the recorded file.
      < The view, its data, its size or a style changed.
      ! Read the difference. If the new picture is right, run the command after "To accept"; otherwise correct the view.
    snapshot-missing
      > There is no snapshot at …
      ? There is no file to compare with, and this run may not record one.
      < The file was not committed, or the test was renamed.
      ! Record it on your machine with `SNAPSHOT_RECORD=missing`, read it and commit it.
    snapshot-unnamed
      > This test compares a second unnamed snapshot: …
      ? Two snapshots of a test would have the same file.
      < The file is named by the test, the arguments of the case, and `named:`.
      ! Give each snapshot its own name: `named: "after the tap"`.
    snapshot-case-unnamed
      > An argument of this parameterised test has no description that could name a snapshot. Add `named:`, or conform its type to CustomTestStringConvertible.
      > Two cases of this test share the snapshot …
      ? The arguments of a case name its snapshots, and these arguments have no names, or two cases have the same one.
      < An argument is an object or a closure, or the descriptions of two arguments are equal.
      ! Pass `named:`, or conform the type of the argument to `CustomTestStringConvertible`.
    snapshot-shared
      > Two places share the snapshot …
      ? Two tests compare with the same file.
      < They have the same names in files of the same name, or one calls the other.
      ! Give one of them a name of its own with `named:`.
    inline-snapshot-differs
      > The inline snapshot at … differs
      ? The text is not the one in the closure.
      < The view, its data, its size or a style changed.
      ! Read the difference. If the new text is right, run the command after "To accept"; otherwise correct the view.
    inline-snapshot-missing
      > There is no inline snapshot at …, and …
      ? The call has no closure to compare with, and this run may not write one.
      < The test was not run on your machine before.
      ! Record it on your machine with `SNAPSHOT_RECORD=missing`, read it and commit it.
    inline-snapshot-unwritten
      > The inline snapshot at … cannot be written: …
      > there is no such file here. Run the tests on the machine that has the sources.
      > a string, a comment or a bracket of the file has no end. Correct the file.
      > there is no call of expectInlineSnapshot there. Call it in the test itself, not through a function that passes on the place.
      > the file was changed after the build, and … calls may be meant. Run the test again.
      > the closure is not a single string literal. Delete the closure, and run the test again.
      > the call was recorded with a different text in this run, as in a loop or in another case. Use expectSnapshot with names, or compare equal texts.
      ? The text could not be put into the source file, which stays as it is.
      < The file was edited while the tests were built or ran, or the call is in a loop or in a function of its own.
      ! Do as the message says; often another run is enough.
    snapshot-case
      > … differs only in upper and lower case from ….
      ? The two files would be one file on a Mac.
      < Two tests or names differ only in the case of their letters.
      ! Rename one of them.
    snapshot-mode
      > SNAPSHOT_RECORD is "…". Set it to one of: ….
      ? The environment variable has an unknown value.
      < It is misspelled.
      ! Use `never`, `missing`, `failed` or `all`.
    snapshot-folder
      > No Package.swift above …. Set SNAPSHOT_DIR to the folder that holds Snapshots.
      ? The place of the snapshot files is not known.
      < The test's file is not in a package.
      ! Set `SNAPSHOT_DIR` to the folder that contains `Snapshots`.
    snapshot-file
      > Cannot read or write …
      > The actual text could not be stored: …
      ? A file of the snapshots cannot be used.
      < The folder is read-only, or the disk is full.
      ! Correct the permissions, or name other folders with `SNAPSHOT_DIR` and `SNAPSHOT_ARTIFACTS`.
    no-previews
      > The … has neither a #Preview nor a PreviewProvider.
      ? `expectPreviews()` found no preview to compare.
      < The module with the previews is not linked into the test.
      ! Add the module to the dependencies of the test target, or name it: `expectPreviews(of: "Trips")`.

    text-differs
      > The text …:
      > The text differs
      ? `expectText` compared two texts that are not equal.
      < The picture or the expected text changed.
      ! Read the difference, and correct the view or the test.
    elements-missing
      > No element … matches line … of the pattern…
      > The elements, with a mark at those found:
      ? `expectElements` found no element for a line of the pattern, after those of the lines before it.
      < The role, the label or a word is different, or the elements have another order.
      ! Read the list of elements below; "The nearest element" names a likely one.
    elements-pattern
      > Line … of the pattern cannot be read, …
      > The pattern has no elements. Write one on each line, such as toggle "Wi-Fi" on.
      ? The pattern of `expectElements` has a line in an unknown form.
      < A quotation mark or a slash is missing, or the regular expression is wrong.
      ! Write a role, a label in quotation marks or a regular expression between slashes, and words.
    budget-of-events
      > Over the budget of each event, which the trait .budget sets: …
      ? An event ran more bodies than the trait `.budget` of the test or its suite allows.
      < A view depends on more values than it shows, or a change evaluates more views than before.
      ! Read the causes and the advice in the table below, or raise the limit at the test.
    part-without-picture
      > … cannot be compared: …
      > no cell of it is visible; use scroll(to:), or a larger screen
      ? The element has no cells on the screen, so there is nothing to compare.
      < It is scrolled out of sight, behind a sheet or a menu, or no longer there.
      ! Scroll to it, close what is in front, or find it again after the event.

    = Reviewing snapshots
    wrong-command
      > Unknown command "…".
      > Unknown option ….
      > Name a revision after --since, such as main or HEAD~1.
      > Use `report [--output FILE]` or `report --markdown [--since REVISION] [--output FILE]`.
      > Use `watch`, or `watch --filter TESTS` with a pattern as for `swift test`.
      ? `swift run snapshots` was called with arguments that it does not know.
      < A word is misspelled.
      ! Use one of the commands that `swift run snapshots help` prints.
    nothing-at-path
      > The last test run found nothing to review at ….
      ? No snapshot of the last run has this path.
      < The path is misspelled, or the snapshot did not change.
      ! Use a path that `swift run snapshots list` prints.
    no-snapshot-named
      > Name a snapshot or a folder, or pass --all.
      ? The command needs to know which pictures it accepts or rejects.
      < It was called without a path.
      ! Pass paths that `swift run snapshots list` prints, or `--all`.
    actual-gone
      > The actual text of … is missing. Run the test again.
      ? The picture that should be accepted is no longer in the folder of results.
      < A later run, or a clean build, removed it.
      ! Run the test again, then accept.
    inline-in-source
      > … is in the source of its test. To accept: …
      ? An inline snapshot has no file that could be replaced.
      < `accept` or `review` was used for the text of `expectInlineSnapshot`.
      ! Run the test again with the variable that the message shows; it writes the text into the source.
    orphans-unknown
      > Orphans are known only after a run of all tests: …
      ? A run of some tests cannot tell which files no test uses.
      < The last run was filtered, did not end normally, or lacked tests of one framework.
      ! Run `swift test` without a filter, then repeat the command.
    nothing-to-watch
      > No test calls expectPreviews(). Add one, or choose tests that compare snapshots: watch --filter TESTS
      ? `swift run snapshots watch` draws the pictures of tests, and found none that draws previews.
      < The package has previews, but no test with `expectPreviews()`.
      ! Add a test: `@MainActor @Test func previews() { expectPreviews() }`.
    not-an-orphan
      > … is not an orphan.
      ? The file to delete is used by a test.
      < The path is wrong.
      ! Use a path that `swift run snapshots orphans` prints.

    = Accessibility
    accessibility-faults
      > The screen has … of accessibility: … To leave out a rule: expectAccessible(screen, without: [.…]).
      ? An audit found views that a user of a keyboard or a screen reader cannot use, or text that is hard to read.
      < The message names each view with its place and the rule in brackets.
      ! Make the change below each fault, or leave out a rule with `without:` and single faults with `accepting:`.
    no-name
      > has no name
      > takes the focus, but has no name
      ? A control has no label, so a screen reader only names its kind.
      < Its label is empty, or consists of shapes.
      ! Give the control a text as its label, or write `.accessibilityLabel("…")` behind it.
    same-name
      > has the role and the name of the element before it
      ? Two controls beside each other sound alike.
      < The rows of a list repeat a button without naming what it acts on.
      ! Write `.accessibilityLabel("Remove \(item.name)")` behind each.
    image-name
      > is named after its file or symbol
      > has no name besides that of its image
      > has an empty label
      ? A screen reader reads the name of a file or a symbol, or nothing.
      < `Image` was created without a label, or with an empty one.
      ! Write `.accessibilityLabel("…")` behind the image, or hide a decoration with `.accessibilityHidden(true)`.
    not-by-keyboard
      > reacts to a tap, but Tab does not reach it
      ? A user of the keyboard cannot use the view.
      < `onTapGesture` and `TapGesture` make a view react to taps, and not to keys, or `.focusable(false)` keeps the
        focus from a control.
      ! Use a `Button`, which `.buttonStyle(.plain)` shows as its label alone, or add a `.keyboardShortcut`.
    focus-trap
      > keeps the focus: … not leave it
      ? A user of the keyboard cannot go on from the view.
      < A handler of `onKeyPress` returns `.handled` for every key, or for Tab, or `onChange(of:)` sets a `@FocusState`
        back.
      ! Name the keys in `onKeyPress(keys:)`, return `.ignored` for `.tab`, or leave the focus state as the user sets it.
    small-target
      > is smaller than a cell: … × …
      ? A control has no whole cell to click on.
      < Its label is empty, or a frame or a stack without room makes it smaller than a column or a row.
      ! Give its label `.frame(minWidth:minHeight:)`, or fewer neighbours.
    little-contrast
      > has text in … on …, a contrast of … to 1 in …; at least … to 1 is readable
      ? The text is hard to read on its background in this colour scheme.
      < The colour suits the other scheme or another background, or is nearer to its background than WCAG's contrast of
        4.5 to 1 allows.
      ! Write the text in `.primary`, or choose the colour by `@Environment(\.colorScheme)`. If the background is a
        gradient on which no colour is readable, change the background.

    = Measuring updates
    too-many-evaluations
      > Evaluations of …: …, expected …
      > Evaluations: …, expected …
      > Over budget: …
      ? More or fewer bodies ran than the test allows.
      < A binding of closures, a value that is new each time, or a body that reads more than it shows.
      ! Read the table below the message: it names the causes, and after an arrow, what to pass instead.
    empty-range
      > The range of expected evaluations is empty: … contains no number.
      ? No number of evaluations can pass.
      < The range has equal bounds, such as `1..<1`.
      ! Write `.none` for no evaluation, or a range such as `1...3`.
    negative-bound
      > The expected number of evaluations is negative: …. Write .none for no evaluation, or a number of at least 0.
      > The budget of … is negative: …. Pass a limit of at least 0.
      ? A count is never negative, so the bound has no meaning.
      < The bound was computed, as a difference of two counts.
      ! Write `.none` or 0 if nothing may happen, or the number that is right.
    no-type
      > The expectation names no type. Pass at least one, such as [DeviceRow.self: .none], or others: .none.
      ? The expectation cannot fail.
      < `expectInvalidations(trace, of: [:])` was called without a number for `others`.
      ! Name the types whose evaluations count.
    budget-without-limit
      > The budget has no limit. Pass at least one, such as evaluations: 5.
      ? The expectation cannot fail.
      < `expectBudget` was called with a trace alone.
      ! Pass the numbers that the event may cost.
    growth
      > Growth from size … to …: …; expected …
      ? The cost of the event grows with the size of its screen by a higher power than the test allows.
      < Each row is evaluated, measured or drawn although it did not change, as with bindings of closures.
      ! Read the table of causes at the largest size, and pass what stands after its arrows. If the growth is right, expect
        `.linear`, or name the costs that must not grow: `of: [.evaluations]`.
    growth-unknown
      > The growth of a budget is unknown for the sizes …. Pass two or more different sizes of at least 1
      ? Growth is the difference between two sizes.
      < The sizes are equal, or not positive.
      ! Pass sizes such as `[50, 200]`.
    growth-of-nothing
      > The growth of a budget has no cost to compare. Leave out of:, or pass at least one, such as of: [.evaluations].
      > No event happened at size …, so nothing can grow. Send the event within screen.trace { … }.
      ? The expectation cannot fail.
      < The list of costs is empty, or the event was sent before the trace or after it.
      ! Send the event in the closure of `screen.trace`, and return the trace that it returns.
    growth-without-number
      > The exponent of a budget's growth is …. Pass a number, such as .atMost(exponent: 1.5).
      ? The exponent is infinite or not a number, so every growth or none is allowed.
      < The exponent was computed, as by a division by 0.
      ! Write `.flat`, `.linear`, or the exponent that is right.
    ledger-allows-less
      > The ledger … allows less: …
      ? An event costs more than the ledger of its test target says, or is not in it.
      < A change evaluates, measures or draws more in this event, or the test has a new event.
      ! Follow the advice after the arrows. If the cost is right, run `VIEWTREE_LEDGER=1 swift test` with the filter of the
        message, read the difference of the file and commit it.
    ledger-without-entry
      > The ledger … has no entry for this test. To write it: …
      ? The trait `.ledger` has nothing to compare the events with.
      < The test is new, was renamed, or its ledger was never written.
      ! Run the command of the message, and commit the ledger.
    ledgers-differ
      > The ledgers differ: …. If that is right, run VIEWTREE_LEDGER=1 swift test on your machine
      ? Events of this run in CI cost more or less than the committed ledgers say.
      < The change has an effect on updates that the ledgers do not show yet.
      ! Run the command on your machine, read what changed with `swift run snapshots ledger`, and commit the ledgers.
    ledger-unreadable
      > The ledger … cannot be read: …. To write it anew, delete it
      ? A line of the file is neither a test nor an event.
      < The file was edited by hand, or has marks of a conflict of Git.
      ! Correct the line, or delete the file and write it again.
    ledger-unknown
      > There is no ledger of …
      ? The command compares the files `Snapshots/<test target>/ledger.txt`, and there is none.
      < The name of the test target is wrong, or no run wrote a ledger.
      ! Use a name that the message lists, or run `VIEWTREE_LEDGER=1 swift test`.
    ledger-revision
      > Git knows no revision … of this package.
      ? The command compares the ledgers with those of a revision.
      < The name is wrong.
      ! Name a revision, such as `--since main`.
    ledger-without-commit
      > There is no commit to compare the ledgers with: …
      ? The command compares the ledgers with those of a revision in Git.
      < The package is not in a repository, it has no commit yet, or Git is not installed. In the container of a workflow,
        another user owns the checkout, and Git refuses to read it.
      ! Commit the package, or read the files `Snapshots/<test target>/ledger.txt`. In a workflow, run
        `git config --global --add safe.directory "$GITHUB_WORKSPACE"` first.
    not-stable
      > Not stable: …, expected none
      ? The events evaluated bodies although they should change nothing.
      < An event wrote a value that differs, or a model published a change.
      ! Read the causes in the table, and write only values that differ.
    evaluations-unknown
      > The evaluations of … are unknown: …
      ? The trace cannot tell which evaluations belong to the control.
      < The trace is of another screen, or the control was found before the trace and is gone.
      ! Find the control after the trace, or count by type: `of: SettingsRow.self`.
    no-issue
      > No issue of the screen contains ….
      ? The expected issue did not occur, or has different words.
      < The text changed, or the mistake was corrected.
      ! Compare with the issues that the message lists.
    unread-issue
      > The test did not read … of the screen:
      ? A view made a mistake that the test did not expect.
      < The issue names the view, the fault and the remedy.
      ! Correct the view. If the issue is expected, call `expectIssue(of:contains:)`; `ScreenOptions(allowsIssues: true)` lets
        all issues pass.

    = Random play
    play-fault
      > Random play found a fault …
      > … To play the same events again: VIEWTREE_PLAY_SEED=… swift test --filter …
      ? Something that a person can do leads to a fault of the view.
      < The sentence after the seed names the kind of fault; each has an entry below.
      ! Copy the test from the message into a file: it has the least events that lead to the fault.
    play-difference
      > the screen differs from one that is mounted anew in the same state …
      > The screen is not consistent: …
      ? The screen shows something that does not follow from the states and objects of its views.
      < A body reads a global variable or an object that does not announce its changes, or a layout keeps old sizes.
      ! Keep the value in `@State` or in an `@Observable` object; let `updateCache` of a layout compute its cache anew.
    play-picture
      > the picture is not up to date; drawn anew it is: …
      > what the screen keeps is not what its views and layouts give now; …
      ? Something changed without an update of the screen.
      < A custom layout or drawing gives different results for equal inputs.
      ! Let it depend on its inputs alone. If there is none, report the test that the message shows.
    play-idle
      > views are evaluated although nothing happened …
      ? A body runs again and again.
      < It changes what it reads, or reads a value that differs at each read.
      ! The table of causes names the view and the property.
    play-leak
      > … is not released with the screen…
      ? A node or an object remains when nothing holds the screen any more.
      < An object holds itself: by a closure, a task or a subscription that it stores.
      ! Capture the object weakly in the closure, or end the task in `onDisappear`.
    play-crash
      > Random play ended the process of an earlier run …
      ? An event that a person can cause ends the program.
      < An index out of range, a forced unwrap, or an arithmetic overflow in an action or a body.
      ! Run the test that the message shows in a debugger.
    play-not-repeated
      > The events do not lead to it again, because objects of the views, or global variables, keep what an earlier play wrote. …
      ? The fault was found, but not shortened.
      < The view of a screen holds objects that every play shares.
      ! Pass a closure that makes the view with its objects, or `state:` with a copy.
    play-closed
      > The screen is closed: call expectConsistent before close().
      ? A closed screen has no views to play with.
      < `close()` was called before.
      ! Call `expectConsistent` first.

    = Time and tasks
    does-not-settle
      > the screen does not settle: …
      ? The screen keeps changing, or its tasks keep running, although no time passes.
      < Actions or `onChange` write values again and again, views invalidate each other, or a task sleeps in real time.
      ! Look at the states or tasks in the message. Let tasks sleep on `@Environment(\.clock)`. If a task waits for a later
        event, use `settle(allowsUnfinished: true)`.
    on-change-cycle
      > onChange(of: …) action tried to update multiple times per frame: …
      ? An `onChange` action keeps changing the value that it observes.
      < It writes its own value, or two of them write each other's.
      ! Write a value only if it differs, or compute one of the values from the other.
    too-many-timers
      > more than … timers and scheduled actions are due in one advance of time; …
      > views that depend on the time were evaluated … times in one advance of time; …
      ? The time was moved on too far at once.
      < A timer or a time line of seconds meets a step of days.
      ! Advance the time in smaller steps.
    timeline-schedule
      > the schedule of a TimelineView stops advancing, and ends there; make each date later than the one before.
      > the schedule of a TimelineView has more than 1,000,000 dates in the elapsed time, and ends; …
      ? The schedule yields dates that do not advance, or too many.
      < Its entries repeat a date, or begin long before the start date.
      ! Let each date be later than the one before, and let the entries begin at the start date.
    completions
      > … completions of withAnimation each began a next animation that no screen shows; …
      ? A chain of animations would never end.
      < Each completion begins the next animation, and no view is animated.
      ! Begin the next animation only while a view is animated.
    closed-screen
      > the screen was used after close(): it shows its last picture and ignores events; use it before close()
      ? The screen was closed, and no longer updates.
      < A test keeps a screen and closes it too early.
      ! Use the screen before `close()`.
    negative-duration
      > … was called with a negative duration, …, which counts as zero: time does not go back; pass a duration of zero or more
      ? The screen's clock stands still.
      < A test computes a duration, such as the difference of two dates in the wrong order.
      ! Pass a duration of zero or more. For a screen at an earlier time, create one with `ScreenOptions(now: …)`.

    = State and environment
    write-in-body
      > … was written while a view was being evaluated; the write is ignored. Write state in an action, in onAppear or in onChange.
      ? A body changed state, which would invalidate the body that is running.
      < A property or function that the body calls writes.
      ! Move the write into an action, `.onAppear`, `.onChange` or `.task`.
    event-in-body
      > … was sent to the screen while a view was being evaluated, and is ignored; …
      ? A body sent an event to its own screen.
      < A model that the body calls taps or types.
      ! Send events from actions and tests.
    nested-events
      > … was sent while … other events were being handled, and is ignored; …
      ? Events send each other without end.
      < An action sends the event that it handles.
      ! Break the circle: let the action change state instead.
    update-loop
      > …: evaluated … times in one update, and not again in it, because each evaluation leads to a write of a value that it reads…
      ? A view changes a value that it depends on while it is evaluated.
      < A model writes in a getter, or an object publishes in the body.
      ! Write state in actions only.
    depends-on-itself
      > the value of … depends on itself: …
      ? A value is computed from itself.
      < Two computed values read each other.
      ! Remove one of the reads in the chain that the message shows.
    missing-object
      > no … in the environment; set one with … on a view above
      ? A view reads an object that no view above set. The program ends, because there is no value to continue with.
      < The modifier is missing, or is on a view that is not above, for example only in the app and not in the test.
      ! Set it: `Screen { ContentView().environmentObject(model) }`, or `.environment(model)` for an `@Observable` object.
    binding-out-of-range
      > the binding … is out of range: the collection has … now.
      ? A binding points to an element that was removed.
      < `$items[index]` outlives its element.
      ! Bind the elements with `ForEach($items) { $item in … }`.
    removed-state
      > … was … through a binding, but the view that owns it was removed; …
      ? A binding of one screen is used by another one, and its owner is gone.
      < A test passes `$value` of one screen to another.
      ! Keep the value in a model that both screens hold.
    state-outside
      > a binding to a @State of type … was made outside of its view's body, and is constant; make it in the body
      > a binding to a @FocusState was made outside of its view's body, and does not move the focus; make it in the body
      > a @Namespace was read outside of its view's body, and matches no view; read it in the body
      ? The property wrapper was used before its view was on a screen.
      < An initializer, or code that only holds the view value, uses it.
      ! Use it in the body or in an action of the view.
    environment-key
      > the key path of .environment(_:_:) changed; …
      > the closure of .transformEnvironment(_:transform:) sets a value that it did not set at first; …
      ? A view sets one environment value at first and a different one later.
      < The key path is a property, or the closure assigns a property only under a condition.
      ! Use one key path, and change the value; assign the same properties in every call of the closure.
    main-actor
      > … outside of the main actor; use it on the main actor only
      ? A value of the screen was used on another thread. The program ends, because the access is not safe.
      < A task, a layout or a geometry closure passes it to another thread.
      ! Use it on the main actor, and pass on plain values only.

    = Layout and size
    nested-too-deep
      > views are nested more than … levels deep; …
      > more than … views were created at once
      > …; the others are not shown. Look for a view that contains itself.
      ? The view tree is larger than the limits allow.
      < A view contains itself, directly or through another view.
      ! Look for the view that the issue names in its own body. See <doc:Limits>.
    frame-in-points
      > a frame of … is … columns wide and … rows high: lengths are cells. …
      ? The frame is a square of 16 to 1,000 cells on each side, so its numbers probably mean points.
      < The view was written for SwiftUI, where lengths are points.
      ! Create the screen with `ScreenOptions(unit: .points)`, or link the product `SwiftUI`.
    bad-frame
      > a length of a frame is negative, infinite or not a number, or a bound is below the previous one: …
      ? A frame has lengths that no view can have.
      < A computed length is wrong, or `.infinity` is not at a maximum.
      ! Correct the computation. To fill the available space, use `.frame(maxWidth: .infinity)`.
    line-not-drawn
      > the border or stroke around a view is not drawn, because the text of the view takes all of its cells. …
      ? A line around a text has no cell of its own.
      < The text reaches every edge of its view, where the line would be: a cell shows either.
      ! Add `.padding()` before the border.
    many-proposals
      > measured for more than … different proposals in one layout; …
      ? A layout measures its subviews so often that the sizes cannot all be kept.
      < Nested layouts each measure their subviews with several proposals.
      ! Use fewer proposals in each layout.
    content-cut
      > the content is … high, and only the first … rows of it are shown; …
      ? A screen without a height would be too high.
      < A view has a very large height or spacing.
      ! Correct the length, or give the screen a height.
    screen-size
      > a screen cannot have …: this one has ….
      ? The requested size of the screen is outside of its limits.
      < The size is negative or too large.
      ! Give it a size within the limits that the message names.
    too-many-events
      > … are too many, and only the first … are sent; pass at most …
      ? One call asks for more events than it may send.
      < A count is very large.
      ! Pass a smaller count, or call in a loop.
    grid-items
      > … has no GridItem, so one flexible GridItem is used; give it at least one
      ? The grid has no columns or rows.
      < The array of `GridItem` is empty.
      ! Give it at least one `GridItem`.

    = Collections and controls
    repeated-id
      > ForEach: several elements have the id …; …
      ? Elements of a collection have the same id, so their state may move from one to another.
      < The id is a value that repeats, such as a name.
      ! Give each element an id of its own.
    picker-selection
      > the selection … has no option; …
      ? The picker's selection has no option with its tag, so no option shows as chosen.
      < The tag has a different type, for example `Int` instead of `Int?`, or the option is missing.
      ! Tag an option with the value: `.tag(…)`, or select one of the tags.
    picker-tags
      > several options have the tag …, so all of them show as chosen. …
      ? Options of a picker cannot be told apart.
      < A tag repeats.
      ! Give each option a tag of its own.
    tab-selection
      > the selection … has no tab, so the first tab is shown; …
      > several tabs have the value …, so only the first of them can be shown. …
      ? The selection of the tab view does not determine one tab.
      < A value is missing or repeats.
      ! Give each tab a value of its own: `Tab("…", systemImage: "…", value: …)`.
    value-out-of-range
      > the value … is not in …; …
      > the value … is not between 0 and the total …; …
      > … is out of the range …
      > … in the selection is out of the range; …
      > … in the selection is not a day of the calendar; it is kept, but not shown
      ? The value of a control is not in its range.
      < The model allows values that the control does not.
      ! Correct the value or the range.
    bad-range
      > the bounds … are equal or infinite, so the gauge is empty; …
      > the range … is infinite, so no value can be set; …
      > the range … has a single value, so no other can be set; …
      ? The control has no range to show or to choose from.
      < Its bounds are equal, infinite, or computed from no values.
      ! Give it two different, finite bounds.
    bad-step
      > the step … is not positive; …
      > the step … is not positive and finite, so it is ignored; …
      > the step … is longer than the range …, so only the lower bound can be set; …
      ? The control cannot move by this step.
      < The step is 0, negative, infinite, or longer than the range.
      ! Give it a step above 0 and within the range.
    style-class
      > … is a class; styles must be value types: make it a structure or an enumeration
      ? A style is a class, whose changes cannot be seen.
      < Styles are compared to find out whether a control must be made again.
      ! Make the style a structure or an enumeration.
    phases
      > a PhaseAnimator has no phases and shows nothing; give it at least one.
      ? The animator has nothing to show.
      < The collection of phases is empty.
      ! Give it at least one phase.
    mesh-gradient
      > MeshGradient(width: …, height: …) has … points and … colors. …
      ? The gradient's points or colours do not fill its mesh.
      < The counts are not width × height.
      ! Pass width × height of both, at least 2 × 2.

    = Navigation, windows and links
    no-destination
      > the NavigationStack has no destination for a pushed value of type …; …
      ? A value was pushed for which no view defines a page.
      < `.navigationDestination(for:)` is missing, or is in a lazy row that does not exist.
      ! Add `.navigationDestination(for:)` to a view in the stack, outside of rows.
    two-destinations
      > two views of the NavigationStack have .navigationDestination(for: ….self): …
      ? Two views define a page for the same type, and only the first is used.
      < The modifier is in a row or in a page that is pushed repeatedly.
      ! Keep one of them, at the root of the stack.
    link-type
      > a link has a value of type …, but the path of the stack holds …
      ? The link's value does not fit into the path, so the link has no effect.
      < The path is an array of a different type.
      ! Use a `NavigationPath`, or give the link a value of the path's type.
    no-window
      > openWindow found no scene for …; …
      > openWindow was called in a view outside of an App, which has no scenes; …
      > newDocument found no scene for …; …
      ? There is no scene to open.
      < The app declares no window with this id or value, or the view is shown without an app.
      ! Declare a `Window`, a `WindowGroup` or a `DocumentGroup` for it, and run the app.
    link-not-opened
      > … was not opened: a text platform has no browser; …
      > … was not shared: a text platform has no share sheet; …
      ? The link or the share button has no program to open.
      < A terminal has neither a browser nor a share sheet.
      ! Set `\.openURL` or `\.share` on a view above to decide what happens.

    = Texts, symbols and resources
    unknown-symbol
      > "…" is not a known symbol and is drawn as …. …
      ? The table of symbols has no glyph for the name.
      < The name is misspelled, or very new.
      ! Correct the name, or give it a glyph with `.symbolGlyph(_:ascii:unicode:)`: <doc:Symbols>.
    bad-glyph
      > the symbol "…" keeps its built-in glyph, because …. …
      ? The given glyph cannot be drawn in one or two cells.
      < It is empty, too wide, a control character, or not ASCII where ASCII is needed.
      ! Give one or two characters of one cell each.
    strings-file
      > … is not a strings file; …
      > … is not a stringsdict file; …
      > … is not a string catalog; …
      ? A file of translations cannot be read.
      < A line or the structure of the file is wrong.
      ! Correct the file as the message says.
    bad-date
      > an infinite date, or one that is not a number, is shown as …; check how it is computed
      ? A text shows a date that is no point in time.
      < A division by zero, or a distant sentinel, went into its computation.
      ! Check how the date is computed.

    = Terminal
    no-terminal
      > … is not a terminal; …
      ? The program shows its screen in a terminal, but its input or output is a pipe or a file.
      < It runs in a script, in CI, or behind `|`.
      ! Run it in a terminal. To print a picture, use `Screen`: <doc:GettingStarted>.
    recording-not-written
      > The recording cannot be written: …
      ? The file that `VIEWTREE_RECORD` names cannot be written.
      < Its folder does not exist or is read-only.
      ! Create the folder, or name a different file.

    = Errors of the compiler
    view-in-builder
      > a view is not … wrap it in …
      > a view is not a table row: write TableRow(value), and show the view in a column
      > a view is not a rotor entry: write AccessibilityRotorEntry("…", id: id)
      > a value is not a keyframe: write …
      ? A builder that takes special content contains a plain view or value.
      < Toolbars, tabs, tables, scenes and menus of commands have builders of their own.
      ! Wrap the view as the message says.
    text-of-number
      > Text takes a string: write …, or Text(number, format: .number)
      ? `Text` was given a number.
      < `Text(3)` does not compile in SwiftUI either.
      ! Write `Text("\(number)")` or `Text(number, format: .number)`.
    button-action
      > a button needs an action: write Button("Title") { … }
      ? A button was created without an action.
      < The closure is missing.
      ! Add the action.
    entry-macro
      > @Entry must be in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues
      > @Entry applies to variables: write @Entry var
      > … needs a default value: write … = …
      > a focused value must be optional: write @Entry var …: …?
      > @Entry generates the accessors of …: remove { … }
      > an entry cannot be …: remove …
      > @Entry cannot read this declaration: write one variable, @Entry var name: Type = value
      > @Entry var … needs a type or a value: write @Entry var …: Type = …
      ? `@Entry` does not understand the declaration.
      < It is not one variable with a default value in one of the four extensions.
      ! Write `extension EnvironmentValues { @Entry var name: Type = value }`.
    preview-macro
      > #Preview is a declaration: write it beside the declaration of the view, not in an expression
      > #Preview is not supported here: write it as a declaration
      > #Preview needs a closure that creates the view: write #Preview { MyView() }
      > #Preview ends after the closure that creates the view: remove the rest
      > #Preview cannot read this argument: remove it or write it as a literal
      > @Previewable applies to variables: write @Previewable @State var
      > @Previewable must be directly in the closure of #Preview, not in a nested closure
      > @Previewable cannot be within #if: move the variable out of it
      ? The preview cannot be expanded.
      < It is in a wrong place, or has an argument that the macro cannot read.
      ! Write `#Preview("Name") { MyView() }` at the top level of a file.
    animatable-macro
      > @Animatable applies to types: write it before a struct, class, enum or actor
      > @Animatable cannot animate …, which is …: write @AnimatableIgnored before it
      > @Animatable cannot animate …, a …: write @AnimatableIgnored before it
      > @Animatable cannot infer the type of …: write var …: Double = …
      > @Animatable cannot read this member: move it into an extension of the type
      > @Animatable cannot read an #if without #endif: add #endif
      ? A property cannot be interpolated.
      < Its type is no number or vector, or cannot be read from the source.
      ! Write the type of the property, or `@AnimatableIgnored` before it.
    macro-source
      > … is never closed
      > the bracket … has no opening bracket
      > string interpolations are nested more than … levels deep
      > patterns are not supported here: declare each variable separately
      > the type of … cannot be read
      > the value of … cannot be read
      ? A macro cannot read the source to which it is applied.
      < A bracket, a string or a comment has no end, or the declaration is unusual, such as `var (a, b) = pair`.
      ! Correct the place that the compiler marks, or write the declaration in a simpler form, each variable by itself.
    macro-version
      > the compiler sent a message that ViewTree's macros do not support; use the supported version of Swift
      > ViewTree has no macro …
      > @Animatable does not support the role …
      > @Entry does not support the role …
      ? The compiler and the macros of this package do not fit together.
      < The compiler is a different version, or an older build of the macros is still in `.build`.
      ! Use Swift 6.3, and build again after `swift package clean`.

    = The command viewtree
    unknown-command
      > Unknown command "…". Use one of: …
      ? `swift run viewtree` was called with a word that is no command.
      < The word is misspelled.
      ! Use one of the commands that the message lists.
    no-article
      > The manual has no article "…". …
      ? `swift run viewtree manual` prints the articles by their names.
      < The name is misspelled; names have no blanks.
      ! Use one of the names that the message lists.
    no-manual
      > The articles of the manual are not at …: …
      ? The manual is read from the sources of this package, which have moved since it was built.
      < The folder of the package, or `.build/checkouts`, was moved or removed.
      ! Build the package again, then repeat the command.
    """#
}
