import { typedText } from '@agile-languages/shared/formats';
import { perform } from '../core/perform.ts';
import type { Role } from '../core/roles.ts';
import { limitBy } from '../http/limit-requests.ts';
import { exactly, text } from '../http/schemas.ts';
import { type Credential, setUp } from '../resources/staff/own-sign-in.ts';
import type { Staff } from '../resources/staff/table.ts';
import { passwordFault } from '../security/passwords.ts';
import { newTotpSecret, totpAddress, totpStepOf } from '../security/totp.ts';
import type { DeskCall, DeskRequest } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { DeskRefusal } from './refusal.ts';
import { createSignInOpener } from './sign-in-opener.ts';

export interface Welcome {
  email: string;
  fullname: string;
  role: Role;
}

export interface CodesSetup {
  secret: string;
  address: string;
}

const key = text(64);
const fullname = { type: 'string', minLength: 1, maxLength: 200, pattern: '\\S' };

export function welcomeCalls(context: DeskContext): DeskCall[] {
  const { brand, clock, credentials, passkeys, passwordQueue, passwords, throttles } = context;
  const { openSignIn } = createSignInOpener(context);

  async function linkOf({ body, http }: DeskRequest) {
    const { key: mailed = '' } = body;
    const link = await credentials.linkOf(mailed);
    limitBy(throttles.guessesPerAddress, http, link ? mailed : undefined);
    if (!link) throw usedLink();
    return link;
  }

  async function accept({ body, address }: DeskRequest, { id, email }: Staff, name: string, credential: Credential) {
    const input = { key: body.key ?? '', fullname: name, credential };
    const outcome = await perform(context, setUp, { id }, input, { email, address });
    if (outcome.kind !== 'done') throw usedLink();
    return outcome.answer;
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
      await credentials.keepTotpSecret(request.body.key ?? '', secret);
      return { secret, address: totpAddress(secret, brand, person.email) };
    }),

    call(
      'set up a password with one-time codes',
      '/password',
      { fullname, password: text(256), repassword: text(256), code: text(20) },
      async (request, reply) => {
        const { person, totpSecret } = await linkOf(request);
        const { body } = request;
        const { password = '', repassword = '' } = body;
        const name = nameIn(request);
        const fault =
          [...password].length < 8
            ? 'The password needs eight characters or more.'
            : passwordFault(password, repassword, [person.email, name]);
        if (fault) throw new DeskRefusal(422, fault);
        if (totpSecret === '' || totpStepOf(totpSecret, (body.code ?? '').replaceAll(/\s/g, ''), clock()) === undefined)
          throw new DeskRefusal(422, 'The code is not correct. Is the clock of your phone right?');
        const passwordHash = await passwordQueue.forKnown(person.id, request.address, () => passwords.hash(password));
        const codes = await accept(request, person, name, { passwordHash, totpSecret });
        return { ...(await openSignIn(person, request, reply, 'set up')), ...codes };
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
      await accept(request, person, nameIn(request), { passkey });
      return openSignIn(person, request, reply, 'set up');
    }),
  ];
}

function nameIn({ body }: DeskRequest): string {
  const name = typedText(body.fullname ?? '');
  if (name === '') throw new DeskRefusal(422, 'The name is needed.');
  return name;
}

const usedLink = () => new DeskRefusal(410, 'This link does not work any more. Ask an owner for a new one.');
