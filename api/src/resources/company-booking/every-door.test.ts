import { describe } from 'vitest';
import { tryEveryDoor } from '../../testing/every-door.ts';
import { addCompany, testCompany } from '../../testing/test-company.ts';
import { addPeople } from '../../testing/test-people.ts';
import { companyBookingResource } from './company-booking.ts';

describe('every door', () =>
  tryEveryDoor(companyBookingResource, {
    create: { needs: addPeople, input: { data: testCompany } },
    save: { needs: addCompany, id: 'testcompany', input: { data: { company: 'Other & Co', contactName: 'Test' } } },
    'give-back': { needs: addCompany, id: 'testcompany', input: { seats: 2 } },
    cancel: { needs: addCompany, id: 'testcompany' },
  }));
