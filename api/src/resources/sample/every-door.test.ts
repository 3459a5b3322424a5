import type { Kysely } from 'kysely';
import { describe } from 'vitest';
import type { Database } from '../../database/schema.ts';
import { act, tryEveryDoor, versionedCases } from '../../testing/every-door.ts';
import { expertResource } from '../expert/expert.ts';
import { sampleResource } from './sample.ts';

const { order: _, ...cases } = versionedCases(
  { name: 'Test sample', languageId: '1111117', expertId: '900001', description: 'Two\nlines', card: 'role: user' },
  { description: 'Other words' },
  addExpert,
);

describe('every door', () => tryEveryDoor(sampleResource, cases));

async function addExpert(db: Kysely<Database>) {
  const data = { fullname: 'Test Expert', position: 'Test Coach', languages: ['1111117', '1111112'] };
  await act(db, expertResource, 'create', undefined, { data, state: 'published' });
}
