import { expect, test } from 'vitest';
import { openTestEngine } from '../testing/test-engines.ts';
import { up } from './migrations/0013-partner-accounts.ts';

test('partner key of an earlier version: becomes the first key of a partner, also when the migration runs again', async () => {
  const db = await openTestEngine('SQLite');
  const key = { key: 'pk_acme', name: 'Acme', createdAt: '2026-11-01T08:00:00.000Z', endsAt: null };
  await db.insertInto('partnerKeys').values(key).execute();

  await up(db);
  await up(db);

  expect(await db.selectFrom('partnerAccounts').select(['id', 'name']).execute()).toEqual([
    { id: 'acme', name: 'Acme' },
  ]);
  expect(await db.selectFrom('partnerKeys').selectAll().execute()).toEqual([{ ...key, partnerId: 'acme', isTest: 0 }]);
});
