import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { createStaffRepository } from '../staff/staff-repository.ts';
import { createStaffSessionRepository } from '../staff/staff-session-repository.ts';

/** Adds an owner who is signed in to the desk. Returns the value of the cookie. */
export async function addSignedInOwner(db: Kysely<Database>): Promise<string> {
  const clock = () => new Date();
  const { id } = await createStaffRepository(db, clock).add({
    email: 'owner-of-test@example.com',
    fullname: 'Test Owner',
    role: 'owner',
  });
  return createStaffSessionRepository(db, clock).open(id, { address: '192.0.2.1', browser: 'Test' });
}
