import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from '../places.ts';

const run = promisify(execFile);

test('machine without Firefox and WebKit: the configuration of their tests can still be read', {
  tags: ['all'],
}, async () => {
  const config = join(root, 'e2e/playwright.browsers.config.ts');
  const script = `process.stdout.write(String((await import(${JSON.stringify(config)})).default.projects.length))`;

  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { env: { PATH: '' } });

  expect(stdout).toBe('0');
});
