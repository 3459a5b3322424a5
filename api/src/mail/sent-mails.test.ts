import { expect, test } from 'vitest';
import { onEachEngine, openTestEngine } from '../testing/test-engines.ts';
import { mailsTo, mailTroubles } from './sent-mails.ts';

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

  test('mail that another server has not delivered yet: it waits', async () => {
    const db = await openTestEngine(engine);
    const time = '2026-11-30T08:00:00.000Z';
    const mail = {
      id: 'test',
      createdAt: time,
      sender: 'x@example.com',
      subject: 'Test',
      text: '',
      html: '',
      tries: 1,
    };
    const [recipient, fault] = ['test@example.com', 'delayed by mx.example.org'];
    await db
      .insertInto('mails')
      .values({ ...mail, recipient, sentAt: time, nextTryAt: null, fault })
      .execute();

    expect(await mailTroubles(db, [recipient])).toEqual(new Map([[recipient, `A mail waits: ${fault}`]]));
    expect(await mailsTo(db, [recipient])).toMatchObject([{ state: 'waiting', fault }]);
    await db.updateTable('mails').set({ fault: null }).execute();
    expect((await mailTroubles(db, [recipient])).size).toBe(0);
    expect(await mailsTo(db, [recipient])).toMatchObject([{ state: 'sent', fault: '' }]);
  });
});
