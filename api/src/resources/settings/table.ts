import type { Kysely } from 'kysely';
import { lockRows, type Store } from '../../core/actions.ts';
import { lastAuthorOf } from '../../core/audit.ts';
import { checkData, type DataOf } from '../../core/fields.ts';
import type { Database } from '../../database/schema.ts';
import { settingsFields } from './fields.ts';

type SettingsData = DataOf<typeof settingsFields>;

export interface Settings {
  id: string;
  version: number;
  data: SettingsData;
}

interface Kept {
  version?: number;
  data?: Partial<SettingsData>;
}

/** There is one record. */
export const settingsId = 'provider';
const subject = 'settings';

export async function readSettings(db: Kysely<Database>): Promise<Settings> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', settingsId).executeTakeFirst();
  const { version = 1, data = {} }: Kept = row ? JSON.parse(row.value) : {};
  return { id: settingsId, version, data: checkData(settingsFields, data).data };
}

export async function writeSettings(db: Kysely<Database>, { version, data }: Omit<Settings, 'id'>): Promise<void> {
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify({ version, data }) })
    .where('name', '=', settingsId)
    .execute();
}

export const settingsStore: Store<Settings> = {
  read: async (db, id) => (id === settingsId ? readSettings(db) : undefined),
  async lock(transaction, id, version) {
    await transaction
      .insertInto('settings')
      .values({ name: settingsId, value: '{}' })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    await lockRows(transaction, transaction.selectFrom('settings').select('name').where('name', '=', id));
    return version === undefined || (await readSettings(transaction)).version === version;
  },
  async raise(transaction) {
    const { version, data } = await readSettings(transaction);
    await writeSettings(transaction, { version: version + 1, data });
  },
  subjectOf: () => subject,
  lastAuthor: (db) => lastAuthorOf(db, subject),
};
