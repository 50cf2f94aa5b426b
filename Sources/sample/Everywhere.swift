// For the files of this target that import Foundation alone: on Apple's systems that brings Combine and what loads from
// the net along.
@_exported import SwiftUI
