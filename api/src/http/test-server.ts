import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { backlog, type ConnectionLimits, limitConnections } from './limit-connections.ts';

export const answer = 'x'.repeat(1_000_000);
export const request = 'GET / HTTP/1.1\r\nHost: test\r\n\r\n';

/** More than the system keeps for a client that does not read. */
export const longAnswer = Buffer.alloc(20_000_000);

export async function startServer(limits: ConnectionLimits, text: string | Buffer = answer) {
  let requests = 0;
  let received = 0;
  /** Addresses. A client that does not read would not notice. */
  const ended: (string | undefined)[] = [];
  const server = createServer((_request, response) => {
    requests += 1;
    response.end(text);
  });
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    socket.once('close', () => {
      received = socket.bytesRead;
      ended.push(remoteAddress);
    });
  });
  limitConnections(server, limits);
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1', backlog }, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });

  function open(localAddress = '127.0.0.1'): { socket: Socket; closed: Promise<void>; isOpen: () => boolean } {
    const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress });
    socket.on('error', () => undefined);
    onTestFinished(() => {
      socket.destroy();
    });
    return {
      socket,
      closed: new Promise((resolve) => socket.once('close', () => resolve())),
      isOpen: () => !socket.closed,
    };
  }
  const connections = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
  return { open, ended, connections, requests: () => requests, received: () => received };
}
