import { expect, test, vi } from 'vitest';
import { candidates, findBrowser } from './find-browser.ts';
import type { Machine } from './machine.ts';

const testMachine: Machine = {
  env: {},
  platform: 'linux',
  arch: 'x64',
  isRoot: false,
  exists: () => false,
  inPath: () => [],
  installWithPlaywright: async () => false,
  unpackBundled: async () => '/test/bundled',
  installWithApt: async () => false,
};

const everything: Machine = {
  ...testMachine,
  env: { E2E_CHROMIUM: '/test/named' },
  isRoot: true,
  inPath: (name) => [`/test/${name}`],
  installWithPlaywright: async () => true,
  installWithApt: async () => true,
};

const works = async () => {};
const fails = async () => {
  throw new Error('test: does not start');
};
const startsOnly =
  (...paths: (string | undefined)[]) =>
  async (browser: { executablePath?: string }) => {
    if (!paths.includes(browser.executablePath)) await fails();
  };

test('all there: candidates in their order', () => {
  expect(candidates(everything).map(({ name }) => name)).toEqual([
    'E2E_CHROMIUM',
    "Playwright's Chromium",
    '@sparticuz/chromium',
    'system Chromium or Chrome',
    'playwright install',
    'apt-get install chromium',
  ]);
});

test('E2E_CHROMIUM set and starting: taken, nothing else is tried', async () => {
  const probe = vi.fn(works);

  const found = await findBrowser(candidates(everything), probe);

  expect(found).toEqual({ name: 'E2E_CHROMIUM', executablePath: '/test/named', args: [] });
  expect(probe).toHaveBeenCalledTimes(1);
});

test('E2E_CHROMIUM not starting: the next that starts is taken', async () => {
  const found = await findBrowser(candidates(everything), startsOnly(undefined));

  expect(found).toEqual({ name: "Playwright's Chromium", args: [] });
});

test('only a system Chrome starts: taken without installing anything', async () => {
  const installWithPlaywright = vi.fn(async () => true);
  const machine = { ...everything, installWithPlaywright };

  const found = await findBrowser(candidates(machine), startsOnly('/test/google-chrome'));

  expect(found.executablePath).toBe('/test/google-chrome');
  expect(installWithPlaywright).not.toHaveBeenCalled();
});

test('nothing there, network open: installed by Playwright, then started', async () => {
  const installWithPlaywright = vi.fn(async () => true);
  const probe = vi.fn(works).mockRejectedValueOnce(new Error('test: not installed'));
  const machine: Machine = { ...testMachine, arch: 'arm64', installWithPlaywright };

  const found = await findBrowser(candidates(machine), probe);

  expect(found).toEqual({ name: 'playwright install', args: [] });
});

test('bundled browser and a system Chrome start: the bundled one, which is the same everywhere', async () => {
  const machine = { ...testMachine, inPath: everything.inPath };

  const found = await findBrowser(candidates(machine), startsOnly('/test/bundled', '/test/chromium'));

  expect(found.name).toBe('@sparticuz/chromium');
});

test('network closed: the bundled browser is taken, with its two arguments', async () => {
  const found = await findBrowser(candidates(testMachine), startsOnly('/test/bundled'));

  expect(found).toEqual({
    name: '@sparticuz/chromium',
    executablePath: '/test/bundled',
    args: ['--no-sandbox', '--headless=shell'],
  });
});

test('bundled browser on another machine: passed over', async () => {
  const machine: Machine = { ...testMachine, arch: 'arm64' };

  await expect(findBrowser(candidates(machine), startsOnly('/test/bundled'))).rejects.toThrow('No browser');
});

test('root on Debian, bundled browser not starting: apt-get brings one', async () => {
  let isInstalled = false;
  const machine: Machine = {
    ...testMachine,
    isRoot: true,
    inPath: (name) => (name === 'apt-get' || (isInstalled && name === 'chromium') ? [`/test/${name}`] : []),
    installWithApt: async () => {
      isInstalled = true;
      return true;
    },
  };

  const found = await findBrowser(candidates(machine), startsOnly('/test/chromium'));

  expect(found).toEqual({ name: 'apt-get install chromium', executablePath: '/test/chromium', args: [] });
});

test('not root: apt-get is not called', async () => {
  const installWithApt = vi.fn(async () => true);
  const machine: Machine = { ...testMachine, inPath: (name) => [`/test/${name}`], installWithApt };

  await expect(findBrowser(candidates(machine), fails)).rejects.toThrow();

  expect(installWithApt).not.toHaveBeenCalled();
});

test('nothing starts: one sentence says what to set and what was tried', async () => {
  await expect(findBrowser(candidates(testMachine), fails)).rejects.toThrow(
    "No browser could be started: set E2E_CHROMIUM to the path of a Chromium or Chrome. Tried: E2E_CHROMIUM (not there), Playwright's Chromium (does not start), @sparticuz/chromium (does not start), system Chromium or Chrome (not there), playwright install (not there), apt-get install chromium (not there).",
  );
});

test('looking itself fails: the next candidate is asked', async () => {
  const machine: Machine = {
    ...testMachine,
    unpackBundled: fails as () => Promise<never>,
    inPath: everything.inPath,
  };

  const found = await findBrowser(candidates(machine), startsOnly('/test/chromium'));

  expect(found.name).toBe('system Chromium or Chrome');
});
