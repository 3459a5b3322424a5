import { describe } from 'vitest';
import { tryEveryDoor } from '../../testing/every-door.ts';
import { addPeople } from '../../testing/test-people.ts';
import { memberResource } from './member.ts';

const addInvited: typeof addPeople = async (db) => {
  await addPeople(db);
  const at = { createdAt: '2026-11-02T08:00:00.000Z', expiresAt: '2026-11-16T08:00:00.000Z' };
  const person = { email: 'test-first@example.com', fullname: 'Test Member test-first', memberId: 'test-first' };
  await db
    .insertInto('invitations')
    .values({ ...at, ...person, keyHash: 'test-key', passCodeHash: '', classId: 'test-open', triesLeft: 0 })
    .execute();
};

const memberData = {
  ...{ fullname: 'Other Name', email: 'other@example.com', company: 'Test & Co', phone: '+43 1 234 56 78' },
  notes: 'Asks for invoices\nby post',
};
describe('every door', () =>
  tryEveryDoor(memberResource, {
    save: { needs: addPeople, id: 'test-first', input: { data: memberData } },
    renewal: { needs: addPeople, id: 'test-first', input: { days: 3 } },
    'sign-out': { needs: addPeople, id: 'test-first' },
    'needs-no-seat': { needs: addInvited, id: 'test-first', input: { classId: 'test-open' } },
    erase: { needs: addPeople, id: 'test-first' },
  }));
