import { expect, test } from 'vitest';
import { createTestDesk } from '../testing/test-desk.ts';

test('search over everything: the first few of each list that fits, and how many there are', async () => {
  const { desk, signInAs } = await createTestDesk();
  const token = await signInAs('owner');
  const search = async (words: string, as = token) =>
    (await desk('GET', `/search?q=${encodeURIComponent(words)}`, { token: as })).body.lists;

  const [experts] = (await search("o'donoghue")).filter(({ list }: { list: string }) => list === 'experts');
  expect(experts).toEqual({
    list: 'experts',
    total: 1,
    rows: [{ id: '900011', title: "Hannah O'Donoghue-Bell", detail: '' }],
  });
  const samples = (await search('a')).find(({ list }: { list: string }) => list === 'samples');
  expect(samples.rows).toHaveLength(5);
  expect(samples.total).toBeGreaterThan(5);
  expect(await search('nothing has these words')).toEqual([]);
  expect(await search('')).toEqual([]);
});

test('search over everything: a message by its words, also when it is done', async () => {
  const { db, desk, signInAs } = await createTestDesk();
  const at = '2026-11-21T09:00:00.000Z';
  const message = { name: 'Test Person', email: 'person@example.com', text: 'About the Zanzibar rebate', answer: '' };
  await db
    .insertInto('messages')
    .values({ id: 'test', createdAt: at, state: 'closed', changedAt: at, changedBy: '', ...message })
    .execute();

  expect((await desk('GET', '/search?q=zanzibar', { token: await signInAs('trainer') })).body.lists).toEqual([
    { list: 'messages', total: 1, rows: [{ id: 'test', title: 'Test Person', detail: '2026-11-21' }] },
  ]);
  expect((await desk('GET', '/search?q=zanzibar', { token: await signInAs('editor') })).body.lists).toEqual([]);
});

test('search over everything by an editor: content alone', async () => {
  const { desk, signInAs } = await createTestDesk();
  const listsFor = async (role: 'owner' | 'editor') =>
    (await desk('GET', '/search?q=e', { token: await signInAs(role) })).body.lists.map(
      ({ list }: { list: string }) => list,
    );

  expect(await listsFor('owner')).toEqual(expect.arrayContaining(['classes', 'members']));
  expect(await listsFor('editor')).not.toEqual(expect.arrayContaining(['members']));
  expect(await listsFor('editor')).not.toEqual(expect.arrayContaining(['classes']));
});
