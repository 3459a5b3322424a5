/** @module-tag all */
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { addAlert } from '../../store/alerts.ts';
import { noCounts, type ReleaseCounts, writeCounts } from '../../store/release-counts.ts';
import type { Store } from '../../store/store.ts';
import { activate, liveTestStore, testHash, testRelease } from '../../test/test-store.ts';
import { tellingOfLost, watchReleases } from './watch-releases.ts';
import type { Visit } from './watched-releases.ts';

let log = vi.spyOn(console, 'error');

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockReturnValue();
});

const [first, second] = [testHash('catalog', 'first'), testHash('catalog', 'second')];
const hour = 3_600_000;

async function watchedSite({ visits = false, fault = '', reported = 0 } = {}) {
  const hindrance = { fault };
  const { store } = await liveTestStore();
  await activate(store, { catalog: await testRelease(store, 'catalog', 'second') });
  if (reported > 0) await report(store, reported);
  const begun: Visit[] = [];
  const time = { passed: 0, ahead: 0 };
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  const visit = async (order: Visit) => {
    begun.push(order);
    if (hindrance.fault === 'fork refused') throw new Error(hindrance.fault);
    return hindrance.fault || undefined;
  };
  const timer = vi.fn(() => performance.now() + time.passed);
  const clock = () => Date.now() + time.passed + time.ahead;
  void watchReleases({ store, visits, visit, interval: 5, timer, clock }, stopping.signal);
  const looked = async () => {
    const beats = timer.mock.calls.length;
    await expect.poll(() => timer.mock.calls.length).toBeGreaterThan(beats + 9);
  };
  await looked();
  return { store, begun, hindrance, time, looked };
}

const report = (store: Store, failing: number, more: Partial<ReleaseCounts> = {}, server = 'test') =>
  writeCounts(store, server, {
    catalog: {
      [first]: { ...noCounts, views: 100, networks: 60 },
      [second]: { ...noCounts, failing, failures: { render: failing }, views: 60, networks: 60, ...more },
    },
  });

const watched = { kind: 'release', name: 'catalog', release: second, other: first };

test('failures from three networks: the site looks where most have seen them, and at twice as many again', async () => {
  const { store, begun, looked } = await watchedSite();
  const places = { '1440 faq/index.html': 1, '390 languages/1/index.html': 2 };

  for (const failing of [2, 3, 4, 5, 6, 7]) {
    await report(store, failing, { places });
    await looked();
  }

  const visit = { watched, files: ['languages/1/index.html', 'faq/index.html'], widths: [390, 1440] };
  expect(begun).toMatchObject([visit, visit]);
});

test('many failures for the other release, and more documents: the site looks all the same', async () => {
  const { store, begun, looked } = await watchedSite();
  const many = { ...noCounts, failing: 300, failures: { render: 60_000 }, networks: 300, views: 60_000 };

  await writeCounts(store, 'test', {
    catalog: { [first]: many, [second]: { ...noCounts, failing: 3, networks: 1000, views: 1_000_000 } },
  });
  await looked();

  expect(begun).toMatchObject([{ watched }]);
});

test('failures of most networks: the doubt is told in words', async () => {
  const { store, begun, looked } = await watchedSite();

  await report(store, 50);
  await looked();

  expect(begun[0]?.doubt).toBe(
    'browsers of 50 networks of 60 report failures (50 render), of the other release 0 of 60',
  );
});

test('a failure counted before the server saw the release: no reason to look', async () => {
  const { store, begun, looked } = await watchedSite({ reported: 9 });

  await report(store, 11);
  await looked();

  expect(begun).toEqual([]);
});

test('failures reported after a restart, or to another server: seen as they are', async () => {
  const { store, begun, looked } = await watchedSite({ reported: 30 });

  for (const failing of [2, 3, 12]) {
    await report(store, failing, {}, 'next');
    await looked();
  }

  expect(begun).toHaveLength(2);
});

test('first release, and one older than an hour: the site looks, at each once an hour', async () => {
  const { store, begun, time, looked } = await watchedSite();
  const counts = (failing: number) => ({ ...noCounts, failing, failures: { render: failing }, networks: 60 });
  const reportBoth = (failing: number) =>
    writeCounts(store, 'test', {
      catalog: { [second]: counts(failing) },
      experts: { [testHash('experts', 'first')]: counts(failing) },
    });
  time.passed = 2 * hour;
  await looked();

  for (const failing of [15, 40]) {
    await reportBoth(failing);
    await looked();
  }
  time.passed = 2.9 * hour;
  await looked();

  const live = { kind: 'live', other: '' };
  expect(begun.map((order) => order.watched)).toEqual([
    { ...live, name: 'catalog', release: second },
    { ...live, name: 'experts', release: testHash('experts', 'first') },
  ]);
  expect(begun[0]?.doubt).toBe('browsers of 15 networks of 60 report failures (15 render)');

  time.passed = 3.1 * hour;
  await looked();
  expect(begun).toHaveLength(4);
});

const quarter = 900_000;

test('networks that report after many others: the site looks a quarter of an hour later, while new ones come', async () => {
  const { store, begun, time, looked } = await watchedSite();
  await report(store, 300, { networks: 1000 });
  await looked();
  expect(begun).toHaveLength(1);

  await report(store, 360, { networks: 1000 });
  await looked();
  expect(begun).toHaveLength(1);
  for (const passed of [quarter, 2 * quarter]) {
    time.passed = passed;
    await looked();
  }

  expect(begun).toHaveLength(2);
});

test.each(['no browser is installed.', 'fork refused'])(
  'look that is hindered, %s: again a quarter of an hour later',
  async (fault) => {
    const { store, begun, hindrance, time, looked } = await watchedSite({ fault });
    await report(store, 3);
    await looked();
    await report(store, 12);
    await looked();
    expect(begun).toHaveLength(1);

    hindrance.fault = '';
    for (const passed of [quarter, 2 * quarter, 3 * quarter]) {
      time.passed = passed;
      await looked();
    }

    expect(begun).toHaveLength(2);
    expect(log.mock.calls.flat()).toEqual([`The site has not looked at its pages: ${fault}`]);
  },
);

test.each([false, true])('process of a visit that fails, itself has said why %s: told once', async (isItsOwn) => {
  const run = vi.fn(async ({ isLost }: Visit) => (isLost ? undefined : { sentence: 'Test sentence.', isItsOwn }));

  expect(await tellingOfLost(run)({ doubt: 'many' })).toBe('Test sentence.');

  const told = isItsOwn ? [] : [[{ doubt: 'many', isLost: true }]];
  expect(run.mock.calls).toEqual([[{ doubt: 'many' }], ...told]);
});

test('visit that is hindered: again a quarter of an hour later', async () => {
  const { begun, hindrance, time, looked } = await watchedSite({ visits: true, fault: 'fork refused' });
  for (const passed of [180_000, 181_000]) {
    time.passed = passed;
    await looked();
  }
  expect(begun).toHaveLength(1);

  hindrance.fault = '';
  for (const passed of [quarter, quarter + 181_000, hour]) {
    time.passed = passed;
    await looked();
  }
  expect(begun).toHaveLength(2);
});

test('nothing reported: the site looks at everything three minutes after a release, and then once an hour', async () => {
  const { begun, time, looked } = await watchedSite({ visits: true });
  expect(begun).toEqual([]);

  time.passed = 180_000;
  await looked();
  expect(begun).toEqual([{ fresh: [watched] }]);

  time.passed = hour;
  await looked();
  expect(begun).toHaveLength(1);

  time.passed = 180_000 + hour;
  await looked();
  expect(begun).toEqual([{ fresh: [watched] }, { fresh: [] }]);
});

test('visits switched off: none', async () => {
  const { begun, time, looked } = await watchedSite();

  time.passed = 2 * hour;
  await looked();

  expect(begun).toEqual([]);
});

test('no browser: one sentence in the log, not one each hour', async () => {
  const { begun, time, looked } = await watchedSite({ visits: true, fault: 'no browser is installed.' });

  for (const passed of [hour, 2 * hour + 1, 3 * hour + 2]) {
    time.passed = passed;
    await looked();
  }

  expect(begun).toHaveLength(3);
  expect(log.mock.calls.flat()).toEqual(['The site has not looked at its pages: no browser is installed.']);
});

test('alert: logged once', async () => {
  const { store, looked } = await watchedSite();

  await addAlert(store, { subject: 'catalog', release: second, why: 'Test failures.' });
  await looked();

  expect(log.mock.calls.flat()).toEqual([`catalog ${second}: Test failures.`]);
});

test.each([
  ['an hour', hour],
  ['a day', 24 * hour],
  ['a year', 365 * 24 * hour],
  ['minus an hour', -hour],
  ['minus a day', -24 * hour],
  ['minus a year', -365 * 24 * hour],
])(
  'clock that jumps by %s: the site looks after reports, after a release and each hour, and logs alerts',
  async (_, jump) => {
    const { store, begun, time, looked } = await watchedSite({ visits: true });
    time.ahead = jump;
    vi.useFakeTimers({ now: Date.now() + jump, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());

    await report(store, 3);
    await looked();
    await addAlert(store, { why: 'Test failures of then.' });
    await activate(store, { experts: await testRelease(store, 'experts', 'second') });
    await looked();
    vi.useRealTimers();
    time.ahead = 0;
    await addAlert(store, { subject: 'catalog', release: second, why: 'Test failures of now.' });
    time.passed = 180_000;
    await looked();
    time.passed = 180_000 + hour;
    await looked();

    const experts = testHash('experts', 'second');
    expect(begun).toMatchObject([{ watched }, { fresh: [watched, { name: 'experts', release: experts }] }, {}]);
    expect(begun[2]).toEqual({ fresh: [] });
    expect(log.mock.calls.flat()).toEqual(['Test failures of then.', `catalog ${second}: Test failures of now.`]);
  },
);
