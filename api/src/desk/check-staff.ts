import type { FastifyBaseLogger } from 'fastify';
import { noStaff } from '../core/audit.ts';
import { limitBy, tooManyTries } from '../http/limit-requests.ts';
import { knownBrowserMail } from '../resources/staff/mails.ts';
import { type Staff, staffByEmail } from '../resources/staff/table.ts';
import { normaliseEmail } from '../security/accounts.ts';
import { createGuessCheck, createUnknownCheck } from '../security/guess-check.ts';
import { createPasswordSignIn } from '../security/password-sign-in.ts';
import { secondsLater } from '../security/seconds-later.ts';
import { totpStepOf } from '../security/totp.ts';
import type { DeskRequest } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { DeskRefusal } from './refusal.ts';

const wrong = 'The e-mail or the password is not correct.';
const linkMailed = 'If the password was right, a link to sign in at once was mailed to you.';

const minute = 60_000;
const hour = 60 * minute;

export function createStaffCheck(context: DeskContext) {
  const { audit, credentials, db, deskDeviceCookie, devices, throttles } = context;
  const mailLink = createMailedLink(context);
  const signIn = createPasswordSignIn(context, { find: (email) => staffByEmail(db, email), mailLink });
  const checkOnDevice = createGuessCheck(context);
  const checkElsewhere = createUnknownCheck(context);

  async function personOf({ body, address, http }: DeskRequest): Promise<Staff> {
    const email = normaliseEmail(body.email ?? '');
    const device = deskDeviceCookie.read(http);
    const account = `staff ${email}`;
    const password = body.password ?? '';
    const limit = (own?: string) => limitBy(throttles.guessesPerAddress, http, own);
    const result = await signIn({ account, email, password, device, address, log: http.log, limit });
    if (result.kind === 'signed in') return result.owner;
    if (result.kind === 'put off')
      throw new DeskRefusal(429, tooManyTries(result.wait, result.linkMailed ? linkMailed : undefined));
    if (result.owner) noteRefused(result.owner, address, http.log);
    throw new DeskRefusal(403, wrong);
  }

  function noteRefused({ email }: Staff, address: string, log: FastifyBaseLogger): void {
    const at = context.clock().toISOString();
    secondsLater(() =>
      audit
        .add({ ...entry(email, address), at, action: 'sign-in refused', detail: 'password' })
        .catch((error: unknown) => log.error({ err: error }, 'refused sign-in not noted')),
    );
  }

  /** A recovery code may take its place. A known device counts its own guesses. */
  async function checkCode(person: Staff, { body, address, http }: DeskRequest): Promise<'password' | 'recovery code'> {
    const device = deskDeviceCookie.read(http);
    const code = (body.code ?? '').replaceAll(/\s/g, '');
    const look = () => wayOf(person, code);
    const isKnown = device !== '' && (await devices.ownerOf(device)) === person.id;
    const check = isKnown
      ? await checkOnDevice(`code on device ${device}`, look)
      : await checkElsewhere(`code of staff ${person.id}`, address, look);
    if (check.kind === 'right') return check.found;
    if (check.kind === 'too early') {
      const isLong = !isKnown && check.wait > minute;
      if (isLong) secondsLater(() => mailLink(person, http.log));
      throw new DeskRefusal(429, tooManyTries(check.wait, isLong ? linkMailed : undefined));
    }
    await audit.add({ ...entry(person.email, address), action: 'sign-in refused', detail: 'code' });
    const clock = /^\d{6}$/.test(code) ? ' Is the clock of your phone right?' : '';
    throw new DeskRefusal(403, `The code is not correct. Each code works once.${clock}`, { next: 'code' });
  }

  async function wayOf({ id, totpSecret }: Staff, code: string) {
    const step = totpStepOf(totpSecret, code, context.clock());
    if (step !== undefined) return (await credentials.takeTotpStep(id, step)) ? 'password' : undefined;
    return (await credentials.takeRecoveryCode(id, code)) ? 'recovery code' : undefined;
  }

  return { personOf, checkCode };
}

const entry = (email: string, address: string) => ({ email: normaliseEmail(email), subject: '', address });

const createMailedLink =
  ({ audit, brand, deskOrigin, devices, linksToStaff, mail, mails }: DeskContext) =>
  async ({ id, email }: Staff, log: FastifyBaseLogger): Promise<void> => {
    try {
      if ((await linksToStaff.take(`links to staff ${id}`)) > 0) return;
      const token = await devices.expect(id, hour);
      await mails.add(knownBrowserMail({ brand, deskOrigin, mail, email, token }));
      await audit.add({ ...noStaff, action: 'staff link to sign in mailed', subject: email, detail: '' });
      log.warn('right password of staff in an unknown browser that has to wait: link mailed');
    } catch (error) {
      log.error({ err: error }, 'link not mailed');
    }
  };
