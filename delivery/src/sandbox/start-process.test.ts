import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { testStore } from '../test/test-store.ts';

const sentence =
  'This system gives no namespaces, so the code of the areas is held by its realm and by the permissions of Node alone.';

/** The next files of this worker have the same modules. */
afterEach(() => {
  vi.doUnmock('./namespace.ts');
  vi.resetModules();
});

test.runIf(process.platform === 'linux').each([
  ['forbids them', ['sh', '-c', 'exit 97']],
  ['has no program for them', ['/none/unshare']],
])('system that %s: the code runs all the same, and one sentence says so', async (_, command) => {
  vi.resetModules();
  vi.doMock(import('./namespace.ts'), async (original) => ({
    ...(await original()),
    inNamespace: () => command as [string, ...string[]],
  }));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { openSandbox } = await import('./sandbox.ts');
  const { directory } = await testStore();
  const file = join(directory, 'module.mjs');
  await writeFile(file, 'export const add = (a, b) => a + b;');
  const add = () => {
    const sandbox = openSandbox({ module: pathToFileURL(file).href, bundles: {} });
    onTestFinished(sandbox.close);
    return Promise.all([sandbox.call('a', 'add', 'test', 1, 2), sandbox.call('b', 'add', 'test', 2, 3)]);
  };

  expect(await add()).toEqual([3, 5]);
  expect(await add()).toEqual([3, 5]);

  expect(warn).toHaveBeenCalledExactlyOnceWith(sentence);
});

test.runIf(process.platform === 'linux')(
  'process that began in its namespaces, and ends as one without: it has ended',
  async () => {
    vi.resetModules();
    const started = "process.send({ realm: '', text: '' }); setTimeout(() => process.exit(97), 100);";
    vi.doMock(import('./namespace.ts'), async (original) => ({
      ...(await original()),
      inNamespace: () => [process.execPath, '-e', started] as const,
    }));
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { openSandbox } = await import('./sandbox.ts');
    const sandbox = openSandbox({ module: import.meta.url, bundles: {} });
    onTestFinished(sandbox.close);

    await expect(sandbox.call('a', 'add', 'test', 1, 2)).rejects.toThrow('ended its process (code 97)');

    expect(warn).not.toHaveBeenCalled();
  },
);
