import { contractVersion } from '@agile-languages/shared/contract';
import { expect, onTestFinished, test } from 'vitest';
import { RegistryStore } from '../federation/registry-store.ts';
import { runtime } from './runtime.ts';
import { testArea, testIntegrity, testRegistry } from './test-registry.ts';
import { ignoreReports, loadContents, remotesForEachTest, scriptOf, testContents, testName } from './test-remotes.ts';

remotesForEachTest();

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

test.each([true, false])(
  'something else has the name of an area before it is loaded, configurable %s: not taken for its container',
  async (configurable) => {
    const name = testName();
    const value = { init() {}, get: () => () => ({}) };
    Object.defineProperty(globalThis, name, { value, writable: true, configurable });
    const registry = new RegistryStore(testRegistry({ [name]: testArea(name) }), () => {});

    await loadContents(name, registry);

    expect(Reflect.get(globalThis, name)).toBeUndefined();
  },
);

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
