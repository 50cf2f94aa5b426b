// SwiftUI brings Foundation, Combine, Observation and its macros along; so does this module.
@_exported public import Combine
@_exported public import Foundation
@_exported public import Observation
@_exported public import ViewTreeMacros
