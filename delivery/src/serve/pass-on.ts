import { Agent, type IncomingMessage, request as open, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { fromProxy, requestIdOf, type Tracing, traceHeaders } from '@agile-languages/api';

/** In milliseconds: the API closes an idle connection later. */
const idle = 20_000;

const ofOneConnection = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
const ofProxies = ['forwarded', 'x-forwarded-host', 'x-forwarded-proto', ...traceHeaders];

/** @param trustProxy as `TRUST_PROXY`; of requests from elsewhere the API sees the address of the client alone */
export function createPassOn(trustProxy: string | undefined, tracing?: Tracing) {
  const isFromProxy = fromProxy(trustProxy);
  const agent = new Agent({ keepAlive: true, timeout: idle });
  const limits = new WeakMap<Socket, number>();

  return (request: IncomingMessage, response: ServerResponse, port: number | undefined): void => {
    const { method = 'GET', url: path, socket, headers: received } = request;
    const trusts = isFromProxy(request);
    const id = requestIdOf(trusts ? received['x-request-id'] : undefined);
    if (port === undefined) {
      sendUnavailable(response, id);
      return;
    }
    const headers = without(received, trusts ? ofOneConnection : [...ofOneConnection, ...ofProxies]);
    headers['x-forwarded-for'] = [trusts ? received['x-forwarded-for'] : [], socket.remoteAddress ?? []]
      .flat()
      .join(', ');
    headers['x-request-id'] = id;
    // Node sends a body of GET as it comes, and the API would take it for the next request.
    if (received['transfer-encoding']) headers['transfer-encoding'] = 'chunked';
    const end = tracing?.passOn(method, id, headers);
    // How long a connection may be silent before the answer, the API says: what staff have begun takes its time.
    const limit = limits.get(socket) ?? socket.timeout ?? 0;
    limits.set(socket, limit);
    socket.setTimeout(0);
    const forwarded = open({ host: '127.0.0.1', port, agent, method, path, headers }, (answer) => {
      socket.setTimeout(limit);
      // It has not read all of the body, or stops.
      if (answer.headers.connection === 'close') response.shouldKeepAlive = false;
      response.writeHead(answer.statusCode ?? 502, without(answer.headers, ofOneConnection));
      answer.pipe(response);
      answer.once('error', () => response.destroy());
    });
    forwarded.once('error', () => {
      if (response.headersSent) response.destroy();
      else sendUnavailable(response, id);
    });
    response.once('close', () => {
      end?.(response.statusCode);
      if (!response.writableFinished || !forwarded.writableEnded) forwarded.destroy();
    });
    // The API may refuse the body by its length.
    if (!request.complete) forwarded.flushHeaders();
    if (received.expect) forwarded.once('continue', () => request.pipe(forwarded));
    else request.pipe(forwarded);
  };
}

function without(headers: IncomingMessage['headers'], names: readonly string[]): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

function sendUnavailable(response: ServerResponse, id: string): void {
  if (response.destroyed) return;
  response.writeHead(503, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
    'x-request-id': id,
  });
  const val = 'The service is not available at the moment. Please try again later.';
  response.end(JSON.stringify({ err: [{ val }], id }));
}
