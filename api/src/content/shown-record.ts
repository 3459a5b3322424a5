import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { missingField } from './check-data.ts';
import type { RecordRow } from './content-record.ts';
import type { ContentData, Kind } from './kinds.ts';
import { siteTables } from './site-tables.ts';

/** A change that the site cannot follow; it is rolled back. */
export class ContentFault extends Error {}

/** Makes the site show a record. @throws {ContentFault} */
export async function show(
  db: Transaction<Database>,
  kind: Kind,
  { id, position, data: text }: RecordRow,
): Promise<void> {
  const data: ContentData = JSON.parse(text);
  const missing = missingField(kind, data);
  if (missing) throw new ContentFault(`${missing.label} is needed before the site can show this.`);
  const fault = await siteTables[kind].writeFault?.(db, data);
  if (fault) throw new ContentFault(fault);
  await siteTables[kind].write(db, id, position, data);
}

/** Takes a record off the site. @throws {ContentFault} */
export async function hide(db: Transaction<Database>, kind: Kind, { id }: RecordRow): Promise<void> {
  const fault = await siteTables[kind].removeFault?.(db, id);
  if (fault) throw new ContentFault(fault);
  await siteTables[kind].remove(db, id);
}
