import Foundation
package import ViewTree

/// An interactive review: a finding with its pictures before and after, and the decisions.
package struct ReviewView: View {
  private let model: ReviewModel
  private let quit: @MainActor () -> Void

  /// `quit`: ends the program that shows the view.
  package init(_ model: ReviewModel, quit: @escaping @MainActor () -> Void) {
    self.model = model
    self.quit = quit
  }

  package var body: some View {
    VStack(alignment: .leading) {
      if let finding = model.current, let page = model.page {
        ReviewHeader(finding: finding, position: model.position, summary: model.summary, error: model.error)
        Divider()
        ReviewContent(page: page)
          .id(finding.path)
        Divider()
        ReviewActions(model: model, quit: quit)
      } else {
        Text(verbatim: "Reviewed: \(model.summary).")
        HStack {
          if !model.waiting.isEmpty { ReviewButton("Again", key: "b") { model.restart() } }
          ReviewButton("Quit", key: "q", action: quit)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The snapshot, its test and the progress.
private struct ReviewHeader: View {
  let finding: SnapshotFinding
  let position: String
  let summary: String
  let error: String?

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(verbatim: "\(position): \(finding.status)").bold()
        Spacer()
        Text(verbatim: summary).foregroundStyle(.secondary)
      }
      Text(verbatim: finding.path).lineLimit(1).truncationMode(.head)
      Text(verbatim: "\(finding.test) at \(finding.file):\(finding.line)").lineLimit(1).truncationMode(.middle)
        .foregroundStyle(.secondary)
      if let error { Text(verbatim: error).foregroundStyle(.red) }
    }
  }
}

/// The decisions, each a button with a key, in two rows on a narrow screen.
private struct ReviewActions: View {
  let model: ReviewModel
  let quit: @MainActor () -> Void

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        decisions
        others
      }
      VStack(alignment: .leading) {
        HStack { decisions }
        HStack { others }
      }
    }
  }

  @ViewBuilder private var decisions: some View {
    ReviewButton("Accept", key: "a") { model.decide(.accepted) }
    ReviewButton("Reject", key: "r") { model.decide(.rejected) }
    ReviewButton("Skip", key: "s") { model.decide(.skipped) }
  }

  @ViewBuilder private var others: some View {
    ReviewButton("Back", key: "b") { model.move(by: -1) }
    ReviewButton("Quit", key: "q", action: quit)
  }
}

/// A button that the first letter of its title presses.
private struct ReviewButton: View {
  private let title: String
  private let key: KeyEquivalent
  private let action: @MainActor () -> Void

  init(_ title: String, key: KeyEquivalent, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.key = key
    self.action = action
  }

  var body: some View { Button(title, action: action).keyboardShortcut(key, modifiers: []) }
}

/// The pictures side by side if the screen is wide enough, and otherwise one below the other.
private struct ReviewContent: View {
  let page: ReviewModel.Page

  var body: some View {
    ScrollView {
      switch page {
      case .failure(let text): Text(verbatim: text).frame(maxWidth: .infinity, alignment: .leading)
      case .diff(let lines): ReviewRows(rows: lines.map { AttributedString($0) })
      case .pictures(let lines, let hasBefore, let hasAfter):
        ViewThatFits(in: .horizontal) {
          HStack(alignment: .top, spacing: 2) { pictures(lines, hasBefore, hasAfter) }
          ScrollView(.horizontal) {
            VStack(alignment: .leading, spacing: 1) { pictures(lines, hasBefore, hasAfter) }
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  @ViewBuilder private func pictures(_ lines: [PicturePair.Line?], _ hasBefore: Bool, _ hasAfter: Bool) -> some View {
    let isWhole = hasBefore && hasAfter
    if hasBefore {
      ReviewPicture(title: "before", lines: lines.map { $0.map { (isWhole && $0.isChanged, $0.before) } })
    }
    if hasAfter { ReviewPicture(title: "after", lines: lines.map { $0.map { (isWhole && $0.isChanged, $0.after) } }) }
  }
}

/// One of the two pictures below its name; a sign before each changed row marks it without colours too.
private struct ReviewPicture: View {
  let title: String
  let lines: [(isChanged: Bool, cells: [(Picture.Glyph, Picture.Change?)?]?)?]

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "  " + title).bold()
      ReviewRows(rows: lines.map(row))
    }
  }

  private func row(_ line: (isChanged: Bool, cells: [(Picture.Glyph, Picture.Change?)?]?)?) -> AttributedString {
    guard let line else { return AttributedString("  ⋯") }
    // The row of the other picture has no counterpart in this one.
    guard let cells = line.cells else { return AttributedString(" ") }
    var row = AttributedString(line.isChanged ? "\(title == "before" ? "-" : "+") " : "  ")
    var (run, style, change) = ("", CellStyle(), Picture.Change?.none)
    func close() {
      if !run.isEmpty { row += style.attributed(run, change) }
      run = ""
    }
    for case let (glyph, own)? in cells {
      if glyph.style != style || own != change { close() }
      (style, change) = (glyph.style, own)
      run += glyph.text
    }
    close()
    return row
  }
}

/// Rows of text that are never wrapped.
private struct ReviewRows: View {
  let rows: [AttributedString]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(rows.indices, id: \.self) { index in
        Text(rows[index]).lineLimit(1).fixedSize()
      }
    }
  }
}

extension CellStyle {
  /// Returns a text in the style; a changed one has the colour of its change behind it.
  fileprivate func attributed(_ text: String, _ change: Picture.Change?) -> AttributedString {
    var result = AttributedString(text)
    result.foregroundColor = foreground.flatMap(Color.init(css:))
    result.backgroundColor = background.flatMap(Color.init(css:))
    if traits.contains(.bold) { result.font = .body.bold() }
    if traits.contains(.underline) { result.underlineStyle = .single }
    if traits.contains(.strikethrough) { result.strikethroughStyle = .single }
    let (text, behind): (Color?, Color?) =
      switch change {
      case .removed: (.white, .red)
      case .added: (.black, .green)
      case .restyled: (.black, .yellow)
      case nil: (nil, nil)
      }
    if let behind { (result.foregroundColor, result.backgroundColor) = (text, behind) }
    return result
  }
}

extension Color {
  /// Creates a colour from its form in CSS, `#rrggbb`; `nil` for another form.
  fileprivate init?(css: String) {
    guard css.utf8.count == 7, let value = UInt32(css.dropFirst(), radix: 16) else { return nil }
    func component(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0))
  }
}
