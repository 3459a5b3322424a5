import { describe } from 'vitest';
import { tryEveryDoor } from '../../testing/every-door.ts';
import { taxResource } from './tax.ts';

const data = { country: 'DE', rate: '19', note: 'VAT of Germany', companyRate: '0', companyNote: 'Reverse charge' };

describe('every door', () =>
  tryEveryDoor(taxResource, {
    create: { input: { data } },
    save: { before: [['create', { data }]], input: { data: { rate: '16', companyNote: 'Test' } } },
    remove: { before: [['create', { data }]] },
  }));
