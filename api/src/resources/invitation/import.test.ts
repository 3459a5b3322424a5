import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestDesk, testDeskOrigin } from '../../testing/test-desk.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { addTestMembers, testClass } from '../../testing/test-rows.ts';
import { createTestTrainer } from '../../testing/test-trainer.ts';

const head = 'E-mail,Name,Class\n';
const two = `${head}Test-One@example.com,Test One,test-class\ntest-two@example.com,=Test Two,test-class\n`;

async function createImporter(engine?: Parameters<typeof createTestTrainer>[0]) {
  const testTrainer = await createTestTrainer(engine);
  const { db, dataDir, trainer } = testTrainer;
  await db
    .insertInto('classes')
    .values([testClass(), testClass({ id: 'other-class' }), testClass({ id: 'test-draft' })])
    .execute();
  await db.updateTable('classes').set({ state: 'draft' }).where('id', '=', 'test-draft').execute();
  function importText(text: string, ...options: string[]) {
    const file = join(dataDir, 'invitations.csv');
    writeFileSync(file, text);
    return trainer('import', file, ...options);
  }
  const invited = () =>
    db.selectFrom('invitations').select(['email', 'fullname', 'classId', 'revokedAt']).orderBy('email').execute();
  const recipients = async () =>
    (await db.selectFrom('mails').select('recipient').execute()).map(({ recipient }) => recipient).toSorted();
  return { ...testTrainer, importText, invited, recipients };
}

onEachEngine((engine) => {
  test('invitations from a file: a dry run mails nobody, the import mails each once, the same again nobody', async () => {
    const { db, importText, invited, recipients } = await createImporter(engine);
    const { out } = await importText(two, '--dry-run');
    expect(out).toContain('Nothing is wrong. It would be: 2 invited');
    expect(out).toMatch(/^Mails: 2\.$/m);
    expect(await invited()).toEqual([]);
    expect(await recipients()).toEqual([]);

    expect((await importText(two)).out).toContain('Imported: 2 invited');
    expect(await recipients()).toEqual(['test-one@example.com', 'test-two@example.com']);
    expect(await invited()).toMatchObject([
      { email: 'test-one@example.com', fullname: 'Test One', classId: 'test-class' },
      { email: 'test-two@example.com', fullname: '=Test Two', classId: 'test-class' },
    ]);
    const entries = await db.selectFrom('auditLog').select(['action', 'email']).execute();
    expect(entries).toEqual(Array(2).fill({ action: 'member invited', email: 'command line' }));

    expect((await importText(two)).out).toContain('Imported: 0 invited, 0 to another class than before, 2 keep');
    expect(await recipients()).toHaveLength(2);
    const moved = two.replace('Test One,test-class', 'Test One,other-class');
    expect((await importText(moved)).out).toContain('0 invited, 1 to another class');
    expect((await invited()).filter(({ revokedAt }) => revokedAt === null)).toHaveLength(2);
  });

  test('more invited than seats: a dry run, the import and one invitation say so', async () => {
    const { db, importText, trainer } = await createImporter(engine);
    await db.updateTable('classes').set({ seatsLeft: 1 }).where('id', '=', 'test-class').execute();
    const words = '1 seat left in “Test class”, 2 invited: somebody who accepts when it is full waits for a seat.\n';
    expect((await importText(two, '--dry-run')).out).toContain(`get no mail.\n${words}`);
    expect((await importText(two)).out).toContain(`get no mail.\n${words}`);
    const third = await trainer('invite', '--email', 'test-3@example.com', '--name', 'Test', '--class', 'test-class');
    expect(third.out).toContain(words.replace('2 invited', '3 invited'));
  });

  test('faults: each with its row and column, and nobody is invited', async () => {
    const { db, importText, invited, recipients } = await createImporter(engine);
    const [member = ''] = await addTestMembers(db, 1);
    const { email } = await db.selectFrom('members').select('email').where('id', '=', member).executeTakeFirstOrThrow();
    const { code, out, err } = await importText(
      [
        'Name;Email;Class',
        'Right Person; mailto:right@example.com ;test-class',
        'No Address;nothing;test-class',
        'Right Person;RIGHT@example.com;test-class',
        `A Member;${email};test-class`,
        ';no-name@example.com;test-class',
        `${'x'.repeat(201)};long@example.com;test-class`,
        'No Class;no-class@example.com;none',
        'Draft;draft@example.com;test-draft',
        '\u3164;unseen@example.com;test-class',
        'Look Alike;lооk@example.com;test-class',
      ].join('\n'),
    );

    expect({ code, err }).toEqual({ code: 1, err: 'Nothing was imported.\n' });
    expect(
      out
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split(/\s{2,}/))
        .filter(([row]) => /^\d/.test(row ?? '')),
    ).toEqual([
      ['3', 'E-mail', 'This is no e-mail address.'],
      ['4', 'E-mail', 'This address is in the file twice.'],
      ['5', 'E-mail', 'This person is a member already.'],
      ['6', 'Name', 'It is needed.'],
      ['7', 'Name', 'It is longer than 200 characters.'],
      ['8', 'Class', 'There is no class “none” on the site.'],
      ['9', 'Class', 'There is no class “test-draft” on the site.'],
      ['10', 'Name', 'It is needed.'],
      ['11', 'E-mail', '“о” is a Cyrillic letter between Latin ones. Type it again.'],
    ]);
    expect(await invited()).toEqual([]);
    expect(await recipients()).toEqual([]);
  });
});

test('invitations from a file, in the desk: a trainer may and sees the mail first, an editor may not', async () => {
  const { api, db, signInAs } = await createTestDesk();
  await db.insertInto('classes').values(testClass()).execute();
  async function importAs(role: 'trainer' | 'editor', query: string) {
    const cookie = `staff=${await signInAs(role)}`;
    const headers = { host: 'localhost:3000', origin: testDeskOrigin, cookie, 'content-type': 'text/csv' };
    const url = `/desk/api/import/invitations${query}`;
    const response = await api.inject({ method: 'POST', url, headers, payload: two });
    return { status: response.statusCode, body: response.json() };
  }

  expect((await importAs('editor', '')).status).toBe(403);
  expect((await importAs('trainer', '?dry=1')).body).toMatchObject({
    ...{ isDone: false, added: 2, faults: [] },
    mail: { recipients: 2, subject: expect.stringMatching(/./), text: expect.stringContaining('Test One') },
  });
  expect((await importAs('trainer', '')).body).toMatchObject({ isDone: true, added: 2, faults: [] });
  const invited = await db.selectFrom('invitations').select('email').where('classId', '=', 'test-class').execute();
  expect(invited).toHaveLength(2);
});
