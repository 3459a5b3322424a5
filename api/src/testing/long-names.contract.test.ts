import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestApi } from './test-api.ts';
import { createTestDir } from './test-dir.ts';
import { onEachEngine } from './test-engines.ts';
import { startTestMailServer } from './test-mail-server.ts';
import { testClass } from './test-rows.ts';
import { createTestTrainer } from './test-trainer.ts';

/** 200 bytes: letters of two, three and four bytes, a joined sign, one that is written from the right. */
const longName = `${'漢字'.repeat(20)}${'é'.repeat(17)}${'𝕏'.repeat(4)}👩‍🚀 ש ${'x'.repeat(15)}`;

const decoded = (mail: string) =>
  Buffer.from(
    mail
      .replaceAll('=\r\n', '')
      .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString();

onEachEngine((engine) => {
  test('names of 200 bytes of UTF-8: whole in lists, files, mails, calendars and in the names of folders', async () => {
    expect(Buffer.byteLength(longName)).toBe(200);
    const { trainer, db, dataDir, env } = await createTestTrainer(engine);
    const { received, url } = await startTestMailServer();
    await db
      .insertInto('classes')
      .values(testClass({ name: longName }))
      .execute();
    const invited = ['--email', 'new@example.com', '--name', longName, '--class', 'test-class'];
    expect((await trainer('invite', ...invited)).code).toBe(0);

    const { api } = await createTestApi({
      ...{ dataDir, demo: false, mail: { smtpUrl: url }, clock: () => new Date() },
      ...('DATABASE_URL' in env && { databaseUrl: env.DATABASE_URL }),
    });
    await expect.poll(() => received.length).toBe(1);
    expect(received[0]?.split('\r\n').every((line) => /^[\x20-\x7e\t]{0,998}$/.test(line))).toBe(true);
    expect(decoded(received[0] ?? '')).toContain(`Hello ${longName},`);

    const calendar = (await api.inject('/api/classes/test-class.ics')).body;
    expect(calendar.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(calendar.replaceAll('\r\n ', '')).toContain(longName);

    const folder = join(createTestDir(), longName);
    mkdirSync(folder);
    expect((await trainer('backup', '--to', join(folder, 'backup.sqlite'))).code).toBe(0);
    const { code, out } = await trainer('restore', '--from', join(folder, 'backup.sqlite'), '--dry-run');
    expect([code, out]).toEqual([0, expect.stringContaining('is whole: ')]);
    expect((await trainer('invitations')).out + (await trainer('classes')).out).toContain(longName);
  });
});
