import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { checkData, type DataOf, type FieldFault, type Fields, missingIn, type ReferenceList } from './fields.ts';

export interface Named {
  id: string;
  name: string;
}

interface Referenced {
  one: string;
  where?: string;
  read(db: Kysely<Database>): Promise<Named[]>;
  has(db: Kysely<Database>, id: string): Promise<boolean>;
}

const referenced: Record<ReferenceList, Referenced> = {
  languages: {
    one: 'Language',
    where: '',
    read: (db) => db.selectFrom('languages').select(['id', 'name']).orderBy('name').execute(),
    has: async (db, id) =>
      (await db.selectFrom('languages').select('id').where('id', '=', id).executeTakeFirst()) !== undefined,
  },
  experts: {
    one: 'expert',
    read: (db) => db.selectFrom('experts').select(['id', 'fullname as name']).orderBy('fullname').execute(),
    has: async (db, id) =>
      (await db.selectFrom('experts').select('id').where('id', '=', id).executeTakeFirst()) !== undefined,
  },
  classes: {
    one: 'class',
    where: ' on the site',
    read: (db) => shownClasses(db).select(['id', 'name']).execute(),
    has: async (db, id) => (await shownClasses(db).select('id').where('id', '=', id).executeTakeFirst()) !== undefined,
  },
};

const shownClasses = (db: Kysely<Database>) => db.selectFrom('classes').where('state', '=', 'published');

export const namesIn = (db: Kysely<Database>, list: ReferenceList): Promise<Named[]> => referenced[list].read(db);

async function referenceFaults(db: Kysely<Database>, fields: Fields, data: DataOf<Fields>): Promise<FieldFault[]> {
  const faults: FieldFault[] = [];
  for (const [field, { list }] of Object.entries(fields)) {
    if (!list) continue;
    for (const id of [data[field] ?? []].flat())
      if (id !== '' && !(await referenced[list].has(db, id)))
        faults.push({ field, fault: `There is no ${referenced[list].one} ${id}${referenced[list].where ?? ''}.` });
  }
  return faults;
}

export const checkComplete = checkFor({ mayLack: false });

export const checkDraft = checkFor({ mayLack: true });

function checkFor({ mayLack }: { mayLack: boolean }) {
  return async <F extends Fields>(
    db: Kysely<Database>,
    fields: F,
    given: Partial<DataOf<F>>,
    present?: DataOf<F>,
  ): Promise<{ data: DataOf<F> } | { faults: FieldFault[] }> => {
    const { data, faults } = checkData(fields, given, present);
    const missing = mayLack ? [] : missingIn(fields, data);
    const all = [...missing, ...faults, ...(await referenceFaults(db, fields, data))];
    return all.length > 0 ? { faults: all } : { data };
  };
}

/** An id, or a name that no other record has. */
export async function createIdReader(
  db: Kysely<Database>,
  list: ReferenceList,
): Promise<(given: string) => { id: string } | { fault: string }> {
  const { one, where, read } = referenced[list];
  const rows = await read(db);
  const ids = new Set(rows.map(({ id }) => id));
  const byName = Map.groupBy(rows, ({ name }) => name.toLowerCase());
  return (given) => {
    if (given === '' || ids.has(given)) return { id: given };
    const [found, ...others] = byName.get(given.toLowerCase()) ?? [];
    if (found && others.length === 0) return { id: found.id };
    return { fault: `There is no ${one} “${given.slice(0, 100)}”${where ?? ', or several'}.` };
  };
}
