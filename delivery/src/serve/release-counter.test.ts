import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noCounts, readCounts, writeCounts } from '../store/release-counts.ts';
import { testStore } from '../test/test-store.ts';
import { createReleaseCounter } from './release-counter.ts';

const release = '0123456789abcdef';

async function counted(count: (counter: ReturnType<typeof createReleaseCounter>) => void) {
  const store = await testStore();
  const counter = createReleaseCounter(store, 60_000);
  count(counter);
  await counter.close();
  return (await readCounts(store))('catalog', release);
}

test('start of a server: counts that nothing was added to for 90 days go, later ones stay', async () => {
  const store = await testStore();
  await writeCounts(store, 'old', { catalog: { [release]: { ...noCounts, failing: 3 } } });
  await writeCounts(store, 'new', { catalog: { [release]: { ...noCounts, failing: 2 } } });
  const longAgo = new Date(Date.now() - 91 * 86_400_000);
  await utimes(join(store.reports, 'old.json'), longAgo, longAgo);

  await createReleaseCounter(store).close();

  await expect.poll(() => readdir(store.reports)).toEqual(['new.json']);
});

const failure = { area: 'catalog', release, kind: 'render' } as const;

test('a page that is reported after many others: counted, in place of the least of them', async () => {
  const { places } = await counted((counter) => {
    for (const network of ['192.0.2', '198.51.100']) counter.failure(failure, network, '390 usual');
    for (let page = 0; page < 300; page++) counter.failure(failure, `203.0.${page}`, `1440 page-${page}`);
    for (const network of ['10.0.1', '10.0.2']) counter.failure(failure, network, '390 late');
  });

  expect(Object.keys(places)).toHaveLength(100);
  expect(places).toMatchObject({ '390 usual': 2, '390 late': 2 });
});

test('networks that report after a thousand others: counted, once each', async () => {
  const { failing } = await counted((counter) => {
    for (let network = 0; network < 1000; network++) counter.failure(failure, `${network}`, '390 page');
    for (let turn = 0; turn < 50; turn++)
      for (const network of ['late-1', 'late-2']) counter.failure(failure, network, '390 page');
  });

  expect(failing).toBe(1002);
});

test('release that nobody has counted while a thousand others came: it begins anew, one in use does not', async () => {
  const store = await testStore();
  const counter = createReleaseCounter(store, 60_000);
  const fails = (name: string, network: string) => counter.failure({ ...failure, release: name }, network, '390 page');
  for (const name of ['left', 'in-use']) for (const network of ['192.0.2', '198.51.100']) fails(name, network);
  for (let other = 0; other < 1000; other++) {
    fails('in-use', '192.0.2');
    fails(`${other}`, '192.0.2');
  }
  fails('left', '192.0.2');
  await counter.close();

  const countsOf = await readCounts(store);
  expect(['left', 'in-use', '999', '0'].map((name) => countsOf('catalog', name).failing)).toEqual([1, 2, 1, 0]);
});

test('a hundred thousand networks that open pages, and 31 that report: nearly as many are counted', async () => {
  const { failing, networks } = await counted((counter) => {
    for (let network = 0; network < 100_000; network++) counter.view({ catalog: release }, `view ${network}`);
    for (let network = 0; network < 31; network++) counter.failure(failure, `failure ${network}`, '390 page');
  });

  expect(failing).toBe(31);
  expect(networks).toBeGreaterThan(90_000);
  expect(networks).toBeLessThan(110_000);
});

test('ten thousand networks that open and report a page in turns, three times: nearly ten thousand are counted', async () => {
  const { failing, networks, failures } = await counted((counter) => {
    for (let turn = 0; turn < 30_000; turn++) {
      counter.view({ catalog: release }, `${turn % 10_000}`);
      counter.failure(failure, `${turn % 10_000}`, '390 page');
    }
  });

  for (const count of [failing, networks, failures.render]) {
    expect(count).toBeGreaterThan(9000);
    expect(count).toBeLessThan(11_000);
  }
});

test('256 networks of one provider of IPv6: three count, of those that open pages and of those that report', async () => {
  const { failing, networks } = await counted((counter) => {
    for (let network = 0; network < 256; network++) {
      counter.view({ catalog: release }, `2001:db8:${network.toString(16)}`);
      counter.failure(failure, `2001:db8:${network.toString(16)}`, '390 page');
    }
    counter.failure(failure, '2001:db9:1', '390 page');
    counter.failure(failure, '192.0.2', '390 page');
  });

  expect({ failing, networks }).toEqual({ failing: 5, networks: 3 });
});

test('networks of one provider of IPv6 that tell how fast pages are: each counts', async () => {
  const { vitals } = await counted((counter) => {
    for (let network = 0; network < 256; network++)
      counter.vitals({ releases: { catalog: release }, vitals: { lcp: 1000 } }, `2001:db8:${network.toString(16)}`);
  });

  expect(vitals.lcp?.reduce((sum, count) => sum + count)).toBe(256);
});
