import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { isAmbiguous } from './ambiguous-request.ts';
import { proxyCheck } from './asked-host.ts';
import { createConnectionShares } from './connection-shares.ts';

export interface ConnectionLimits {
  /** When there are as many, an idle one ends where most are idle, else the quietest of the network with most. Default: 2000. */
  connections?: number;
  /** An IPv4 address or a /64 of IPv6. When it has as many, its quietest without a request ends, or the new one. Default: 400. */
  connectionsPerNetwork?: number;
  /** A /24 of IPv4 or a /48 of IPv6. When it has as many, one of the neighbour with most ends. Default: 800. */
  connectionsPerWiderNetwork?: number;
  /** As `TRUST_PROXY`. No connection of a proxy is counted or ended here: it brings visitors of all networks. */
  trustProxy?: string;
  /**
   * Without a full answer. No browser sends a second one, but a client may have the end of an answer before the server
   * knows. Default: 2.
   */
  requestsPerConnection?: number;
  /** Milliseconds without reading or sending. Default: 30,000. */
  silence?: number;
  /** Milliseconds in which a new connection is not idle yet. Default: 1000. */
  settling?: number;
}

/** Of `listen`. Beyond as many that wait to be taken, a client tries again after a second; the usual 511 are soon full. */
export const backlog = 4096;

/** Milliseconds. A proxy keeps a connection for 60 s and has to be the one that ends it, or requests are lost. */
const keepAlive = 75_000;

/**
 * Clients that do not read or send cost little and keep no other out. Call it when the server has its handlers of
 * requests.
 */
export function limitConnections(server: Server, limits: ConnectionLimits = {}): void {
  const { requestsPerConnection = 2, silence = 30_000 } = limits;
  const shares = shareConnections(server, limits);
  const requestsOf = new WeakMap<Socket, { unanswered: number; latest?: ServerResponse }>();

  server.keepAliveTimeout = keepAlive;
  server.setTimeout(silence, (socket) => socket.destroy());

  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    continueWhenRead(request, response);
    server.emit('request', request, response);
  });
  const handlers = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isAmbiguous(request)) return refuse(response);
    const { socket } = request;
    const requests = requestsOf.get(socket) ?? { unanswered: 0 };
    const { latest } = requests;
    requestsOf.set(socket, requests);
    requests.unanswered += 1;
    requests.latest = response;
    shares.note(socket, true);
    if (mayHaveBody(request)) endUnreadBody(request, response);
    response.once('close', () => {
      requests.unanswered -= 1;
      if (requests.unanswered === 0) shares.note(socket, false);
    });
    if (requests.unanswered > requestsPerConnection) socket.destroy();
    const handleAll = () => {
      if (!socket.destroyed) for (const handle of handlers) handle.call(server, request, response);
    };
    // All requests that arrive in one packet are counted before the first one is handled.
    if (latest && requests.unanswered > 1) latest.once('close', handleAll);
    // A body that has come with its head is there then.
    else if (mayHaveBody(request) && !request.headers.expect) setImmediate(handleAll);
    else queueMicrotask(handleAll);
  });
}

/** A body that is refused by its length is not asked for: `100 Continue` goes out when a handler begins to read. */
function continueWhenRead(request: IncomingMessage, response: ServerResponse): void {
  const read = request._read;
  request._read = (size) => {
    request._read = read;
    if (!response.headersSent) response.writeContinue();
    read.call(request, size);
  };
}

const refuse = (response: ServerResponse): void =>
  void response
    .writeHead(400, { connection: 'close', 'content-type': 'text/plain; charset=utf-8' })
    .end('The request can be read in two ways.\n');

function shareConnections(server: Server, limits: ConnectionLimits) {
  const {
    connections = 2000,
    connectionsPerNetwork = 400,
    connectionsPerWiderNetwork = 800,
    trustProxy,
    settling = 1000,
  } = limits;
  const isProxy = proxyCheck(trustProxy);
  const shares = createConnectionShares(settling);

  function end(socket: Socket): void {
    shares.remove(socket.remoteAddress ?? '', socket);
    socket.destroy();
  }

  function makeRoom(address: string): boolean {
    const room = roomFor(address);
    if (room instanceof Socket) end(room);
    return room !== 'full';
  }

  function roomFor(address: string): Socket | 'full' | 'there' {
    if (shares.countOf(address) >= connectionsPerNetwork) return shares.idleOf(address) ?? 'full';
    if (shares.countOfWider(address) < connectionsPerWiderNetwork) return 'there';
    return shares.idleOfWider(address) ?? shares.ofLargerNeighbour(address) ?? 'full';
  }

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    // It has ended before it was looked at. What it has sent would have no address that counts.
    if (address === undefined) return void socket.destroy();
    if (isProxy(address, 0)) return;
    if (!makeRoom(address)) return end(socket);
    shares.add(address, socket);
    const quietest = shares.count() > connections ? shares.quietest() : undefined;
    if (quietest) end(quietest);
  });
  return shares;
}

const mayHaveBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** Milliseconds in which a client can read the answer. */
const reading = 2000;

/**
 * Node would read the body of an answered request to its end. It is not read, so a proxy that keeps the connection must
 * send no other request on it.
 */
function endUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  const { writeHead } = response;
  response.writeHead = (...head: unknown[]) => {
    if (!request.complete) endAfter(request, response);
    return Reflect.apply(writeHead, response, head);
  };
  response.once('finish', () => {
    if (request.complete || socket.destroyed) return;
    // Node begins to read the rest in this tick.
    setImmediate(() => {
      if (socket.destroyed) return;
      socket.pause();
      const timer = setTimeout(() => socket.destroy(), reading).unref();
      socket.once('close', () => clearTimeout(timer));
    });
  });
}

/** Node would destroy the connection with the answer, which a client that is still sending would then never read. */
function endAfter(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  const { destroySoon } = socket;
  response.shouldKeepAlive = false;
  socket.destroySoon = () => {
    if (request.complete) destroySoon.call(socket);
    else socket.end();
  };
}
