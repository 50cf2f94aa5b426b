import SwiftUI

extension EnvironmentValues {
  // How much is shown.

  @Entry var detail: Int  // error: @Entry var detail: Int needs a default value
}
