// One connection: which era its requests are of, and which of them wait for their answers.

public import Findings

/// The state of a connection. Lines go in, in order; what is to be done comes out.
public struct Session: Sendable {
  /// What a line asks for.
  public enum Step: Sendable {
    /// Nothing.
    case nothing
    /// A message to be sent at once.
    case send(JSONValue)
    /// A call to be answered, on any thread.
    case work(Call)
    /// The call of this id is given up.
    case cancel(RequestID)
  }

  private let server: Server
  private var hasHandshake = false
  private var waiting: Set<RequestID> = []

  /// How many calls may wait for their answers.
  static let limit = 1_000

  /// A connection at its start.
  public init(_ server: Server) { self.server = server }

  /// Takes a line.
  public mutating func take(_ line: LineReader.Line) -> Step {
    guard case .bytes(let bytes) = line else {
      let fault = ProtocolFault(.parse, "the line is longer than a message may be: 4 MB")
      return .send(fault.message(for: nil))
    }
    switch Message(bytes) {
    case .answer: return .nothing
    case .faulty(let id, let fault): return .send(fault.message(for: id))
    case .notification(let method, let parameters): return notice(method, parameters)
    case .request(let id, let method, let parameters): return request(id, method, parameters)
    }
  }

  /// Notes that a call was answered, or given up.
  public mutating func finish(_ id: RequestID) { waiting.remove(id) }

  private func notice(_ method: String, _ parameters: [String: JSONValue]) -> Step {
    guard method == "notifications/cancelled", let id = RequestID(parameters["requestId"]),
      waiting.contains(id)
    else { return .nothing }
    return .cancel(id)
  }

  private mutating func request(
    _ id: RequestID, _ method: String, _ parameters: [String: JSONValue]
  ) -> Step {
    do throws(ProtocolFault) {
      return try understood(id, method, parameters)
    } catch {
      return .send(error.message(for: id))
    }
  }

  private mutating func understood(
    _ id: RequestID, _ method: String, _ parameters: [String: JSONValue]
  ) throws(ProtocolFault) -> Step {
    if waiting.contains(id) {
      throw ProtocolFault(.invalidRequest, "a request with this id waits for its answer: use another id")
    }
    let named = try Era.named(in: parameters)
    if method == "initialize", named == nil { return .send(try handshake(id, parameters)) }
    let era = named ?? .legacy
    guard let found = Method.all.first(where: { $0.name == method && $0.eras.contains(era) }) else {
      throw unknown(method, era)
    }
    if named == nil, !hasHandshake, found.needsHandshake { throw Self.noVersion }
    guard waiting.count < Self.limit else {
      throw ProtocolFault(.inability, "\(Self.limit) requests wait for their answers: wait for some of them")
    }
    waiting.insert(id)
    return .work(Call(id: id, era: era, method: found, parameters: parameters))
  }

  private func unknown(_ method: String, _ era: Era) -> ProtocolFault {
    if era == .legacy, !hasHandshake, Method.all.contains(where: { $0.name == method }) {
      return Self.noVersion
    }
    let known = Method.all.filter { $0.eras.contains(era) }.map(\.name)
    let near = NearWord.of(method, among: known).map { ": did you mean '\($0)'?" }
    return ProtocolFault(.unknownMethod, "there is no method '\(method.prefix(100))'\(near ?? "")")
  }

  private static let noVersion = ProtocolFault(
    .invalidParameters,
    "the protocol's version is not named: send 'initialize' first, or name "
      + "'\(Era.keys)protocolVersion' in '_meta' of each request")

  private mutating func handshake(
    _ id: RequestID, _ parameters: [String: JSONValue]
  ) throws(ProtocolFault) -> JSONValue {
    guard let version = parameters["protocolVersion"]?.text else {
      throw ProtocolFault(.invalidParameters, "'protocolVersion' must name the newest version that you speak")
    }
    hasHandshake = true
    let spoken = Era.legacyVersions.contains(version) ? version : Era.legacyVersions[0]
    let result: JSONValue = [
      "protocolVersion": .string(spoken), "capabilities": Method.capabilities, "serverInfo": server.card,
      "instructions": .string(Method.instructions),
    ]
    return ["jsonrpc": "2.0", "id": id.value, "result": result]
  }
}
