import { request } from 'node:http';
import { expect } from 'vitest';
import type { StartedApi } from './started-api.ts';

export const startedDeskOrigin = 'http://localhost:3000';

interface Answer {
  status: number;
  text: string;
  cookies: readonly string[];
}

/** As the owner of a demonstration. A call answers its milliseconds. */
export async function signInToDesk({ base }: StartedApi) {
  const { cookies } = await send('POST', 'sign-in', JSON.stringify(owner), '');
  const cookie = cookies.map((each) => each.split(';', 1)[0]).join('; ');

  async function desk(method: 'GET' | 'POST', path: string, body: string | Buffer = '', status = 200): Promise<number> {
    const start = performance.now();
    const answer = await send(method, path, body, cookie);
    expect(answer.status, `${path}: ${answer.text.slice(0, 200)}`).toBe(status);
    return performance.now() - start;
  }

  function send(method: string, path: string, body: string | Buffer, cookie: string): Promise<Answer> {
    const headers = { origin: startedDeskOrigin, host: 'localhost:3000', cookie, 'content-type': 'application/json' };
    return new Promise((resolve, reject) => {
      const url = `${base.replace(/\/api$/, '')}/desk/api/${path}`;
      request(url, { method, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        const { statusCode: status = 0, headers: answered } = response;
        response.once('end', () => resolve({ status, text, cookies: answered['set-cookie'] ?? [] }));
      })
        .once('error', reject)
        .end(body);
    });
  }

  return desk;
}

const owner = { email: 'trainer@example.com', password: 'trainer123', code: '' };
