import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import { networkOf } from '../security/network.ts';

/** What clients may keep open. */
export interface ConnectionLimits {
  /** Connections in all. Default: 2000. */
  connections?: number;
  /** Connections of one network, an IPv4 address or a /64 of IPv6. Default: 400. */
  connectionsPerNetwork?: number;
  /** Proxies, as `TRUST_PROXY` names them. They bring the visitors of all networks and have only the limit of all. Default: none. */
  trustProxy?: string;
  /**
   * Requests of one connection that are not answered in full. Those after the first wait until it is, and nothing is read
   * for them. No browser sends a second one; a client may have the end of an answer before the server knows. Default: 2.
   */
  requestsPerConnection?: number;
  /** Milliseconds for which a client may neither send nor read. Default: 30,000. */
  silence?: number;
}

/**
 * Closes connections beyond the limits, so that clients which do not read cost little and not for long. To be called when
 * the server has its handlers of requests.
 */
export function limitConnections(server: Server, limits: ConnectionLimits = {}): void {
  const { connections = 2000, connectionsPerNetwork = 400, requestsPerConnection = 2, silence = 30_000 } = limits;
  const isProxy = compile(limits.trustProxy ? limits.trustProxy.split(',').map((address) => address.trim()) : []);
  const ofNetwork = new Map<string, number>();
  const unanswered = new WeakMap<Socket, number>();
  const latest = new WeakMap<Socket, ServerResponse>();

  server.maxConnections = connections;
  server.setTimeout(silence, (socket) => socket.destroy());

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address, 0)) return;
    const network = networkOf(address);
    const count = (ofNetwork.get(network) ?? 0) + 1;
    ofNetwork.set(network, count);
    socket.once('close', () => {
      const left = (ofNetwork.get(network) ?? 1) - 1;
      if (left > 0) ofNetwork.set(network, left);
      else ofNetwork.delete(network);
    });
    if (count > connectionsPerNetwork) socket.destroy();
  });

  const handlers = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (count > requestsPerConnection) socket.destroy();
    const handleAll = () => {
      if (!socket.destroyed) for (const handle of handlers) handle.call(server, request, response);
    };
    const before = latest.get(socket);
    latest.set(socket, response);
    // Requests that arrive in one piece are all counted before the first of them is handled.
    if (before && count > 1) before.once('close', handleAll);
    else queueMicrotask(handleAll);
  });
}
