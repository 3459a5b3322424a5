import { expect, test } from 'vitest';
import { exactVersion } from './versions.ts';

const filesOf = (text: string, name = 'test.js') => new Map([[name, Buffer.from(text)]]);
const bases = '/api /files';
const versionOf = (files: ReadonlyMap<string, Buffer>, at = bases) => exactVersion('1.2', files, at, {});

test('version: that of the contract, with a number', () => {
  expect(versionOf(filesOf('first')).version).toMatch(/^1\.2\.\d+$/);
});

test('same files in another order, in an installation that knows none: the same version', () => {
  const [first, second] = [filesOf('first', 'a.js'), filesOf('second', 'b.js')];

  expect(versionOf(new Map([...second, ...first]))).toEqual(versionOf(new Map([...first, ...second])));
});

test('files that were published: known', () => {
  const { version, digest } = versionOf(filesOf('first'));
  const published = { [version]: { digest, publishedAt: '' } };

  expect(exactVersion('1.2', filesOf('first'), bases, published)).toEqual({ version, digest, isNew: false });
});

test.each([
  ['other bytes', filesOf('second'), bases],
  ['another name', filesOf('first', 'other.js'), bases],
  ['another address of the API', filesOf('first'), 'https://api.test /files'],
])('%s: another version', (_, files, at) => {
  expect(versionOf(files, at).version).not.toBe(versionOf(filesOf('first')).version);
});

test('number that other files have: refused', () => {
  const { version } = versionOf(filesOf('first'));

  expect(() =>
    exactVersion('1.2', filesOf('first'), bases, { [version]: { digest: 'other', publishedAt: '' } }),
  ).toThrow('has other files already');
});
