import { v7 as newId } from 'uuid';
import { expect, test, vi } from 'vitest';
import { onEachEngine } from '../testing/test-engines.ts';
import { testReports } from '../testing/test-reports.ts';
import { createTestTrainer } from '../testing/test-trainer.ts';
import { runTrainer } from './run-trainer.ts';

const sentAt = '2026-11-30T08:00:00.000Z';

async function createSentMail(engine: 'SQLite' | 'PostgreSQL' = 'SQLite') {
  const testTrainer = await createTestTrainer(engine);
  const { db, trainerReading } = testTrainer;
  const mail = { id: newId(), recipient: 'member@example.com' };
  const words = { sender: 'a@example.com', subject: 'Your seat', text: 'You have a seat', html: '' };
  await db
    .insertInto('mails')
    .values({ ...mail, ...words, createdAt: sentAt, sentAt, nextTryAt: null, tries: 1, fault: null, holdsKey: 0 })
    .execute();
  const kept = () => db.selectFrom('mails').selectAll().where('id', '=', mail.id).executeTakeFirstOrThrow();
  const report = (text: string) => trainerReading(text, 'read-mail-report');
  return { ...testTrainer, kept, mail, report };
}

onEachEngine((engine) => {
  test.each(['Postfix', 'Exim', 'Exchange', 'Gmail'] as const)(
    'mail that came back, by a report of %s: given up, with what the server said',
    async (server) => {
      const { kept, mail, report, trainer } = await createSentMail(engine);

      const { code, out } = await report(testReports[server](mail));

      expect([code, out]).toEqual([0, expect.stringMatching(`^Noted of the mail ${mail.id}: returned by \\S+, 550`)]);
      expect(await kept()).toMatchObject({
        sentAt: null,
        nextTryAt: null,
        fault: expect.stringMatching(/^returned by /),
      });
      expect((await trainer('mails')).out).toMatch(/member@example\.com +Your seat +1 +given up +returned by \S+, 550/);
    },
  );

  test('mail that another server has not delivered yet: waits there, and can come back later', async () => {
    const { kept, mail, report, trainer } = await createSentMail(engine);

    expect((await report(testReports.Postfix({ ...mail, action: 'delayed' }))).code).toBe(0);
    expect(await kept()).toMatchObject({ sentAt, fault: expect.stringMatching(/^delayed by mx\.example\.org, /) });
    expect((await trainer('mails')).out).toMatch(/Your seat +1 +waits +delayed by/);
    await trainer('retry-mails');
    expect(await kept()).toMatchObject({ sentAt, nextTryAt: null });

    await report(testReports.Postfix(mail));
    expect(await kept()).toMatchObject({ sentAt: null, fault: expect.stringMatching(/^returned by/) });
  });

  test('mail that came back: tried again with its text, and left where its text is gone', async () => {
    const { db, kept, mail, report, trainer } = await createSentMail(engine);
    await report(testReports.Postfix(mail));
    await db.updateTable('mails').set({ createdAt: new Date().toISOString() }).execute();

    expect((await trainer('retry-mails')).out).toBe('1 mail is due now.\n');
    expect(await kept()).toMatchObject({ nextTryAt: expect.any(String), text: 'You have a seat' });

    await db.updateTable('mails').set({ nextTryAt: null, text: '' }).execute();
    expect((await trainer('retry-mails')).out).toBe('No mail can be sent again.\n');
    expect(await kept()).toMatchObject({ nextTryAt: null });
  });

  test('report of nothing that can be noted: a sentence, and nothing changes', async () => {
    const { kept, mail, report } = await createSentMail(engine);
    const before = await kept();
    const postfix = testReports.Postfix(mail);

    for (const [text, sentence] of [
      ['Subject: Re: Your seat\r\n\r\nThank you', 'This is no report of a mail server'],
      [postfix.replaceAll(mail.id, newId()), 'The report names no mail of this site.'],
      [postfix.replaceAll(mail.id, 'alert-1'), 'The report names no mail of this site.'],
      [postfix.replaceAll(mail.recipient, 'other@example.com'), 'The report is not about the address of the mail'],
      [testReports.Postfix({ ...mail, action: 'delivered' }), 'The report does not say that the mail'],
      [postfix.replace('Action: failed\r\n', ''), 'The report does not say that the mail'],
      [postfix + '-'.repeat(1_000_000), 'A report has 1 MB at most.'],
    ] as const) {
      const { code, err } = await report(text);
      expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
      expect(await kept()).toEqual(before);
    }
  });

  test('report that comes twice: the second changes nothing, also after the mail is due again', async () => {
    const { db, kept, mail, report } = await createSentMail(engine);
    await report(testReports.Postfix(mail));
    const returned = await kept();

    expect((await report(testReports.Gmail(mail))).err).toContain('waits here, or was given up already.');
    expect(await kept()).toEqual(returned);
    await db.updateTable('mails').set({ nextTryAt: sentAt }).execute();
    expect((await report(testReports.Gmail(mail))).code).toBe(1);
    expect(await kept()).toEqual({ ...returned, nextTryAt: sentAt });
  });
});

test('report that is no input: wrong arguments', async () => {
  const { trainer } = await createTestTrainer();
  const { code, err } = await trainer('read-mail-report');
  expect([code, err]).toEqual([2, expect.stringContaining('< report.eml')]);
});

test('database that is not available: a mail server is asked to run the command again', async () => {
  const { env } = await createTestTrainer();
  const away = { ...env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' };
  const err = vi.fn<(text: string) => void>();
  const code = await runTrainer(['read-mail-report'], away, { out: () => undefined, err });
  expect([code, err.mock.lastCall]).toEqual([75, [expect.stringContaining('cannot be')]]);
});
