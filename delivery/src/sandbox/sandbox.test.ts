import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testStore } from '../test/test-store.ts';
import { openSandbox, type SandboxOptions } from './sandbox.ts';

/** A sandbox with a module of this text. */
async function sandboxOf(text: string, options: Partial<SandboxOptions> = {}) {
  const { directory } = await testStore();
  const file = join(directory, 'module.mjs');
  await writeFile(file, text);
  const sandbox = openSandbox({ module: pathToFileURL(file).href, folders: [directory], ...options });
  onTestFinished(sandbox.close);
  return { directory, call: (method: string, ...args: unknown[]) => sandbox.call(method, 'test subject', ...args) };
}

test('function of the module: called with its arguments, its value returned', async () => {
  const { call } = await sandboxOf('export const add = async (a, b) => ({ sum: a + b });');

  expect(await call('add', 1, 2)).toEqual({ sum: 3 });
});

test('function that throws: the same error, with name, message and cause', async () => {
  const { call } = await sandboxOf(
    "export const fail = () => { throw new TypeError('test', { cause: new Error('below') }); };",
  );

  await expect(call('fail')).rejects.toMatchObject({ name: 'TypeError', message: 'test', cause: { message: 'below' } });
});

test('environment: none of the one outside', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://secret');
  const { call } = await sandboxOf('export const names = () => Object.keys(process.env).sort();');

  expect(await call('names')).toEqual(['NODE_ENV', 'TZ']);
  vi.unstubAllEnvs();
});

test.each([
  ['reads a file elsewhere', "(await import('node:fs')).readFileSync('/etc/hostname')"],
  ['writes into its own folder', "(await import('node:fs')).writeFileSync(import.meta.dirname + '/x', '')"],
  ['starts a process', "(await import('node:child_process')).execSync('true')"],
  ['starts a thread', "new (await import('node:worker_threads')).Worker('1', { eval: true })"],
  [
    'connects',
    "await new Promise((ok, no) => import('node:net').then(({ connect }) => connect(9, '127.0.0.1').on('error', no)))",
  ],
])('code that %s: refused', async (_, code) => {
  const { call } = await sandboxOf(`export const run = async () => { ${code}; };`);

  await expect(call('run')).rejects.toThrow('Access to this API has been restricted');
});

test('fetch: sent outside, its response returned', async () => {
  const send = vi.fn(async () => new Response('{"a":1}', { status: 201 }));
  const { call } = await sandboxOf(
    "export const run = async () => { const r = await fetch('/api/x', { method: 'POST', body: '{}' }); return [r.status, await r.json()]; };",
    { fetch: send },
  );

  expect(await call('run')).toEqual([201, { a: 1 }]);
  expect(send).toHaveBeenCalledExactlyOnceWith('/api/x', expect.objectContaining({ method: 'POST', body: '{}' }));
});

test('fetch without anybody who sends: fails', async () => {
  const { call } = await sandboxOf("export const run = () => fetch('/api/x');");

  await expect(call('run')).rejects.toThrow('There is no API.');
});

test('call after the process has ended: the same sentence', async () => {
  const { call } = await sandboxOf('export const end = () => process.exit(3);');
  await expect(call('end')).rejects.toThrow(
    'The code of the pages ended its process (code 3). Under way: test subject.',
  );

  await expect(call('end')).rejects.toThrow('ended its process (code 3)');
});
