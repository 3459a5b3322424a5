import { describe } from 'vitest';
import { tryEveryDoor } from '../../testing/every-door.ts';
import { staffResource } from './staff.ts';

const newPerson = { email: 'new@example.com', fullname: 'Test Newcomer', role: 'editor' };
const addedPerson = [['create', { data: newPerson }]] as const;

describe('every door', () =>
  tryEveryDoor(staffResource, {
    create: { input: { data: newPerson, link: 'mailed' } },
    link: { before: addedPerson, input: { link: 'mailed' } },
    save: { before: addedPerson, input: { data: { role: 'trainer' } } },
    remove: { before: addedPerson },
  }));
