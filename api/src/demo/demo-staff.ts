import type { ApiContext } from '../context.ts';
import { createStaffRepository } from '../staff/staff-repository.ts';

const person = { email: 'trainer@example.com', fullname: 'Demo Trainer', role: 'owner' } as const;
const password = 'trainer123';

/** The person who signs in to the desk of a demonstration, without a second factor. A desk that has staff stays as it is. */
export async function addDemoStaff({ clock, db, passwords }: ApiContext): Promise<void> {
  if (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) return;
  const passwordHash = await passwords.hash(password);
  const { id } = await createStaffRepository(db, clock).add(person);
  await db.updateTable('staff').set({ passwordHash }).where('id', '=', id).execute();
}
