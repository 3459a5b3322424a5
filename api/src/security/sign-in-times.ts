import { signInIdleMinutes } from '@agile-languages/shared/api';
import { type RawBuilder, sql } from 'kysely';

const idleTime = signInIdleMinutes * 60_000;
const maxLifetime = 12 * 3_600_000;
/** A sign-in from further ahead is from before a clock was set back. */
const skew = 60_000;

const used = sql.ref('usedAt');
const created = sql.ref('createdAt');

export function isLiving(clock: () => Date): RawBuilder<boolean> {
  const ago = agoBy(clock);
  return sql`(${used} > ${ago(idleTime)} and ${used} <= ${ago(-skew)} and ${created} > ${ago(maxLifetime)} and ${created} <= ${ago(-skew)})`;
}

export function hasEnded(clock: () => Date): RawBuilder<boolean> {
  const ago = agoBy(clock);
  return sql`(${used} <= ${ago(idleTime)} or ${created} <= ${ago(maxLifetime)})`;
}

const agoBy = (clock: () => Date) => {
  const now = clock().getTime();
  return (milliseconds: number) => new Date(now - milliseconds).toISOString();
};
