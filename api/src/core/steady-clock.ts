import { uptime } from 'node:os';

/** Milliseconds by which a clock may be set and is still believed. */
const tolerance = 10 * 60_000;
const doubted = 86_400_000;

/** A believed clock is followed by a minute a day, many times what machines drift. */
const mostDrift = 60_000 / 86_400_000;

/**
 * Compares the clock with the time since the machine was started, which cannot be set.
 *
 * @param sinceStart in milliseconds
 * @returns whether the clock can be believed: after a jump, once it is right again or was steady for a day
 */
export function watchClock(
  clock: () => Date,
  log: { error: (text: string) => void },
  sinceStart = () => uptime() * 1000,
): () => boolean {
  const offset = () => clock().getTime() - sinceStart();
  let believed = offset();
  let looked = sinceStart();
  let jumped: { to: number; at: number } | undefined;

  return () => {
    const [current, now] = [offset(), sinceStart()];
    const most = (now - looked) * mostDrift;
    looked = now;
    if (isNear(current, believed)) {
      jumped = undefined;
      believed += Math.max(-most, Math.min(most, current - believed));
    } else if (jumped && isNear(current, jumped.to)) believed = now - jumped.at < doubted ? believed : current;
    else {
      jumped = { to: current, at: now };
      log.error(
        `The clock has jumped by ${Math.round((current - believed) / 60_000)} minutes. Nothing is erased and nobody is reminded until it is right again, or has gone steadily for a day.`,
      );
    }
    return isNear(current, believed);
  };
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= tolerance;
