import type { FastifyRequest } from 'fastify';
import type { DeskContext } from './desk-context.ts';

/** The person who makes a call, and the sign-in; `undefined` when nobody is signed in. */
export async function whoCalls({ staff, staffCookie, staffSessions }: DeskContext, request: FastifyRequest) {
  const token = staffCookie.read(request);
  const session = token === '' ? undefined : await staffSessions.of(token);
  const person = session && (await staff.byId(session.staffId));
  return session && person ? { staff: person, signInId: session.id } : undefined;
}
