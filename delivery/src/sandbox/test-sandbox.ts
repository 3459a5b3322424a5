import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { testStore } from '../test/test-store.ts';
import { openSandbox, type SandboxOptions } from './sandbox.ts';

export async function sandboxOf(text: string, options: Partial<SandboxOptions> = {}) {
  const { directory } = await testStore();
  const file = join(directory, 'module.mjs');
  await writeFile(file, text);
  const sandbox = openSandbox({ module: pathToFileURL(file).href, bundles: {}, ...options });
  onTestFinished(sandbox.close);
  const callIn = (realm: string, method: string, ...args: unknown[]) =>
    sandbox.call(realm, method, 'test subject', ...args);
  return { callIn, call: (method: string, ...args: unknown[]) => callIn('test', method, ...args) };
}
