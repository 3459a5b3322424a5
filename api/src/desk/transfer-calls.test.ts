import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createTestDesk, testDeskOrigin } from '../testing/test-desk.ts';
import { onEachEngine } from '../testing/test-engines.ts';

async function createEditor(options: Parameters<typeof createTestDesk>[0] = {}) {
  const testDesk = await createTestDesk(options);
  const token = await testDesk.signInAs('editor', 'editor@example.com');
  async function importFile(kind: string, payload: string | Buffer, query = '', as = token) {
    const response = await testDesk.api.inject({
      method: 'POST',
      url: `/desk/api/import/${kind}${query}`,
      headers: { host: 'localhost:3000', origin: testDeskOrigin, cookie: `staff=${as}`, 'content-type': 'text/csv' },
      payload,
    });
    const body = response.json();
    return { status: response.statusCode, body, sentence: body.err?.[0]?.val };
  }
  const get = async (path: string) => (await testDesk.desk('GET', path, { token })).body;
  const post = async (path: string, body: object) => (await testDesk.desk('POST', path, { token, body })).body;
  const questions = async () => (await testDesk.post(`/api/${callPaths.getFaqList}`, {})).body.tbl[0].r;
  return { ...testDesk, get, importFile, postContent: post, questions };
}

const report = { isDone: false, added: 0, changed: 0, unchanged: 0, published: 0, faults: [], notices: [] };

onEachEngine((engine) => {
  test('export, imported again: nothing changes; with a change: that record alone', { tags: ['all'] }, async () => {
    const { get, importFile } = await createEditor({ engine, demo: true });
    for (const kind of ['questions', 'experts', 'samples', 'partners']) {
      const file = await get(`/export/${kind}.csv`);
      const { total } = await get(`/${kind}`);
      expect((await importFile(kind, file)).body).toEqual({ ...report, isDone: true, unchanged: total });
    }
    const experts: string = await get('/export/experts.csv');
    const changed = experts.replace("O'Donoghue-Bell", 'Test-Bell');
    expect((await importFile('experts', changed)).body).toMatchObject({ isDone: true, changed: 1, published: 1 });
  });

  test('dry run: says what would be done, and does nothing; without: drafts and published ones', async () => {
    const { db, get, importFile, questions } = await createEditor({ engine, demo: true });
    const before = (await questions()).length;
    const file = 'question,topic,answer,state\r\nFirst?,test,<p>One</p>,published\r\nSecond?,,,\r\n';
    expect((await importFile('questions', file, '?dry=1')).body).toEqual({ ...report, added: 2, published: 1 });
    expect(await questions()).toHaveLength(before);
    expect((await get('/questions?q=first%3F')).total).toBe(0);

    expect((await importFile('questions', file)).body).toEqual({ ...report, isDone: true, added: 2, published: 1 });
    expect((await questions()).at(-1)).toMatchObject({ question: 'First?', answer: '<p>One</p>' });
    expect((await get('/questions?q=second%3F')).rows).toMatchObject([
      { state: 'draft', updatedBy: 'editor@example.com' },
    ]);
    const entries = await db.selectFrom('auditLog').select('action').where('action', 'like', '%imported%').execute();
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      'questions imported',
      'questions imported and published',
    ]);
  });

  test('faults: each with its row and column, and no row is imported', async () => {
    const { get, importFile } = await createEditor({ engine, demo: true });
    const file = [
      'Id;Name;Position;Languages;State;LinkedIn',
      ';Right Person;Coach;Form;published;',
      ';Wrong Language;Coach;Form, Nothing;;',
      'nobody;No Such Record;Coach;;;',
      ';Bad Link;Coach;;;javascript:alert(1)',
      ';No Position;;;published;',
      ';Odd State;Coach;;maybe;',
      `;${'x'.repeat(201)};Coach;;;`,
    ].join('\n');
    const { body } = await importFile('experts', file);

    expect(body.isDone).toBe(false);
    expect(body.faults).toEqual([
      { row: 3, column: 'Languages', fault: 'There is no Language “Form, Nothing”.' },
      { row: 4, column: 'Id', fault: 'There is no such record. Leave it empty for a new one.' },
      { row: 5, column: 'LinkedIn', fault: 'the address has to begin with https://' },
      { row: 6, column: 'Position', fault: 'It is needed before the site can show this.' },
      { row: 7, column: 'State', fault: 'It has to be draft or published.' },
      { row: 8, column: 'Name', fault: 'It is longer than 200 characters.' },
    ]);
    expect((await get('/experts?q=right+person')).total).toBe(0);
  });
});

onEachEngine((engine) => {
  test('list of more rows than an import takes: each part of its export is imported as it is', {
    tags: ['all'],
  }, async () => {
    const { db, importFile, signInAs, desk } = await createEditor({ engine });
    const codes = Array.from({ length: 5002 }, (_, at) => `TEST${String(at).padStart(4, '0')}`);
    const kept = { kind: 'percent', value: '10', until: '2099-01-01', createdAt: '2026-11-01T08:00:00.000Z' };
    const none = { currency: '', mostUses: '', classIds: '', note: '', endedAt: '', uses: 0, version: 1 };
    for (let at = 0; at < codes.length; at += 500)
      await db
        .insertInto('discounts')
        .values(codes.slice(at, at + 500).map((code) => ({ code, ...kept, ...none })))
        .execute();
    const token = await signInAs('owner', 'owner@example.com');
    const file = (part: number) => desk('GET', `/export/discounts.csv?part=${part}`, { token });
    const [first, second, third] = [await file(1), await file(2), await file(3)];

    expect([first, second, third].map(({ body }) => body.split('\r\n').length - 2)).toEqual([5000, 2, 0]);
    expect(second.headers['content-disposition']).toBe('attachment; filename="discounts-2.csv"');
    expect(new Set(`${first.body}${second.body}`.match(/TEST\d{4}/g))).toEqual(new Set(codes));
    for (const [{ body }, unchanged] of [
      [first, 5000],
      [second, 2],
    ] as const)
      expect((await importFile('discounts', body, '', token)).body).toEqual({ ...report, isDone: true, unchanged });
    expect(
      (await importFile('discounts', (await desk('GET', '/export/discounts.csv', { token })).body, '', token)).sentence,
    ).toContain('more than 5000 rows. Export it in parts');
  });
});

test('record that was changed since the export, or is in the file twice: a fault', async () => {
  const { get, importFile, postContent } = await createEditor();
  const { id, version } = await postContent('/partners', { data: { name: 'Test Partner' } });
  const file = await get('/export/partners.csv?q=test+partner');
  await postContent(`/partners/${id}/publish`, { version });

  expect((await importFile('partners', file)).body.faults).toEqual([
    { row: 2, column: 'Version', fault: 'Somebody has changed this record since the export.' },
  ]);
  expect((await importFile('partners', `id,name\n${id},A\n${id},B\n`)).body.faults).toEqual([
    { row: 3, column: 'Id', fault: 'This record is in the file twice.' },
  ]);
});

test('cells that a spreadsheet would compute: text in the file, and what they were when it is imported again', async () => {
  const { get, importFile, postContent } = await createEditor();
  for (const name of ['=1+1', '@SUM(A1)', '+49 Test', '-1', '\t=2', "'quoted"])
    await postContent('/partners', { data: { name: `${name} zz` } });
  const file: string = await get('/export/partners.csv?q=zz');

  expect(file).toContain(",'=1+1 zz,");
  for (const cell of file.split(/\r\n|,/)) expect(cell).not.toMatch(/^"?\s*[=+\-@]/);
  expect((await importFile('partners', file)).body).toEqual({ ...report, isDone: true, unchanged: 6 });
});

test.each([
  ['unknown column', 'name,password\nTest,x\n', 'There is no column “password”.'],
  ['column twice', 'name,Name\nTest,x\n', 'is there twice'],
  ['nothing', '', 'The file is empty.'],
  ['more cells than columns', 'name\nTest,x\n', 'Row 2 has more cells than the head.'],
  ['quotes that never end', 'name\n"Test\n', 'cannot be read as CSV'],
  ['another encoding', Buffer.from('name\n\xce\xeb\xe5\xed\xe0', 'latin1'), 'UTF-8'],
  ['more rows than allowed', `name\n${'Test\n'.repeat(5001)}`, 'more than 5000 rows. Export it in parts'],
])('file with %s: refused in a sentence', async (_, file, sentence) => {
  const { importFile } = await createEditor();
  const refused = await importFile('partners', file);

  expect(refused.status).toBe(400);
  expect(refused.sentence).toContain(sentence);
});
