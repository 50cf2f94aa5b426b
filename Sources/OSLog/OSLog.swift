// Apple's `OSLog` exports `os` and Foundation, and has ways to read the log, which are missing here.
@_exported public import Foundation
@_exported public import os
