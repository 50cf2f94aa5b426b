#if !canImport(UIKit)
  // UIKit returns the components through pointers, and existing files that convert colours call these methods. No
  // pointer is kept; each one that is not `nil` is written once.
  extension UIColor {
    /// Writes red, green, blue and opacity, from 0 to 1; a colour that depends on the screen has its light components.
    @discardableResult public func getRed(
      _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
      blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      let components = components
      unsafe red?.pointee = components.red
      unsafe green?.pointee = components.green
      unsafe blue?.pointee = components.blue
      unsafe alpha?.pointee = components.alpha
      return true
    }

    /// Writes hue, saturation, brightness and opacity, from 0 to 1; a colour that depends on the screen has its light
    /// components.
    @discardableResult public func getHue(
      _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
      brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      let components = components
      let (most, least) = (components.most, components.least)
      unsafe hue?.pointee = components.hue
      unsafe saturation?.pointee = most == 0 ? 0 : (most - least) / most
      unsafe brightness?.pointee = most
      unsafe alpha?.pointee = components.alpha
      return true
    }

    /// Writes the shade of gray and the opacity, from 0 to 1; returns `false` if the colour is not gray.
    @discardableResult public func getWhite(
      _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      let components = components
      guard components.most == components.least else { return false }
      unsafe white?.pointee = components.most
      unsafe alpha?.pointee = components.alpha
      return true
    }
  }
#endif
