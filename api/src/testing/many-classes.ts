import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../database/engine.ts';
import type { Database } from '../database/schema.ts';

/**
 * Their numbers are their ids. From 2030 on, three at each moment; every seventh of Money, the others of Form. One
 * statement, so that also a million is fast.
 */
export async function addManyClasses(db: Kysely<Database>, from: number, to: number): Promise<void> {
  const minutes = sql`(number / 3)`;
  const start = isPostgres(db)
    ? sql`to_char(timestamp '2030-01-01' + ${minutes} * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`
    : sql`strftime('%Y-%m-%dT%H:%M:%S.000Z', '2030-01-01', '+' || ${minutes} || ' minutes')`;
  const local = isPostgres(db)
    ? sql`to_char(timestamp '2030-01-01' + ${minutes} * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"')`
    : sql`strftime('%Y-%m-%dT%H:%M:%S+00:00', '2030-01-01', '+' || ${minutes} || ' minutes')`;
  await sql`
    with recursive numbers(number) as (
      select cast(${sql.lit(from)} as integer) union all select number + 1 from numbers where number < ${sql.lit(to)}
    )
    insert into classes (
      id, language_id, trainer_id, name, description, starts_at, local_start, time_zone, pattern, mode, created_date,
      price, old_price, currency, rating, seats_total, seats_left
    )
    select
      cast(${sql.lit(10_000_000)} + number as text), case when number % 7 = 0 then '1111112' else '1111117' end, null,
      'Class ' || cast(number as text), '<p>Description of a class, as long as such descriptions usually are.</p>',
      ${start}, ${local}, 'UTC', '5 x 2 h, Tue 09:00', 'Live online', '20261101', '480', '', 'EUR', 4.5, 12, 12
    from numbers
  `.execute(db);
  await sql`analyze classes`.execute(db);
}
