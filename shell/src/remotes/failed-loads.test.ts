import { expect, onTestFinished, test, vi } from 'vitest';
import { RegistryStore } from '../federation/registry-store.ts';
import { loadFrom } from './remotes.ts';
import { runtime } from './runtime.ts';
import { testArea, testIntegrity, testRegistry } from './test-registry.ts';
import {
  addresses,
  ignoreReports,
  load,
  loadContents,
  remotesForEachTest,
  scriptOf,
  testContents,
  testName,
  waiting,
} from './test-remotes.ts';

remotesForEachTest();

test('page whose files the registry names: they are fetched beside the container, after a failure from its other address', async () => {
  ignoreReports();
  onTestFinished(() => document.head.replaceChildren());
  vi.mocked(runtime.loadRemote).mockRejectedValueOnce(new Error('test: 404'));
  const name = testName();
  const files = ['page.js', 'page.css'].map((file) => ({ name: file, integrity: testIntegrity }));
  const registry = new RegistryStore(
    testRegistry({ [name]: testArea(name, { pageFiles: { '/test': files } }) }),
    () => {},
  );

  await loadFrom(name, registry, async () => 'page', waiting, '/test');

  const preloads = [...document.head.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));
  expect(preloads).toEqual(
    ['', 'again1/'].flatMap((again) =>
      ['remoteEntry.js', 'page.js', 'page.css'].map((file) => `/areas/${name}/old/browser/${again}${file}`),
    ),
  );
});

test('load fails once: the registry is read again and the second try counts', async () => {
  const report = ignoreReports();
  const name = testName();
  vi.mocked(runtime.loadRemote).mockRejectedValueOnce(new Error('test: 404')).mockResolvedValue({ area: testContents });
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});

  expect(await loadContents(name, registry)).toBe(testContents);
  expect(report).toHaveBeenCalledWith(`load ${name}`, new Error('test: 404'));
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('files gone after a release: the new address is registered in place of the old one', async () => {
  ignoreReports();
  const name = testName();
  const released = testArea(name, { release: 'new', base: `/areas/${name}/new/browser/` });
  vi.mocked(fetch).mockResolvedValue(Response.json(testRegistry({ [name]: released }, 2)));
  vi.mocked(runtime.loadRemote).mockRejectedValueOnce(new Error('test: 404')).mockResolvedValue({ area: testContents });
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});

  await loadContents(name, registry);

  expect(runtime.registerRemotes).toHaveBeenLastCalledWith([
    expect.objectContaining({
      name,
      entry: `${location.origin}/areas/${name}/new/browser/remoteEntry.js`,
      type: 'var',
    }),
  ]);
});

test('entry, contents and chunk fail once each: the fourth try counts', async () => {
  ignoreReports();
  const name = testName();
  vi.mocked(runtime.loadRemote)
    .mockRejectedValueOnce(new Error('test: entry'))
    .mockRejectedValueOnce(new Error('test: contents'))
    .mockResolvedValue({ area: testContents });
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});
  const pick = vi.fn().mockRejectedValueOnce(new Error('test: chunk')).mockResolvedValue('page');

  expect(await load(name, registry, pick)).toBe('page');
  expect(runtime.loadRemote).toHaveBeenCalledTimes(4);
});

test('load fails: the second try has another address of the same bytes, and replaces the first without a word', async () => {
  ignoreReports();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const name = testName();
  vi.mocked(runtime.loadRemote)
    .mockRejectedValueOnce(new Error('test: wrong bytes'))
    .mockResolvedValue({ area: testContents });
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});

  await loadContents(name, registry);

  expect(addresses(name)).toEqual(['old/browser/remoteEntry.js', 'old/browser/again1/remoteEntry.js']);
  expect(runtime.options.remotes.filter((remote) => remote.name === name)).toHaveLength(1);
  expect(warn.mock.calls.filter(([what]) => what !== 'registry')).toEqual([]);
  expect(scriptOf(`${location.origin}/areas/${name}/old/browser/again1/remoteEntry.js`)).toMatchObject({
    script: { integrity: testIntegrity },
  });
});

test('nobody waits for a load that hangs any longer: the next one has another address', async () => {
  const name = testName();
  vi.mocked(runtime.loadRemote).mockReturnValueOnce(new Promise(() => {}));
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});
  const late = new AbortController();
  void loadFrom(name, registry, async (contents) => contents, late.signal);
  await expect.poll(() => runtime.loadRemote).toHaveBeenCalled();
  late.abort();

  expect(await loadContents(name, registry)).toBe(testContents);
  expect(addresses(name)).toEqual(['old/browser/remoteEntry.js', 'old/browser/again1/remoteEntry.js']);
});

test('three pages of an area fail at once: one further address for all', async () => {
  ignoreReports();
  const name = testName();
  const failing = () => vi.mocked(runtime.loadRemote).mockRejectedValueOnce(new Error('test: reset'));
  for (const _ of [1, 2, 3]) failing();
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});

  await Promise.all([1, 2, 3].map(() => loadContents(name, registry)));

  expect(addresses(name)).toEqual(['old/browser/remoteEntry.js', 'old/browser/again1/remoteEntry.js']);
});

test('same failure twice: fails', async () => {
  ignoreReports();
  const name = testName();
  vi.mocked(runtime.loadRemote).mockRejectedValue(new Error('test: 404'));
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});

  await expect(loadContents(name, registry)).rejects.toThrow('test: 404');
  expect(runtime.loadRemote).toHaveBeenCalledTimes(2);
});

test('container without contents: fails', async () => {
  ignoreReports();
  const name = testName();
  vi.mocked(runtime.loadRemote).mockResolvedValue(null);
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});

  await expect(loadContents(name, registry)).rejects.toThrow(`Area ${name} exposes no table of contents.`);
});

test('page gone after a release: read from the new one', async () => {
  ignoreReports();
  const name = testName();
  const released = testArea(name, { release: 'new', base: `/areas/${name}/new/browser/` });
  vi.mocked(fetch).mockResolvedValue(Response.json(testRegistry({ [name]: released }, 2)));
  const pick = vi.fn().mockRejectedValueOnce(new Error('test: chunk is gone')).mockResolvedValue('new page');
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});

  expect(await load(name, registry, pick)).toBe('new page');
  expect(runtime.registerRemotes).toHaveBeenLastCalledWith([
    expect.objectContaining({
      name,
      entry: `${location.origin}/areas/${name}/new/browser/remoteEntry.js`,
      type: 'var',
    }),
  ]);
});
