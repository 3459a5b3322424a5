/** @module-tag all */
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import { expect, onTestFinished, test, vi } from 'vitest';
import { historyProblem } from '../../store/history.ts';
import { readRegistry, releaseIn } from '../../store/registry.ts';
import { noCounts, writeCounts } from '../../store/release-counts.ts';
import { openReleaseStore } from '../../store/release-store.ts';
import { documentOf } from '../../test/test-pages.ts';
import { activate, liveTestStore, testRelease, testStore } from '../../test/test-store.ts';
import { createReportExchange } from './exchange-reports.ts';
import { objectStorage } from './extra.ts';
import { objectStore } from './object-store.ts';
import { pullSnapshot } from './pull-snapshot.ts';
import { pushSnapshot } from './push-snapshot.ts';
import { createS3Storage } from './s3-storage.ts';
import { readSnapshot, snapshotKey } from './snapshot.ts';
import { type ReadFault, testStorage } from './test-storage.ts';

const machine = async (releasesUrl: string) =>
  openReleaseStore({ releasesDir: (await testStore()).directory, releasesUrl }, { openShared: objectStorage });

async function twoMachines() {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const storage = await testStorage();
  const { store } = await liveTestStore();
  const one = await openReleaseStore(
    { releasesDir: store.directory, releasesUrl: storage.url },
    { openShared: objectStorage },
  );
  await one.refresh();
  return { storage, one, other: await machine(storage.url) };
}

const releaseOf = async (store: Awaited<ReturnType<typeof machine>>, name: string, version: string) =>
  store.change(async (folder) => {
    const release = await testRelease(folder, name, version);
    await activate(folder, { [name]: release });
    return release;
  });

test('release of one machine: live on the other, with every page, file and line of the history', async () => {
  const { one, other } = await twoMachines();
  await other.refresh();
  const release = await releaseOf(one, 'catalog', 'next');
  await other.refresh();

  const registry = await readRegistry(other.served);
  expect(registry).toMatchObject({ revision: 2, areas: { catalog: { release } } });
  expect(await documentOf(other.served, 2, 'catalog')).toContain(release);
  expect(await historyProblem(other.served, 2)).toBeUndefined();
  const file = 'browser/main.js';
  expect(await readFile(join(other.served.release('catalog', release), file))).toEqual(
    await readFile(join(one.served.release('catalog', release), file)),
  );
});

test('two machines at once: the second waits, and both releases are live', async () => {
  const { one, other } = await twoMachines();
  const [catalog, experts] = await Promise.all([
    releaseOf(one, 'catalog', 'next'),
    releaseOf(other, 'experts', 'next'),
  ]);

  await one.refresh();
  const registry = await readRegistry(one.served);
  expect(registry).toMatchObject({
    revision: 3,
    areas: { catalog: { release: catalog }, experts: { release: experts } },
  });
  expect(await historyProblem(one.served, 3)).toBeUndefined();
});

test('machine that ended during its turn: the next one waits for a sign of it, then takes the turn', {
  tags: ['all'],
}, async () => {
  const { storage } = await twoMachines();
  storage.objects.set('site/lock.json', Buffer.from('{"id":"ended","who":"test","machine":"test"}'));
  const times = { beat: 50, silence: 300, patience: 5000 };
  const store = objectStore(createS3Storage(storage.url), await testStore(), times);
  const started = performance.now();
  await store.change(async (folder) => activate(folder, { catalog: await testRelease(folder, 'catalog', 'next') }));

  expect(performance.now() - started).toBeGreaterThan(300);
  expect((await readRegistry(store.served))?.revision).toBe(2);
  expect(storage.objects.has('site/lock.json')).toBe(false);
});

test('machine that nobody waited for: the work runs again on top of what it made live', { tags: ['all'] }, async () => {
  const { storage, one } = await twoMachines();
  const s3 = createS3Storage(storage.url);
  const folder = await testStore();
  const overtake = async () => {
    const object = await s3.read(snapshotKey);
    if (typeof object !== 'object') throw new Error('test: nothing is live');
    const stored = { snapshot: readSnapshot(object.bytes), version: object.version };
    const index = await pullSnapshot(s3, folder.directory, stored.snapshot);
    await activate(folder, { experts: await testRelease(folder, 'experts', 'overtaken') });
    await pushSnapshot(s3, folder.directory, { stored, index });
  };
  let runs = 0;
  await one.change(async (store) => {
    runs += 1;
    await activate(store, { catalog: await testRelease(store, 'catalog', 'next') });
    if (runs === 1) await overtake();
  });

  expect(runs).toBe(2);
  const registry = await readRegistry(one.served);
  expect(registry?.revision).toBe(3);
  expect(releaseIn(registry, 'experts')).toBe(releaseIn(await readRegistry(folder), 'experts'));
});

test('machine that leaves its turn: another one does not wait, and the work begins again on top of its release', {
  tags: ['all'],
}, async () => {
  const { one, other } = await twoMachines();
  let tries = 0;
  let experts = '';

  await one.change(async (folder, held) => {
    tries += 1;
    const catalog = await testRelease(folder, 'catalog', 'next');
    await held?.pause();
    experts ||= await releaseOf(other, 'experts', 'next');
    await held?.resume();
    await activate(folder, { catalog });
  });

  expect(tries).toBe(2);
  expect(await readRegistry(one.served)).toMatchObject({ revision: 3, areas: { experts: { release: experts } } });
  expect(await historyProblem(one.served, 3)).toBeUndefined();
});

test('machine that leaves its turn while nothing changes: the work goes on', { tags: ['all'] }, async () => {
  const { one } = await twoMachines();
  let tries = 0;

  await one.change(async (folder, held) => {
    tries += 1;
    await held?.pause();
    await held?.resume();
    await activate(folder, { catalog: await testRelease(folder, 'catalog', 'next') });
  });

  expect(tries).toBe(1);
  expect((await readRegistry(one.served))?.revision).toBe(2);
});

test('work that is refused: nothing of it is live, here and elsewhere, and nobody waits for it', async () => {
  const { storage, one, other } = await twoMachines();
  const before = storage.objects.get('site/live.json');
  const refused = one.change(async (store) => {
    await activate(store, { catalog: await testRelease(store, 'catalog', 'next') });
    throw new UserError('test: refused');
  });

  await expect(refused).rejects.toThrow('test: refused');
  expect(storage.objects.get('site/live.json')).toEqual(before);
  expect((await readRegistry(one.served))?.revision).toBe(1);
  await releaseOf(other, 'experts', 'next');
  expect((await readRegistry(other.served))?.revision).toBe(2);
});

test('command without a change: nothing is written', { tags: ['all'] }, async () => {
  const { storage, one } = await twoMachines();
  const keys = [...storage.objects.keys()];
  storage.requests.length = 0;
  await one.change(async () => {});

  expect(storage.requests.filter((request) => /^PUT/.test(request))).toEqual(['PUT site/lock.json']);
  expect([...storage.objects.keys()]).toEqual(keys);
});

test('a text of one area: files and listings of what it touches are written, and no other', {
  tags: ['all'],
}, async () => {
  const { storage, one } = await twoMachines();
  const before = new Set(storage.objects.keys());
  await releaseOf(one, 'catalog', 'next');

  const added = [...storage.objects.keys()].filter((key) => !before.has(key));
  expect(added.filter((key) => key.includes('/listings/')).length).toBeLessThanOrEqual(3);
  expect(added.length).toBeLessThan(before.size / 2);
});

test('files that a snapshot no longer has: gone from the machines, what each has for itself stays', {
  tags: ['all'],
}, async () => {
  const { one, other } = await twoMachines();
  await other.refresh();
  await writeCounts(other.served, 'test-server', {});
  await one.change((store) => writeFile(join(store.directory, 'note.json'), '{}'));
  await other.refresh();
  expect(existsSync(join(other.served.directory, 'note.json'))).toBe(true);
  await one.change(async (store) => {
    await cp(join(store.directory, 'note.json'), join(store.directory, 'moved.json'));
    await rm(join(store.directory, 'note.json'));
  });
  await other.refresh();

  expect(existsSync(join(other.served.directory, 'note.json'))).toBe(false);
  expect(existsSync(join(other.served.directory, 'moved.json'))).toBe(true);
  expect(existsSync(join(other.served.reports, 'test-server.json'))).toBe(true);
});

test('twenty files with the same bytes: all there, kept once', { tags: ['all'] }, async () => {
  const { storage, one, other } = await twoMachines();
  const before = storage.objects.size;
  const names = Array.from({ length: 20 }, (_, index) => `note-${index}.txt`);
  await one.change(async (store) => {
    for (const name of names) await writeFile(join(store.directory, name), 'the same');
  });
  await other.refresh();

  const there = names.filter((name) => existsSync(join(other.served.directory, name)));
  expect(there).toEqual(names);
  expect(storage.objects.size - before).toBe(2);
});

test('file with other bytes in the storage: refused, and what is live stays served', { tags: ['all'] }, async () => {
  const { storage, one, other } = await twoMachines();
  await other.refresh();
  const before = new Set(storage.objects.keys());
  await releaseOf(one, 'catalog', 'next');
  const [key = ''] = [...storage.objects.keys()].filter((name) => name.includes('/files/') && !before.has(name));
  storage.objects.set(key, Buffer.from('other bytes'));

  await expect(other.refresh()).rejects.toThrow('has other bytes than it had');
  expect((await readRegistry(other.served))?.revision).toBe(1);
});

test('site that was kept in a folder: the first refresh brings all of it into an empty storage', {
  tags: ['all'],
}, async () => {
  const storage = await testStorage();
  const { store, hashes } = await liveTestStore();
  await (
    await openReleaseStore({ releasesDir: store.directory, releasesUrl: storage.url }, { openShared: objectStorage })
  ).refresh();
  const other = await machine(storage.url);
  await other.refresh();

  expect(releaseIn(await readRegistry(other.served), 'catalog')).toBe(hashes.catalog);
});

test('server that follows: a release is there soon; storage that is down harms nothing', {
  tags: ['all'],
}, async () => {
  const { storage, one, other } = await twoMachines();
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  other.follow(stopping.signal);
  const revision = async () => (await readRegistry(other.served))?.revision;
  await expect.poll(revision).toBe(1);
  await releaseOf(one, 'catalog', 'next');
  await expect.poll(revision).toBe(2);

  storage.setDown(true);
  await expect.poll(() => log.mock.calls.join()).toContain('does not say what is live');
  expect((await readRegistry(other.served))?.revision).toBe(2);
  storage.setDown(false);
  await releaseOf(one, 'experts', 'next');
  await expect.poll(async () => (await readRegistry(other.served))?.revision).toBe(3);
});

test('storage that is down: a command says so and changes nothing', async () => {
  const { storage, one } = await twoMachines();
  storage.setDown(true);

  await expect(releaseOf(one, 'catalog', 'next')).rejects.toThrow(UserError);
  expect((await readRegistry(one.served))?.revision).toBe(1);
});

test.each<ReadFault>(['late', 'half', 'wrong'])(
  'storage whose answers are %s: pages stay as they are, a command says so and changes nothing; then all is well',
  async (fault) => {
    const { storage, one, other } = await twoMachines();
    await other.refresh();
    const impatient = objectStore(createS3Storage(storage.url, 300), other.served);
    await releaseOf(one, 'catalog', 'next');
    storage.spoil(fault);

    await expect(impatient.refresh()).rejects.toThrow(UserError);
    await expect(releaseOf(impatient, 'experts', 'next')).rejects.toThrow(UserError);
    expect((await readRegistry(other.served))?.revision).toBe(1);
    storage.spoil(undefined);
    await releaseOf(other, 'experts', 'next');
    expect((await readRegistry(other.served))?.revision).toBe(3);
  },
);

test('reports of browsers: each machine has those of all, also after a restart', async () => {
  const storage = await testStorage();
  const s3 = createS3Storage(storage.url);
  const [one, other] = [await testStore(), await testStore()];
  const counts = (views: number) => ({ catalog: { test: { ...noCounts, views } } });
  const [exchangeOne, exchangeOther] = [createReportExchange(s3, one.reports), createReportExchange(s3, other.reports)];
  for (const [index, name] of ['a', 'b', 'c'].entries()) await writeCounts(one, name, counts(index));
  await writeCounts(other, 'd', counts(9));
  await exchangeOne();
  await exchangeOther();
  await exchangeOne();
  await writeCounts(one, 'a', counts(5));
  await createReportExchange(s3, other.reports)();
  await exchangeOne();
  await createReportExchange(s3, other.reports)();

  const texts = (folder: string) =>
    Promise.all(['a', 'b', 'c', 'd'].map((name) => readFile(join(folder, `${name}.json`), 'utf8')));
  expect(await texts(other.reports)).toEqual(await texts(one.reports));
  expect(await readFile(join(other.reports, 'a.json'), 'utf8')).toContain('"views":5');
});
