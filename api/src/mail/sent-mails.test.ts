import { expect, test } from 'vitest';
import { onEachEngine, openTestEngine } from '../testing/test-engines.ts';
import { mailTroubles } from './sent-mails.ts';

onEachEngine((engine) => {
  test('mails that were not sent: found among more addresses than a statement names', async () => {
    const db = await openTestEngine(engine);
    const addresses = Array.from({ length: 70_000 }, (_, index) => `test-${index}@example.com`);
    const mail = { id: 'test', sender: 'x@example.com', subject: 'Test', text: '', html: '', sentAt: null, tries: 1 };
    const recipient = addresses.at(-1) ?? '';
    await db
      .insertInto('mails')
      .values({ ...mail, recipient, createdAt: '2026-11-01T08:00:00.000Z', nextTryAt: null, fault: 'no such person' })
      .execute();

    expect(await mailTroubles(db, addresses)).toEqual(new Map([[recipient, 'A mail was given up: no such person']]));
  });
});
