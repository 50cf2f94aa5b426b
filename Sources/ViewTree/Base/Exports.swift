// SwiftUI brings Foundation and Observation along; so does this module.
@_exported public import Foundation
@_exported public import Observation
