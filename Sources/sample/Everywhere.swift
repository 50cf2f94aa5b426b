// Some files of this target import only Foundation, which on Apple's systems includes Combine and `URLSession`.
@_exported import SwiftUI
