import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Work } from './actions.ts';
import { checkData, type FieldData, type FieldFault, missingIn, sentenceOf } from './fields.ts';
import { describe, updateOf, type Versioned, type VersionedRecord } from './versions.ts';

export const draftOf = (versioned: Versioned, id: string, data: FieldData, position: number) => ({
  ...describe(versioned, data),
  ...{ kind: versioned.list, id, position, version: 1, publishedVersion: null, deletedAt: null },
});

type NewRecord = Work<undefined, { data: Partial<FieldData>; state?: 'draft' | 'published' }>;

export async function insert({ transaction, input, author, now }: NewRecord, versioned: Versioned, word: string) {
  const { list } = versioned;
  const { data, faults } = checkData(versioned.fields, input.data as FieldData);
  if (faults.length > 0) return { faults };
  const id = await versioned.newId(transaction, data);
  const draft = draftOf(versioned, id, data, await nextPosition(transaction, list));
  const touched = { updatedAt: now.toISOString(), updatedBy: author.email };
  await transaction
    .insertInto('contentRecords')
    .values({ ...draft, ...touched })
    .execute();
  if (input.state !== 'published') return { id, detail: id };
  const shown = await show(transaction, versioned, { ...draft, version: 0, data });
  return shown ?? { id, detail: id, audit: `${list} ${word} and published` };
}

async function nextPosition(db: Kysely<Database>, list: string): Promise<number> {
  const last = await db
    .selectFrom('contentRecords')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('kind', '=', list)
    .executeTakeFirst();
  return (last?.position ?? -1) + 1;
}

/** What is not given stays. */
export async function save(
  { transaction, record, input }: Work<VersionedRecord, { data: Partial<FieldData> }>,
  versioned: Versioned,
): Promise<{ faults: FieldFault[] } | { data: FieldData; isChanged: boolean }> {
  const { fields, fixed } = versioned;
  const checked = checkData(fields, input.data as FieldData, record.data);
  const faults = [...checked.faults, ...(fixed?.faults?.(record.id, checked.data) ?? [])];
  if (faults.length > 0) return { faults };
  const before = checkData(fields, record.data).data;
  const isChanged = JSON.stringify(before) !== JSON.stringify(checked.data);
  if (isChanged) await write(transaction, versioned, record.id, checked.data);
  return { data: checked.data, isChanged };
}

export const write = (transaction: Transaction<Database>, versioned: Versioned, id: string, data: FieldData) =>
  updateOf(transaction, versioned.list, id).set(describe(versioned, data)).execute();

export async function show(
  transaction: Transaction<Database>,
  versioned: Versioned,
  { id, position, version, data }: Pick<VersionedRecord, 'id' | 'position' | 'version' | 'data'>,
): Promise<{ faults: FieldFault[] } | undefined> {
  const { fields, fixed, list, site } = versioned;
  const missing = missingIn(fields, data, 'is needed before the site can show this.');
  const ofItself = fixed?.faults?.(id, data) ?? [];
  const faults = [...missing, ...ofItself, ...((await site.writeFaults?.(transaction, data)) ?? [])];
  if (faults.length > 0) return { faults };
  await site.write(transaction, id, position, data);
  await updateOf(transaction, list, id)
    .set({ publishedVersion: version + 1 })
    .execute();
  return undefined;
}

export async function hide(
  transaction: Transaction<Database>,
  { site }: Versioned,
  { id }: VersionedRecord,
): Promise<string | undefined> {
  const fault = await site.removeFault?.(transaction, id);
  if (fault) return fault;
  await site.remove(transaction, id);
  return undefined;
}

/** After a deletion: what was on the site, and not what was changed since. `undefined`: it is there again, or never was. */
export async function showAgain(
  transaction: Transaction<Database>,
  versioned: Versioned,
  record: VersionedRecord,
): Promise<string | undefined> {
  const { id, publishedVersion, version } = record;
  if (publishedVersion === null) return undefined;
  const isLatest = publishedVersion === version - 1;
  const data = isLatest ? record.data : await versionOf(transaction, versioned, id, publishedVersion);
  const refused = data && (await show(transaction, versioned, { ...record, data }));
  const isThere = data && !refused;
  if (isThere && isLatest) return undefined;
  await updateOf(transaction, versioned.list, id)
    .set({ publishedVersion: isThere ? publishedVersion : null })
    .execute();
  if (isThere) return undefined;
  const details = refused?.faults.map((fault) => sentenceOf(versioned.fields, fault)) ?? [];
  const reason = refused ? 'the site cannot show it.' : 'what the site showed is not kept.';
  return [`It is a draft now, because ${reason}`, ...details].join(' ');
}

/** `undefined`: it is not kept, as the first one of a record from before the desk. */
export async function versionOf(
  db: Kysely<Database>,
  { fields, list }: Versioned,
  id: string,
  version: number,
): Promise<FieldData | undefined> {
  const row = await db
    .selectFrom('contentVersions')
    .select('data')
    .where('kind', '=', list)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && checkData(fields, JSON.parse(row.data)).data;
}

/** Positions of a list have no gaps. */
export async function putBefore(
  { transaction, record, input: { before = '' } }: Work<VersionedRecord, { before?: string }>,
  { list, site }: Versioned,
) {
  const rows = await transaction
    .updateTable('contentRecords')
    .set(({ ref }) => ({ position: ref('position') }))
    .where('kind', '=', list)
    .returning(['id', 'position'])
    .execute();
  const sorted = rows.toSorted((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1));
  const moved = sorted.filter(({ id }) => id === record.id);
  const others = sorted.filter(({ id }) => id !== record.id);
  const at = before === '' ? others.length : others.findIndex(({ id }) => id === before);
  if (at < 0) return { fault: 'That record is not there any more.' };
  for (const [position, { id, position: former }] of others.toSpliced(at, 0, ...moved).entries()) {
    if (former === position) continue;
    await updateOf(transaction, list, id).set({ position }).execute();
    await site.order?.(transaction, id, position);
  }
  return { detail: record.id };
}
