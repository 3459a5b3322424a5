import { expect, test } from 'vitest';
import { createTestClock, minute } from '../testing/test-clock.ts';
import { onEachEngine, openTestEngine } from '../testing/test-engines.ts';
import { createMailRepository } from './mail-repository.ts';

onEachEngine((engine) => {
  test('mails come newest first', async () => {
    const db = await openTestEngine(engine);
    const clock = createTestClock();
    const mails = createMailRepository(db, clock.read);
    const mail = { id: 'alert' as const, sender: 'a@example.com', recipient: 'b@example.com', values: {} };
    await mails.add({ ...mail, words: { subject: 'first', text: 'Test' } });
    clock.advance(minute);
    await mails.add({ ...mail, words: { subject: 'second', text: 'Test' } });
    const [newest, oldest] = await mails.newest(10);
    expect([newest?.subject, oldest?.subject]).toEqual(['second', 'first']);
    expect(await mails.byId(newest?.id ?? '')).toEqual(newest);
  });
});
