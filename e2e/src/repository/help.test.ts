import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from '../places.ts';

const execute = promisify(execFile);
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** Those of the delivery's command line are tried beside it, in one process. */
const own = Object.entries(scripts).filter(([, text]) => /^node (?!delivery)/.test(text));

const run = (text: string, ...args: string[]) =>
  execute(process.execPath, [...text.split(' ').slice(1), ...args], {
    cwd: root,
    timeout: 60_000,
    env: { ...process.env, DATA_DIR: join(tmpdir(), 'no-help-needs-this') },
  });

test.each(own)('npm run %s -- --help: says what it does, and does nothing', async (name, text) => {
  const { stdout, stderr } = await run(text, '--help');

  expect(stdout).toMatch(new RegExp(`npm run ${name}\\b`));
  expect(stderr).toBe('');
});

test.each(own)('npm run %s -- --hepl: a sentence', async (_, text) => {
  const failure = await run(text, '--hepl').catch((cause) => cause);

  expect(failure.code).toBe(2);
  expect(failure.stderr).toMatch(/no (?:option|benchmark) "?--hepl|no option --hepl/);
  expect(failure.stderr).not.toContain('    at ');
});
