internal import Foundation

/// Returns a variable of the process's environment.
///
/// Foundation makes a dictionary of all variables, which takes a fiftieth of the instructions until a program's
/// first picture.
func environmentVariable(_ name: String) -> String? { unsafe getenv(name).map { unsafe String(cString: $0) } }
