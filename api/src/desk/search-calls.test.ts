import { expect, test } from 'vitest';
import { createTestDesk } from '../testing/test-desk.ts';
import { onEachEngine } from '../testing/test-engines.ts';
import { addTestMembers, testClass, testMember } from '../testing/test-rows.ts';

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

test('every list with names: found by what any keyboard types, with and without accents', async () => {
  const { db, desk, signInAs } = await createTestDesk();
  const fullname = 'Özge Wiśniewska-O’Hara';
  const at = '2026-11-21T09:00:00.000Z';
  const token = await signInAs('owner');
  await db
    .insertInto('members')
    .values({ ...testMember('test'), fullname })
    .execute();
  await db
    .insertInto('classes')
    .values(testClass({ name: fullname }))
    .execute();
  await db.insertInto('enrolments').values({ memberId: 'test', classId: 'test-class', createdAt: at }).execute();
  await db.updateTable('staff').set({ fullname }).where('email', 'like', 'test-%').execute();
  await db
    .insertInto('partnerKeys')
    .values({ key: 'test', partnerId: '', name: fullname, isTest: 0, createdAt: at })
    .execute();
  await db
    .insertInto('invitations')
    .values({
      keyHash: 'test',
      email: 'a@example.com',
      fullname,
      classId: '',
      passCodeHash: '',
      triesLeft: 1,
      createdAt: at,
      expiresAt: at,
    })
    .execute();
  await db
    .insertInto('messages')
    .values({
      id: 'test',
      createdAt: at,
      state: 'new',
      changedAt: at,
      changedBy: '',
      name: fullname,
      email: '',
      text: '',
      answer: '',
    })
    .execute();
  await db.updateTable('contentRecords').set({ search: fullname.toLowerCase() }).where('id', '=', '900011').execute();
  const total = async (list: string, words: string) =>
    (await desk('GET', `/${list}?state=all&q=${encodeURIComponent(words)}`, { token })).body.total;

  const fitting = ['özge', 'ÖZGE', 'ozge', 'O\u0308zge', 'WIŚNIEWSKA', 'wisniewska', "o'hara", 'o’hara', 'ohara ozge'];
  for (const list of [
    'members',
    'enrolments',
    'invitations',
    'staff',
    'messages',
    'classes',
    'partner-keys',
    'experts',
  ]) {
    for (const words of fitting) expect(await total(list, words), `${list}: ${words}`).toBe(1);
    expect(await total(list, 'özil'), list).toBe(0);
  }
});

test('members that are found: page by page, each once', async () => {
  const { db, desk, signInAs } = await createTestDesk();
  await addTestMembers(db, 2100);
  await db.updateTable('members').set({ fullname: 'Žaneta' }).where('id', 'like', '%00').execute();
  const token = await signInAs('owner');
  const pages = await Promise.all(
    [1, 2, 3].map(async (page) => (await desk('GET', `/members?q=zaneta&page=${page}`, { token })).body),
  );

  expect(pages.map(({ total }) => total)).toEqual([20, 20, 20]);
  const ids = pages.flatMap(({ rows }) => rows.map(({ id }: { id: string }) => id));
  expect(new Set(ids).size).toBe(20);
});

onEachEngine((engine) => {
  test('names of every script: found in any case, with and without accents', async () => {
    const { db, desk, signInAs } = await createTestDesk({ engine });
    const names = ['Özlem Öztürk', 'CÉDRIC ÉTIENNE', 'İris Şahin', 'ОЛЕНА КОВАЛЬ', 'Zoë', 'Νίκος Παππάς', 'Łukasz'];
    await db
      .insertInto('members')
      .values(names.map((fullname, index) => ({ ...testMember(`test-${index}`), fullname })))
      .execute();
    const token = await signInAs('trainer');
    const found = async (words: string) =>
      (await desk('GET', `/members?q=${encodeURIComponent(words)}`, { token })).body.rows.map(
        ({ fullname }: { fullname: string }) => fullname,
      );

    for (const [words, name] of [
      ...[
        ['öztürk', names[0]],
        ['OZTURK', names[0]],
        ['étienne', names[1]],
        ['cedric', names[1]],
      ],
      ...[
        ['İris', names[2]],
        ['iris', names[2]],
        ['ŞAHİN', names[2]],
        ['Олена', names[3]],
        ['коваль', names[3]],
      ],
      ...[
        ['ZOË', names[4]],
        ['zoe', names[4]],
        ['ΠΑΠΠΑΣ', names[5]],
        ['lukasz', names[6]],
        ['ŁUKASZ', names[6]],
      ],
    ])
      expect(await found(words ?? ''), words).toEqual([name]);
  });
});
