import { platform } from 'node:os';
import { expect, test, vi } from 'vitest';
import { takeTurns } from './take-turns.ts';

const isLinux = platform() === 'linux';
let sites = 0;
const newSite = () => `http://test-${process.pid}-${sites++}.example`;

/** A browser that tries pages until it may end. */
function startBrowser(site: string, longest?: number) {
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const begin = vi.fn(() => promise);
  const done = takeTurns(site, begin, longest);
  return { hasBegun: () => expect.poll(() => begin.mock.calls).toHaveLength(1), begin, done, end };
}

test.runIf(isLinux)('two browsers of one site: one after the other', async () => {
  const site = newSite();
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const first = startBrowser(site);
  await first.hasBegun();
  const second = startBrowser(site);
  await expect.poll(() => said.mock.calls.join()).toContain('Another browser tries pages of this site.');
  expect(second.begin).not.toHaveBeenCalled();

  first.end();
  await second.hasBegun();
  second.end();
  await Promise.all([first.done, second.done]);
});

test('browsers of two sites: at once', async () => {
  const [one, other] = [startBrowser(newSite()), startBrowser(newSite())];

  await one.hasBegun();
  await other.hasBegun();
  for (const { end } of [one, other]) end();
  await Promise.all([one.done, other.done]);
});

test('a browser that takes longer than others wait: they go ahead', async () => {
  const site = newSite();
  const first = startBrowser(site);
  await first.hasBegun();
  const second = startBrowser(site, 50);

  await second.hasBegun();
  for (const { end } of [first, second]) end();
  await Promise.all([first.done, second.done]);
});

test('work that fails: whoever is next has a turn', async () => {
  const site = newSite();
  await expect(takeTurns(site, () => Promise.reject(new Error('test fault')))).rejects.toThrow('test fault');

  const next = startBrowser(site, 600_000);
  await next.hasBegun();
  next.end();
  await next.done;
});
