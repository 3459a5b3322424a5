import type { Kysely } from 'kysely';
import { describe } from 'vitest';
import type { Database } from '../../database/schema.ts';
import { tryEveryDoor } from '../../testing/every-door.ts';
import { addPeople } from '../../testing/test-people.ts';
import { testClass } from '../../testing/test-rows.ts';
import { enrolmentResource } from './enrolment.ts';

const place = (memberId: string, classId: string) => ({ email: `${memberId}@example.com`, classId });
describe('every door', () =>
  tryEveryDoor(enrolmentResource, {
    create: { needs: addPeople, input: { data: place('test-third', 'test-open') } },
    move: { needs: addPeople, id: 'test-full~test-first', input: { to: 'test-open' } },
    cancel: { needs: addPeople, id: 'test-full~test-first' },
    mark: { needs: addBegun, id: 'test-begun~test-first', input: { session: 2, isPresent: true } },
    wait: { needs: addPeople, input: { data: place('test-third', 'test-full') } },
    leave: { needs: addPeople, id: 'test-full~test-second' },
    remind: { needs: addPeople, id: 'test-full~test-first' },
  }));

async function addBegun(db: Kysely<Database>) {
  await addPeople(db);
  const start = { startsAt: '2026-01-01T17:30:00.000Z', localStart: '2026-01-01T18:30:00+01:00' };
  const begun = { ...start, id: 'test-begun', pattern: '5 x 2 h, Thu 18:30' };
  await db.insertInto('classes').values(testClass(begun)).execute();
  const seat = { classId: begun.id, memberId: 'test-first', createdAt: '2025-11-02T08:00:00.000Z' };
  await db.insertInto('enrolments').values(seat).execute();
}
