import { Agent, type OutgoingHttpHeaders, request } from 'node:http';

/** One answer. */
export interface Seen {
  status: number;
  milliseconds: number;
  cookies: readonly string[];
}

/** Somebody who visits the site from one address. */
export function createVisitor(origin: string, address: string) {
  const agent = new Agent({ keepAlive: true });

  const send = (path: string, body?: object, more: OutgoingHttpHeaders = {}) =>
    new Promise<Seen>((resolve, reject) => {
      const start = performance.now();
      const headers = { 'x-forwarded-for': address, ...(body && { 'content-type': 'application/json' }), ...more };
      request(new URL(path, origin), { method: body ? 'POST' : 'GET', agent, headers }, (response) => {
        response.resume();
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            milliseconds: performance.now() - start,
            cookies: response.headers['set-cookie'] ?? [],
          }),
        );
      })
        .once('error', reject)
        .end(body && JSON.stringify(body));
    });

  return {
    page: () => send('/languages/1111117', undefined, { 'accept-encoding': 'br' }),
    list: () => send('/api/calle/GetClassList', { kv: { startLimit: 0, limit: 10, fkClassId: '', fkDpLangId: '' } }),
    signIn: (username: string, pwd: string, device = '') =>
      send('/api/calle/login', { kv: { username, pwd, domain: 'sa' } }, device ? { cookie: device } : {}),
    leave: () => agent.destroy(),
  };
}

export type Visitor = ReturnType<typeof createVisitor>;
