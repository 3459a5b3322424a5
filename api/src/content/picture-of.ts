import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Purpose } from '../pictures/picture-sizes.ts';

/** The picture that a field names. */
export const pictureOf = (db: Kysely<Database>, purpose: Purpose, id: string) =>
  db.selectFrom('pictures').selectAll().where('id', '=', id).where('purpose', '=', purpose).executeTakeFirst();

/** Why the site cannot show it. */
export async function pictureFault(db: Kysely<Database>, purpose: Purpose, id: string): Promise<string | undefined> {
  if (id === '' || (await pictureOf(db, purpose, id))) return undefined;
  return 'The picture is not there. Please bring it in again.';
}
