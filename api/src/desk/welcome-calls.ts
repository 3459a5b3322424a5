import { limitGuesses } from '../http/limit-guesses.ts';
import { exactly, text } from '../http/schemas.ts';
import { passwordFault } from '../security/passwords.ts';
import { newTotpSecret, totpAddress, totpStepOf } from '../staff/totp.ts';
import type { DeskCall, DeskRequest } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { DeskRefusal } from './refusal.ts';
import { createSignInOpener } from './sign-in-opener.ts';

const key = text(64);
const fullname = { type: 'string', minLength: 1, maxLength: 200, pattern: '\\S' };

/** What opens with a one-time link: a person sets up a passkey, or a password with one-time codes, and is signed in. */
export function welcomeCalls(context: DeskContext): DeskCall[] {
  const { audit, brand, clock, passkeys, passwordQueue, passwords, staff } = context;
  const limit = limitGuesses(context.throttles);
  const openSignIn = createSignInOpener(context);

  async function linkOf({ body, http }: DeskRequest) {
    await limit(http);
    const link = await staff.linkOf(body.key ?? '');
    if (!link) throw new DeskRefusal(410, 'This link does not work any more. Ask an owner for a new one.');
    return link;
  }

  const call = (name: string, path: string, properties: object, run: DeskCall['run']): DeskCall => ({
    name,
    method: 'POST',
    path: `/welcome${path}`,
    roles: 'everybody',
    body: exactly({ key, ...properties }),
    run,
  });

  return [
    call('open a one-time link', '', {}, async (request) => {
      const { person } = await linkOf(request);
      return { email: person.email, fullname: person.fullname, role: person.role };
    }),

    call('set up one-time codes: begin', '/codes', {}, async (request) => {
      const { person } = await linkOf(request);
      const secret = newTotpSecret();
      await staff.keepTotpSecret(request.body.key ?? '', secret);
      return { secret, address: totpAddress(secret, brand, person.email) };
    }),

    call(
      'set up a password with one-time codes',
      '/password',
      { fullname, password: text(256), repassword: text(256), code: text(6) },
      async (request, reply) => {
        const { person, totpSecret } = await linkOf(request);
        const { body } = request;
        const { password = '', repassword = '' } = body;
        const name = (body.fullname ?? '').trim();
        const fault = passwordFault(password, repassword, [person.email, name]);
        if (fault) throw new DeskRefusal(422, fault);
        if (totpSecret === '' || totpStepOf(totpSecret, body.code ?? '', clock()) === undefined)
          throw new DeskRefusal(422, 'The code is not correct. Is the clock of your phone right?');
        const passwordHash = await passwordQueue.forAddress(request.address, () => passwords.hash(password));
        if (!(await staff.acceptLink(body.key ?? '', name, { passwordHash, totpSecret }))) await linkOf(request);
        await audit.add({ ...entryOf(request, person.email), detail: 'password with one-time codes' });
        return openSignIn(person, request, reply, 'password');
      },
    ),

    call('set up a passkey: begin', '/passkey/options', {}, async (request) => {
      const { person } = await linkOf(request);
      return passkeys.creationOptions(person, []);
    }),

    call('set up a passkey', '/passkey', { fullname, response: { type: 'object' } }, async (request, reply) => {
      const { person } = await linkOf(request);
      const { body } = request;
      const passkey = await passkeys.created(person.id, 'First passkey', body.response);
      if (!passkey) throw new DeskRefusal(422, 'The passkey could not be made. Please try again.');
      if (!(await staff.acceptLink(body.key ?? '', (body.fullname ?? '').trim(), { passkey }))) await linkOf(request);
      await audit.add({ ...entryOf(request, person.email), detail: 'passkey' });
      return openSignIn(person, request, reply, 'passkey');
    }),
  ];
}

const entryOf = ({ address }: DeskRequest, email: string) => ({
  email,
  action: 'sign-in set up',
  subject: '',
  address,
});
