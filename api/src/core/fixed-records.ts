import { hasWords, wordsOf } from '@agile-languages/shared/formats';
import type { Kysely } from 'kysely';
import type { Page, PageRequest } from '../database/page.ts';
import type { Database } from '../database/schema.ts';
import type { Store } from './actions.ts';
import type { ListFilter } from './resource.ts';
import { draftOf } from './versioned-writes.ts';
import { type Fixed, stateOf, type Versioned, type VersionedRecord, versionedStore } from './versions.ts';

export const storeOf = (versioned: Versioned): Store<VersionedRecord> =>
  versioned.fixed ? fixedStore(versioned, versioned.fixed) : versionedStore(versioned);

/** A record that was never changed is not stored. */
function fixedStore(versioned: Versioned, fixed: Fixed): Store<VersionedRecord> {
  const kept = versionedStore(versioned);
  const asBuilt = (id: string) => {
    const data = fixed.builtIn(id);
    return data && { ...draftOf(versioned, id, data, fixed.ids.indexOf(id)), updatedAt: '', updatedBy: '' };
  };
  return {
    ...kept,
    async read(db, id) {
      const record = (await kept.read(db, id)) ?? asBuilt(id);
      if (!record) return undefined;
      const data = typeof record.data === 'string' ? JSON.parse(record.data) : record.data;
      return { ...record, data, title: fixed.titleOf(id) };
    },
    async lock(transaction, id, version) {
      const row = asBuilt(id);
      if (!row) return false;
      await transaction
        .insertInto('contentRecords')
        .values(row)
        .onConflict((conflict) => conflict.columns(['kind', 'id']).doNothing())
        .execute();
      return kept.lock(transaction, id, version);
    },
    async note(transaction, record, audit, author, now) {
      const row = asBuilt(record.id);
      if (row)
        await transaction
          .insertInto('contentVersions')
          .values({ ...pick(row), at: now.toISOString(), email: '', action: 'as it came with the site' })
          .onConflict((conflict) => conflict.columns(['kind', 'id', 'version']).doNothing())
          .execute();
      await kept.note?.(transaction, record, audit, author, now);
    },
  };
}

const pick = ({ kind, id, version, data }: ReturnType<typeof draftOf>) => ({ kind, id, version, data });

export async function fixedPage(
  db: Kysely<Database>,
  versioned: Versioned,
  { ids }: Fixed,
  { words, state }: ListFilter,
  { offset, limit }: PageRequest,
): Promise<Page<VersionedRecord>> {
  const store = storeOf(versioned);
  const wanted = wordsOf(words);
  const all = await Promise.all(ids.map((id) => store.read(db, id)));
  const rows = all.flatMap((record) => {
    if (!record || (state !== 'all' && stateOf(record) !== state)) return [];
    return hasWords([record.title, ...Object.values(record.data).flat()].join(' '), wanted) ? [record] : [];
  });
  return { rows: rows.slice(offset, offset + limit), total: rows.length };
}
