import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { FieldFault } from './fields.ts';

type Purpose = 'photo' | 'logo';

export const pictureOf = (db: Kysely<Database>, purpose: Purpose, id: string) =>
  db.selectFrom('pictures').selectAll().where('id', '=', id).where('purpose', '=', purpose).executeTakeFirst();

export async function pictureFaults(db: Kysely<Database>, field: Purpose, id: string): Promise<FieldFault[]> {
  if (id === '' || (await pictureOf(db, field, id))) return [];
  return [{ field, fault: 'The picture is not there. Please bring it in again.' }];
}
