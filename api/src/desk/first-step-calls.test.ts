import { siteTexts } from '@agile-languages/shared/content';
import { expect, test } from 'vitest';
import { createTestDesk } from '../testing/test-desk.ts';
import { type Engine, onEachEngine } from '../testing/test-engines.ts';
import { testClass } from '../testing/test-rows.ts';

const emptyDesk = (engine: Engine) => createTestDesk({ engine, demo: false });

onEachEngine((engine) => {
  test('first steps, empty database: none is done, and the content of the demonstration can be loaded as drafts', async () => {
    const { desk, signInAs, db } = await emptyDesk(engine);
    const token = await signInAs('editor', 'editor@example.com');

    const before = (await desk('GET', '/first-steps', { token })).body;
    const loaded = await desk('POST', '/first-steps/examples', { token });
    const after = (await desk('GET', '/first-steps', { token })).body;

    expect(before.steps.map((step: { isDone: boolean }) => step.isDone)).toEqual(Array(8).fill(false));
    expect(before.canLoadExamples).toBe(true);
    expect(loaded.body).toEqual({ drafts: 109 });
    expect(after.canLoadExamples).toBe(false);
    expect(after.steps).toContainEqual({ name: 'experts', isDone: false, drafts: 23 });
    expect(await db.selectFrom('experts').select('id').execute()).toEqual([]);
    const entry = await db
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'examples loaded')
      .executeTakeFirst();
    expect(entry).toMatchObject({ email: 'editor@example.com', detail: `${loaded.body.drafts} drafts` });
    const lines = await db.selectFrom('auditLog').select('id').where('action', 'like', '% created').execute();
    expect(lines).toHaveLength(loaded.body.drafts);
  });

  test('first steps, examples: each can be published as it is, an expert before the samples; not loaded twice', async () => {
    const { desk, signInAs } = await emptyDesk(engine);
    const token = await signInAs('owner');
    await desk('POST', '/first-steps/examples', { token });

    const firstOf = async (list: string) => `${list}/${(await desk('GET', `/${list}`, { token })).body.rows[0].id}`;
    const publish = (path: string) => desk('POST', `/${path}/publish`, { token, body: { version: 1 } });
    for (const path of [await firstOf('questions'), 'experts/900010', 'samples/700001', await firstOf('partners')])
      expect((await publish(path)).status, path).toBe(200);

    const sample = (await desk('GET', '/samples/700001', { token })).body;
    expect(sample.data.card).toMatch(/^role: ~user~ \^subscriber\^\n/);
    expect((await desk('POST', '/first-steps/examples', { token })).sentence).toBe(
      'There is content already. Nothing was loaded.',
    );
  });
});

test('first steps: gone once experts, a question and a class are on the site, the texts are confirmed, and who is told of enrolments is said', async () => {
  const { desk, signInAs, db } = await emptyDesk('SQLite');
  const token = await signInAs('owner');
  await db.insertInto('classes').values(testClass()).execute();
  const body = { data: { fullname: 'Test Expert', position: 'Test Coach' }, state: 'published' };
  await desk('POST', '/experts', { token, body });
  expect((await desk('GET', '/first-steps', { token })).body.steps).toHaveLength(8);

  const data = { question: 'Test?', topic: 'test', answer: '<p>Test.</p>' };
  await desk('POST', '/questions', { token, body: { data, state: 'published' } });

  const [texts, ...others] = (await desk('GET', '/first-steps', { token })).body.steps;
  expect(others).toEqual([{ name: 'settings', isDone: false, drafts: 0 }]);
  expect(texts).toMatchObject({ name: 'texts', isDone: false });
  expect(texts.unconfirmed).toHaveLength(15);
  expect(texts.unconfirmed).toContain('Claim: certificate holders');

  const settings = { version: 1, data: { enrolmentNews: 'Off' } };
  expect((await desk('PUT', '/settings/provider', { token, body: settings })).status).toBe(200);
  expect((await desk('GET', '/first-steps', { token })).body.steps).toMatchObject([{ name: 'texts' }]);
  for (const { id } of siteTexts) await desk('POST', `/texts/${id}/publish`, { token, body: { version: 1 } });
  expect((await desk('GET', '/first-steps', { token })).body).toEqual({ steps: [], canLoadExamples: false });
});

test('first steps, demonstration: none', { tags: ['all'] }, async () => {
  const { desk, signInAs } = await createTestDesk({ demo: true });

  const { body } = await desk('GET', '/first-steps', { token: await signInAs('owner') });

  expect(body).toEqual({ steps: [], canLoadExamples: false });
});
