import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSessionRepository } from '../security/session-repository.ts';
import { onEachEngine } from '../testing/test-engines.ts';
import { addTestMembers, testClass, testMember } from '../testing/test-rows.ts';
import { createTestSeats } from '../testing/test-seats.ts';
import { createTestTrainer, entriesOf, testInvite } from '../testing/test-trainer.ts';

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
    const { text } = await db.selectFrom('mails').select('text').orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(text).toMatch(/\/auth\/[\w-]{22}\?password\n/);
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
        'test-class,"Form, ""short""",2099-12-01T09:00:00+01:00,"\'=HYPERLINK(""https://evil.example"")",',
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
      .values(testClass({ startsAt: '2020-01-01T08:00:00.000Z', endsAt: '2099-01-01T08:00:00.000Z', seatsLeft: 1 }))
      .execute();
    await addTestMembers(db, 2);
    const enrol = (email: string) => trainer('enrol', '--email', email, '--class', 'test-class');
    expect((await enrol('test-rival-0@example.com')).out).toBe(
      'test-rival-0@example.com has a seat in class test-class.\nMails: 1.\n',
    );
    expect((await enrol('test-rival-0@example.com')).code).toBe(0);
    expect((await enrol('test-rival-1@example.com')).err).toBe('This class has no seat left.\n');
    expect((await enrol('nobody@example.com')).err).toContain('There is no member with this address.');
    expect((await trainer('enrol', '--email', 'test-rival-1@example.com', '--class', '1')).err).toContain('no class 1');
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
