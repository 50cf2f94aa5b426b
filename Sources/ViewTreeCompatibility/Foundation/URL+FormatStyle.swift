#if !canImport(Darwin)
  extension URL {
    /// A format of URLs that shows or omits each component: `www.swift.org/about`.
    ///
    /// Follows [URL.FormatStyle](https://developer.apple.com/documentation/foundation/url/formatstyle).
    public struct FormatStyle: ParseableFormatStyle {
      /// A component of a URL.
      ///
      /// Follows
      /// [Component](https://developer.apple.com/documentation/foundation/url/formatstyle/component).
      public enum Component: Int, Codable, Sendable, CaseIterable {
        /// The scheme: `https`.
        case scheme
        /// The name of the user.
        case user
        /// The user's password.
        case password
        /// The host: `www.swift.org`.
        case host
        /// The port: `8080`.
        case port
        /// The path: `/about`.
        case path
        /// The query: `key=value`.
        case query
        /// The part after `#`.
        case fragment
      }

      /// The condition under which a component is shown.
      ///
      /// Follows
      /// [ComponentDisplayOption](https://developer.apple.com/documentation/foundation/url/formatstyle/componentdisplayoption).
      public struct ComponentDisplayOption: Codable, Hashable, Sendable {
        fileprivate var isShown: Bool
        /// The component that decides, with its values; `nil` for no condition.
        fileprivate var condition: Component?
        fileprivate var values: Set<String> = []

        /// The component is shown.
        public static var always: Self { Self(isShown: true) }
        /// The component is omitted.
        public static var never: Self { Self(isShown: false) }
        /// The component is omitted in HTTP and HTTPS URLs.
        public static var omitIfHTTPFamily: Self { omitWhen(.scheme, matches: ["http", "https"]) }

        /// The component is shown only if the given component has one of the required values.
        public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
          Self(isShown: true, condition: component, values: requirements)
        }

        /// The component is omitted if the given component has one of the required values, and shown otherwise.
        public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
          Self(isShown: false, condition: component, values: requirements)
        }
      }

      /// The condition under which the host is shown, and the part of it that is shown.
      ///
      /// Follows
      /// [HostDisplayOption](https://developer.apple.com/documentation/foundation/url/formatstyle/hostdisplayoption).
      public struct HostDisplayOption: Codable, Hashable, Sendable {
        fileprivate var option: ComponentDisplayOption
        fileprivate var omitted: Set<String> = []

        /// The host is shown.
        public static var always: Self { Self(option: .always) }
        /// The host is omitted.
        public static var never: Self { Self(option: .never) }
        /// The host is omitted in HTTP and HTTPS URLs.
        public static var omitIfHTTPFamily: Self { Self(option: .omitIfHTTPFamily) }

        /// The host is shown without its first part, such as `www`, if that is one of the given parts.
        public static func omitSpecificSubdomains(_ subdomainsToOmit: Set<String>) -> Self {
          Self(option: .always, omitted: subdomainsToOmit)
        }
      }

      private var options: [Component: ComponentDisplayOption]
      private var omittedSubdomains: Set<String>

      /// Creates a format; by default it shows the scheme, host and path, and the port of URLs that are not HTTP(S).
      public init(
        scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
        password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
        port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
        query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
      ) {
        options = [
          .scheme: scheme, .user: user, .password: password, .host: host.option, .port: port, .path: path,
          .query: query, .fragment: fragment,
        ]
        omittedSubdomains = host.omitted
      }

      /// Returns the format with a different condition for the scheme.
      public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { setting(.scheme, strategy) }
      /// Returns the format with a different condition for the user.
      public func user(_ strategy: ComponentDisplayOption = .never) -> Self { setting(.user, strategy) }
      /// Returns the format with a different condition for the password.
      public func password(_ strategy: ComponentDisplayOption = .never) -> Self { setting(.password, strategy) }
      /// Returns the format with a different condition for the port.
      public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> Self { setting(.port, strategy) }
      /// Returns the format with a different condition for the path.
      public func path(_ strategy: ComponentDisplayOption = .always) -> Self { setting(.path, strategy) }
      /// Returns the format with a different condition for the query.
      public func query(_ strategy: ComponentDisplayOption = .never) -> Self { setting(.query, strategy) }
      /// Returns the format with a different condition for the fragment.
      public func fragment(_ strategy: ComponentDisplayOption = .never) -> Self { setting(.fragment, strategy) }
      /// Returns the format with a different condition for the host.
      public func host(_ strategy: HostDisplayOption = .always) -> Self {
        var copy = setting(.host, strategy.option)
        copy.omittedSubdomains = strategy.omitted
        return copy
      }

      private func setting(_ component: Component, _ option: ComponentDisplayOption) -> Self {
        var copy = self
        copy.options[component] = option
        return copy
      }

      /// Returns the text of a URL.
      public func format(_ value: URL) -> String {
        let values: [Component: String?] = [
          .scheme: value.scheme, .user: value.user(), .password: value.password(), .host: value.host(),
          .port: value.port.map(String.init), .path: value.path(), .query: value.query(), .fragment: value.fragment(),
        ]
        func shown(_ component: Component) -> String? {
          guard let text = values[component] ?? nil, !text.isEmpty, let option = options[component] else { return nil }
          guard let condition = option.condition else { return option.isShown ? text : nil }
          let isMet = (values[condition] ?? nil).map(option.values.contains) ?? false
          return isMet == option.isShown ? text : nil
        }
        let host = shown(.host).map { host in
          let parts = host.split(separator: ".", maxSplits: 1).map(String.init)
          return parts.count == 2 && omittedSubdomains.contains(parts[0]) ? parts[1] : host
        }
        let user = shown(.user).map { $0 + (shown(.password).map { ":\($0)" } ?? "") + "@" }
        let scheme = shown(.scheme).map { $0 + (value.absoluteString.hasPrefix("\($0)://") ? "://" : ":") }
        return (scheme ?? "") + (user ?? "") + (host ?? "") + (shown(.port).map { ":\($0)" } ?? "")
          + (shown(.path) ?? "")
          + (shown(.query).map { "?\($0)" } ?? "") + (shown(.fragment).map { "#\($0)" } ?? "")
      }

      /// The strategy that parses a text into a URL.
      public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }
    }

    /// A strategy that parses a text with a scheme into a URL.
    ///
    /// Follows [URL.ParseStrategy](https://developer.apple.com/documentation/foundation/url/parsestrategy).
    public struct ParseStrategy: Foundation.ParseStrategy {
      /// Creates the strategy.
      public init() {}

      /// Returns the URL in a text; throws an error if the text has no scheme.
      public func parse(_ value: String) throws -> URL {
        guard let url = URL(string: value.trimmingCharacters(in: .whitespaces)), url.scheme != nil else {
          throw CocoaError(.formatting)
        }
        return url
      }
    }

    /// Returns the scheme, the host and the path.
    public func formatted() -> String { formatted(FormatStyle()) }

    /// Returns the URL in a format.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == URL {
      style.format(self)
    }
  }

  extension FormatStyle where Self == URL.FormatStyle {
    /// A format of URLs.
    public static var url: Self { Self() }
  }

  extension ParseableFormatStyle where Self == URL.FormatStyle {
    /// A format of URLs.
    public static var url: Self { Self() }
  }
#endif
