import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inPortions } from './in-portions.ts';

const at = '2026-11-01T08:00:00.000Z';
const surnames = ['Novak', 'Ødegård', 'García', 'Müller', 'Okafor', 'Tanaka', 'Smith', 'Kowalski'];

const nameOf = (index: number) => `Test ${index} ${surnames[index % surnames.length]}`;

/** How many of each. */
export interface ManyRecords {
  members: number;
  experts: number;
  samples: number;
  questions: number;
  partners: number;
  invitations: number;
  messages: number;
  auditEntries: number;
}

/** Fills a database as the desk of a large provider sees it, but for its classes. */
export async function addManyRecords(
  db: Kysely<Database>,
  { members, experts, samples, questions, partners, invitations, messages, auditEntries }: ManyRecords,
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
  await recordsOf('questions', questions, (index) => ({
    question: `Question ${index} of ${nameOf(index)}?`,
    answer: '<p>Test words of an answer.</p>'.repeat(8),
    topic: 'classes',
  }));
  await recordsOf('partners', partners, (index) => ({ name: `Test Partner ${index}`, link: '' }));
  await inPortions(invitations, (indexes) => {
    const rows = indexes.map((index) => ({
      keyHash: `key-${index}`,
      email: `guest-${index}@example.com`,
      fullname: nameOf(index),
      passCodeHash: '',
      classId: String(10_000_000 + index),
      triesLeft: 5,
      createdAt: at,
      expiresAt: '2099-01-01T08:00:00.000Z',
    }));
    return db.insertInto('invitations').values(rows).execute();
  });
  await inPortions(messages, (indexes) => {
    const rows = indexes.map((index) => ({
      id: `message-${String(index).padStart(6, '0')}`,
      createdAt: at,
      changedAt: at,
      changedBy: '',
      answer: '',
      name: nameOf(index),
      email: `guest-${index}@example.com`,
      text: 'multiline: Test words. '.repeat(8),
      state: index % 10 === 0 ? 'new' : 'closed',
    }));
    return db.insertInto('messages').values(rows).execute();
  });
  await inPortions(auditEntries, (indexes) => {
    const rows = indexes.map((index) => ({
      id: `entry-${String(index).padStart(7, '0')}`,
      at,
      email: `staff-${index % 10}@example.com`,
      action: 'class changed',
      subject: `class ${index % 1000}`,
      detail: nameOf(index),
      address: '192.0.2.1',
    }));
    return db.insertInto('auditLog').values(rows).execute();
  });
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
