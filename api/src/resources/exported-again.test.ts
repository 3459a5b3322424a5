import type { Insertable, Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { createContext } from '../context.ts';
import { csv } from '../core/csv.ts';
import { importRecords } from '../core/imports.ts';
import type { Database } from '../database/schema.ts';
import { transact } from '../database/transact.ts';
import { createTestDesk } from '../testing/test-desk.ts';
import { type Engine, onEachEngine } from '../testing/test-engines.ts';
import { testClass, testMember } from '../testing/test-rows.ts';
import { resources } from './all.ts';
import { mailTextResource } from './mail-text/mail-text.ts';
import { textResource } from './text/text.ts';

const [past, now, future] = ['2026-11-01T08:00:00.000Z', '2026-11-21T09:00:00.000Z', '2027-03-01T08:00:00.000Z'];
const as = { author: { email: 'trainer-of-test@example.com', address: '' }, isDry: false };

const importable = resources.filter(({ imports, sheet }) => imports && sheet);

async function createRecords(engine: Engine) {
  const { db, clock } = await createTestDesk({ engine });
  await addContent(db);
  await addTexts(db);
  await addClasses(db);
  await addPeople(db);
  const context = createContext(db, { clock: clock.read });
  const changes = async () => [
    await db.selectFrom('auditLog').selectAll().execute(),
    await db.selectFrom('mails').select('recipient').execute(),
    await db.selectFrom('contentVersions').selectAll().execute(),
  ];
  return { changes, context, db };
}

async function insert<Table extends keyof Database>(
  db: Kysely<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  for (const row of rows) await db.insertInto(table).values(row).execute();
}

async function addContent(db: Kysely<Database>) {
  for (const kind of ['questions', 'experts', 'samples', 'partners']) {
    const rows = await db.selectFrom('contentRecords').selectAll().where('kind', '=', kind).orderBy('id').execute();
    const [changed, deleted] = rows;
    const update = (id = '') => db.updateTable('contentRecords').where('kind', '=', kind).where('id', '=', id);
    await update(changed?.id).set({ version: 5 }).execute();
    await update(deleted?.id).set({ deletedAt: past }).execute();
    const draft = { ...rows[2], id: 'test-draft', publishedVersion: null, data: '{}', title: '', search: '' };
    await db
      .insertInto('contentRecords')
      .values(draft as (typeof rows)[number])
      .execute();
  }
  await db.updateTable('experts').set({ fullname: 'Two Of This Name' }).execute();
}

async function addTexts(db: Kysely<Database>) {
  for (const [resource, ids] of [
    [textResource, ['home-holders', 'footer']],
    [mailTextResource, ['reminder', 'waiting']],
  ] as const)
    for (const [index, id] of ids.entries()) {
      await transact(db, (transaction) => resource.store.lock(transaction, id));
      const record = db.updateTable('contentRecords').where('kind', '=', resource.list).where('id', '=', id);
      await record.set({ publishedVersion: 1, version: 1 + index }).execute();
    }
}

async function addClasses(db: Kysely<Database>) {
  const [expert] = await db.selectFrom('experts').select('id').execute();
  const whole = { startsAt: future, endsAt: future, trainerId: expert?.id ?? '', otherDates: '', seatsLeft: 4 };
  const none = {
    languageId: null,
    startsAt: '',
    localStart: '',
    timeZone: '',
    pattern: '',
    description: '',
    price: '',
  };
  await insert(db, 'classes', [
    testClass({ ...none, id: 'draft', state: 'draft', mode: '', currency: '', seatsTotal: 0, seatsLeft: 0 }),
    testClass({ ...whole, id: 'published', name: 'Of one name' }),
    testClass({ ...whole, id: 'full', name: 'Of one name', seatsLeft: 0 }),
    testClass({ ...whole, id: 'begun', startsAt: past }),
    testClass({ ...whole, id: 'over', startsAt: past, endsAt: past, currency: 'XYZ' }),
    testClass({ ...whole, id: 'cancelled', state: 'cancelled' }),
    testClass({ ...whole, id: 'deleted', state: 'deleted', pattern: 'two weekends' }),
  ]);
}

async function addPeople(db: Kysely<Database>) {
  const erased = { ...testMember('erased'), email: 'erased-erased', fullname: 'Erased member' };
  await db
    .insertInto('members')
    .values([testMember('one'), testMember('two'), erased])
    .execute();
  await insert(db, 'enrolments', [
    { memberId: 'one', classId: 'full', createdAt: past },
    { memberId: 'one', classId: 'cancelled', createdAt: past },
    { memberId: 'two', classId: 'published', createdAt: past, bookingId: 'named' },
    { memberId: 'erased', classId: 'over', createdAt: past },
  ]);
  await db.insertInto('waiting').values({ memberId: 'two', classId: 'full', createdAt: past, code: 'GONE' }).execute();
  const agreed = { bookedAt: past, isAgreed: 1, price: '480', currency: 'EUR', taxRate: '', taxMode: 'Included' };
  const booking = { ...agreed, classId: 'published', memberId: 'one', tax: '0', due: '480' };
  const company = { ...booking, memberId: '', company: 'Test & Co', seats: 1 };
  await insert(db, 'bookings', [
    { ...booking, id: 'open' },
    { ...booking, id: 'paid', payment: 'Paid', paidOn: '20261101' },
    { ...booking, id: 'undated', payment: 'Paid', currency: 'XYZ' },
    { ...booking, id: 'back', payment: 'Paid', endedAt: past },
    { ...booking, id: 'given', payment: 'Given back', endedAt: past, memberId: 'erased' },
    { ...booking, id: 'ended', endedAt: past, classId: 'cancelled' },
    { ...company, id: 'nameless', seats: 3 },
    { ...company, id: 'named' },
    { ...company, id: 'cancelled', endedAt: past, classId: 'cancelled' },
  ]);
  await addCodesAndInvitations(db);
}

async function addCodesAndInvitations(db: Kysely<Database>) {
  const code = { kind: 'Percent', value: '20', createdAt: past };
  await insert(db, 'discounts', [
    { ...code, code: 'GOOD', classIds: 'gone\nfull' },
    { ...code, code: 'USED-UP', mostUses: '1', uses: 1 },
    { ...code, code: 'OVER', until: '20261101' },
    { ...code, code: 'ENDED', endedAt: past, kind: 'Amount', currency: 'XYZ' },
  ]);
  await insert(db, 'taxes', [
    { country: 'DE', rate: '19', companyRate: '0' },
    { country: 'XK', rate: '18' },
  ]);
  const invitation = { fullname: 'Test', passCodeHash: '', triesLeft: 5, createdAt: past, expiresAt: future };
  const of = (keyHash: string, more: object = {}) => ({
    ...{ ...invitation, keyHash: keyHash.padEnd(64, '0'), email: `${keyHash}@example.com`, classId: 'full' },
    ...{ memberId: null, revokedAt: null, renewsMemberId: null, ...more },
  });
  await insert(db, 'invitations', [
    of('aaaa', { code: 'USED-UP' }),
    of('bbbb', { expiresAt: past, classId: 'begun' }),
    of('cccc', { memberId: 'one', email: 'one@example.com' }),
    of('dddd', { revokedAt: past, classId: 'deleted' }),
    of('eeee', { renewsMemberId: 'one', email: 'one@example.com', classId: '' }),
    of('ffff', { bookingId: 'nameless' }),
    of('abab', { bookingId: 'nameless', expiresAt: past }),
    of('acac', { bookingId: 'nameless', memberId: 'one', email: 'one@example.com' }),
  ]);
}

const numbered = importable.filter(({ imports }) => imports?.exported?.id);

test.each(numbered.map((resource) => [resource.list, resource] as const))(
  '%s, exported without the number of each row: the file is refused, and nobody gets a mail',
  async (_, resource) => {
    const { changes, context, db } = await createRecords('SQLite');
    const before = await changes();
    const { rows } = await resource.page(db, now, { words: '', state: 'all' }, { offset: 0, limit: 1000 });
    const lines = (await resource.sheet?.(db, rows, now)) ?? [];
    const title = resource.imports?.exported?.id ?? '';
    const at = lines[0]?.findIndex((name) => name.toLowerCase() === title.toLowerCase());
    const file = Buffer.from(csv(lines.map((line) => line.filter((_cell, column) => column !== at))));

    await expect(
      async () => resource.imports && importRecords(context, resource, resource.imports, file, as),
    ).rejects.toThrow(`The file is an export without its column “${title}”.`);
    expect(await changes()).toEqual(before);
  },
);

test('days in every file: with their dashes, as spreadsheets know them', async () => {
  const { db } = await createRecords('SQLite');
  await db.updateTable('classes').set({ earlyUntil: '20261231' }).execute();
  const filesWith = async (pattern: RegExp) => {
    const found = await Promise.all(
      importable.map(async ({ list, page, sheet }) => {
        const { rows } = await page(db, now, { words: '', state: 'all' }, { offset: 0, limit: 1000 });
        return ((await sheet?.(db, rows, now)) ?? []).flat().some((cell) => pattern.test(cell)) ? [list] : [];
      }),
    );
    return found.flat();
  };

  expect(await filesWith(/^20\d{6}$/)).toEqual([]);
  expect(await filesWith(/^20\d\d-\d\d-\d\d$/)).toEqual(
    expect.arrayContaining(['bookings', 'classes', 'discounts', 'samples']),
  );
});

const nothing = { isDone: true, added: 0, changed: 0, published: 0, faults: [], notices: [] };

onEachEngine((engine) => {
  test.each(importable.map((resource) => [resource.list, resource] as const))(
    '%s, exported in every state and imported again: nothing changes',
    { tags: ['all'] },
    async (_, resource) => {
      const { changes, context, db } = await createRecords(engine);
      const before = await changes();
      for (const state of resource.states) {
        const { rows } = await resource.page(db, now, { words: '', state }, { offset: 0, limit: 1000 });
        const file = Buffer.from(csv((await resource.sheet?.(db, rows, now)) ?? []));
        const report = resource.imports && (await importRecords(context, resource, resource.imports, file, as));

        expect(rows.length, `${resource.list} that are ${state}`).toBeGreaterThan(0);
        expect(report, state).toEqual({ ...nothing, unchanged: rows.length });
      }
      expect(await changes()).toEqual(before);
    },
  );
});
