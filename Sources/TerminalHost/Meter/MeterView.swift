internal import Observation
internal import TextBackend
internal import ViewTree

/// The state of the meter's panel.
@MainActor @Observable final class MeterModel {
  var report = MeterReport()
}

/// The panel of the live meter.
struct MeterView: View {
  let model: MeterModel

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(verbatim: "Meter").bold()
        Spacer()
        Text(verbatim: "F12 moves, Escape hides").foregroundStyle(.secondary)
      }
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          if model.report.event.isEmpty {
            Text(verbatim: "Use the program: the next event is measured.")
          } else {
            MeterEvent(report: model.report)
          }
          MeterHeat(counts: model.report.heat)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .padding(.horizontal, 2)
    .padding(.vertical, 1)
    .border(.gray)
  }
}

/// The last event with its writes, its counts and the advice.
private struct MeterEvent: View {
  let report: MeterReport

  var body: some View {
    Text(verbatim: report.event).bold().lineLimit(2)
    Text(verbatim: counts).foregroundStyle(report.unneeded > 0 ? .red : .primary)
    if report.writeCount == 0 { Text(verbatim: "wrote nothing") }
    ForEach(report.writes.indices, id: \.self) { index in
      Text(verbatim: "wrote \(report.writes[index])").lineLimit(2)
    }
    let more = report.writeCount - report.writes.count
    if more > 0 { Text(verbatim: "and \(more) more \(more == 1 ? "write" : "writes")") }
    ForEach(report.advice, id: \.self) { advice in
      Text(verbatim: "→ \(advice)").foregroundStyle(.orange)
    }
    if report.later > 0 { Text(verbatim: "later, bodies \(report.later)").foregroundStyle(.secondary) }
  }

  private var counts: String {
    let others = [("unneeded", report.unneeded), ("skipped", report.skips)].filter { $0.1 > 0 }
    return ([("bodies", report.evaluations)] + others).map { "\($0.0) \($0.1)" }.joined(separator: " · ")
  }
}

/// The types by their evaluations, each with a bar.
private struct MeterHeat: View {
  let counts: [MeterReport.Count]
  @Environment(\.glyphs) private var glyphs

  var body: some View {
    if let most = counts.first?.evaluations {
      Text(verbatim: "Bodies since F12").bold().padding(.top, 1)
      ForEach(counts.prefix(20), id: \.type) { count in
        HStack {
          Text(verbatim: count.type).lineLimit(1).truncationMode(.middle)
          Spacer(minLength: 1)
          bar(count, of: most)
          Text(verbatim: "\(count.evaluations)").frame(width: 5, alignment: .trailing)
        }
      }
    }
  }

  private static let longestBar = 10

  private func bar(_ count: MeterReport.Count, of most: Int) -> some View {
    let length = (count.evaluations * Self.longestBar + most - 1) / most
    let color: Color = count.unneeded * 2 > count.evaluations ? .red : count.unneeded > 0 ? .orange : .green
    return Text(verbatim: String(repeating: glyphs == .ascii ? "#" : "■", count: length)).foregroundStyle(color)
      .frame(width: CGFloat(Self.longestBar), alignment: .trailing)
  }
}
