import { describe } from 'vitest';
import { tryEveryDoor } from '../../testing/every-door.ts';
import { mailTextResource } from './mail-text.ts';

describe('every door', () =>
  tryEveryDoor(mailTextResource, {
    save: { id: 'reminder', input: { data: { subject: 'Test {class}', text: 'Test {name}' } } },
    publish: { id: 'reminder' },
    restore: { id: 'reminder', before: [['save', { data: { text: 'Test' } }]], input: { from: 1 } },
    reset: {
      id: 'reminder',
      before: [
        ['save', { data: { text: 'Test' } }],
        ['publish', {}],
      ],
    },
    send: { id: 'reminder', input: { to: 'new@example.com', subject: 'Test {class}', text: 'Test {name}' } },
  }));
