import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Numbers of the sessions in which each member of a class was, by the member's id. */
export async function attendanceOf(db: Kysely<Database>, classId: string): Promise<Map<string, number[]>> {
  const rows = await db
    .selectFrom('attendance')
    .select(['memberId', 'session'])
    .where('classId', '=', classId)
    .orderBy('session')
    .execute();
  const groups = Map.groupBy(rows, ({ memberId }) => memberId);
  return new Map([...groups].map(([id, sessions]) => [id, sessions.map(({ session }) => session)]));
}

/** Notes that a member was, or was not, in a session. */
export async function markAttendance(
  db: Kysely<Database>,
  row: Database['attendance'],
  isPresent: boolean,
): Promise<void> {
  if (isPresent)
    await db
      .insertInto('attendance')
      .values(row)
      .onConflict((conflict) => conflict.columns(['classId', 'memberId', 'session']).doNothing())
      .execute();
  else
    await db
      .deleteFrom('attendance')
      .where('classId', '=', row.classId)
      .where('memberId', '=', row.memberId)
      .where('session', '=', row.session)
      .execute();
}
