/** @module-tag all */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../database/schema.ts';
import { startApi } from '../../testing/started-api.ts';
import { signInToDesk, startedDeskOrigin } from '../../testing/started-desk.ts';
import { testBombs } from '../../testing/test-bombs.ts';
import { createTestDir } from '../../testing/test-dir.ts';
import { createTestLocation, type Engine, onEachEngine, openTestDatabaseAt } from '../../testing/test-engines.ts';
import { addTestMembers, testClass } from '../../testing/test-rows.ts';
import { createVisitors, longestOf, type Meanwhile, shareOf } from '../../testing/visitors-meanwhile.ts';
import { parentOf } from '../../testing/waits-of-threads.ts';

/** LOAD_FIGURES=1 prints the times; LOAD_FIGURES=large is the large version, for a machine with nothing else to do. */
const isPrinted = process.env.LOAD_FIGURES !== undefined;
const isLarge = process.env.LOAD_FIGURES === 'large';
const people = isLarge ? 500 : 100;
const members = isLarge ? 10_000 : 1000;
const bookings = isLarge ? 50_000 : 10_000;
const drafts = Array.from({ length: 40 }, (_, number) => `test-draft-${number}`);
const file = [
  'Question,Topic,Answer,State',
  ...Array.from({ length: isLarge ? 4900 : 200 }, (_, n) => `Question ${n}?,test,<p>Answer ${n}</p>,published`),
].join('\n');

onEachEngine((engine) => {
  test('imports, exports, a drawing that takes too long, mails to hundreds: visitors and members are served meanwhile', {
    timeout: 600_000,
  }, async () => {
    const { api, postmaster } = await startFilledApi(engine);
    const desk = await signInToDesk(api);
    const during = createVisitors(api, { postmaster, seesMachine: isLarge });
    const importFile = (query: string) => desk('POST', `import/questions${query}`, file);
    const bringIn = (name: string) => desk('POST', 'pictures/logo', testBombs[name], 400);
    const publish = (draft: string) => () => desk('POST', `classes/${draft}/publish`, '{"version":1}');

    await during(wait(1000));
    const before = await during(wait(2000));
    const held = {
      'import, dry': await during(forSeconds(() => importFile('?dry=1'))),
      import: await during(importFile('')),
      'export of questions': await during(forSeconds(() => desk('GET', 'export/questions.csv'))),
      'export of people': await during(forSeconds(() => desk('GET', 'export/members.csv'))),
      'export of orders': await during(forSeconds(() => desk('GET', 'orders.csv?from=2026-01&until=2026-12'))),
      'mails to many': await during(desk('POST', 'classes/test-class/postpone', '{"version":1}')),
      'words to many': await during(desk('POST', 'classes/test-class/write', words('First'))),
      report: await during(forSeconds(() => desk('GET', 'class-report?by=class&from=2026-01&until=2028-12'))),
      publishing: await during(allOf([drafts.slice(4).map(publish)])),
      'drawing that takes too long': await during(bringIn('turbulence')),
      'all at once': await during(
        allOf([
          [
            () => importFile('?dry=1'),
            () => desk('GET', 'export/members.csv'),
            () => desk('GET', 'class-report?by=class&from=2026-01&until=2028-12'),
            () => desk('POST', 'classes/test-class/write', words('Second')),
          ],
          [() => bringIn('turbulence')],
          drafts.slice(0, 4).map(publish),
        ]),
      ),
    };
    const after = await during(wait(2000));
    const idle = [...before.lists, ...after.lists];
    if (isPrinted)
      for (const [name, seen] of Object.entries({ before, ...held, after })) print(`${engine}, ${name}`, seen);
    for (const [name, { lists, signIns }] of Object.entries(held)) {
      expect(longestOf(signIns), `sign-ins, ${name}`).toBeLessThan(1000);
      expect(shareOf(lists, 0.99), `lists, ${name}`).toBeLessThan(2 * shareOf(idle, 0.99) + 10);
    }
  });
});

/** One after the other, so that some hundred lists are asked for meanwhile. */
async function forSeconds(work: () => Promise<unknown>): Promise<void> {
  const end = performance.now() + 3000;
  do await work();
  while (performance.now() < end);
}

const words = (subject: string) => JSON.stringify({ to: 'everybody', subject, words: 'Words of the mail' });

/** All rows at once, the calls of a row one after the other. */
const allOf = (rows: readonly (readonly (() => Promise<unknown>)[])[]) =>
  Promise.all(
    rows.map(async (row) => {
      for (const call of row) await call();
    }),
  );

async function startFilledApi(engine: Engine) {
  const dataDir = createTestDir();
  const location = await createTestLocation(engine);
  const api = await startApi({
    ...{ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1', DEMO: '1', SITE_ORIGIN: startedDeskOrigin },
    ...('url' in location && { DATABASE_URL: location.url }),
  });
  const db = await openTestDatabaseAt('url' in location ? location : { file: join(dataDir, 'demo.sqlite') });
  await fill(db);
  const postmaster = 'url' in location ? parentOf(await backendOf(db)) : undefined;
  return { api, postmaster };
}

async function backendOf(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
}

async function fill(db: Kysely<Database>): Promise<void> {
  const all = await addTestMembers(db, members);
  const start = new Date(Date.now() + 365 * 86_400_000);
  const [day, name] = [start.toISOString().slice(0, 10), start.toUTCString().slice(0, 3)];
  const times = { startsAt: `${day}T08:00:00.000Z`, localStart: `${day}T08:00:00+00:00`, timeZone: 'UTC' };
  await db
    .insertInto('classes')
    .values(testClass({ seatsTotal: people, seatsLeft: 0, ...times, pattern: `5 x 2 h, ${name} 08:00` }))
    .execute();
  const draft = { state: 'draft' as const, seatsTotal: 5, seatsLeft: 5, ...times, pattern: `5 x 2 h, ${name} 08:00` };
  await db
    .insertInto('classes')
    .values(drafts.map((id) => testClass({ ...draft, id })))
    .execute();
  const seats = all
    .slice(0, people)
    .map((memberId) => ({ memberId, classId: 'test-class', createdAt: '2026-11-01T08:00:00.000Z' }));
  await db.insertInto('enrolments').values(seats).execute();
  const booked = { classId: 'test-class', bookedAt: '2026-11-01T08:00:00.000Z', isAgreed: 1, price: '480' };
  const paid = { currency: 'EUR', tax: '0', due: '480' };
  for (let n = 0; n < bookings; n += 1000)
    await db
      .insertInto('bookings')
      .values(
        Array.from({ length: 1000 }, (_, row) => ({
          ...{ ...booked, ...paid },
          id: `test-${n + row}`,
          memberId: all[(n + row) % members] ?? '',
        })),
      )
      .execute();
}

function print(name: string, { lists, signIns, length }: Meanwhile): void {
  const [median, late] = [0.5, 0.99].map((share) => shareOf(lists, share).toFixed(1));
  const waited = `p50 ${shareOf(signIns, 0.5).toFixed(0)}, longest ${longestOf(signIns).toFixed(0)}`;
  console.log(
    `${name}, ${length.toFixed(0)} ms: ${lists.length} lists p50 ${median}, p99 ${late}, longest ${longestOf(lists).toFixed(1)}; sign-ins ${waited}`,
  );
}
