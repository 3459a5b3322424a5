import { createServer, type IncomingMessage, request as open, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export const faults = ['reset', 'hang', 'trickle', 'truncate', 'flip', 'late', 'wrong type'] as const;
export type Fault = (typeof faults)[number];

export interface FaultProxyOptions {
  to: string;
  fault: Fault;
  path?: RegExp;
  /** In milliseconds: of a late answer, and between pieces. */
  lateness?: number;
  pause?: number;
  /** Bytes. */
  piece?: number;
}

export function createFaultProxy({ to, path = /^/, ...spoiling }: FaultProxyOptions): Server {
  return createServer((request, response) => {
    const isSpoiled = path.test(request.url ?? '');
    if (isSpoiled && spoiling.fault === 'hang') return;
    const { method, headers, url = '/' } = request;
    const passedOn = open(new URL(url, to), { method, headers: { ...headers, host: new URL(to).host } }, (answer) => {
      if (isSpoiled) void spoil(answer, response, spoiling);
      else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
    });
    passedOn.once('error', () => response.destroy());
    request.pipe(passedOn);
  });
}

type Spoiling = Pick<FaultProxyOptions, 'fault' | 'lateness' | 'pause' | 'piece'>;

async function spoil(answer: IncomingMessage, response: ServerResponse, options: Spoiling): Promise<void> {
  const { fault, lateness = 5000, pause = 50, piece = 1 } = options;
  const { 'transfer-encoding': _, ...headers } = answer.headers;
  const body = Buffer.concat(await answer.toArray());
  const begin = () => response.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': body.length });
  switch (fault) {
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'late':
      await wait(lateness);
      begin().end(body);
      return;
    case 'truncate':
      begin().write(body.subarray(0, body.length >> 1), () => response.destroy());
      return;
    case 'flip':
      body.writeUInt8(body.readUInt8(body.length >> 1) ^ 1, body.length >> 1);
      begin().end(body);
      return;
    case 'trickle':
      begin();
      for (let at = 0; at < body.length; at += piece) {
        if (response.destroyed) return;
        response.write(body.subarray(at, at + piece));
        await wait(pause);
      }
      response.end();
      return;
    case 'wrong type':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Somebody else answers here.');
      return;
    case 'hang':
  }
}
