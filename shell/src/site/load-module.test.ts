import { beforeEach, expect, test, vi } from 'vitest';
import { RegistryStore } from '../federation/registry-store.ts';
import { runtime } from '../remotes/runtime.ts';
import { testArea, testRegistry } from '../remotes/test-registry.ts';
import { loadLimit, moduleLoader } from './load-module.ts';

const never = new Promise<never>(() => {});
let last = 0;

const released = (name: string) => testArea(name, { release: `${name}-release` });
const registryWith = (...names: string[]) =>
  testRegistry(Object.fromEntries(names.map((name) => [name, released(name)])), 1, 'shell-release');

function testLoader() {
  const area = `late${++last}`;
  const load = moduleLoader(new RegistryStore(registryWith(area), () => {}));
  return { area, load: () => load<unknown>({ kind: 'routes', area, name: '/test' }) };
}

const contentsWith = (page: () => Promise<unknown>) => ({ area: { routes: { '/test': page }, sections: {} } });

const addresses = () =>
  vi.mocked(runtime.registerRemotes).mock.calls.flatMap(([remotes]) => remotes.map((remote) => Object(remote).entry));

const reports = () => vi.mocked(navigator.sendBeacon).mock.calls.map(([, report]) => JSON.parse(String(report)));

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  vi.spyOn(runtime, 'registerRemotes');
  vi.spyOn(runtime, 'loadRemote').mockResolvedValue(contentsWith(async () => 'page'));
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('test: no connection')));
});

test('page of an area: its module', async () => {
  expect(await testLoader().load()).toBe('page');
  expect(reports()).toEqual([]);
});

test('container that hangs: too late, and the next load has another address', async () => {
  const { area, load } = testLoader();
  vi.mocked(runtime.loadRemote).mockReturnValueOnce(never);
  vi.useFakeTimers();
  const first = expect(load()).rejects.toThrow(`${area} took longer than ${loadLimit} ms.`);
  await vi.advanceTimersByTimeAsync(loadLimit);
  await first;

  expect(await load()).toBe('page');
  expect(addresses().map((address) => address.split('/browser/')[1])).toEqual([
    'remoteEntry.js',
    'again1/remoteEntry.js',
  ]);
});

test('page that hangs: too late, and the error carries what arrives', async () => {
  const slow = Promise.withResolvers<string>();
  vi.mocked(runtime.loadRemote).mockResolvedValue(contentsWith(() => slow.promise));
  vi.useFakeTimers();
  const loaded = testLoader()
    .load()
    .catch((cause: { late: Promise<unknown> }) => cause);
  await vi.advanceTimersByTimeAsync(loadLimit);
  const cause = (await loaded) as { late: Promise<unknown> };

  slow.resolve('late page');

  expect(await cause.late).toBe('late page');
  expect(reports()).toEqual([]);
});

test('page that is late and then fails: reported once, as a failure of the release that it began with', async () => {
  const slow = Promise.withResolvers<string>();
  vi.mocked(runtime.loadRemote).mockResolvedValue(contentsWith(() => slow.promise));
  vi.useFakeTimers();
  const { area, load } = testLoader();
  const loaded = expect(load()).rejects.toThrow('took longer');
  await vi.advanceTimersByTimeAsync(loadLimit);
  await loaded;
  expect(reports()).toEqual([]);

  slow.reject(new Error('test: chunk'));

  await vi.waitFor(() => expect(reports()).toEqual([{ kind: 'load', area, release: `${area}-release`, width: 1024 }]));
});

test('area that cannot be loaded: reported as a failure of its release', async () => {
  vi.mocked(runtime.loadRemote).mockRejectedValue(new Error('test: 404'));
  const { area, load } = testLoader();

  await expect(load()).rejects.toThrow('test: 404');

  expect(reports()).toEqual([{ kind: 'load', area, release: `${area}-release`, width: 1024 }]);
});

test('area that the document does not know cannot be loaded: reported as a failure of the release that is live', async () => {
  vi.mocked(runtime.loadRemote).mockRejectedValue(new Error('test: 404'));
  const area = `late${++last}`;
  vi.stubGlobal('fetch', async () => Response.json(registryWith(area)));
  const load = moduleLoader(new RegistryStore(registryWith(), () => {}));

  await expect(load({ kind: 'routes', area, name: '/test' })).rejects.toThrow('test: 404');

  expect(reports()).toEqual([{ kind: 'load', area, release: `${area}-release`, width: 1024 }]);
});

test('what loads areas cannot be loaded: reported as a failure of the shell, not of the area', async () => {
  vi.resetModules();
  vi.stubGlobal('__webpack_public_path__', '/areas/shell/test/browser/');
  vi.doMock('../remotes/index.ts', () => {
    throw new Error('test: no connection');
  });
  const { moduleLoader: freshLoader } = await import('./load-module.ts');
  const { RegistryStore: FreshStore } = await import('../federation/registry-store.ts');
  const registry = new FreshStore(registryWith('catalog'), () => {});

  await expect(freshLoader(registry)({ kind: 'routes', area: 'catalog', name: '/test' })).rejects.toThrow();

  expect(reports()).toEqual([{ kind: 'load', area: 'shell', release: 'shell-release', width: 1024 }]);
  vi.doUnmock('../remotes/index.ts');
});
