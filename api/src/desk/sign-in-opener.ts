import type { FastifyReply } from 'fastify';
import { newBrowserMail } from '../resources/staff/mails.ts';
import { type OpenSignIn, signIn } from '../resources/staff/own-sign-in.ts';
import type { Staff } from '../resources/staff/table.ts';
import { networkOf } from '../security/network.ts';
import type { DeskRequest } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { ownAct } from './own-act.ts';
import { whoCalls } from './who-calls.ts';

type Way = 'password' | 'passkey' | 'recovery code' | 'set up';

export function createSignInOpener(context: DeskContext) {
  const { brand, clock, deskDeviceCookie, deskOrigin, mail, mails, staffCookie, staffSessions } = context;

  /** A browser that the person has let in by mail. */
  const tellOfBrowser = ({ email }: Staff, { address, http }: Pick<DeskRequest, 'address' | 'http'>) =>
    mails.add(
      newBrowserMail({
        ...{ brand, deskOrigin, mail, email, way: 'mailed link' },
        ...{ browser: browserOf(http), network: networkOf(address), at: clock() },
      }),
    );

  /** The token is new, and one from before the sign-in opens nothing any more. */
  async function openSignIn(person: Staff, request: DeskRequest, reply: FastifyReply, way: Way) {
    const { address, http } = request;
    const before = await whoCalls(context, http);
    const input = { way, browser: browserOf(http), device: deskDeviceCookie.read(http) };
    const { token, device } = (await ownAct(context, signIn, { staff: person, address }, input)) as OpenSignIn;
    if (before?.staff.id === person.id) await staffSessions.end(person.id, before.signInId);
    staffCookie.write(reply, token);
    deskDeviceCookie.write(reply, device);
    return { signedIn: true };
  }

  return { openSignIn, tellOfBrowser };
}

const browserOf = ({ headers }: DeskRequest['http']) => headers['user-agent'] ?? '';
