import ViewTree

/// The memory of the process in bytes; 0 if the system does not tell it.
enum Memory {
  /// The resident memory at present.
  static var resident: Int {
    #if os(Linux)
      let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
      return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(getpagesize())
    #else
      var info = mach_task_basic_info()
      var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size)
      let result = withUnsafeMutablePointer(to: &info) { pointer in
        pointer.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
          task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
        }
      }
      return result == KERN_SUCCESS ? Int(info.resident_size) : 0
    #endif
  }

  /// The maximum of the resident memory so far.
  ///
  /// Linux counts it from the start of the program, and not of the process that loaded it.
  static var peak: Int {
    #if os(Linux)
      let lines = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8))?.split(separator: "\n") ?? []
      let line = lines.first { $0.hasPrefix("VmHWM:") } ?? ""
      return (Int(line.filter(\.isNumber)) ?? 0) * 1024
    #else
      var usage = rusage()
      return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : 0
    #endif
  }
}
