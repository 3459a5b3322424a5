import type { FastifyRequest } from 'fastify';
import { staffById } from '../resources/staff/table.ts';
import type { DeskContext } from './desk-context.ts';

/** Milliseconds. */
const fresh = 5 * 60_000;

export async function whoCalls({ clock, db, staffCookie, staffSessions }: DeskContext, request: FastifyRequest) {
  const token = staffCookie.read(request);
  const session = token === '' ? undefined : await staffSessions.of(token);
  const person = session && (await staffById(db, session.staffId));
  if (!session || !person) return undefined;
  const isFresh = Math.abs(clock().getTime() - Date.parse(session.createdAt)) < fresh;
  return { staff: person, signInId: session.id, isFresh };
}
