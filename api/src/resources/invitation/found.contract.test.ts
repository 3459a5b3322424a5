import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { soughtIn } from '../../database/kept-words.ts';
import { createTestLocation, onEachEngine, openTestDatabaseAt, openTestEngine } from '../../testing/test-engines.ts';
import { testClass } from '../../testing/test-rows.ts';
import { messagePage } from '../message/table.ts';
import { invitationPage } from './table.ts';

/** More than are compared at once, many in the same moment. */
const count = 8100;
const numbers = Array.from({ length: count }, (_, index) => String(index).padStart(5, '0'));
const minute = (number: string) => String(Math.floor(Number(number) / 300)).padStart(2, '0');
const minutes = [...new Set(numbers.map(minute))];
/** The latest minute first, and within it by number. */
const latestFirst = minutes.toReversed().flatMap((one) => numbers.filter((number) => minute(number) === one));

onEachEngine((engine) => {
  test.each([
    ['as they are compared', soughtIn],
    ['of an earlier program', () => ''],
  ])(
    'invitations and messages by words, words of invitations %s: each once, in order, on every page',
    async (_, sought) => {
      const db = await openTestEngine(engine);
      await db.insertInto('classes').values(testClass()).execute();
      const person = { email: 'test@example.com', classId: 'test-class' };
      for (let from = 0; from < count; from += 500) {
        const part = numbers.slice(from, from + 500);
        await db
          .insertInto('invitations')
          .values(
            part.map((number) => ({
              ...{ ...person, keyHash: number, fullname: `Zoë Öztürk ${number}`, passCodeHash: '', triesLeft: 5 },
              createdAt: `2026-11-01T08:${minute(number)}:00.000Z`,
              expiresAt: `2026-12-01T08:${minute(number)}:00.000Z`,
              ...{ memberId: null, revokedAt: null, renewsMemberId: null },
              sought: sought({ ...person, fullname: `Zoë Öztürk ${number}` }),
            })),
          )
          .execute();
        await db
          .insertInto('messages')
          .values(
            part.map((id) => ({
              ...{
                id,
                email: '',
                name: 'Zoë Öztürk',
                text: '',
                state: 'new',
                answer: '',
                changedAt: '',
                changedBy: '',
              },
              createdAt: `2026-11-01T08:${minute(id)}:00.000Z`,
            })),
          )
          .execute();
      }
      const words = 'OZTURK zoe';
      const invited = async (state: 'all' | 'waiting', offset: number) => {
        const { rows, total } = await invitationPage(db, '2026', { words, state }, { offset, limit: 3 });
        return [total, ...rows.map(({ keyHash }) => keyHash)];
      };
      const written = async (state: 'all' | 'new', offset: number) => {
        const { rows, total } = await messagePage(db, { words, state }, { offset, limit: 3 });
        return [total, ...rows.map(({ id }) => id)];
      };

      for (const offset of [0, 3999, 4000, 8098]) {
        const [from, to] = [offset, offset + 3];
        expect(await invited('all', offset)).toEqual([count, ...latestFirst.slice(from, to)]);
        expect(await invited('waiting', offset)).toEqual([count, ...numbers.slice(from, to)]);
        expect(await written('all', offset)).toEqual([count, ...numbers.toReversed().slice(from, to)]);
        expect(await written('new', offset)).toEqual([count, ...numbers.slice(from, to)]);
      }
    },
  );

  test('invitation of an earlier version: its words are kept as they are compared', async () => {
    const location = await createTestLocation(engine, 'migrated');
    const before = await openTestDatabaseAt(location);
    const secrets = { keyHash: 'test', passCodeHash: '', triesLeft: 5, memberId: null, revokedAt: null };
    const times = { createdAt: '2026-11-01', expiresAt: '2026-12-01', renewsMemberId: null };
    const person = { email: 'test@example.com', fullname: 'Zoë Öztürk', classId: '' };
    await before
      .insertInto('invitations')
      .values({ ...secrets, ...times, ...person })
      .execute();
    await sql`delete from kysely_migration where name >= '0059-words-of-invitations'`.execute(before);
    await before.destroy();

    const db = await openTestDatabaseAt(location);
    expect(await db.selectFrom('invitations').select('sought').executeTakeFirst()).toEqual({
      sought: soughtIn(person),
    });
  });
});
