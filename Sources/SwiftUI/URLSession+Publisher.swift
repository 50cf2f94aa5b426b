public import Combine
public import Foundation
#if canImport(FoundationNetworking)
  // Elsewhere it is a part of Foundation.
  public import FoundationNetworking
#endif

extension URLSession {
  /// Loads something for each who subscribes, and ends or fails.
  ///
  /// Follows
  /// [URLSession.DataTaskPublisher](https://developer.apple.com/documentation/foundation/urlsession/datataskpublisher).
  public struct DataTaskPublisher: Publisher {
    /// What came.
    public typealias Output = (data: Data, response: URLResponse)
    /// What went wrong.
    public typealias Failure = URLError

    /// What is asked for.
    public let request: URLRequest
    /// Who asks.
    public let session: URLSession

    /// Loads what a request asks for.
    public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

    /// Begins to load for a subscriber.
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

  /// What loads what is at an address.
  ///
  /// Follows
  /// [dataTaskPublisher(for:)](https://developer.apple.com/documentation/foundation/urlsession/datataskpublisher(for:)-yf8q).
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

  /// What loads what a request asks for.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
