import { expect, test } from 'vitest';
import { checkHeaders } from './check-headers.ts';

const provider = { origin: 'https://site.test', apiBase: 'https://api.test/v1', fileBase: 'https://site.test/files' };
const textsOf = (headers: string) =>
  checkHeaders(headers, 'https://www.partner.test', provider)
    .filter(({ state }) => state !== 'good')
    .map(({ state, text }) => `${state}: ${text}`);

test('headers that allow everything needed: nothing to mend', () => {
  const policy =
    "default-src 'none'; script-src https://site.test; style-src site.test; connect-src https://api.test; img-src https:";

  expect(textsOf(`HTTP/2 200\r\nContent-Security-Policy: ${policy}\r\ncontent-type: text/html`)).toEqual([]);
  expect(textsOf('HTTP/2 200\ncontent-type: text/html')).toEqual([]);
});

test('each directive that is too narrow: named with the origin to add', () => {
  expect(textsOf("content-security-policy: default-src 'self'")).toEqual([
    'bad: script-src does not allow the code of the elements: add https://site.test.',
    'bad: style-src does not allow the style sheet that reserves their height: add https://site.test.',
    'bad: connect-src does not allow the classes: add https://api.test.',
    'bad: img-src does not allow the pictures beside classes: add https://site.test.',
  ]);
});

test('two policies: both have to allow a file; script-src-elem comes before script-src', () => {
  expect(textsOf("Content-Security-Policy: script-src https:, script-src https:; script-src-elem 'self'")).toEqual([
    'bad: script-src-elem does not allow the code of the elements: add https://site.test.',
  ]);
});

test.each([
  ["content-security-policy: script-src 'nonce-a' 'strict-dynamic' https:", "note: script-src has 'strict-dynamic'"],
  ['content-security-policy: sandbox', 'bad: The sandbox of the policy forbids scripts'],
  ['content-security-policy: sandbox allow-scripts', 'bad: The sandbox of the policy forbids the window'],
  ['content-security-policy: sandbox allow-scripts allow-popups', 'bad: The sandbox of the policy forbids the window'],
  ['cross-origin-opener-policy: same-origin; report-to="x"', 'note: Cross-Origin-Opener-Policy: same-origin'],
])('%s: %s', (headers, start) => {
  expect(textsOf(headers).join()).toContain(start);
});

test('opener policy that keeps windows: good', () => {
  expect(textsOf('cross-origin-opener-policy: same-origin-allow-popups')).toEqual([]);
});

test('nothing pasted: said so', () => {
  expect(textsOf(' \n')).toEqual(['note: No headers were pasted, so only the key was checked.']);
});
