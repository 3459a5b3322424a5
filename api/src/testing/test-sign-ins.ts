import { Secret, TOTP } from 'otpauth';
import { createLink } from '../resources/staff/credentials.ts';
import { insertStaff } from '../resources/staff/table.ts';
import type { createTestDesk } from './test-desk.ts';

export const trainer = { email: 'trainer@example.com', password: 'trainer123', code: '' };

export const testPassword = 'seven green kettles';

type TestDesk = Awaited<ReturnType<typeof createTestDesk>>;

export const codeOf = (secret: string, { clock }: TestDesk) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.read().getTime() });

export const addPerson = async (testDesk: TestDesk, email?: string): Promise<string> =>
  (await addPersonWithCodes(testDesk, email)).secret;

export async function addPersonWithCodes(testDesk: TestDesk, email = 'person@example.com') {
  const { clock, db, desk } = testDesk;
  const id = await insertStaff(db, { email, fullname: '', role: 'editor' }, clock.read());
  const key = await createLink(db, id, clock.read());
  const { secret } = (await desk('POST', '/welcome/codes', { body: { key } })).body;
  const { body, cookie, device } = await desk('POST', '/welcome/password', {
    body: {
      key,
      fullname: 'Test Person',
      password: testPassword,
      repassword: testPassword,
      code: codeOf(secret, testDesk),
    },
  });
  clock.advance(60_000);
  return { secret, cookie, device, recoveryCodes: body.recoveryCodes };
}
