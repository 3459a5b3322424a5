import { callPaths } from '@agile-languages/shared/api';

const post = (path: string, kv: object): string => {
  const body = JSON.stringify({ kv });
  return [
    `POST /api/${path} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
};

export const plainRequest = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';

export const listRequest = (startLimit: number): string =>
  post(callPaths.getClassList, { startLimit, limit: 10, fkClassId: '', fkDpLangId: '' });

/** Of the demonstration's member, or of another one with the same password. */
export const loginRequest = (username: string): string =>
  post(callPaths.login, { username, pwd: 'member123', domain: 'sa' });
