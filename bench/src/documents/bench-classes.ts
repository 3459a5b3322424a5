import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addManyClasses, openDatabase } from '@agile-languages/api/testing';
import { cache } from '@agile-languages/e2e/src/places.ts';
import { type RunningSite, startSite } from '@agile-languages/e2e/src/site/start-site.ts';
import { median, printTable } from '../figures.ts';
import { inSeconds } from './in-seconds.ts';

const rounds = 5;
/** Milliseconds: longer than changes gather after a publication, so that each is a change by itself. */
const pause = 3000;
const longest = 60_000;

/** The first class of the list is taken off the site, and comes back under another name. */
export async function benchClasses(sizes: readonly number[]): Promise<void> {
  const folder = join(cache, `classes-${process.pid}`);
  await mkdir(folder, { recursive: true });
  const folders = { releases: join(folder, 'releases'), data: join(folder, 'data') };
  const origin = 'http://localhost:3000';
  try {
    await (await startSite(folders, origin)).stop();
    const rows: string[][] = [];
    for (const size of sizes) {
      const classes = await inDatabase(folders.data, async (db) => {
        const { there } = await db
          .selectFrom('classes')
          .select(({ fn }) => fn.countAll<number>().as('there'))
          .executeTakeFirstOrThrow();
        if (size > there) await addManyClasses(db, there + 1, size);
        return Math.max(size, there);
      });
      const site = await startSite(folders, origin, { PUBLISH: '' });
      try {
        rows.push([classes.toLocaleString('en'), ...(await inDatabase(folders.data, (db) => changesIn(site, db)))]);
      } finally {
        await site.stop();
      }
    }
    printTable(['classes', 'shown: median', 'longest', 'gone: median', 'longest'], rows);
    process.stdout.write(`In seconds until the list and the page of the class say so, of ${rounds}.\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function changesIn({ url }: RunningSite, db: Db): Promise<string[]> {
  const text = async (path: string) => (await fetch(`${url}${path}`)).text();
  const { id } = await db
    .selectFrom('classes')
    .select('id')
    .where('startsAt', '>', new Date().toISOString())
    .orderBy('startsAt')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const times: Record<'shown' | 'gone', number[]> = { shown: [], gone: [] };
  const until = async (change: { state: string; name?: string }, isShown: () => Promise<boolean>) => {
    await wait(pause);
    const end = performance.now() + longest;
    return inSeconds(async () => {
      await db.updateTable('classes').set(change).where('id', '=', id).execute();
      while (!(await isShown())) {
        if (performance.now() > end) throw new Error(`Class ${id} is not ${JSON.stringify(change)} after a minute.`);
        await wait(50);
      }
    });
  };
  const list = '/upcoming-classes';
  let shown = `Name 0 of ${id}`;
  await until({ state: 'published', name: shown }, async () => (await text(list)).includes(shown));
  for (let round = 1; round <= rounds; round++) {
    times.gone.push(await until({ state: 'draft' }, async () => !(await text(list)).includes(shown)));
    const name = `Name ${round} of ${id}`;
    const isShown = async () => (await text(list)).includes(name) && (await text(`/class/${id}`)).includes(name);
    times.shown.push(await until({ state: 'published', name }, isShown));
    shown = name;
  }
  return [times.shown, times.gone].flatMap((all) => [median(all).toFixed(1), Math.max(...all).toFixed(1)]);
}

type Db = Awaited<ReturnType<typeof openDatabase>>;

async function inDatabase<Result>(data: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = await openDatabase({ file: join(data, 'demo.sqlite') });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
