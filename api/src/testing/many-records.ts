import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

const portion = 500;
const at = '2026-11-01T08:00:00.000Z';
const surnames = ['Novak', 'Ødegård', 'García', 'Müller', 'Okafor', 'Tanaka', 'Smith', 'Kowalski'];

const nameOf = (index: number) => `Test ${index} ${surnames[index % surnames.length]}`;

/** Fills a database as the desk of a large provider sees it: members, and records of experts and samples. */
export async function addManyRecords(
  db: Kysely<Database>,
  { members, experts, samples }: { members: number; experts: number; samples: number },
): Promise<void> {
  await inPortions(members, (indexes) => {
    const rows = indexes.map((index) => ({
      id: `member-${index}`,
      email: `test-${String(index).padStart(6, '0')}@example.com`,
      fullname: nameOf(index),
      passwordHash: '',
      createdAt: at,
    }));
    return db.insertInto('members').values(rows).execute();
  });
  const recordsOf = (kind: string, count: number, dataOf: (index: number) => Record<string, unknown>) =>
    inPortions(count, (indexes) => {
      const rows = indexes.map((index) => recordOf(kind, index, dataOf(index)));
      return db.insertInto('contentRecords').values(rows).execute();
    });
  await recordsOf('experts', experts, (index) => ({
    fullname: nameOf(index),
    position: 'Test Coach',
    company: `Test Company ${index % 100}`,
    languages: ['1111117'],
    shortBio: 'Test words about this person. '.repeat(8),
  }));
  await recordsOf('samples', samples, (index) => ({
    name: `Sample ${index} of ${nameOf(index)}`,
    languageId: '1111117',
    expertId: String(900_000 + (index % experts)),
    description: 'Test words about this sample. '.repeat(12),
  }));
}

function recordOf(kind: string, index: number, data: Record<string, unknown>): Insertable<Database['contentRecords']> {
  const [title = ''] = Object.values(data).map(String);
  return {
    kind,
    id: String(index).padStart(6, '0'),
    version: 1 + (index % 3),
    publishedVersion: index % 2 ? 1 : null,
    position: index,
    title,
    search: Object.values(data).flat().join(' ').toLowerCase(),
    data: JSON.stringify(data),
    updatedAt: at,
    updatedBy: 'test@example.com',
    deletedAt: null,
  };
}

async function inPortions(count: number, add: (indexes: number[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += portion)
    await add(Array.from({ length: Math.min(portion, count - from) }, (_, index) => from + index));
}
