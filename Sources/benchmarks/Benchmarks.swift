import TextBackend
import ViewTree

/// Prints the times of the workloads from a single run: times of different days or machines cannot be compared.
@main struct Benchmarks {
  @MainActor private static let workloads: [any Workload.Type] = [
    MountWorkload.self, FlipWorkload.self, TracedFlipWorkload.self, TraceForEachFlipWorkload.self,
    FilmedFlipWorkload.self, CountedFlipWorkload.self, ListWorkload.self,
    NestingWorkload.self, StartWorkload.self,
    GraphWorkload.self, EnduranceWorkload.self,
  ]

  @MainActor static func main() {
    do {
      switch try Arguments(Array(CommandLine.arguments.dropFirst()), workloads: workloads) {
      case .help: print(Arguments.usage)
      case .measure(let workloads, let isJSON): try measure(workloads, isJSON: isJSON)
      case .callgrind(let workload, let size, let count): try workload.iterate(size: size, count: count)
      case .firstFrame: try StartWorkload.showFirstFrame()
      case .growth(let steps): if try !Growth.measure(steps) { exit(1) }
      case .growthCallgrind(let step, let size, let count): try Growth.iterate(step, size: size, count: count)
      }
    } catch let error as Arguments.Failure {
      fail(error.message, code: 64)
    } catch {
      fail("\(error)", code: 1)
    }
  }

  @MainActor private static func measure(_ workloads: [any Workload.Type], isJSON: Bool) throws {
    var report = Report()
    for workload in workloads {
      var section = Report.Section(name: workload.name, title: workload.title)
      try workload.measure(into: &section)
      if !isJSON { print(section.table + "\n") }
      report.sections.append(section)
    }
    if isJSON { print(try report.json()) }
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data("benchmarks: \(message)\n".utf8))
    exit(code)
  }
}
