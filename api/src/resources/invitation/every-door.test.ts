import { describe } from 'vitest';
import { tryEveryDoor } from '../../testing/every-door.ts';
import { addPeople } from '../../testing/test-people.ts';
import { invitationResource } from './invitation.ts';

const invited = { email: 'new@example.com', fullname: 'Test Newcomer', classId: 'test-open' };

describe('every door', () =>
  tryEveryDoor(invitationResource, {
    create: { needs: addPeople, input: { data: invited } },
    again: { needs: addPeople, before: [['create', { data: invited }]] },
    revoke: { needs: addPeople, before: [['create', { data: invited }]] },
  }));
