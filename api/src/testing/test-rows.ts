import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

const createdAt = '2026-11-01T08:00:00.000Z';

/** It begins on a day that commands and processes, which go by the clock of the machine, do not see. */
export const testClass = (change: Partial<Insertable<Database['classes']>> = {}): Insertable<Database['classes']> => ({
  id: 'test-class',
  languageId: '1111117',
  trainerId: null,
  name: 'Test class',
  description: '<p>Test description</p>',
  startsAt: '2099-12-01T08:00:00.000Z',
  localStart: '2099-12-01T09:00:00+01:00',
  timeZone: 'Europe/Vienna',
  pattern: '5 x 2 h, Tue 09:00',
  mode: 'Live online',
  createdDate: '20261101',
  price: '480',
  oldPrice: '',
  sessionVenues: '',
  sessionLinks: '',
  reminderDays: '',
  currency: 'EUR',
  rating: 4.5,
  seatsTotal: 10,
  seatsLeft: 10,
  ...change,
});

export const testMember = (id: string): Insertable<Database['members']> => ({
  id,
  email: `${id}@example.com`,
  fullname: `Test Member ${id}`,
  passwordHash: '',
  createdAt,
});

export const testExpert = (id: string): Insertable<Database['experts']> => ({
  id,
  fullname: `Test Expert ${id}`,
  userImage: `${id}.svg`,
  countryName: 'Austria',
  company: 'Test Company',
  position: 'Test Coach',
  shortBio: 'Test bio',
  linkedinUrl: '',
  fbUrl: '',
  sequence: '',
});

export const testSample = (change: Partial<Insertable<Database['samples']>> = {}): Insertable<Database['samples']> => ({
  id: 'test-sample',
  languageId: '1111117',
  expertId: 'test-expert',
  projectId: 'P-1234',
  name: 'Test sample',
  description: 'Test description',
  enrolmentDate: '20261101',
  ...change,
});

/** A statement takes a limited number of values. */
const atOnce = 1000;

export async function addTestMembers(db: Kysely<Database>, count: number): Promise<string[]> {
  const members = Array.from({ length: count }, (_, index) => testMember(`test-rival-${index}`));
  for (let start = 0; start < count; start += atOnce)
    await db
      .insertInto('members')
      .values(members.slice(start, start + atOnce))
      .execute();
  return members.map(({ id }) => id);
}
