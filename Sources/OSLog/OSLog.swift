// Apple's `OSLog` has all of `os`, brings Foundation along, and has ways to read the log, which are not here.
@_exported public import Foundation
@_exported public import os
