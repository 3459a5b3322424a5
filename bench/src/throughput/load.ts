import { connect, type Socket } from 'node:net';
import { callPaths } from '@agile-languages/shared/api';

export interface Run {
  perSecond: number;
  /** Milliseconds. */
  times: number[];
}

/** A client that costs less than the servers it measures. */
export async function load(port: number, request: string, connections: number, milliseconds: number): Promise<Run> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
  const bytes = Buffer.from(request);
  const start = performance.now();
  try {
    const times = await Promise.all(sockets.map((socket) => sendUntil(socket, bytes, start + milliseconds)));
    return { perSecond: (times.flat().length * 1000) / (performance.now() - start), times: times.flat() };
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

export function open(port: number, from = '127.0.0.1'): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from, noDelay: true });
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
  });
}

function sendUntil(socket: Socket, request: Buffer, end: number): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const times: number[] = [];
    let received: Buffer = Buffer.alloc(0);
    let sentAt = performance.now();

    function onData(data: Buffer): void {
      received = received.length === 0 ? data : Buffer.concat([received, data]);
      if (received.length < lengthOf(received)) return;
      if (!received.subarray(0, 15).toString('latin1').startsWith('HTTP/1.1 200')) {
        reject(new Error(`The server answered: ${received.toString('utf8').slice(0, 300)}`));
      }
      received = Buffer.alloc(0);
      const now = performance.now();
      times.push(now - sentAt);
      sentAt = now;
      if (now < end) socket.write(request);
      else finish();
    }

    function finish(): void {
      socket.off('data', onData);
      socket.off('close', onClose);
      resolve(times);
    }

    const onClose = () => reject(new Error('The server closed the connection.'));

    socket.on('data', onData);
    socket.once('close', onClose);
    socket.write(request);
  });
}

function lengthOf(received: Buffer): number {
  const head = received.indexOf('\r\n\r\n');
  if (head < 0) return Number.POSITIVE_INFINITY;
  const length = /content-length: (\d+)/i.exec(received.subarray(0, head).toString('latin1'))?.[1];
  return head + 4 + Number(length ?? 0);
}

export const pageRequest = (path: string, headers = ''): string =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip, deflate, br\r\n${headers}\r\n`;

/** Such a document is counted, and gets a token for reports. */
export const openedRequest = (path: string): string => pageRequest(path, openedHeaders.join('\r\n').concat('\r\n'));

const openedHeaders = [
  'connection: keep-alive',
  'sec-ch-ua: "Chromium";v="143", "Not A(Brand";v="24"',
  'sec-ch-ua-mobile: ?0',
  'sec-ch-ua-platform: "Linux"',
  'upgrade-insecure-requests: 1',
  'user-agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  'accept: text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'sec-fetch-site: none',
  'sec-fetch-mode: navigate',
  'sec-fetch-user: ?1',
  'sec-fetch-dest: document',
  'accept-language: en-GB,en;q=0.9',
];

export function listRequest(startLimit: number): string {
  const body = JSON.stringify({ kv: { startLimit, limit: 10, fkClassId: '', fkDpLangId: '' } });
  return [
    `POST /api/${callPaths.getClassList} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}
