import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { machineFault } from './machine-fault.ts';

const long = `/tmp/${'x'.repeat(300)}`;

test.each([
  ['a name too long', () => writeFile(long, ''), `name too long): open ${long}.`],
  ['a folder in place of a file', () => writeFile('/tmp', ''), 'illegal operation on a directory): open /tmp.'],
  ['a file in place of a folder', () => mkdir('/dev/null/test'), 'not a directory): mkdir /dev/null/test.'],
  ['no file', () => readFile('/nowhere/test'), 'no such file or directory): open /nowhere/test.'],
])('file of the machine, %s: a sentence', async (_, work, text) => {
  const cause = await work().catch((thrown: unknown) => thrown);

  expect(machineFault(cause)).toBe(`The system does not do it (${text}`);
});

test('fault of the code: no sentence', () => {
  expect(machineFault(new TypeError('test'))).toBeUndefined();
});
