import type { FastifyRequest } from 'fastify';
import { staffById } from '../resources/staff/table.ts';
import type { DeskContext } from './desk-context.ts';

export async function whoCalls({ db, staffCookie, staffSessions }: DeskContext, request: FastifyRequest) {
  const token = staffCookie.read(request);
  const session = token === '' ? undefined : await staffSessions.of(token);
  const person = session && (await staffById(db, session.staffId));
  return session && person ? { staff: person, signInId: session.id } : undefined;
}
