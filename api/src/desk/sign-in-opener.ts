import type { FastifyReply } from 'fastify';
import { newBrowserMail } from '../resources/staff/mails.ts';
import type { Staff } from '../resources/staff/table.ts';
import { networkOf } from '../security/network.ts';
import type { DeskRequest } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';

type Way = 'password' | 'passkey' | 'recovery code' | 'mailed link' | 'set up';

export function createSignInOpener(context: DeskContext) {
  const { audit, brand, clock, deskDeviceCookie, deskOrigin, devices, mail, mails, staffCookie, staffSessions } =
    context;

  /** A person learns of a browser that somebody else has let in. */
  const tellOfBrowser = ({ email }: Staff, { address, http }: Pick<DeskRequest, 'address' | 'http'>, way: Way) =>
    mails.add(
      newBrowserMail({
        ...{ brand, deskOrigin, mail, email, way },
        ...{ browser: browserOf(http), network: networkOf(address), at: clock() },
      }),
    );

  /** The token is new, so that one from before the sign-in opens nothing. */
  async function openSignIn(person: Staff, request: DeskRequest, reply: FastifyReply, way: Way) {
    const { address, http } = request;
    const token = await staffSessions.open(person.id, { address, browser: browserOf(http) });
    staffCookie.write(reply, token);
    const before = deskDeviceCookie.read(http);
    const device = await devices.remember(before, person.id);
    deskDeviceCookie.write(reply, device);
    await audit.add({ email: person.email, action: 'sign-in', subject: '', detail: way, address });
    if (device !== before && way !== 'set up') await tellOfBrowser(person, request, way);
    return { signedIn: true };
  }

  return { openSignIn, tellOfBrowser };
}

const browserOf = ({ headers }: DeskRequest['http']) => headers['user-agent'] ?? '';
