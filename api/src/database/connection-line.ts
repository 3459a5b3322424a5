import type { PostgresPool } from 'kysely';
import type { Pool } from 'pg';

/** A pool counts waiting for others as connecting, and refuses the last of many. Here they wait as long as others come out. */
export function inLine(pool: Pool, longest: number): PostgresPool {
  const line = createLine(pool.options.max, longest);
  pool.on('release', line.leave);
  return { options: pool.options, connect: () => line.enter(() => pool.connect()), end: () => pool.end() };
}

/** @param longest milliseconds without a free connection, after which all in line are refused */
export function createLine(most: number, longest: number) {
  const waiting: Turn[] = [];
  let inside = 0;
  let timer: NodeJS.Timeout | undefined;

  async function enter<Opened>(open: () => Promise<Opened>): Promise<Opened> {
    if (inside < most) inside += 1;
    else await turn();
    try {
      const opened = await open();
      timer?.refresh();
      return opened;
    } catch (error) {
      leave();
      throw error;
    }
  }

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      waiting.push({ resolve, reject });
      timer ??= setTimeout(refuse, longest);
    });

  function leave(): void {
    const next = waiting.shift();
    if (next) next.resolve();
    else inside -= 1;
    if (waiting.length === 0) stop();
  }

  function refuse(): void {
    stop();
    for (const { reject } of waiting.splice(0))
      reject(Object.assign(new Error('No connection became free'), { code: 'ETIMEDOUT' }));
  }

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  return { enter, leave };
}

interface Turn {
  resolve: () => void;
  reject: (error: unknown) => void;
}
