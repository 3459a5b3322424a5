import type { FastifyReply } from 'fastify';
import { createPasswordCheck } from '../calls/check-password.ts';
import { limitGuesses, tooManyTries } from '../http/limit-guesses.ts';
import { exactly, text } from '../http/schemas.ts';
import { normaliseEmail } from '../repositories/member-repository.ts';
import { networkOf } from '../security/network.ts';
import { roles } from '../staff/roles.ts';
import type { Staff } from '../staff/staff-repository.ts';
import { totpStepOf } from '../staff/totp.ts';
import type { DeskCall, DeskRequest } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { DeskRefusal } from './refusal.ts';
import { createSignInOpener } from './sign-in-opener.ts';

const wrong = 'The e-mail or the password is not correct.';

export function signInCalls(context: DeskContext): DeskCall[] {
  const { audit, demo, guessBudgets, guesses, passkeys, passwordQueue, serialiseByKey, staff } = context;
  const checkPassword = createPasswordCheck(context);
  const limit = limitGuesses(context.throttles);
  const openSignIn = createSignInOpener(context);

  /** Wrong tries are counted per account and network, and per account in all, as those of members. */
  async function personOf({ body, address }: DeskRequest): Promise<Staff> {
    const account = `staff ${normaliseEmail(body.email ?? '')}`;
    const person = await staff.byEmail(body.email ?? '');
    const guesser = `${account} from ${networkOf(address)}`;
    const check = await passwordQueue.forAddress(address, () =>
      serialiseByKey(account, async () => {
        const wait = (await guesses.waitOf(guesser)) || (await guessBudgets.take(account));
        if (wait > 0) return { kind: 'too early' as const, wait };
        const result = await checkPassword(guesser, person?.passwordHash || undefined, body.password ?? '');
        if (result.kind !== 'wrong') await guessBudgets.giveBack(account);
        return result;
      }),
    );
    if (check.kind === 'right' && person) return person;
    passwordQueue.failed(address);
    if (check.kind === 'too early') throw new DeskRefusal(429, tooManyTries(check.wait));
    if (person) await audit.add({ ...entry(person.email, address), action: 'sign-in refused', detail: 'password' });
    throw new DeskRefusal(403, wrong);
  }

  async function checkCode(person: Staff, { body, address }: DeskRequest): Promise<void> {
    const guesser = `code of staff ${person.id}`;
    const wait = await guesses.take(guesser);
    if (wait > 0) throw new DeskRefusal(429, tooManyTries(wait));
    const step = totpStepOf(person.totpSecret, body.code ?? '', context.clock());
    if (step === undefined || !(await staff.takeTotpStep(person.id, step))) {
      await audit.add({ ...entry(person.email, address), action: 'sign-in refused', detail: 'code' });
      throw new DeskRefusal(403, 'The code is not correct. Each code works once.', { next: 'code' });
    }
    await guesses.forget(guesser);
  }

  return [
    {
      name: 'sign in with a password',
      method: 'POST',
      path: '/sign-in',
      roles: 'everybody',
      body: exactly({ email: text(254), password: text(256), code: text(6) }),
      async run(request, reply) {
        await limit(request.http);
        const person = await personOf(request);
        if (person.totpSecret === '' && !demo)
          throw new DeskRefusal(403, 'This account has no second factor. Ask an owner for a new link.');
        if (person.totpSecret !== '' && request.body.code === '') return { next: 'code' };
        if (person.totpSecret !== '') await checkCode(person, request);
        return openSignIn(person, request, reply, 'password');
      },
    },
    {
      name: 'sign in with a passkey: begin',
      method: 'POST',
      path: '/passkey-sign-in/options',
      roles: 'everybody',
      async run({ http }) {
        await limit(http);
        return passkeys.signInOptions();
      },
    },
    {
      name: 'sign in with a passkey',
      method: 'POST',
      path: '/passkey-sign-in',
      roles: 'everybody',
      body: exactly({ response: { type: 'object', required: ['id'], properties: { id: text(1400) } } }),
      async run(request, reply) {
        await limit(request.http);
        const response = request.body.response as unknown as { id: string };
        const passkey = await staff.passkeyById(response.id);
        const counter = passkey && (await passkeys.signed(passkey, response));
        const person = passkey && counter !== undefined ? await staff.byId(passkey.staffId) : undefined;
        if (!person || counter === undefined) throw new DeskRefusal(403, 'This passkey is not known here.');
        await staff.passkeyUsed(response.id, counter);
        return openSignIn(person, request, reply, 'passkey');
      },
    },
    {
      name: 'sign out',
      method: 'POST',
      path: '/sign-out',
      roles,
      async run({ staff: person, signInId, address }, reply: FastifyReply) {
        await context.staffSessions.end(person.id, signInId);
        context.staffCookie.remove(reply);
        await audit.add({ ...entry(person.email, address), action: 'sign-out', detail: '' });
      },
    },
  ];
}

const entry = (email: string, address: string) => ({ email: normaliseEmail(email), subject: '', address });
