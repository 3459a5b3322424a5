import { expect, test } from 'vitest';
import { hour } from '../testing/test-clock.ts';
import { onEachEngine } from '../testing/test-engines.ts';
import { createTestQueue, testMail } from '../testing/test-mail-queue.ts';
import { startTestMailServer } from '../testing/test-mail-server.ts';
import { forgetTexts } from './kept-texts.ts';

onEachEngine((engine) => {
  test('a mail without a key is kept for five days, in case it comes back, and then forgotten', async () => {
    const { clock, db, mails, senderTo } = await createTestQueue(engine);
    const { url } = await startTestMailServer();
    await mails.add({ ...testMail, id: 'reminder', calendar: 'BEGIN:VCALENDAR' });
    await senderTo(url).sendDue();

    clock.advance(5 * 24 * hour - 1);
    await forgetTexts(db, clock.read());
    expect(await mails.newest(1)).toMatchObject([{ text: 'Test text', calendar: 'BEGIN:VCALENDAR' }]);

    clock.advance(1);
    await db.updateTable('mails').set({ fault: 'delayed by mx.example.org' }).execute();
    await forgetTexts(db, clock.read());
    expect(await mails.newest(1)).toMatchObject([
      { text: '', html: '', calendar: '', sentAt: expect.any(String), fault: null, forgetAt: null },
    ]);
  });

  test('a mail that was given up is kept for a month, for a corrected address, and then forgotten', async () => {
    const { clock, db, mails } = await createTestQueue(engine);
    await mails.add({ ...testMail, id: 'reminder' });
    await db.updateTable('mails').set({ nextTryAt: null, fault: 'returned by mx.example.org' }).execute();

    clock.advance(30 * 24 * hour);
    await forgetTexts(db, clock.read());
    expect(await mails.newest(1)).toMatchObject([{ text: 'Test text' }]);

    clock.advance(1);
    await forgetTexts(db, clock.read());
    expect(await mails.newest(1)).toMatchObject([{ text: '', sentAt: null, fault: 'returned by mx.example.org' }]);
  });
});
