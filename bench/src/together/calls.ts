import { request } from 'node:http';
import { callPaths } from '@agile-languages/shared/api';

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

interface Request {
  method?: 'GET' | 'POST';
  path: string;
  body?: object | string | Buffer;
  type?: string;
  /** An address of this machine. */
  from: string;
  cookie?: string;
}

export type Call = ReturnType<typeof callsTo>;

export function callsTo(origin: string) {
  const { port, host } = new URL(origin);

  return function call({
    method = 'POST',
    path,
    body,
    type = 'application/json',
    from,
    cookie,
  }: Request): Promise<Answer> {
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

const member = { username: 'member@example.com', pwd: 'member123', domain: 'sa' };
const staff = { email: 'trainer@example.com', password: 'trainer123', code: '' };

/** @param cookie names a known device */
export const signInMember = (call: Call, from: string, cookie?: string): Promise<Answer> =>
  call({ path: `/api/${callPaths.login}`, body: { kv: member }, from, cookie });

export const signInStaff = (call: Call, from: string, cookie?: string): Promise<Answer> =>
  call({ path: '/desk/api/sign-in', body: staff, from, cookie });
