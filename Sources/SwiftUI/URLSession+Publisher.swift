public import Combine
public import Foundation
#if canImport(FoundationNetworking)
  // On other platforms this module is a part of Foundation.
  public import FoundationNetworking
#endif

extension URLSession {
  /// A publisher that performs a request for each subscriber, publishes the result and finishes, or fails.
  ///
  /// Follows
  /// [URLSession.DataTaskPublisher](https://developer.apple.com/documentation/foundation/urlsession/datataskpublisher).
  public struct DataTaskPublisher: Publisher {
    /// The type of the published values: the data and the response.
    public typealias Output = (data: Data, response: URLResponse)
    /// The type of failure.
    public typealias Failure = URLError

    /// The request to perform.
    public let request: URLRequest
    /// The session that performs the request.
    public let session: URLSession

    /// Creates a publisher for a request.
    public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

    /// Attaches a subscriber, and performs the request for it.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      var task: URLSessionDataTask?
      let answer = Future<Output, URLError> { [request, session] promise in
        task = session.dataTask(with: request) { data, response, error in
          if let data, let response, error == nil {
            promise(.success((data, response)))
          } else {
            promise(.failure(error as? URLError ?? URLError(.unknown)))
          }
        }
      }
      answer.handleEvents(receiveCancel: { [task] in task?.cancel() }).receive(subscriber: subscriber)
      task?.resume()
    }
  }

  /// Returns a publisher that loads the content at a URL.
  ///
  /// Follows
  /// [dataTaskPublisher(for:)](https://developer.apple.com/documentation/foundation/urlsession/datataskpublisher(for:)-yf8q).
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

  /// Returns a publisher that performs a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
