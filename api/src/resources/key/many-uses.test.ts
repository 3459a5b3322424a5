import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onEachEngine } from '../../testing/test-engines.ts';
import { createKeyOwner } from '../../testing/test-key-owner.ts';
import { createUseCounter } from './use-counter.ts';

const words = Array.from({ length: 10_000 }, (_, index) => `p${index}`);

onEachEngine((engine) => {
  test.each([
    ['pages', (word: string) => ({ page: `/${word}` }), 51],
    ['campaigns', (word: string) => ({ campaign: word }), 101],
    ['classes', (word: string) => ({ classId: word }), 1],
  ])(
    'uses with ten thousand %s that somebody made up: all are counted, and no other write waits for them',
    async (_, about, rowCount) => {
      const { clock, create, db } = await createKeyOwner({ engine, demo: true });
      const partnerKey = await create();
      const { add, flush } = createUseCounter(db, clock.read);
      const use = { partnerKey, origin: 'https://partner.example', page: '', campaign: '', classId: '' };
      for (const word of words) add({ ...use, ...about(word), kind: 'view' });

      let isDone = false;
      const done = flush().finally(() => {
        isDone = true;
      });
      let longest = 0;
      while (!isDone) {
        const began = performance.now();
        await db.updateTable('partnerKeys').set({ name: '' }).where('key', '=', partnerKey).execute();
        longest = Math.max(longest, performance.now() - began);
      }
      await done;

      const counted = await db.selectFrom('partnerDayUses').select('count').execute();
      expect(counted).toHaveLength(rowCount);
      expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(words.length);
      expect(longest).toBeLessThan(1000);
    },
  );
});

test('pages counted before: still told from others among ten thousand that somebody made up', async () => {
  const { clock, create, db } = await createKeyOwner({ demo: true });
  const partnerKey = await create();
  const { add, flush } = createUseCounter(db, clock.read);
  const see = (page: string) =>
    add({ partnerKey, origin: 'https://partner.example', page, campaign: '', classId: '', kind: 'view' });
  see('/kurse');
  await flush();

  for (const word of words) see(`/${word}`);
  see('/kurse');
  await flush();

  const counted = await db.selectFrom('partnerDayUses').select(['page', 'count']).execute();
  expect(counted).toContainEqual({ page: '/kurse', count: 2 });
  expect(counted).toContainEqual({ page: '*', count: 10_000 - 49 });
});

test('uses that cannot be written: those that are written are not counted twice, the rest at the next try', async () => {
  const { clock, create, db } = await createKeyOwner({ demo: true });
  const partnerKey = await create();
  const { add, flush } = createUseCounter(db, clock.read);
  for (const word of words.slice(0, 250))
    add({ partnerKey, origin: `https://${word}.example`, page: '', campaign: '', classId: '', kind: 'view' });
  await sql`create trigger test_fault before insert on partner_day_uses when new.origin = 'https://p120.example'
    begin select raise(abort, 'test fault'); end`.execute(db);
  await expect(flush()).rejects.toThrow('test fault');
  await sql`drop trigger test_fault`.execute(db);
  await flush();

  const counted = await db.selectFrom('partnerDayUses').select('count').execute();
  expect(counted).toEqual(Array.from({ length: 250 }, () => ({ count: 1 })));
});
