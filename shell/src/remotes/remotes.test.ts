import { type AreaContents, contractVersion } from '@agile-languages/shared/contract';
import type { AreaRelease, Registry } from '@agile-languages/shared/registry';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { RegistryStore } from '../federation/registry-store.ts';
import { loadFrom } from './remotes.ts';
import { runtime } from './runtime.ts';

const testIntegrity = `sha384-${'A'.repeat(64)}`;
const testContents = { routes: {}, sections: {} };
const waiting = new AbortController().signal;
const load = <Module>(name: string, registry: RegistryStore, pick: (contents: AreaContents) => Promise<Module>) =>
  loadFrom(name, registry, pick, waiting);
const loadContents = (name: string, registry: RegistryStore) => load(name, registry, async (contents) => contents);
let last = 0;
/** Remotes are remembered for as long as the page lives, so each test has an area of its own. */
const testName = () => `area${++last}`;

const testArea = (name: string, overrides: Partial<AreaRelease> = {}): AreaRelease => ({
  release: 'old',
  contract: contractVersion,
  base: `/areas/${name}/old/browser/`,
  entry: { name: 'remoteEntry.js', integrity: testIntegrity },
  routes: {},
  ...overrides,
});

const testRegistry = (areas: Registry['areas'], revision = 1): Registry => ({
  schema: 1,
  revision,
  origins: [],
  shell: { release: 'test', base: '/areas/shell/test/browser/', main: { name: 'main.js', integrity: testIntegrity } },
  areas,
});

beforeEach(() => {
  vi.spyOn(runtime, 'loadRemote').mockResolvedValue({ area: testContents });
  vi.spyOn(runtime, 'registerRemotes');
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('test: no connection')));
});

const ignoreReports = () => vi.spyOn(console, 'error').mockReturnValue();

test('live release: registered by its address, its contents are loaded', async () => {
  const name = testName();
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});

  expect(await loadContents(name, registry)).toBe(testContents);
  expect(runtime.loadRemote).toHaveBeenCalledExactlyOnceWith(`${name}/area`);
  expect(runtime.registerRemotes).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({
      name,
      entry: `${location.origin}/areas/${name}/old/browser/remoteEntry.js`,
      type: 'var',
    }),
  ]);
});

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

test('loaded twice: registered once', async () => {
  const name = testName();
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});

  await loadContents(name, registry);
  await loadContents(name, registry);

  expect(runtime.registerRemotes).toHaveBeenCalledTimes(1);
});

test('element of the page has the name of an area as its id: not taken for its container', async () => {
  const name = testName();
  // Browsers find elements by their ids there.
  const elements = Object.getPrototypeOf(globalThis);
  Object.defineProperty(elements, name, { value: document.createElement('section'), configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(elements, name));
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});

  await loadContents(name, registry);

  expect(Reflect.get(globalThis, name)).toBeUndefined();
});

test('area needs the next contract: area is not loaded', async () => {
  ignoreReports();
  const name = testName();
  const registry = new RegistryStore(
    testRegistry({ [name]: testArea(name, { contract: contractVersion + 1 }) }),
    () => {},
  );

  await expect(loadContents(name, registry)).rejects.toThrow(
    `Area ${name} is written for contract ${contractVersion + 1}, the shell offers ${contractVersion}.`,
  );
  expect(runtime.registerRemotes).not.toHaveBeenCalled();
  expect(runtime.loadRemote).not.toHaveBeenCalled();
});

test('area needs the contract before: area is loaded', async () => {
  const name = testName();
  const registry = new RegistryStore(
    testRegistry({ [name]: testArea(name, { contract: contractVersion - 1 }) }),
    () => {},
  );

  expect(await loadContents(name, registry)).toBe(testContents);
});

test('area needs contract -1, shell offers 1: area is not loaded', async () => {
  ignoreReports();
  const name = testName();
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name, { contract: -1 }) }), () => {});

  await expect(loadContents(name, registry)).rejects.toThrow('is written for contract -1');
  expect(runtime.loadRemote).not.toHaveBeenCalled();
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

/** The element that the runtime loads a container with. */
const scriptOf = (url: string) => runtime.loaderHook.lifecycle.createScript.emit({ url, attrs: {} });

/** Addresses under which containers were registered, without origin and name of the area. */
const addresses = (name: string) =>
  vi
    .mocked(runtime.registerRemotes)
    .mock.calls.flatMap(([added]) =>
      added.map((remote) => ('entry' in remote ? remote.entry.replace(`${location.origin}/areas/${name}/`, '') : '')),
    );

test('load fails: the second try has another address of the same bytes, and replaces the first without a word', async () => {
  ignoreReports();
  const warn = vi.spyOn(console, 'warn');
  const name = testName();
  vi.mocked(runtime.loadRemote)
    .mockRejectedValueOnce(new Error('test: wrong bytes'))
    .mockResolvedValue({ area: testContents });
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});

  await loadContents(name, registry);

  expect(addresses(name)).toEqual(['old/browser/remoteEntry.js', 'old/browser/again1/remoteEntry.js']);
  expect(runtime.options.remotes.filter((remote) => remote.name === name)).toHaveLength(1);
  expect(warn).not.toHaveBeenCalled();
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
  await vi.waitFor(() => expect(runtime.loadRemote).toHaveBeenCalled());
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

test('script of a container: made with integrity, and may take half a minute; refused without', async () => {
  const name = testName();
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});
  await loadContents(name, registry);

  expect(scriptOf(`${location.origin}/areas/${name}/old/browser/remoteEntry.js`)).toMatchObject({
    script: { integrity: testIntegrity },
    timeout: 30_000,
  });
  expect(() => scriptOf('https://evil.test/remoteEntry.js')).toThrow('No integrity is known');
});
