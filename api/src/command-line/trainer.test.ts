import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../database/schema.ts';
import { createSessionRepository } from '../security/session-repository.ts';
import { onEachEngine } from '../testing/test-engines.ts';
import { addTestMembers, testClass, testMember } from '../testing/test-rows.ts';
import { createTestSeats } from '../testing/test-seats.ts';
import { createTestTrainer } from '../testing/test-trainer.ts';

const testInvite = ['invite', '--email', 'New@Example.com', '--name', 'Test Newcomer', '--class', 'test-class'];
const testClassArgs = [
  ...['--language', '1111117', '--name', 'Test class', '--start', '2099-12-03T18:30', '--time-zone', 'Europe/Vienna'],
  ...['--pattern', '5 x 2 h, Thu 18:30', '--price', '480', '--currency', 'EUR', '--seats', '10'],
  ...['--description', 'First <b>test</b>.\n\nSecond test.'],
];

onEachEngine((engine) => {
  test('an invitation is mailed with link and pass code, and only hashes of them are kept', async () => {
    const { trainer, db } = await createTestTrainer(engine);
    await db.insertInto('classes').values(testClass()).execute();
    const { code, out } = await trainer(...testInvite);
    const mail = await db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
    const invitation = await db.selectFrom('invitations').selectAll().executeTakeFirstOrThrow();
    const key = /\/auth\/([\w-]{22})\s/.exec(mail.text)?.[1] ?? '';
    expect(code).toBe(0);
    expect(out).toMatch(/^Invited new@example\.com to class test-class, until \d{4}-\d\d-\d\d\./);
    expect(mail.recipient).toBe('new@example.com');
    expect(mail.text).toMatch(/Pass code: \d{6}\n/);
    expect(mail.html).toContain(`/auth/${key}"`);
    expect(JSON.stringify(invitation)).not.toContain(key);
    expect(out).not.toContain(key);
  });

  test('a second invitation ends the first; revoke ends it; the list says so', { tags: ['all'] }, async () => {
    const { trainer, db } = await createTestTrainer(engine);
    await db.insertInto('classes').values(testClass()).execute();
    await trainer(...testInvite);
    expect((await trainer(...testInvite)).out).toContain('The earlier invitation of new@example.com has ended.');
    expect((await trainer('invitations', '--open')).out.trimEnd().split('\n')).toHaveLength(2);
    expect((await trainer('revoke', '--email', 'new@example.com')).code).toBe(0);
    expect(await trainer('revoke', '--email', 'new@example.com')).toEqual({
      code: 1,
      out: '',
      err: 'new@example.com has no open invitation.\n',
    });
    const list = (await trainer('invitations')).out.trimEnd().split('\n');
    expect(list[0]).toMatch(/^e-mail +name +for +state +until$/);
    expect(list[1]).toMatch(/^new@example\.com +Test Newcomer +class test-class +withdrawn +\d/);
    expect((await trainer('invitations', '--open')).out).toBe('There is no invitation.\n');
  });

  test('a member is not invited again but may choose a new password', { tags: ['all'] }, async () => {
    const { trainer, db } = await createTestTrainer(engine);
    await db.insertInto('classes').values(testClass()).execute();
    await db
      .insertInto('members')
      .values({ ...testMember('test'), email: 'new@example.com' })
      .execute();
    expect((await trainer(...testInvite)).err).toContain('is a member already.');
    expect((await trainer('renew-password', '--email', 'new@example.com')).code).toBe(0);
    expect(await db.selectFrom('invitations').select('renewsMemberId').execute()).toEqual([{ renewsMemberId: 'test' }]);
    expect((await trainer('renew-password', '--email', 'nobody@example.com')).err).toContain('is not a member.');
  });

  test('a member is signed out everywhere', async () => {
    const { trainer, db } = await createTestTrainer(engine);
    await db.insertInto('members').values(testMember('test')).execute();
    const sessions = createSessionRepository(db, () => new Date());
    const token = await sessions.open('test');
    expect((await trainer('sign-out', '--email', 'test@example.com')).out).toBe(
      'Ended 1 sign-in of test@example.com.\n',
    );
    expect(await sessions.memberOf(token)).toBeUndefined();
    expect((await trainer('sign-out', '--email', 'nobody@example.com')).code).toBe(1);
  });

  test('a class is added in its own time zone and listed', async () => {
    const { trainer, db } = await createTestTrainer(engine);
    const { out } = await trainer('add-class', ...testClassArgs);
    const row = await db.selectFrom('classes').selectAll().executeTakeFirstOrThrow();
    expect(out).toBe('Added class 500001: http://localhost:3000/class/500001\n');
    expect(row).toMatchObject({
      id: '500001',
      startsAt: '2099-12-03T17:30:00.000Z',
      localStart: '2099-12-03T18:30:00+01:00',
      description: '<p>First &lt;b&gt;test&lt;/b&gt;.</p><p>Second test.</p>',
      seatsTotal: 10,
      seatsLeft: 10,
    });
    expect((await trainer('add-class', ...testClassArgs)).out).toContain('500002');
    expect((await trainer('classes')).out).toMatch(/500001 +Test class +2099-12-03 18:30 Europe\/Vienna +10 of 10\n/);
  });

  test('a class that would start outside its pattern is refused, new or changed', { tags: ['all'] }, async () => {
    const { trainer, db } = await createTestTrainer(engine);
    await db.insertInto('classes').values(testClass()).execute();
    const err =
      'The class would start on Thursday, 2099-12-03 18:30, which is no session of its pattern "5 x 2 h, Tue 18:30".\n';
    expect(await trainer('add-class', ...withPattern('5 x 2 h, Tue 18:30'))).toEqual({ code: 1, out: '', err });
    const change = ['change-class', '--id', 'test-class'];
    expect((await trainer(...change, '--pattern', '5 x 2 h, Mon+Wed 09:00')).code).toBe(1);
    expect((await trainer(...change, '--start', '2099-06-01T09:00')).code).toBe(1);
    expect((await trainer(...change, '--start', '2099-06-01T09:00', '--pattern', '5 x 2 h, Mon 09:00')).code).toBe(0);
  });

  test('a class changes in what is given; seats that are taken stay taken', { tags: ['all'] }, async () => {
    const { trainer, db } = await createTestTrainer(engine);
    await db
      .insertInto('classes')
      .values(testClass({ seatsTotal: 10, seatsLeft: 4 }))
      .execute();
    const before = await db.selectFrom('classes').selectAll().executeTakeFirstOrThrow();
    await trainer(
      'change-class',
      '--id',
      'test-class',
      '--seats',
      '12',
      '--price',
      '500',
      '--start',
      '2099-06-02T09:00',
    );
    const changed = await db.selectFrom('classes').selectAll().executeTakeFirstOrThrow();
    expect(changed).toEqual({
      ...before,
      seatsTotal: 12,
      seatsLeft: 6,
      price: '500',
      startsAt: '2099-06-02T07:00:00.000Z',
      localStart: '2099-06-02T09:00:00+02:00',
      endsAt: '2099-06-30T09:00:00.000Z',
      version: before.version + 1,
    });
    expect(await trainer('change-class', '--id', 'test-class', '--seats', '5')).toEqual({
      code: 1,
      out: '',
      err: 'Seats: 6 are taken.\n',
    });
    expect((await trainer('change-class', '--id', 'test-class', '--seats', '6')).code).toBe(0);
    expect((await trainer('change-class', '--id', 'test-class')).code).toBe(2);
    expect((await trainer('change-class', '--id', 'nothing', '--seats', '6')).code).toBe(1);
  });

  test('enrolments are CSV in which nothing is computed', { tags: ['all'] }, async () => {
    const { trainer, db, dataDir } = await createTestTrainer(engine);
    await db
      .insertInto('classes')
      .values(testClass({ name: 'Form, "short"' }))
      .execute();
    await db
      .insertInto('members')
      .values({ ...testMember('test'), fullname: '=HYPERLINK("https://evil.example")' })
      .execute();
    await createTestSeats(db, () => new Date('2026-11-21T09:00:00.000Z')).enrol('test', 'test-class');
    const { out } = await trainer('enrolments', '--class', 'test-class');
    expect(out).toBe(
      [
        '\ufeffclass,class name,start,member,e-mail,enrolled at (UTC),state,number\r\n',
        'test-class,"Form, ""short""",2026-12-01T09:00:00+01:00,"\'=HYPERLINK(""https://evil.example"")",',
        'test@example.com,2026-11-21T09:00:00.000Z,enrolled,test-class~test\n',
      ].join(''),
    );
    const file = join(dataDir, 'test.csv');
    expect((await trainer('enrolments', '--to', file)).out).toBe(`Wrote 1 enrolment to ${file}.\n`);
    expect(readFileSync(file, 'utf8').trimEnd()).toBe(out.trimEnd());
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await trainer('enrolments', '--to', file)).err).toBe(`${file} is there already.\n`);
    const nowhere = join(dataDir, 'nowhere', 'test.csv');
    expect((await trainer('enrolments', '--to', nowhere)).err).toBe(`${nowhere} cannot be written.\n`);
    expect((await trainer('export', file, '--kind', 'members')).err).toBe(`${file} is there already.\n`);
    expect(readFileSync(file, 'utf8').trimEnd()).toBe(out.trimEnd());
    expect(await entriesOf(db)).toEqual(
      Array(2).fill({ action: 'enrolments exported', subject: '', detail: '1 rows' }),
    );
  });

  test('trainer enrols a member, also in a class that has begun; a full one stays full', {
    tags: ['all'],
  }, async () => {
    const { trainer, db } = await createTestTrainer(engine);
    await db
      .insertInto('classes')
      .values(testClass({ startsAt: '2020-01-01T08:00:00.000Z', seatsLeft: 1 }))
      .execute();
    await addTestMembers(db, 2);
    const enrol = (email: string) => trainer('enrol', '--email', email, '--class', 'test-class');
    expect((await enrol('test-rival-0@example.com')).out).toBe(
      'test-rival-0@example.com has a seat in class test-class.\n',
    );
    expect((await enrol('test-rival-0@example.com')).code).toBe(0);
    expect((await enrol('test-rival-1@example.com')).err).toBe('This class has no seat left.\n');
    expect((await enrol('nobody@example.com')).err).toContain('There is no member with this address.');
    expect((await trainer('enrol', '--email', 'test-rival-1@example.com', '--class', '1')).err).toContain('no class 1');
  });

  test('a partner gets a key, other origins, a new key, and keys end', async () => {
    const { trainer, dataDir, db } = await createTestTrainer(engine);
    const origins = (...values: string[]) => values.flatMap((value) => ['--origin', value]);
    const keyIn = (text: string) => /pk_\w+/.exec(text)?.[0] ?? '';
    const added = await trainer('add-partner', '--name', 'Test', ...origins('https://b.example', 'https://a.example/'));
    const key = keyIn(added.out);

    expect(added.out).toMatch(/^Partner test-\w{6} with the key pk_live_\w{32} for https:\/\/b\.example and https/);
    expect((await trainer('partner-origins', '--key', key, ...origins('http://127.0.0.1:8080'))).code).toBe(0);
    expect((await trainer('partners')).out).toMatch(
      /test-\w{6} +Test +pk_live_\w{32} +valid +http:\/\/127\.0\.0\.1:8080/,
    );
    expect((await trainer('partner-origins', '--key', key, ...origins('http://a.example'))).err).toContain(
      'without TLS',
    );
    expect((await trainer('partner-origins', '--key', key, ...origins('https://a.example/page'))).code).toBe(2);
    const rotated = await trainer('rotate-partner-key', '--key', key);
    expect(keyIn(rotated.out)).not.toBe(key);
    expect((await trainer('revoke-partner-key', '--key', key)).code).toBe(0);
    expect((await trainer('revoke-partner-key', '--key', key)).code).toBe(1);
    const [partner = ''] = /test-\w{6}/.exec(added.out) ?? [];
    const staging = ['--for', 'Staging', '--test', ...origins('http://staging.example')];
    expect((await trainer('add-partner-key', '--partner', partner, ...staging)).out).toContain('pk_test_');
    expect((await trainer('add-partner-key', '--partner', 'nobody', ...staging)).code).toBe(1);
    const report = ['partner-report', '--partner', partner, '--month', '2026-11'];
    expect((await trainer(...report)).code).toBe(0);
    expect((await trainer(...report, '--to', dataDir)).code).toBe(1);
    expect((await entriesOf(db)).slice(-2)).toMatchObject([
      { action: 'partner key created' },
      { action: 'partner report exported', subject: 'Test', detail: '2026-11' },
    ]);
  });

  test('mails that wait are listed without what they say', async () => {
    const { trainer, db } = await createTestTrainer(engine);
    await db.insertInto('classes').values(testClass()).execute();
    expect((await trainer('mails')).out).toBe('Every mail was sent.\n');
    await trainer(...testInvite);
    const { out } = await trainer('mails');
    expect(out).toMatch(/new@example\.com +Your invitation to Agile Languages +0 +waits\n/);
    expect(out).not.toContain('/auth/');
    expect((await trainer('retry-mails')).code).toBe(0);
    expect((await entriesOf(db)).at(-1)).toEqual({ action: 'mails tried again', subject: '', detail: '' });
  });
});

const entriesOf = (db: Kysely<Database>) =>
  db
    .selectFrom('auditLog')
    .select(['action', 'subject', 'detail'])
    .where('email', '=', 'command line')
    .orderBy('id')
    .execute();

test('help names every command and every option', async () => {
  const { trainer } = await createTestTrainer();
  const general = await trainer('--help');
  const one = await trainer('invite', '--help');
  expect(general.code).toBe(0);
  expect(general.out).toContain('add-partner');
  expect(one.out).toContain('--email address  E-mail (required)');
  expect((await trainer('export', '--help')).out).toContain('Default: what the file is called, as in classes.csv');
  expect((await trainer()).code).toBe(2);
});

const withPattern = (pattern: string) =>
  testClassArgs.map((value, index) => (testClassArgs[index - 1] === '--pattern' ? pattern : value));

test('a command line that cannot be read is one sentence and exit code 2', { tags: ['all'] }, async () => {
  const { trainer } = await createTestTrainer();
  const misuse = async (...args: string[]) => {
    const { code, err } = await trainer(...args);
    expect(code).toBe(2);
    return err;
  };
  expect(await misuse('nothing')).toBe('There is no command "nothing". See: npm run trainer -- --help\n');
  expect(await misuse('invite')).toContain('--email and --name and --class are missing.');
  expect(await misuse('invite', '--nothing')).toContain("Unknown option '--nothing'");
  expect(await misuse('revoke', '--email', 'a', '--email', 'b')).toContain('--email is given more than once.');
  expect(await misuse('revoke', '--email', 'nobody')).toContain('"nobody" is no e-mail address.');
  expect(await misuse('revoke', '--email', 'a@b.example, c@d.example')).toContain('is no e-mail address.');
  expect(await misuse('revoke', '--email', 'a＠b.example')).toContain('“＠” looks like “@”');
  expect(await misuse(...testInvite, '--days', '0')).toContain('--days has to be a whole number from 1 to 365.');
  expect(await misuse('add-class', ...testClassArgs, '--mode', 'Test')).toContain('--mode has to be one of');
  expect(await misuse('add-class', ...withPattern('5 x 2 h'))).toContain(
    '--pattern has to name the days, like "5 x 2 h',
  );
  for (const pattern of [
    '1 x 99999999999999 h, Mon 18:30',
    '101 x 2 h, Mon 18:30',
    '0 x 2 h, Mon 18:30',
    '2 x 0 h, Mon 18:30',
    '2 x 2 h, Mon+Xyz 18:30',
    'never',
  ])
    expect(await misuse('add-class', ...withPattern(pattern))).toContain('--pattern has to ');
});

test('what does not exist is refused with one sentence and exit code 1', async () => {
  const { trainer } = await createTestTrainer();
  const classInNoZone = testClassArgs.map((value) => (value === 'Europe/Vienna' ? 'Europe/Nowhere' : value));
  const classInNoLanguage = testClassArgs.map((value) => (value === '1111117' ? '1' : value));
  expect(await trainer(...testInvite)).toEqual({
    code: 1,
    out: '',
    err: 'There is no class test-class on the site.\n',
  });
  expect((await trainer('add-class', ...classInNoZone)).err).toContain('is no time in "Europe/Nowhere"');
  expect((await trainer('add-class', ...classInNoLanguage)).err).toBe('There is no Language 1.\n');
});

test('import and export: a file named by what is in it, a dry run that names row and column, all or nothing', async () => {
  const { trainer, db, dataDir } = await createTestTrainer();
  const file = join(dataDir, 'partners.csv');
  writeFileSync(file, 'Name,Website,State\nTest Freight,https://freight.example,published\nTest Clinic,nothing,\n');
  const wrong = await trainer('import', file, '--dry-run');
  expect(wrong).toMatchObject({ code: 1, err: 'Nothing was imported.\n' });
  expect(wrong.out).toMatch(/3\s+Website\s+the address has to begin with https:\/\//);

  writeFileSync(file, 'Name,Website,State\nTest Freight,https://freight.example,published\n=1,,\n');
  expect((await trainer('import', file, '--dry-run')).out).toContain('It would be: 2 added, 0 changed');
  expect(await db.selectFrom('partners').selectAll().execute()).toEqual([]);
  expect((await trainer('import', file)).out).toContain('Imported: 2 added');
  expect(await db.selectFrom('partners').select(['name', 'link']).execute()).toEqual([
    { name: 'Test Freight', link: 'https://freight.example' },
  ]);

  const copy = join(dataDir, 'copy.csv');
  expect((await trainer('export', copy)).code).toBe(2);
  expect((await trainer('export', copy, '--kind', 'partners')).out).toContain('2 partners are in');
  expect(readFileSync(copy, 'utf8')).toContain(",draft,'=1,");
  expect((await trainer('import', copy, '--kind', 'partners')).out).toContain('0 added, 0 changed, 2 as they are');
});

test('lists of people and classes: written with all rows or those of a filter, no cell is computed, each in the audit log', {
  tags: ['all'],
}, async () => {
  const { trainer, db, dataDir } = await createTestTrainer();
  await db
    .insertInto('classes')
    .values([testClass({ state: 'published' }), testClass({ id: 'test-draft', state: 'draft' })])
    .execute();
  await db
    .insertInto('members')
    .values([testMember('test-one'), { ...testMember('test-two'), fullname: '=1+1' }])
    .execute();
  await trainer(...testInvite);
  const exported = async (name: string, ...options: string[]) => {
    const file = join(dataDir, `${name}.csv`);
    rmSync(file, { force: true });
    const { out } = await trainer('export', file, ...options);
    return { out, text: readFileSync(file, 'utf8') };
  };

  const members = await exported('members');
  expect(members.out).toBe(`2 members are in ${join(dataDir, 'members.csv')}.\n`);
  expect(members.text).toContain("'=1+1,test-two@example.com,");
  expect((await exported('members', '--words', 'test-one')).text.trimEnd().split('\r\n')).toHaveLength(2);
  expect((await exported('classes')).out).toMatch(/^2 classes /);
  expect((await exported('classes', '--state', 'draft')).text).toContain('test-draft');
  expect((await exported('invitations')).text).toContain('new@example.com,test-class,,Test class,');
  expect((await exported('messages')).text).toMatch(/^\ufeffwritten at/);
  const actions = await db.selectFrom('auditLog').select('action').where('action', 'like', '%exported').execute();
  expect(actions).toHaveLength(6);

  const wrong = await trainer('export', join(dataDir, 'invitations.csv'), '--state', 'over');
  expect(wrong).toMatchObject({ code: 2 });
  expect(wrong.err).toContain('withdrawn');
});
