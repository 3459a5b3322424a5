import type { ActionContext } from './actions.ts';
import { type Author, createAuditRepository } from './audit.ts';
import { csvOf } from './csv.ts';
import type { AnyResource, ListFilter } from './resource.ts';
import { wholeList } from './whole-list.ts';

export interface ExportedList {
  /** Without the head. */
  count: number;
  text: string;
}

/** @throws {UserError} */
export async function exportList(
  { clock, db }: Pick<ActionContext, 'clock' | 'db'>,
  { list, page, sheet }: AnyResource,
  filter: ListFilter,
  author: Author,
): Promise<ExportedList> {
  if (!sheet) throw new Error(`There is no file of ${list}.`);
  const now = clock().toISOString();
  const rows = await wholeList((part) => page(db, now, filter, part));
  const count = rows.length;
  const text = await csvOf(rows, (part) => sheet(db, part, now));
  const detail = `${count} rows`;
  await createAuditRepository(db, clock).add({ ...author, action: `${list} exported`, subject: '', detail });
  return { count, text };
}
