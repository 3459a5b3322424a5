import { describe } from 'vitest';
import { tryEveryDoor } from '../../testing/every-door.ts';
import { addPeople } from '../../testing/test-people.ts';
import { discountResource } from './discount.ts';

const discountData = {
  ...{ code: 'TEST-20', kind: 'Amount', value: '20', currency: 'EUR', mostUses: '5', until: '20991203' },
  ...{ classIds: 'test-open\ntest-full', note: 'Test note' },
};

describe('every door', () =>
  tryEveryDoor(discountResource, {
    create: { input: { data: discountData }, needs: addPeople },
    save: { needs: addPeople, before: [['create', { data: discountData }]], input: { data: { value: '10' } } },
    end: { needs: addPeople, before: [['create', { data: discountData }]] },
  }));
