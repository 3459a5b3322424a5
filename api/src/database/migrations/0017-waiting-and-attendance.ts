import type { Kysely } from 'kysely';
import { textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  await db.schema
    .createTable('waiting')
    .ifNotExists()
    .addColumn('classId', text, (column) => column.notNull().references('classes.id'))
    .addColumn('memberId', text, (column) => column.notNull().references('members.id'))
    .addColumn('createdAt', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('waiting_key', ['classId', 'memberId'])
    .execute();
  await db.schema.createIndex('waiting_by_member').ifNotExists().on('waiting').column('memberId').execute();
  await db.schema
    .createTable('attendance')
    .ifNotExists()
    .addColumn('classId', text, (column) => column.notNull())
    .addColumn('memberId', text, (column) => column.notNull())
    .addColumn('session', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('attendance_key', ['classId', 'memberId', 'session'])
    .execute();
}
