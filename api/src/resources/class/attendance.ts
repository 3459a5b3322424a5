import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { KnownSession } from '../../schedule/session-ids.ts';

/** Numbers of sessions, from 1 on, by member. */
export async function attendanceOf(
  db: Kysely<Database>,
  classId: string,
  sessions: readonly KnownSession[],
): Promise<Map<string, number[]>> {
  const rows = await db
    .selectFrom('attendance')
    .select(['memberId', 'session'])
    .where('classId', '=', classId)
    .execute();
  const numbers = new Map(sessions.map(({ id }, index) => [id, index + 1]));
  const groups = Map.groupBy(rows, ({ memberId }) => memberId);
  return new Map(
    [...groups].map(([id, marks]) => [
      id,
      marks.flatMap(({ session }) => numbers.get(session) ?? []).toSorted((one, other) => one - other),
    ]),
  );
}

export async function sessionsMarked(db: Kysely<Database>, classId: string): Promise<number[]> {
  const rows = await db.selectFrom('attendance').select('session').distinct().where('classId', '=', classId).execute();
  return rows.map(({ session }) => session);
}

export const removeAttendance = (db: Kysely<Database>, classId: string, sessions: readonly number[]) =>
  db.deleteFrom('attendance').where('classId', '=', classId).where('session', 'in', sessions).execute();

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
