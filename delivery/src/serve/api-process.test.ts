import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startApiProcess } from './api-process.ts';

test('API in a process of its own: the first page of the desk shows why a publication failed', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'test-api-process-'));
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }));
  const env = { ...process.env, DATA_DIR, DEMO: '1', LOG_LEVEL: 'silent', SITE_ORIGIN: 'http://localhost:3000' };
  const { port, stop } = await startApiProcess(
    env,
    async () => ({ figures: '', publicationFault: 'Test fault.', alerts: [] }),
    10,
  );
  onTestFinished(stop);
  const ask = (method: string, path: string, cookie = '', body?: object) =>
    new Promise<{ cookie: string; body: unknown }>((resolve, reject) => {
      const headers = { host: 'localhost:3000', origin: 'http://localhost:3000', cookie };
      const type = body && { 'content-type': 'application/json' };
      request({ port: port(), method, path: `/desk/api${path}`, headers: { ...headers, ...type } })
        .once('response', async (answer) =>
          resolve({ cookie: answer.headers['set-cookie']?.[0] ?? '', body: await json(answer) }),
        )
        .once('error', reject)
        .end(body && JSON.stringify(body));
    });
  const signIn = { email: 'trainer@example.com', password: 'trainer123', code: '' };
  const [cookie] = (await ask('POST', '/sign-in', '', signIn)).cookie.split(';');

  const today = async () => (await ask('GET', '/today', cookie)).body;
  await expect.poll(today).toMatchObject({ publication: ['Test fault.'] });
});

test('API in a process of its own, killed: it is back, and stops when it is asked to', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-api-process-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const { port, pid, stop } = await startApiProcess({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  onTestFinished(stop);
  const isLive = async () => (await fetch(`http://127.0.0.1:${port()}/api/live`)).ok;
  expect(await isLive()).toBe(true);
  const before = pid();

  process.kill(before, 'SIGKILL');

  await expect.poll(() => port()).toBeUndefined();
  await expect.poll(() => isLive()).toBe(true);
  expect(pid()).not.toBe(before);
  await stop();
  await expect(isLive()).rejects.toThrow();
});
