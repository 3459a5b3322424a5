import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testArea, testRegistry } from '../remotes/test-registry.ts';
import { LinkedPages } from './linked-pages.ts';
import { loadRemotes } from './load-chunk.ts';

vi.mock('../remotes/index.ts', () => ({}));

const file = (name: string) => ({ name });
const names = {
  areas: {
    experts: {
      base: '/areas/experts/new/browser/',
      entry: file('entry.js'),
      pageFiles: { '/samples': [file('samples.js'), file('samples.css')], '/sample/:id': [file('sample.js')] },
    },
  },
};

const request = vi.fn<(url: string, options?: RequestInit) => Promise<Response>>();
const requested = () => request.mock.calls.map(([url]) => url);

beforeEach(() => {
  request.mockReset().mockImplementation(async () => Response.json(names));
  vi.stubGlobal('fetch', request);
  history.replaceState(null, '', '/test');
});

afterEach(() => {
  document.body.innerHTML = '';
});

const sampleLink = '<a href="/samples">Test</a>';

async function lookedAt({ areas = {}, isLoaded = false, html = sampleLink } = {}) {
  await loadRemotes();
  document.body.innerHTML = html;
  const linked = new LinkedPages({ current: testRegistry(areas) }, () => isLoaded);
  await linked.look();
  return linked;
}

test('before what loads areas is there: nothing that would hold it up', async () => {
  vi.resetModules();
  const fresh = { ...(await import('./linked-pages.ts')), ...(await import('./load-chunk.ts')) };
  document.body.innerHTML = sampleLink;
  const linked = new fresh.LinkedPages({ current: testRegistry({}) }, () => false);
  await linked.look();
  request.mockClear();

  linked.fetch('/samples');
  expect(request).not.toHaveBeenCalled();

  await fresh.loadRemotes();
  linked.fetch('/samples');
  expect(request).toHaveBeenCalled();
});

test('page that is used: the first segments of its links and of itself are asked for, once', async () => {
  const linked = await lookedAt({
    html: `<a href="/samples/7?a#b">Test</a><a href="/faq">Test</a><a href="/samples">Test</a><a href="/">Test</a>
      <a href="/test#part">Test</a><a href="/guide" target="_blank">Test</a><a href="https://other.test/dpac">Test</a>`,
  });
  await linked.look();

  expect(requested()).toEqual(['/registry.json?links=faq,samples,test']);
});

test('next page: only segments that are new are asked for', async () => {
  const linked = await lookedAt();

  document.body.innerHTML = '<a href="/test">Test</a>';
  history.replaceState(null, '', '/samples/7');
  await linked.look();
  expect(requested()).toHaveLength(1);

  document.body.innerHTML = '<a href="/samples">Test</a><a href="/faq">Test</a>';
  history.replaceState(null, '', '/');
  await linked.look();
  expect(requested().at(-1)).toBe('/registry.json?links=faq');
});

test.each([
  ['/samples', ['entry.js', 'samples.js', 'samples.css']],
  ['/sample/800001', ['entry.js', 'sample.js']],
  ['/unknown', []],
])('link to %s: container, script and styles of its page are fetched, each once', async (path, files) => {
  const linked = await lookedAt();
  request.mockClear();

  linked.fetch(path);
  linked.fetch(path);

  expect(requested()).toEqual(files.map((name) => `/areas/experts/new/browser/${name}`));
});

test('page whose code is there, or an area that the registry knows in another release: nothing is fetched', async () => {
  const loaded = await lookedAt({ isLoaded: true });
  const released = await lookedAt({ areas: { experts: testArea('experts', { release: 'newer' }) } });
  request.mockClear();

  loaded.fetch('/samples');
  released.fetch('/samples');

  expect(request).not.toHaveBeenCalled();
});

test.each([
  ['another origin', 'https://elsewhere.test/areas/experts/'],
  ['an address of another origin', '//elsewhere.test/areas/experts/'],
])('area on %s: nothing is fetched ahead', async (_, base) => {
  request.mockImplementation(async () => Response.json({ areas: { experts: { ...names.areas.experts, base } } }));
  const linked = await lookedAt();
  request.mockClear();

  linked.fetch('/samples');

  expect(request).not.toHaveBeenCalled();
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('Test failure.'))],
  ['no JSON', async () => new Response('Test text.')],
  ['something else', async () => Response.json({ areas: { experts: {}, faq: { base: 1, pageFiles: { '/faq': 1 } } } })],
])('names, %s: the page is used as before', async (_, answer) => {
  request.mockImplementation(answer);
  const linked = await lookedAt();

  expect(() => linked.fetch('/samples')).not.toThrow();
});
