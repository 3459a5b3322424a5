import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createTestDesk } from '../testing/test-desk.ts';
import { onEachEngine } from '../testing/test-engines.ts';

type Options = Parameters<typeof createTestDesk>[0];

const testQuestion = { question: 'Test question?', topic: 'membership', answer: '<p>Test answer</p>' };
const testExpert = {
  fullname: 'Test Expert',
  position: 'Test Coach',
  company: '',
  countryName: '',
  languages: ['1111117'],
  shortBio: '',
  linkedinUrl: 'https://example.com/test',
  fbUrl: '',
};

async function createEditor(options?: Options) {
  const testDesk = await createTestDesk(options);
  const token = await testDesk.signInAs('editor', 'editor@example.com');
  const post = (path: string, body: object = {}) => testDesk.desk('POST', `/${path}`, { token, body });
  const put = (path: string, body: object) => testDesk.desk('PUT', `/${path}`, { token, body });
  const get = async (path: string) => (await testDesk.desk('GET', `/${path}`, { token })).body;
  const questions = async () => (await testDesk.post(`/api/${callPaths.getFaqList}`, {})).body.tbl[0].r;
  const experts = async () =>
    (await testDesk.call(callPaths.getProfileList, { fkUserId: '', limit: 100, startLimit: 0 })).tbl[0].r;
  return { ...testDesk, token, postContent: post, put, get, questions, experts };
}

onEachEngine((engine) => {
  test('question: a draft first, on the site when it is published, off it again, deleted and brought back', async () => {
    const { get, postContent, questions } = await createEditor({ engine, demo: true });
    const before = (await questions()).length;
    const { id, version } = (await postContent('questions', { data: testQuestion })).body;
    expect(await questions()).toHaveLength(before);

    const published = (await postContent(`questions/${id}/publish`, { version })).body;
    expect((await questions()).at(-1)).toEqual({
      question: 'Test question?',
      answer: '<p>Test answer</p>',
      group: 'membership',
    });

    const deleted = (await postContent(`questions/${id}/delete`, { version: published.version })).body;
    expect(await questions()).toHaveLength(before);
    expect((await get('questions?q=test+question')).total).toBe(0);

    const back = (await postContent(`questions/${id}/undelete`, { version: deleted.version })).body;
    expect(await questions()).toHaveLength(before + 1);

    await postContent(`questions/${id}/unpublish`, { version: back.version });
    expect(await questions()).toHaveLength(before);
    expect((await get(`questions/${id}/history`)).rows.map(({ action }: { action: string }) => action)).toEqual([
      'taken off the site',
      'brought back',
      'deleted',
      'published',
      'created',
    ]);
  });

  test('saved change of a published record: the site shows it when it is published', async () => {
    const { get, postContent, put, questions } = await createEditor({ engine, demo: true });
    const [first] = (await get('questions')).rows;
    const { data, version } = await get(`questions/${first.id}`);
    const saved = (await put(`questions/${first.id}`, { version, data: { ...data, question: 'Changed?' } })).body;
    expect((await questions())[0].question).toBe(data.question);
    expect((await get('questions?state=changed')).rows).toMatchObject([{ id: first.id, state: 'changed' }]);

    await postContent(`questions/${first.id}/publish`, { version: saved.version });
    expect((await questions())[0].question).toBe('Changed?');
    expect((await get('questions?state=changed')).total).toBe(0);
  });

  test('two people, one record: the second is told who was first, and gets what is there now', async () => {
    const { desk, get, put, signInAs } = await createEditor({ engine, demo: true });
    const second = await signInAs('trainer', 'second@example.com');
    const [first] = (await get('questions')).rows;
    const { data, version } = await get(`questions/${first.id}`);
    await put(`questions/${first.id}`, { version, data: { ...data, question: 'First?' } });
    const refused = await desk('PUT', `/questions/${first.id}`, {
      token: second,
      body: { version, data: { ...data, question: 'Second?' } },
    });

    expect(refused.status).toBe(409);
    expect(refused.sentence).toContain('editor@example.com');
    expect(refused.body.record).toMatchObject({ version: version + 1, data: { question: 'First?' } });
  });

  test('expert: moved to the front, the list of the site follows', async () => {
    const { experts, get, postContent } = await createEditor({ engine, demo: true });
    const [first] = (await get('experts')).rows;
    const { id, version } = (await postContent('experts', { data: testExpert })).body;
    await postContent(`experts/${id}/publish`, { version });
    expect((await experts()).at(-1)).toMatchObject({ fullname: 'Test Expert', languages: ['Form'] });

    await postContent(`experts/${id}/order`, { before: first.id });
    expect((await experts())[0]).toMatchObject({ id, fullname: 'Test Expert' });
    expect((await get('experts')).rows[0].id).toBe(id);
  });
});

test('rich text: only what the site shows is kept', async () => {
  const { postContent } = await createEditor();
  const answer =
    '<p onclick="x()">Text<script>alert(1)</script><img src=x onerror=alert(1)></p><a href="javascript:x">a</a>';
  const { body } = await postContent('questions', { data: { ...testQuestion, answer } });

  expect(body.data.answer).toBe('<p>Text</p>a');
});

test('version from before: restored as a new version', { tags: ['all'] }, async () => {
  const { get, postContent, put } = await createEditor();
  const { id, version } = (await postContent('questions', { data: testQuestion })).body;
  const saved = (await put(`questions/${id}`, { version, data: { ...testQuestion, question: 'Changed?' } })).body;
  const restored = (await postContent(`questions/${id}/restore`, { version: saved.version, from: 1 })).body;

  expect(restored).toMatchObject({ version: 3, data: testQuestion });
  expect((await get(`questions/${id}/history`)).rows[0]).toMatchObject({ action: 'restored version 1', version: 3 });
});

test.each([
  [
    'question that is too long',
    'questions',
    { ...testQuestion, question: 'a'.repeat(201) },
    'Question is longer than 200',
  ],
  ['link with a script', 'experts', { ...testExpert, fbUrl: 'javascript:alert(1)' }, 'Facebook: the address'],
  ['day that does not exist', 'samples', { name: 'Test', enrolmentDate: '20261340' }, 'Date: this is no day.'],
])('%s: refused in a sentence that names the field', async (_, kind, data, sentence) => {
  const { postContent } = await createEditor();
  const { status, sentence: answer } = await postContent(kind, { data });

  expect(status).toBe(422);
  expect(answer).toContain(sentence);
});

test.each([
  ['field that does not exist', 'questions', { ...testQuestion, sequence: '1' }],
  ['text where there are several values', 'experts', { ...testExpert, languages: '1111117' }],
  ['object where there is text', 'questions', { ...testQuestion, answer: { html: '' } }],
])('%s: refused as any body that breaks its schema', async (_, list, data) => {
  const { postContent } = await createEditor();

  expect((await postContent(list, { data })).status).toBe(400);
});

test('changes that are not published, deleted and brought back: the site shows what it showed before', async () => {
  const { get, postContent, put, questions } = await createEditor();
  const before = (await questions()).length;
  const { id } = (await postContent('questions', { data: testQuestion, state: 'published' })).body;
  await put(`questions/${id}`, { version: 1, data: { question: 'Changed?' } });
  await postContent(`questions/${id}/delete`, { version: 2 });
  expect(await questions()).toHaveLength(before);

  const back = (await postContent(`questions/${id}/undelete`, { version: 3 })).body;

  expect(back).toMatchObject({ state: 'changed', publishedVersion: 1, data: { question: 'Changed?' } });
  expect((await questions()).at(-1)).toMatchObject({ question: 'Test question?' });
  await postContent(`questions/${id}/publish`, { version: back.version });
  expect((await get(`questions/${id}`)).state).toBe('published');
  expect((await questions()).at(-1)).toMatchObject({ question: 'Changed?' });
});

test('changes of a question from before the desk, deleted and brought back: a draft, because what was shown is not kept', {
  tags: ['all'],
}, async () => {
  const { get, postContent, put, questions } = await createEditor({ demo: true });
  const [first] = (await get('questions')).rows;
  await put(`questions/${first.id}`, { version: first.version, data: { question: 'Changed?' } });
  await postContent(`questions/${first.id}/delete`, { version: first.version + 1 });

  const back = (await postContent(`questions/${first.id}/undelete`, { version: first.version + 2 })).body;

  expect(back).toMatchObject({ state: 'draft', data: { question: 'Changed?' } });
  expect(back.notice).toBe('It is a draft now, because what the site showed is not kept.');
  expect((await questions()).map(({ question }: { question: string }) => question)).not.toContain('Changed?');
});

test.each([
  ['as it was published', false],
  ['with changes that are not published', true],
])(
  'sample %s, deleted, its expert taken off the site: brought back as a draft, and the answer says why',
  async (_, isChanged) => {
    const { get, postContent, put } = await createEditor();
    const expert = (await postContent('experts', { data: testExpert, state: 'published' })).body;
    const data = { name: 'Test', languageId: '1111117', expertId: expert.id, description: 'Test' };
    const { id } = (await postContent('samples', { data, state: 'published' })).body;
    if (isChanged) await put(`samples/${id}`, { version: 1, data: { name: 'Changed' } });
    const { version } = await get(`samples/${id}`);
    await postContent(`samples/${id}/delete`, { version });
    await postContent(`experts/${expert.id}/unpublish`, { version: expert.version });

    const { status, body: back } = await postContent(`samples/${id}/undelete`, { version: version + 1 });

    expect(status).toBe(200);
    expect(back).toMatchObject({
      state: 'draft',
      publishedVersion: null,
      data: { name: isChanged ? 'Changed' : 'Test' },
    });
    expect(back.notice).toBe('It is a draft now, because the site cannot show it. Expert: publish the expert first.');
    await postContent(`experts/${expert.id}/publish`, { version: expert.version + 1 });
    expect((await postContent(`samples/${id}/publish`, { version: back.version })).body.state).toBe('published');
  },
);

test('draft that is not complete: saved, and not published', { tags: ['all'] }, async () => {
  const { postContent } = await createEditor();
  const { id, version } = (await postContent('questions', { data: { question: 'Only this?' } })).body;

  const { status, body } = await postContent(`questions/${id}/publish`, { version });
  expect([status, body.faults]).toEqual([
    422,
    [
      { field: 'topic', fault: 'Topic is needed before the site can show this.' },
      { field: 'answer', fault: 'Answer is needed before the site can show this.' },
    ],
  ]);
});

test('expert whose samples the site shows: not taken off', async () => {
  const { get, postContent } = await createEditor();
  const { version } = await get('experts/900010');

  expect((await postContent('experts/900010/unpublish', { version })).sentence).toContain('samples of this expert');
  expect((await get('experts/900010')).version).toBe(version);
});

test('sample of an expert who is no more than a draft: not published', { tags: ['all'] }, async () => {
  const { postContent } = await createEditor();
  const expert = (await postContent('experts', { data: testExpert })).body;
  const data = { name: 'Test', languageId: '1111117', expertId: expert.id, description: 'Test' };
  const { id, version } = (await postContent('samples', { data })).body;

  expect((await postContent(`samples/${id}/publish`, { version })).sentence).toBe('Expert: publish the expert first.');
});

test('search: all words, in any field, and no sign of it is a pattern', async () => {
  const { get, postContent } = await createEditor();
  await postContent('questions', { data: { ...testQuestion, question: '100 % Zürich_ok?' } });

  expect((await get('questions?q=z%C3%BCrich+answer')).total).toBe(1);
  expect((await get('questions?q=%25')).total).toBe(1);
  expect((await get('questions?q=h_ok')).total).toBe(1);
  expect((await get('questions?q=test_nothing')).total).toBe(0);
});

test('change: in the audit log with its author', { tags: ['all'] }, async () => {
  const { db, postContent } = await createEditor();
  await postContent('partners', { data: { name: 'Test Partner' } });

  expect(await db.selectFrom('auditLog').selectAll().execute()).toMatchObject([
    { email: 'editor@example.com', action: 'partners created', subject: 'Test Partner', address: '192.0.2.1' },
  ]);
});
