import type { Kysely } from 'kysely';
import { type Author, createAuditRepository } from '../audit/audit-repository.ts';
import type { Database } from '../database/schema.ts';
import type { Kind } from './kinds.ts';
import { siteTables } from './site-tables.ts';

/** Moves a record before another one of its list, or to the end. Positions of a list have no gaps. */
export function createRecordMove(db: Kysely<Database>, clock: () => Date) {
  const audit = createAuditRepository(db, clock);

  return async function move(kind: Kind, id: string, before: string, author: Author): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .updateTable('contentRecords')
        .set(({ ref }) => ({ position: ref('position') }))
        .where('kind', '=', kind)
        .returning(['id', 'position', 'title'])
        .execute();
      const sorted = rows.toSorted((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1));
      const moved = sorted.find((row) => row.id === id);
      const others = sorted.filter((row) => row.id !== id);
      const at = before === '' ? others.length : others.findIndex((row) => row.id === before);
      if (!moved || at < 0) return false;
      others.splice(at, 0, moved);
      for (const [position, row] of others.entries()) {
        if (row.position === position) continue;
        await transaction
          .updateTable('contentRecords')
          .set({ position })
          .where('kind', '=', kind)
          .where('id', '=', row.id)
          .execute();
        await siteTables[kind].move?.(transaction, row.id, position);
      }
      await audit.add({ ...author, action: `${kind} moved`, subject: moved.title, detail: id }, transaction);
      return true;
    });
  };
}
