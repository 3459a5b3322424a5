import { afterEach, expect, test, vi } from 'vitest';
import { testArea, testIntegrity } from './test-registry.ts';

const released = (base: string) =>
  testArea('test', { base, entry: { name: 'remoteEntry.test.js', integrity: testIntegrity } });

const scripts = async () => {
  vi.resetModules();
  return import('./scripts.ts');
};

afterEach(() => {
  vi.unstubAllEnvs();
});

test('address of a trusted release: a script with its integrity', async () => {
  const { createScript, trust } = await scripts();
  trust(released('/areas/catalog/test/browser/'));

  const script = createScript(`${location.origin}/areas/catalog/test/browser/remoteEntry.test.js`);

  expect(script.src).toBe(`${location.origin}/areas/catalog/test/browser/remoteEntry.test.js`);
  expect(script.integrity).toBe(testIntegrity);
  expect(script.crossOrigin).toBe('anonymous');
});

test('release on another origin: trusted by its whole address', async () => {
  const { createScript, trust } = await scripts();
  trust(released('https://areas.test/catalog/'));

  expect(createScript('https://areas.test/catalog/remoteEntry.test.js').integrity).toBe(testIntegrity);
});

test('no integrity known: refused, nothing is made', async () => {
  const { createScript, trust } = await scripts();
  trust(released('/areas/catalog/test/browser/'));

  expect(() => createScript('https://evil.test/remoteEntry.test.js')).toThrow(
    'No integrity is known for https://evil.test/remoteEntry.test.js, so it is not executed.',
  );
});

test('release without integrity: refused', async () => {
  const { createScript, trust } = await scripts();
  trust({ ...released('/a/'), entry: { name: 'remoteEntry.test.js', integrity: '' } });

  expect(() => createScript(`${location.origin}/a/remoteEntry.test.js`)).toThrow('No integrity is known');
});

test('development: a script without integrity', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const { createScript } = await scripts();

  const script = createScript('http://localhost:3001/remoteEntry.js');

  expect(script.src).toBe('http://localhost:3001/remoteEntry.js');
  expect(script.integrity).toBe('');
});

test('Trusted Types in force: one policy "shell" makes every address', async () => {
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL(url: string): string }) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { createScript, trust } = await scripts();
  trust(released('https://areas.test/'));

  createScript('https://areas.test/remoteEntry.test.js');
  createScript('https://areas.test/remoteEntry.test.js');

  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('shell', expect.anything());
});
