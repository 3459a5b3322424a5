import { expect, test } from 'vitest';
import { soughtIn } from '../../database/kept-words.ts';
import { onEachEngine, openTestEngine } from '../../testing/test-engines.ts';
import { testMember } from '../../testing/test-rows.ts';
import { memberPage } from './table.ts';

const names = [
  'Özlem Öztürk',
  'Олена Коваль',
  'İris Şahin',
  '100% Test',
  'Under_score',
  'Back\\slash',
  'Test Underscore',
];
const withWords = names.map((fullname, index) => {
  const member = { ...testMember(`test-${index}`), fullname, company: index === 0 ? 'Straße & Söhne' : '' };
  return { ...member, sought: soughtIn(member) };
});
const found = { öztürk: 1, OZTURK: 1, олена: 1, 'iris sahin': 1, strasse: 1, '100%': 1, r_s: 1, '\\s': 1, '%': 1 };

onEachEngine((engine) => {
  test.each([false, true])(
    'members, found by words whatever case, accents and signs; a row without them too: %s',
    async (isOdd) => {
      const db = await openTestEngine(engine);
      await db.insertInto('members').values(withWords).execute();
      if (isOdd)
        await db
          .insertInto('members')
          .values({ ...testMember('odd'), fullname: 'Zoë' })
          .execute();
      for (const [words, total] of Object.entries(found))
        expect([words, (await memberPage(db, words, { offset: 0, limit: 5 })).total]).toEqual([words, total]);
      expect((await memberPage(db, 'zoe', { offset: 0, limit: 5 })).total).toBe(isOdd ? 1 : 0);
      const page = await memberPage(db, 'example', { offset: 5, limit: 5 });
      expect([page.total, page.rows.length]).toEqual(isOdd ? [8, 3] : [7, 2]);
    },
  );
});
