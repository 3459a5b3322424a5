import type { FastifyReply } from 'fastify';
import { newBrowserMail } from '../resources/staff/mails.ts';
import type { Staff } from '../resources/staff/table.ts';
import { networkOf } from '../security/network.ts';
import type { DeskRequest } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';

type Way = 'password' | 'passkey' | 'recovery code' | 'set up';

/** With a new token, so that one from before the sign-in opens nothing. A browser that is new is told of by mail. */
export function createSignInOpener(context: DeskContext) {
  const { audit, brand, clock, deskDeviceCookie, deskOrigin, devices, mail, mails, staffCookie, staffSessions } =
    context;

  return async (person: Staff, { address, http }: DeskRequest, reply: FastifyReply, way: Way) => {
    const browser = http.headers['user-agent'] ?? '';
    const token = await staffSessions.open(person.id, { address, browser });
    staffCookie.write(reply, token);
    const before = deskDeviceCookie.read(http);
    const device = await devices.remember(before, person.id);
    deskDeviceCookie.write(reply, device);
    await audit.add({ email: person.email, action: 'sign-in', subject: '', detail: way, address });
    if (device !== before && way !== 'set up')
      await mails.add(
        newBrowserMail({
          ...{ brand, deskOrigin, mail, email: person.email, way },
          ...{ browser, network: networkOf(address), at: clock() },
        }),
      );
    return { signedIn: true };
  };
}
