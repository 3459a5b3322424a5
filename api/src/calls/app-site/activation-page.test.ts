import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { insertInvitation } from '../../resources/invitation/keys.ts';
import { testActivation, testLogin } from '../../testing/test-calls.ts';
import { hour } from '../../testing/test-clock.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { createMemberPages, faultIn, statusIn } from '../../testing/test-member-pages.ts';

const { activationKey, passCode, password, repassword } = testActivation;
const path = `/app/member/activate/${activationKey}`;
const secrets = { passCode: ` ${passCode.slice(0, 3)} ${passCode.slice(3)}`, password, repassword, discount: '' };

onEachEngine((engine) => {
  test('invited person without scripts: a member who is signed in and has the seat; the link then leads to the log-in', async () => {
    const { cookies, open, submit } = await createMemberPages({ engine });
    const { headers, statusCode } = await submit(path, { ...secrets, do: 'create' });
    expect([statusCode, headers.location]).toEqual([303, expect.stringMatching(/^\/app\/member\?made&class=\d+$/)]);
    const { body } = await open(`${headers.location}`);
    expect(statusIn(body)).toBe('Your account is made. You have a seat in this class.');
    expect(body).toContain('>Give the seat back</a>');

    cookies.clear();
    const again = await submit(path, { ...secrets, password: 'other-words-7', repassword: 'other-words-7' });
    expect(faultIn(again.body)).toBe('This activation key was already used. Please log in.');
    expect(again.body).toContain('<a href="/app/member/login">Log in</a>');
  });

  test('new password of a member: no seat comes with it, also none that was given back', async () => {
    const { call, clock, db, open, submit } = await createMemberPages({ engine });
    const member = await db
      .selectFrom('members')
      .selectAll()
      .where('email', '=', testLogin.username)
      .executeTakeFirstOrThrow();
    const { id: renewsMemberId, email, fullname } = member;
    const expiresAt = new Date(clock.read().getTime() + hour);
    const invited = { activationKey: 'test-renewal', passCode, email, fullname, classId: '500001', expiresAt };
    await insertInvitation(db, { ...invited, renewsMemberId }, clock.read());

    const form = (await open('/app/member/activate/test-renewal')).body;
    expect(form).toContain('<h1>Choose a new password</h1>');
    expect(form).toContain('Save the new password');
    expect(form).not.toContain('name="discount"');
    const { discount: _, ...renewal } = secrets;
    const { headers } = await submit('/app/member/activate/test-renewal', renewal);
    expect(headers.location).toBe('/app/member?renewed');
    const { body } = await open('/app/member?renewed');
    expect(statusIn(body)).toBe('Your password is changed.');
    expect(body).toContain('No class yet.');
    const { kv } = await call(callPaths.passreg, { ...testActivation, activationKey: 'test-renewal' });
    expect(kv).toMatchObject({ fkClassId: '500001', isRenewal: true });
  });
});

test('faults of an activation: as the call says them, what is no password stays, and tries are counted', async () => {
  const { cookies, submit } = await createMemberPages();
  const wrong = await submit(path, { ...secrets, passCode: '000000' });
  expect([wrong.statusCode, faultIn(wrong.body)]).toEqual([422, 'The pass code is not correct. 4 tries are left.']);
  expect(wrong.body).toMatch(/name="passCode"[^>]* inputmode="numeric"[^>]* value="000000"/);
  expect(wrong.body).not.toContain(password);
  expect(
    wrong.body.match(/autocomplete="new-password" aria-describedby|autocomplete="new-password" type/g),
  ).toHaveLength(2);
  const unlike = await submit(path, { ...secrets, repassword: 'other-words-7' });
  expect([unlike.statusCode, cookies.size]).toEqual([422, 0]);
  const unknown = await submit('/app/member/activate/none', secrets);
  expect(faultIn(unknown.body)).toMatch(/^This activation key is not known\./);
  const foreign = await submit(path, secrets, { 'sec-fetch-site': 'cross-site' });
  expect([foreign.statusCode, cookies.size]).toEqual([403, 0]);
});

test('another pass code: mailed once, said at an address of its own, and refused like the call', async () => {
  const { kept, open, submit } = await createMemberPages({ limits: { resendsPerInvitation: 1 } });
  const asked = { ...secrets, passCode: '', password: '', repassword: '', do: 'resend' };
  const { headers, statusCode } = await submit(path, asked);
  expect([statusCode, headers.location]).toEqual([303, `${path}?resent`]);
  expect(statusIn((await open(`${path}?resent`)).body)).toMatch(/^Pass Code re-sent again\. /);
  expect((await kept()).mails).toHaveLength(1);

  const again = await submit(path, asked);
  expect(faultIn(again.body)).toBe('Several pass codes were sent already. Please wait a quarter of an hour.');
  expect((await kept()).mails).toHaveLength(1);
});

test('page on which the key is typed: the whole link of the invitation may be pasted, also with a query', async () => {
  const { submit } = await createMemberPages();
  const values = { ...secrets, activationKey: ` https://site.test/auth/${activationKey}?utm_source=mail ` };

  expect((await submit('/app/member/register/500001', values)).statusCode).toBe(303);
});
