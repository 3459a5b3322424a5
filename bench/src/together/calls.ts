import { request } from 'node:http';

export interface Answer {
  /** 0 when the connection ended without an answer. */
  status: number;
  text: string;
  cookies: readonly string[];
  /** Of the document, see `documentTiming`. */
  token: string | undefined;
  /** Milliseconds. */
  time: number;
}

interface Call {
  method?: 'GET' | 'POST';
  path: string;
  body?: object | string | Buffer;
  type?: string;
  /** An address of this machine. */
  from: string;
  cookie?: string;
}

export function callsTo(origin: string) {
  const { port, host } = new URL(origin);

  return function call({
    method = 'POST',
    path,
    body,
    type = 'application/json',
    from,
    cookie,
  }: Call): Promise<Answer> {
    const headers = {
      host,
      ...(method === 'POST' ? { origin, 'content-type': type } : opened),
      ...(cookie && { cookie }),
    };
    const start = performance.now();
    return new Promise((resolve) => {
      const sent = request(
        { host: '127.0.0.1', port, path, method, headers, agent: false, localAddress: from },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part) => {
            text += part;
          });
          response.once('end', () => {
            const { 'set-cookie': cookies = [], 'server-timing': timing } = response.headers;
            const token = /desc="([^"]+)"/.exec(String(timing ?? ''))?.[1];
            resolve({ status: response.statusCode ?? 0, text, cookies, token, time: performance.now() - start });
          });
        },
      );
      sent.once('error', ({ message }) =>
        resolve({ status: 0, text: message, cookies: [], token: undefined, time: performance.now() - start }),
      );
      sent.end(typeof body === 'object' && !Buffer.isBuffer(body) ? JSON.stringify(body) : body);
    });
  };
}

/** As a browser asks for what it opens: without these no document has a token. */
const opened = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

/** A network of its own. Linux has them all. */
export const addressOf = (index: number): string => `127.${1 + (index >> 6)}.${index % 64}.7`;
