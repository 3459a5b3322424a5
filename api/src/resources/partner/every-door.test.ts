import { describe } from 'vitest';
import { tryEveryDoor, versionedCases } from '../../testing/every-door.ts';
import { partnerResource } from './partner.ts';

describe('every door', () =>
  tryEveryDoor(
    partnerResource,
    versionedCases({ name: 'Test & Partner', link: 'https://partner.example' }, { name: 'Other name' }),
  ));
