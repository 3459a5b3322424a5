import { type Kysely, sql } from 'kysely';
import { addColumnOnce, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

/** What came before has no page. */
export async function up(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  for (const table of ['partnerEnrolments', 'partnerRequests', 'waiting'] as const)
    await addColumnOnce(db, table, 'page', text, (column) => column.notNull().defaultTo(''));
  const tables = await db.introspection.getTables();
  const uses = tables.find(({ name }) => name === 'partner_day_uses');
  if (uses?.columns.some(({ name }) => name === 'page')) return;
  await db.schema
    .createTable('partnerDayUsesNext')
    .ifNotExists()
    .addColumn('partnerKey', text, (column) => column.notNull())
    .addColumn('day', text, (column) => column.notNull())
    .addColumn('origin', text, (column) => column.notNull())
    .addColumn('page', text, (column) => column.notNull())
    .addColumn('campaign', text, (column) => column.notNull())
    .addColumn('classId', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('partner_uses_of_page', [
      ...(['partnerKey', 'day', 'origin', 'page', 'campaign', 'classId', 'kind'] as const),
    ])
    .execute();
  // Killed after this, it goes on without the former table.
  if (uses) {
    await sql`insert into partner_day_uses_next (partner_key, day, origin, page, campaign, class_id, kind, count)
      select partner_key, day, origin, '', campaign, class_id, kind, count from partner_day_uses where true on conflict do nothing`.execute(
      db,
    );
    await db.schema.dropTable('partnerDayUses').execute();
  }
  await db.schema.alterTable('partnerDayUsesNext').renameTo('partnerDayUses').execute();
}
