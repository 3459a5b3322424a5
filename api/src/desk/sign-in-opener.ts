import type { FastifyReply } from 'fastify';
import type { Staff } from '../staff/staff-repository.ts';
import type { DeskRequest } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';

/** Signs a person in: a new token each time, so that one from before the sign-in opens nothing. */
export function createSignInOpener({ audit, staffCookie, staffSessions }: DeskContext) {
  return async (person: Staff, { address, http }: DeskRequest, reply: FastifyReply, way: string) => {
    const token = await staffSessions.open(person.id, { address, browser: http.headers['user-agent'] ?? '' });
    staffCookie.write(reply, token);
    await audit.add({ email: person.email, action: 'sign-in', subject: '', detail: way, address });
    return { signedIn: true };
  };
}
