import SwiftUI

// The picture of the row.
#Preview("Row")  // error: missing argument for parameter 'body'
