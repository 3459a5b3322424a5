import { contractVersion } from '@agile-languages/shared/contract';
import type { AreaRelease, Registry } from '@agile-languages/shared/registry';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { beforeEach, expect, test, vi } from 'vitest';
import { RegistryStore } from './registry-store.ts';
import { loadFrom, loadLimit } from './remotes.ts';
import { within } from './within.ts';

const { removeRemote, remotes } = vi.hoisted(() => ({ removeRemote: vi.fn(), remotes: [] as { name: string }[] }));

vi.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: () => ({ remoteHandler: { removeRemote }, options: { remotes } }),
  loadRemote: vi.fn(),
  registerPlugins: vi.fn(),
  registerRemotes: vi.fn(),
}));

const plugins = vi.mocked(registerPlugins).mock.calls[0]?.[0];
const testIntegrity = `sha384-${'A'.repeat(64)}`;
const testContents = { routes: {}, sections: {} };
const loadContents = (name: string, registry: RegistryStore) => loadFrom(name, registry, async (contents) => contents);
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
  vi.clearAllMocks();
  remotes.length = 0;
  vi.mocked(registerRemotes).mockImplementation((added) => void remotes.push(...added));
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('test: no connection')));
});

const ignoreReports = () => vi.spyOn(console, 'error').mockReturnValue();

test('live release: registered by its address, its contents are loaded', async () => {
  const name = testName();
  vi.mocked(loadRemote).mockResolvedValue({ area: testContents });
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});

  expect(await loadContents(name, registry)).toBe(testContents);
  expect(loadRemote).toHaveBeenCalledExactlyOnceWith(`${name}/area`);
  expect(registerRemotes).toHaveBeenCalledExactlyOnceWith([
    { name, entry: `${location.origin}/areas/${name}/old/browser/remoteEntry.js`, type: 'var' },
  ]);
});

test('loaded twice: registered once', async () => {
  const name = testName();
  vi.mocked(loadRemote).mockResolvedValue({ area: testContents });
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});

  await loadContents(name, registry);
  await loadContents(name, registry);

  expect(registerRemotes).toHaveBeenCalledTimes(1);
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
  expect(registerRemotes).not.toHaveBeenCalled();
  expect(loadRemote).not.toHaveBeenCalled();
});

test('area needs the contract before: area is loaded', async () => {
  const name = testName();
  vi.mocked(loadRemote).mockResolvedValue({ area: testContents });
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
  expect(loadRemote).not.toHaveBeenCalled();
});

test('load fails once: the registry is read again and the second try counts', async () => {
  const report = ignoreReports();
  const name = testName();
  vi.mocked(loadRemote).mockRejectedValueOnce(new Error('test: 404')).mockResolvedValue({ area: testContents });
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
  vi.mocked(loadRemote).mockRejectedValueOnce(new Error('test: 404')).mockResolvedValue({ area: testContents });
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});

  await loadContents(name, registry);

  expect(registerRemotes).toHaveBeenLastCalledWith([
    { name, entry: `${location.origin}/areas/${name}/new/browser/remoteEntry.js`, type: 'var' },
  ]);
});

test('entry, contents and chunk fail once each: the fourth try counts', async () => {
  ignoreReports();
  const name = testName();
  vi.mocked(loadRemote)
    .mockRejectedValueOnce(new Error('test: entry'))
    .mockRejectedValueOnce(new Error('test: contents'))
    .mockResolvedValue({ area: testContents });
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});
  const pick = vi.fn().mockRejectedValueOnce(new Error('test: chunk')).mockResolvedValue('page');

  expect(await loadFrom(name, registry, pick)).toBe('page');
  expect(loadRemote).toHaveBeenCalledTimes(4);
});

/** Addresses under which containers were registered, without origin and name of the area. */
const addresses = (name: string) =>
  vi
    .mocked(registerRemotes)
    .mock.calls.flatMap(([added]) =>
      added.map((remote) => ('entry' in remote ? remote.entry.replace(`${location.origin}/areas/${name}/`, '') : '')),
    );

test('load fails: the second try has another address of the same bytes, and replaces the first without a word', async () => {
  ignoreReports();
  const warn = vi.spyOn(console, 'warn');
  const name = testName();
  vi.mocked(loadRemote).mockRejectedValueOnce(new Error('test: wrong bytes')).mockResolvedValue({ area: testContents });
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});

  await loadContents(name, registry);

  expect(addresses(name)).toEqual(['old/browser/remoteEntry.js', 'old/browser/again1/remoteEntry.js']);
  expect(removeRemote).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name }));
  expect(warn).not.toHaveBeenCalled();
  const plugin = plugins?.[0] as { createScript: (request: { url: string }) => object } | undefined;
  expect(
    plugin?.createScript({ url: `${location.origin}/areas/${name}/old/browser/again1/remoteEntry.js` }),
  ).toMatchObject({ script: { integrity: testIntegrity } });
});

test('load hangs: the next one has another address', async () => {
  vi.useFakeTimers();
  const name = testName();
  vi.mocked(loadRemote)
    .mockReturnValueOnce(new Promise(() => {}))
    .mockResolvedValue({ area: testContents });
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});
  const first = expect(loadContents(name, registry)).rejects.toThrow('took longer');
  await vi.advanceTimersByTimeAsync(loadLimit);
  await first;

  expect(await loadContents(name, registry)).toBe(testContents);
  expect(addresses(name)).toEqual(['old/browser/remoteEntry.js', 'old/browser/again1/remoteEntry.js']);
});

test('three pages of an area fail at once: one further address for all', async () => {
  ignoreReports();
  const name = testName();
  const failing = () => vi.mocked(loadRemote).mockRejectedValueOnce(new Error('test: reset'));
  for (const _ of [1, 2, 3]) failing();
  vi.mocked(loadRemote).mockResolvedValue({ area: testContents });
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});

  await Promise.all([1, 2, 3].map(() => loadContents(name, registry)));

  expect(addresses(name)).toEqual(['old/browser/remoteEntry.js', 'old/browser/again1/remoteEntry.js']);
});

test('load took too long and ends well: the error carries what arrives', async () => {
  vi.useFakeTimers();
  const name = testName();
  const slow = Promise.withResolvers<object>();
  vi.mocked(loadRemote).mockReturnValue(slow.promise);
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});
  const loaded = loadContents(name, registry).catch((cause) => cause);
  await vi.advanceTimersByTimeAsync(loadLimit);
  const cause = await loaded;

  slow.resolve({ area: testContents });

  expect(await cause.late).toBe(testContents);
});

test('same failure twice: fails', async () => {
  ignoreReports();
  const name = testName();
  vi.mocked(loadRemote).mockRejectedValue(new Error('test: 404'));
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});

  await expect(loadContents(name, registry)).rejects.toThrow('test: 404');
  expect(loadRemote).toHaveBeenCalledTimes(2);
});

test('container without contents: fails', async () => {
  ignoreReports();
  const name = testName();
  vi.mocked(loadRemote).mockResolvedValue(null);
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});

  await expect(loadContents(name, registry)).rejects.toThrow(`Area ${name} exposes no table of contents.`);
});

test('page gone after a release: read from the new one', async () => {
  ignoreReports();
  const name = testName();
  const released = testArea(name, { release: 'new', base: `/areas/${name}/new/browser/` });
  vi.mocked(fetch).mockResolvedValue(Response.json(testRegistry({ [name]: released }, 2)));
  vi.mocked(loadRemote).mockResolvedValue({ area: testContents });
  const pick = vi.fn().mockRejectedValueOnce(new Error('test: chunk is gone')).mockResolvedValue('new page');
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});

  expect(await loadFrom(name, registry, pick)).toBe('new page');
  expect(registerRemotes).toHaveBeenLastCalledWith([
    { name, entry: `${location.origin}/areas/${name}/new/browser/remoteEntry.js`, type: 'var' },
  ]);
});

test('page hangs: fails after the limit', async () => {
  vi.useFakeTimers();
  const name = testName();
  vi.mocked(loadRemote).mockResolvedValue({ area: testContents });
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});
  const loaded = expect(loadFrom(name, registry, () => new Promise(() => {}))).rejects.toThrow('took longer');

  await vi.advanceTimersByTimeAsync(loadLimit);

  await loaded;
});

test('contents hang: fails after the limit', async () => {
  vi.useFakeTimers();
  const name = testName();
  vi.mocked(loadRemote).mockReturnValue(new Promise(() => {}));
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});
  const loaded = expect(loadContents(name, registry)).rejects.toThrow(`${name} took longer than ${loadLimit} ms.`);

  await vi.advanceTimersByTimeAsync(loadLimit);

  await loaded;
});

test('script of a container: made with integrity, and may take half a minute; refused without', async () => {
  const name = testName();
  vi.mocked(loadRemote).mockResolvedValue({ area: testContents });
  const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});
  await loadContents(name, registry);
  const plugin = plugins?.[0] as { createScript: (request: { url: string }) => object } | undefined;

  expect(plugin?.createScript({ url: `${location.origin}/areas/${name}/old/browser/remoteEntry.js` })).toMatchObject({
    script: { integrity: testIntegrity },
    timeout: 30_000,
  });
  expect(() => plugin?.createScript({ url: 'https://evil.test/remoteEntry.js' })).toThrow('No integrity is known');
});

test('in time: the value; too late: a failure', async () => {
  vi.useFakeTimers();
  const late = within(100, new Promise(() => {}), 'test');

  expect(await within(100, Promise.resolve('value'), 'test')).toBe('value');
  vi.advanceTimersByTime(100);
  await expect(late).rejects.toThrow('test took longer than 100 ms.');
});
