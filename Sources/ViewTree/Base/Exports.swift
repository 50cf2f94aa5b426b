// SwiftUI re-exports Foundation, Combine, Observation, file types and its macros; so does this module.
@_exported public import Combine
@_exported public import Foundation
@_exported public import Observation
@_exported public import UniformTypeIdentifiers
@_exported public import ViewTreeMacros
