import { expect, test } from 'vitest';
import { createDocumentTokens } from './document-tokens.ts';

const document = { releases: ['0123456789abcdef'], file: 'languages/1 "ü"/index.html', network: '192.0.2' };
let now = Date.parse('2026-11-26T12:00:00Z');
const tokens = createDocumentTokens('test secret', () => now);

test('token of a document: its page and its releases, for the network that it was served to; less than 200 bytes', () => {
  const token = tokens.issue(document);

  expect(token).toMatch(/^[\x20-\x21\x23-\x5b\x5d-\x7e]{1,200}$/);
  const read = tokens.read(token, '192.0.2');
  expect(read?.file).toBe(document.file);
  expect([read?.has('0123456789abcdef'), read?.has('fedcba9876543210')]).toEqual([true, false]);
  expect(tokens.read(token, '198.51.100')).toBeUndefined();
});

test('two documents: two ids', () => {
  const idOf = () => tokens.read(tokens.issue(document), '192.0.2')?.id;

  expect(idOf()).not.toBe(idOf());
});

test.each<[string, (token: string) => unknown]>([
  ['missing', () => undefined],
  ['a number', () => 1],
  ['empty', () => ''],
  ['another release', (token) => token.replace(' 0123 ', ' fedc ')],
  ['another moment', (token) => `1${token}`],
  ['another signature', (token) => `${token.slice(0, -2)}__`],
  ['of another site', () => createDocumentTokens('other secret', () => now).issue(document)],
])('token that is %s: none', (_, change) => {
  expect(tokens.read(change(tokens.issue(document)), '192.0.2')).toBeUndefined();
});

test('token of yesterday: none', () => {
  const token = tokens.issue(document);
  now += 43_300_000;

  expect(tokens.read(token, '192.0.2')).toBeUndefined();
});
