import { describe } from 'vitest';
import { tryEveryDoor } from '../../testing/every-door.ts';
import { addCompany } from '../../testing/test-company.ts';
import { companySeatResource } from './company-seat.ts';

describe('every door', () =>
  tryEveryDoor(companySeatResource, {
    create: {
      needs: addCompany,
      input: { data: { email: 'new@example.com', fullname: 'Test Newcomer', bookingId: 'testcompany' } },
    },
    remove: { needs: addCompany, id: 'test-open~test-first' },
  }));
