import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Only Linux tells. */
export const canCountChildren = existsSync('/proc/self/stat');

/** What processes that this one has started have had of the processor, those that have ended too. In seconds. */
export function cpuOfChildren(): number {
  const own = process.pid;
  const ticks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .map(({ pid, parent, used, usedByEnded }) => {
      if (pid === own) return usedByEnded;
      return parent === own ? used : 0;
    });
  return ticks.reduce((total, some) => total + some, 0) / ticksPerSecond;
}

/** Linux tells all programs the same. */
const ticksPerSecond = 100;

function statOf(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0] = fields.slice(1);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11);
    return { pid, parent, used: user + system, usedByEnded: endedUser + endedSystem };
  } catch {
    return { pid, parent: 0, used: 0, usedByEnded: 0 };
  }
}
