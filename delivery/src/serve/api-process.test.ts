/** @module-tag all */
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startApiProcess } from './api-process.ts';

const patient = { timeout: 120_000 };
const soon = { timeout: 60_000 };

async function startedProcess() {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-api-process-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const api = await startApiProcess({ ...process.env, DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'silent' });
  onTestFinished(api.stop);
  const isLive = async () => (await fetch(`http://127.0.0.1:${api.port()}/api/live`)).ok;
  return { ...api, database: join(dataDir, 'demo.sqlite'), isLive };
}

test('API in a process of its own: the first page of the desk shows why a publication failed', patient, async () => {
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

test(
  'API in a process of its own, killed: it is back, on the loopback address alone, and stops when it is asked to',
  patient,
  async () => {
    const { port, pid, stop, isLive } = await startedProcess();
    expect(await isLive()).toBe(true);
    await expect(fetch(`http://127.0.0.2:${port()}/api/live`)).rejects.toThrow();
    const before = pid();

    process.kill(before, 'SIGKILL');

    await expect.poll(() => port(), soon).toBeUndefined();
    await expect.poll(() => isLive(), soon).toBe(true);
    expect(pid()).not.toBe(before);
    await stop();
    await expect(isLive()).rejects.toThrow();
  },
);

test('API in a process of its own that cannot start again: tried until it can', patient, async () => {
  const { pid, port, database, isLive } = await startedProcess();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const pids = new Set<number>();
  process.kill(pid(), 'SIGKILL');
  await expect.poll(() => port(), soon).toBeUndefined();
  await rename(database, `${database}.away`);
  for (const end of ['', '-wal', '-shm']) await writeFile(`${database}${end}`, 'test');

  await expect.poll(() => pids.add(pid()).size, soon).toBeGreaterThan(2);
  expect(port()).toBeUndefined();
  for (const end of ['', '-wal', '-shm']) await rm(`${database}${end}`, { force: true });
  await rename(`${database}.away`, database);
  await expect.poll(() => isLive(), soon).toBe(true);
});

test('API in a process of its own while the system starts no process: tried until it does', patient, async () => {
  const { pid, port, isLive } = await startedProcess();
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const { execPath } = process;
  onTestFinished(() => {
    process.execPath = execPath;
  });
  process.execPath = '/nowhere/node';
  process.kill(pid(), 'SIGKILL');

  await expect.poll(() => log.mock.calls.join(), soon).toContain('the API cannot be started');
  expect(port()).toBeUndefined();
  process.execPath = execPath;
  await expect.poll(() => isLive(), soon).toBe(true);
});
