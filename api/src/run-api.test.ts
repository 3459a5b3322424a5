import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { callPaths } from '@agile-languages/shared/api';
import { expect, onTestFinished, test } from 'vitest';
import { startApi } from './testing/started-api.ts';
import { testLogin } from './testing/test-calls.ts';
import { createTestDir } from './testing/test-dir.ts';

test('a port in use ends the program with one sentence and exit code 1', { tags: ['all'] }, async () => {
  const other = createServer().listen(0, 'localhost');
  onTestFinished(() => {
    other.close();
  });
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  expect(await run({ PORT: String(port), DATA_DIR: createTestDir() })).toEqual({
    code: 1,
    output: `The API cannot listen on localhost:${port}: the port is in use. Set PORT to another one.\n`,
  });
});

test('a setting that makes no sense ends the program with one sentence and exit code 1', async () => {
  expect(await run({ PORT: 'test' })).toEqual({
    code: 1,
    output: 'PORT is "test"; it has to be a number from 0 to 65535.\n',
  });
});

test('SIGTERM lets the requests under way be answered and ends with exit code 0', { tags: ['all'] }, async () => {
  const api = await startApi({ DATA_DIR: createTestDir() });
  const answers = Array.from({ length: 20 }, () => api.post(callPaths.login, testLogin));
  await answers[0];
  api.process.kill('SIGTERM');
  const settled = await Promise.allSettled(answers);
  expect(settled.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 'fulfilled'));
  expect(await api.ended).toBe(0);
});

test('with a delay it says that it is not ready before it stops', { tags: ['all'] }, async () => {
  // So long that a busy machine asks three times meanwhile.
  const api = await startApi({ DATA_DIR: createTestDir(), STOP_DELAY: '4000' });
  const ready = async () => (await fetch(`${api.base}/ready`, { headers: { connection: 'close' } })).status;
  expect(await ready()).toBe(200);
  api.process.kill('SIGTERM');
  await expect.poll(ready).toBe(503);
  expect((await api.post(callPaths.login, testLogin)).kv.token).toBeTruthy();
  expect(await api.ended).toBe(0);
});

test('started under another Node it goes on under the one of the project, which gets its signals', {
  tags: ['all'],
}, async () => {
  const asOther =
    "Object.defineProperty(process,'versions',{value:{node:'25.0.0'}});process.stdout.write=()=>true;delete process.env.NODE_OPTIONS";
  const api = await startApi({
    DATA_DIR: createTestDir(),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(asOther)}`,
  });
  expect((await fetch(`${api.base}/live`)).status).toBe(200);
  api.process.kill('SIGTERM');
  expect(await api.ended).toBe(0);
  await expect(fetch(`${api.base}/live`)).rejects.toThrow();
});

async function run(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, output };
}
