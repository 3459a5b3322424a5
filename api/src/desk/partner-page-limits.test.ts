import { DefaultQueryExecutor } from 'kysely';
import { expect, test, vi } from 'vitest';
import { allKeys, hasEnded, insertKey } from '../resources/key/table.ts';
import { hour } from '../testing/test-clock.ts';
import { onEachEngine } from '../testing/test-engines.ts';
import { createTestPage, person } from '../testing/test-partner-page.ts';

onEachEngine((engine) => {
  test('keys of a partner: twenty are good at a time, also when many are replaced at once, and a sentence says so', async () => {
    const { clock, db, desk, own, page, signInAs, token } = await createTestPage({ engine });
    const rotate = (key: string) => page('POST', `/partner-accounts/${own.id}/rotate`, { token, body: { key } });
    const full = 'A partner has at most 20 keys that are good. One has to end before there is another.';
    const data = { name: 'More', kind: 'live', origins: 'https://more.example', people: person };
    const owner = await signInAs('owner');
    const create = (signedIn = owner) =>
      desk('POST', '/partner-keys', { token: signedIn, body: { partner: own.id, data } });
    for (let count = 0; count < 13; count += 1) await create();
    const more = await Promise.all([1, 2, 3, 4].map(() => create()));
    const rotated = await Promise.all(more.map(({ body }) => body.key).map(rotate));

    expect(rotated.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(rotated.filter(({ sentence }) => sentence === full)).toHaveLength(2);
    expect((await create()).sentence).toBe(full);
    clock.advance(31 * 24 * hour);
    expect((await allKeys(db, own.id)).filter((key) => !hasEnded(key, clock.read().toISOString()))).toHaveLength(18);
    expect((await create(await signInAs('owner'))).status).toBe(200);
  });

  test('key replaced again and again: three that were replaced are good at a time, and a new key is made all the same', async () => {
    const { desk, own, page, signInAs, token } = await createTestPage({ engine });
    const rotate = (key: string) => page('POST', `/partner-accounts/${own.id}/rotate`, { token, body: { key } });
    const keys = [own.key];
    for (let count = 0; count < 3; count += 1) keys.push((await rotate(keys.at(-1) ?? '')).body.id);

    expect((await rotate(keys.at(-1) ?? '')).sentence).toBe(
      '3 keys that were replaced are still good. One of them has to end first.',
    );
    const data = { name: 'More', kind: 'live', origins: 'https://more.example', people: person };
    const made = await desk('POST', '/partner-keys', {
      token: await signInAs('owner'),
      body: { partner: own.id, data },
    });
    expect(made.status).toBe(200);
  });

  test('many keys of a partner: each has its own origins, and those of other partners are not read', {
    tags: ['all'],
  }, async () => {
    const { addPartner, clock, db, own } = await createTestPage({ engine });
    const other = await addPartner('Other', 'other@partner.example');
    const add = (number: number) =>
      insertKey(
        db,
        { partnerId: own.id, name: 'Old', isTest: false, origins: [`https://${number}.example`], people: [] },
        clock.read(),
      );
    const added = new Map<string, string>();
    for (let number = 0; number < 130; number += 1) added.set(await add(number), `https://${number}.example`);

    const queries = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
    const found = (await allKeys(db, own.id)).filter(({ name }) => name === 'Old');
    expect(new Map(found.map(({ key, origins: [origin = ''] }) => [key, origin]))).toEqual(added);
    const answers = await Promise.all(queries.mock.results.map(({ value }) => value));
    expect(JSON.stringify(answers.flatMap(({ rows }) => rows))).not.toContain(other.key);
  });
});

test('tests of the server of a partner: five in a minute', async () => {
  const { clock, db, own, page, token } = await createTestPage();
  const act = (name: string, body = {}) => page('POST', `/partner-accounts/${own.id}/${name}`, { token, body });
  await act('webhook', { address: 'https://partner.example/events' });
  const answers = [];
  for (let count = 0; count < 7; count += 1) answers.push((await act('ping')).sentence);
  clock.advance(60_000);

  const wait = 'There were 5 tests within a minute. Please wait a minute.';
  expect(answers).toEqual([...Array(5).fill(undefined), wait, wait]);
  expect((await act('ping')).status).toBe(200);
  expect(await db.selectFrom('partnerEvents').selectAll().execute()).toHaveLength(6);
});

test('reports of a partner without end: one is made and one waits, and the desk is not refused', {
  tags: ['all'],
}, async () => {
  const { desk, own, page, signInAs, token } = await createTestPage();
  const owner = await signInAs('owner');
  const { promise: isRefused, resolve } = Promise.withResolvers<void>();
  const asked = Array.from({ length: 30 }, async () => {
    const answer = await page('GET', `/partners/${own.id}/report?month=2026-11`, { token });
    if (answer.status === 503) resolve();
    return answer;
  });
  await isRefused;
  const files = await Promise.all([1, 2, 3].map(() => desk('GET', '/export/members.csv', { token: owner })));
  const reports = await Promise.all(asked);

  expect(files.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(reports.filter(({ status }) => status === 503).length).toBeGreaterThan(25);
  expect(reports.some(({ status }) => status === 200)).toBe(true);
});
