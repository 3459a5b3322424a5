import { describe } from 'vitest';
import { tryEveryDoor } from '../../testing/every-door.ts';
import { addPeople } from '../../testing/test-people.ts';
import { memberResource } from './member.ts';

const memberData = {
  ...{ fullname: 'Other Name', email: 'other@example.com', company: 'Test & Co', phone: '+43 1 234 56 78' },
  notes: 'Asks for invoices\nby post',
};
describe('every door', () =>
  tryEveryDoor(memberResource, {
    save: { needs: addPeople, id: 'test-first', input: { data: memberData } },
    renewal: { needs: addPeople, id: 'test-first', input: { days: 3 } },
    'sign-out': { needs: addPeople, id: 'test-first' },
    erase: { needs: addPeople, id: 'test-first' },
  }));
