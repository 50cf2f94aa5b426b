internal import Foundation

/// Removes a folder if it is empty; returns whether it did.
///
/// Listing a large folder each time would be slow.
func removeEmptyFolder(_ folder: URL) -> Bool { unsafe rmdir(folder.path) == 0 }
