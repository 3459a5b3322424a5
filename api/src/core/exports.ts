import type { ActionContext } from './actions.ts';
import { type Author, createAuditRepository } from './audit.ts';
import { csvOf } from './csv.ts';
import { mostImported } from './import-limits.ts';
import type { AnyResource, ListFilter } from './resource.ts';
import { wholeList } from './whole-list.ts';

export interface ExportedList {
  /** Without the head. */
  count: number;
  text: string;
}

/**
 * @param part from 1 on: as many rows as an import takes. Absent: all
 * @throws {UserError}
 */
export async function exportList(
  { clock, db }: Pick<ActionContext, 'clock' | 'db'>,
  { list, page, sheet }: AnyResource,
  filter: ListFilter,
  author: Author,
  part?: number,
): Promise<ExportedList> {
  if (!sheet) throw new Error(`There is no file of ${list}.`);
  const now = clock().toISOString();
  const rows =
    part === undefined
      ? await wholeList((all) => page(db, now, filter, all))
      : (await page(db, now, filter, { offset: (part - 1) * mostImported, limit: mostImported })).rows;
  const count = rows.length;
  const text = await csvOf(rows, (portion) => sheet(db, portion, now));
  const detail = `${count} rows`;
  await createAuditRepository(db, clock).add({ ...author, action: `${list} exported`, subject: '', detail });
  return { count, text };
}
