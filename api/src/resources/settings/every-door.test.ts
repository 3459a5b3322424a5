import { describe } from 'vitest';
import { tryEveryDoor } from '../../testing/every-door.ts';
import { settingsResource } from './settings.ts';

describe('every door', () =>
  tryEveryDoor(settingsResource, {
    save: {
      id: 'provider',
      input: {
        data: { enrolmentNews: 'Daily', enrolmentNewsTo: 'boss@example.com', currency: 'CHF', reminderDays: '3' },
      },
    },
    'payment-secret': { id: 'provider' },
  }));
