import { expect, test } from 'vitest';
import { testConfig } from '../test/test-store.ts';
import { asksForCamera } from './asks-for-camera.ts';
import { devicePolicy, framesOf, originsOf, pagePolicy } from './headers.ts';

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));

test('page of a site on one origin: nothing but its own files, its inline script and its style block', () => {
  expect(directives(pagePolicy('sha256-script', 'sha256-style', [], ['https://site.test/handbook.html']))).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'strict-dynamic'", "'sha256-script'"],
    'style-src': ["'self'", "'sha256-style'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ['https://site.test/handbook.html'],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'trusted-types': ['bootstrap', 'shell', 'rspack-shell', 'rspack-area', "'allow-duplicates'"],
    'require-trusted-types-for': ["'script'"],
  });
});

test('areas or API elsewhere: styles, pictures, fonts and calls from there, never scripts by address', () => {
  const policy = directives(
    pagePolicy('sha256-script', 'sha256-style', ['https://areas.test', 'https://api.test'], []),
  );

  expect(policy['style-src']).toEqual(["'self'", "'sha256-style'", 'https://areas.test', 'https://api.test']);
  expect(policy['img-src']).toEqual(["'self'", 'data:', 'https://areas.test', 'https://api.test']);
  expect(policy['font-src']).toEqual(["'self'", 'https://areas.test', 'https://api.test']);
  expect(policy['connect-src']).toEqual(["'self'", 'https://areas.test', 'https://api.test']);
  expect(policy['script-src']).toEqual(["'strict-dynamic'", "'sha256-script'"]);
});

test('mail service elsewhere: calls to it, nothing else from there', () => {
  const policy = pagePolicy('sha256-script', 'sha256-style', [], [], ['https://mail.test']);

  expect(directives(policy)['connect-src']).toEqual(["'self'", 'https://mail.test']);
  expect(policy.match(/mail\.test/g)).toHaveLength(1);
});

test.each([
  ['both on the site', '/api', '/files', []],
  ['API elsewhere', 'https://api.test/v1', '/files', ['https://api.test']],
  ['files elsewhere', '/api', 'https://files.test/a', ['https://files.test']],
  ['both elsewhere, together', 'https://api.test/api', 'https://api.test/files', ['https://api.test']],
])('%s: origins of the pages', (_, apiBase, fileBase, origins) => {
  expect(originsOf({ ...testConfig, apiBase, fileBase })).toEqual(origins);
});

test.each([
  [
    'beside the site',
    '/files/a.html',
    '/files/b.html',
    ['http://site.test/files/a.html', 'http://site.test/files/b.html'],
  ],
  [
    'elsewhere, with query and anchor',
    'https://d.test/a?b#c',
    'https://d.test/t',
    ['https://d.test/a', 'https://d.test/t'],
  ],
  ['one for both', 'https://d.test/a', 'https://d.test/a', ['https://d.test/a']],
])('documents %s: what a frame may show', (_, handbookUrl, termsUrl, frames) => {
  expect(framesOf({ ...testConfig, handbookUrl, termsUrl })).toEqual([...frames, 'http://site.test/embed/preview/']);
});

test('camera: refused, but for pages that their area declares', () => {
  const route = { rendering: 'public' };
  const area = {
    release: 'a',
    contract: 1,
    base: '/areas/test/a/',
    entry: { name: 'a.js', integrity: '' },
    routes: { '/cards/:id': { ...route, camera: true }, '/cards/new': route, '/table': { ...route, camera: true } },
  };
  const paths = ['/table', '/table/x', '/cards/1', '/cards/new', '/'];

  expect(paths.filter((path) => asksForCamera(path, { areas: { test: area } }))).toEqual(['/table', '/cards/1']);
  expect(devicePolicy(true)).toMatch(/^camera=\(self\), /);
  expect(devicePolicy(false)).toMatch(/^camera=\(\), /);
});
