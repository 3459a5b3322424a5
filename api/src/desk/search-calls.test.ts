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
