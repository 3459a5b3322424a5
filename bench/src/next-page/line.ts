import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { askSite, type SiteFront, startFront } from '../site-front.ts';

/** Round trip in milliseconds and bytes per second. */
const line = { roundTrip: 150, rate: 200_000 };
const portion = 8_000;

/** A site behind a slow line. */
export interface SlowLine extends SiteFront {
  /** Milliseconds since 1970 of the last time that a document reported this. */
  marks: Map<string, number>;
  /** Sent so far: bytes of responses, without their headers. */
  sent: () => number;
}

/** Serves a site over a slow line, without any help of the browser. @param change of every document, which has no policy then */
export async function slowLine(site: string, change: (html: string) => string): Promise<SlowLine> {
  const marks = new Map<string, number>();
  let sent = 0;
  let freeAt = 0;
  const paced = async function* (bytes: Buffer) {
    for (let start = 0; start < bytes.length; start += portion) {
      const part = bytes.subarray(start, start + portion);
      freeAt = Math.max(freeAt, performance.now()) + (part.length / line.rate) * 1000;
      await wait(freeAt - performance.now());
      sent += part.length;
      yield part;
    }
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', site);
    if (url.pathname === '/mark') {
      marks.set(url.searchParams.get('name') ?? '', Number(url.searchParams.get('at')));
      response.writeHead(204).end();
      return;
    }
    const [original] = await Promise.all([askSite(url, request, { 'accept-encoding': 'br' }), wait(line.roundTrip)]);
    const { 'content-length': _, ...headers } = original.headers;
    const bytes = await buffer(original);
    const isDocument = headers['content-type']?.startsWith('text/html');
    if (isDocument) delete headers['content-security-policy'];
    response.writeHead(original.statusCode ?? 502, headers);
    const body = isDocument ? changed(bytes, headers['content-encoding'], change) : bytes;
    Readable.from(paced(body)).pipe(response);
  };
  return { ...(await startFront(answer)), marks, sent: () => sent };
}

function changed(bytes: Buffer, encoding: string | undefined, change: (html: string) => string): Buffer {
  if (encoding && encoding !== 'br') throw new Error(`A document came as ${encoding}.`);
  const html = change(String(encoding ? brotliDecompressSync(bytes) : bytes));
  return encoding ? brotliCompressSync(html) : Buffer.from(html);
}
