import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDir } from './testing/test-dir.ts';

test('a port in use ends the program with one sentence and exit code 1', async () => {
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

async function run(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, output };
}
