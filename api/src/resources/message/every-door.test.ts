import type { Kysely } from 'kysely';
import { describe } from 'vitest';
import type { Database } from '../../database/schema.ts';
import { tryEveryDoor } from '../../testing/every-door.ts';
import { messageResource } from './message.ts';
import { insertMessage } from './table.ts';

const addMessage = (db: Kysely<Database>) =>
  db.transaction().execute((transaction) => {
    const message = { name: 'Test Person', email: 'person@example.com', text: 'May I ask?' };
    return insertMessage(transaction, message, new Date('2026-11-02T08:00:00Z'));
  });

describe('every door', () =>
  tryEveryDoor(messageResource, {
    answer: { record: addMessage, input: { answer: 'You may.' } },
    close: { record: addMessage },
    reopen: { record: addMessage, before: [['close', {}]] },
  }));
