import type { Kysely } from 'kysely';
import { describe } from 'vitest';
import type { Field } from '../../core/fields.ts';
import type { Database } from '../../database/schema.ts';
import { tryEveryDoor } from '../../testing/every-door.ts';
import { fillClass } from '../../testing/test-people.ts';
import { testMember } from '../../testing/test-rows.ts';
import { classResource } from './class.ts';
import { classFields } from './fields.ts';

const takesWords = ({ kind }: Field) => kind === 'line' || kind === 'text' || kind === 'html';
const words = Object.entries(classFields).flatMap(([name, field]) => (takesWords(field) ? [[name, 'Test words']] : []));

const classData = {
  ...Object.fromEntries(words),
  name: 'Test class',
  languageId: '1111117',
  start: '2099-12-03T18:30',
  timeZone: 'Europe/Vienna',
  pattern: '5 x 2 h, Thu 18:30',
  otherDates: '2099-12-17: 2099-12-18 17:00-18:30\n2099-12-31: left out',
  mode: 'Blended',
  venue: 'Room 4, Test Street 1',
  sessionVenues: '2: Room 5\n4: Garden',
  meetingLink: 'https://meet.example/test?pwd=1',
  sessionLinks: '3: https://meet.example/3',
  seats: '1',
  price: '480',
  earlyPrice: '400',
  earlyUntil: '20991101',
  currency: 'EUR',
  taxRate: '20',
  taxMode: 'Added',
  taxNote: 'Test note',
  cancelDays: '14',
  description: '<p>Words about it</p>',
};
const publishedClass = [['create', { data: classData, state: 'published' }]] as const;
const newTimes = { ...classData, start: '2099-12-10T18:30', seats: '2' };

describe('every door', () =>
  tryEveryDoor(
    classResource,
    {
      create: { input: { data: classData, state: 'published' } },
      save: { before: publishedClass, input: { data: newTimes, alsoUntold: true }, fill },
      publish: { before: [['create', { data: classData }]] },
      unpublish: { before: publishedClass },
      delete: { before: [['create', { data: classData }]] },
      undelete: {
        before: [
          ['create', { data: classData }],
          ['delete', {}],
        ],
      },
      move: { before: publishedClass, input: { data: newTimes, reason: 'The room is taken.' }, fill },
      postpone: { before: publishedClass, input: { reason: 'The trainer is ill.' }, fill },
      cancel: { before: publishedClass, input: { reason: 'The trainer is ill.' }, fill },
      write: {
        before: publishedClass,
        input: { to: 'everybody', subject: 'Bring a case', words: 'Please bring a case.' },
        fill,
      },
    },
    { tags: [] },
  ));

async function fill(db: Kysely<Database>, classId: string) {
  await db
    .insertInto('members')
    .values([testMember('test-first'), testMember('test-second')])
    .execute();
  await fillClass(db, classId);
  await db.updateTable('classes').set({ seatsLeft: 0 }).execute();
}
