import { type Kysely, sql } from 'kysely';
import { addColumnOnce, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

/** Uses of before have no class. */
export async function up(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  for (const name of ['partnerKey', 'campaign', 'fields', 'origin'] as const)
    await addColumnOnce(db, 'waiting', name, text, (column) => column.notNull().defaultTo(''));
  await addColumnOnce(db, 'waiting', 'isForeign', 'integer', (column) => column.notNull().defaultTo(0));
  const tables = await db.introspection.getTables();
  const uses = tables.find(({ name }) => name === 'partner_day_uses');
  if (uses?.columns.some(({ name }) => name === 'class_id')) return;
  await db.schema
    .createTable('partnerDayUsesNext')
    .ifNotExists()
    .addColumn('partnerKey', text, (column) => column.notNull())
    .addColumn('day', text, (column) => column.notNull())
    .addColumn('origin', text, (column) => column.notNull())
    .addColumn('campaign', text, (column) => column.notNull())
    .addColumn('classId', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('partner_uses_of_class', ['partnerKey', 'day', 'origin', 'campaign', 'classId', 'kind'])
    .execute();
  // Killed after this, it goes on without the former table.
  if (uses) {
    await sql`insert into partner_day_uses_next (partner_key, day, origin, campaign, class_id, kind, count)
      select partner_key, day, origin, campaign, '', kind, count from partner_day_uses where true on conflict do nothing`.execute(
      db,
    );
    await db.schema.dropTable('partnerDayUses').execute();
  }
  await db.schema.alterTable('partnerDayUsesNext').renameTo('partnerDayUses').execute();
}
