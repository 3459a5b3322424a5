/** @module-tag all */
import { plainCell, textCell } from '@agile-languages/shared/formats';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createContext } from '../context.ts';
import { resources } from '../resources/all.ts';
import { hostileCells } from '../testing/hostile-cells.ts';
import { createTestDesk, testDeskOrigin } from '../testing/test-desk.ts';
import { createDeskContext } from './desk-context.ts';
import { deskCalls } from './desk-routes.ts';

const [first = ''] = hostileCells;

type TestDesk = Awaited<ReturnType<typeof createTestDesk>>;

/** A column counts only when every row still shows in its list. */
async function fillColumns({ db, clock }: TestDesk): Promise<{ table: string; column: string }[]> {
  const now = clock.read().toISOString();
  async function rowsOfLists(): Promise<number> {
    let count = 0;
    for (const resource of resources) {
      const filter = { words: '', state: resource.usualState };
      const { rows } = await resource.page(db, now, filter, { offset: 0, limit: 20 });
      count += (await resource.sheet?.(db, rows, now))?.length ?? 0;
    }
    return count;
  }
  const all = await rowsOfLists();
  const filled: { table: string; column: string }[] = [];
  for (const { name: table, columns } of await db.introspection.getTables())
    for (const { name: column } of columns.filter(({ name, dataType }) => name !== 'id' && /text/i.test(dataType))) {
      const [at, of] = [sql.ref(column), sql.table(table)];
      const before = await sql<{ id: number; text: string | null }>`select rowid as id, ${at} as text from ${of}`
        .execute(db)
        .catch(() => undefined);
      if (!before || before.rows.length === 0) continue;
      try {
        await sql`update ${of} set ${at} = ${first} where ${at} is not null`.execute(db);
        if ((await rowsOfLists()) < all) throw new Error('Rows are not in their lists any more.');
        filled.push({ table, column });
      } catch {
        for (const { id, text } of before.rows)
          await sql`update ${of} set ${at} = ${text} where rowid = ${id}`.execute(db).catch(() => undefined);
      }
    }
  return filled;
}

test('each text that a spreadsheet would compute, in every field: no cell of any file of the desk is computed', async () => {
  const testDesk = await createTestDesk();
  const { clock, db, desk, signInAs } = testDesk;
  const webhook = { webhookUrl: '', webhookSecret: '', formerSecret: '', formerSecretEndsAt: '' };
  await db
    .insertInto('partnerAccounts')
    .values({ ...webhook, id: 'test', name: 'Test', createdAt: '' })
    .execute();
  const filled = await fillColumns(testDesk);
  const token = await signInAs('owner');
  expect(filled.length).toBeGreaterThan(60);

  const calls = deskCalls(createDeskContext(createContext(db, {}), testDeskOrigin)).filter(
    ({ method, path }) => method === 'GET' && path.endsWith('.csv'),
  );
  const month = clock.read().toISOString().slice(0, 7);
  const queries: Record<string, string> = {
    partners: `?month=${month}`,
    'orders.csv': `?from=${month}&until=${month}`,
    'class-report.csv': `?by=month&from=${month}&until=${month}`,
  };
  const withText = new Set<string>();
  for (const cell of hostileCells) {
    for (const { table, column } of filled.filter((at) => !at.table.startsWith('staff')))
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${cell} where ${sql.ref(column)} is not null`.execute(
        db,
      );
    for (const { path } of calls) {
      const address = path.replace(':id', path.startsWith('/partners') ? 'test' : '500001');
      const { status, body } = await desk('GET', `${address}${queries[path.split('/')[1] ?? ''] ?? ''}`, { token });
      expect([path, status]).toEqual([path, 200]);
      const cells = (parse(body, { bom: true, relax_column_count: true }) as string[][]).flat();
      expect(cells.filter((found) => textCell(plainCell(found)) !== found)).toEqual([]);
      if (cells.includes(textCell(cell))) withText.add(path);
    }
  }
  expect(withText.size).toBeGreaterThan(5);
});
