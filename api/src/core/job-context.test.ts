import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../database/schema.ts';
import { createTestDir } from '../testing/test-dir.ts';
import { copyTemplate, openTestDatabaseAt } from '../testing/test-engines.ts';
import { testMember } from '../testing/test-rows.ts';
import { inJobContext, type JobSettings } from './job-context.ts';

async function openSite() {
  const location = { file: join(createTestDir(), 'test.sqlite') };
  copyTemplate('migrated', location.file);
  const mail: JobSettings['mail'] = { from: 'test@example.com', contactTo: 'test@example.com' };
  const settings: JobSettings = {
    brand: 'Test',
    siteOrigin: 'https://site.test',
    deskOrigin: undefined,
    webhooks: { allowsPrivate: false },
    demo: true,
    mail,
    location,
    now: new Date(0),
  };
  return { served: await openTestDatabaseAt(location), settings };
}

const countIn = async (db: Kysely<Database>) => (await db.selectFrom('members').select('id').execute()).length;

test('job while others write again and again what it has read: done once they pause', async () => {
  const { served, settings } = await openSite();
  let tries = 0;
  const seen = await inJobContext(settings, ({ db }) =>
    db.transaction().execute(async (transaction) => {
      const count = await countIn(transaction);
      tries += 1;
      if (tries < 10)
        await served
          .insertInto('members')
          .values(testMember(`other-${tries}`))
          .execute();
      await transaction.insertInto('members').values(testMember('one')).execute();
      return count;
    }),
  );

  expect([tries, seen, await countIn(served)]).toEqual([10, 9, 10]);
});

test('job while others never pause: ends as a busy database, and nothing is changed', async () => {
  const { served, settings } = await openSite();
  let tries = 0;
  const job = inJobContext(settings, ({ db }) =>
    db.transaction().execute(async (transaction) => {
      await countIn(transaction);
      tries += 1;
      await served
        .insertInto('members')
        .values(testMember(`other-${tries}`))
        .execute();
      await transaction.insertInto('members').values(testMember('one')).execute();
    }),
  );

  await expect(job).rejects.toMatchObject({ code: 'SQLITE_BUSY_SNAPSHOT' });
  expect(await countIn(served)).toBe(tries);
});
