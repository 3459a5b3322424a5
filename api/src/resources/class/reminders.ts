import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { ClassRecord } from './reads.ts';

const day = 86_400_000;

type Times = Pick<ClassRecord, 'startsAt' | 'reminderDays'>;

export const reminderTime = ({ startsAt, reminderDays }: Times): string =>
  new Date(Date.parse(startsAt) - Number(reminderDays) * day).toISOString();

/** `undefined`: it stays as it was. */
export function remindedWith(times: Times, now: Date, { isTold }: { isTold: boolean }): string | undefined {
  if (!times.startsAt) return undefined;
  if (reminderTime(times) > now.toISOString()) return '';
  return isTold ? now.toISOString() : undefined;
}

/** After a change of the class, for everybody who has a seat. */
export async function remindAnew(
  transaction: Transaction<Database>,
  before: ClassRecord,
  times: Times,
  now: Date,
  told: { isTold: boolean },
): Promise<void> {
  const remindedAt = before.startsAt === times.startsAt ? undefined : remindedWith(times, now, told);
  if (remindedAt !== undefined)
    await transaction.updateTable('enrolments').set({ remindedAt }).where('classId', '=', before.id).execute();
}
