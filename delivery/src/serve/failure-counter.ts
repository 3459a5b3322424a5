import { randomUUID } from 'node:crypto';
import type { FailureReport } from '@agile-languages/shared/registry';
import { type Failures, writeFailures } from '../store/failures.ts';
import type { Store } from '../store/store.ts';

/**
 * Counts failures, and writes them to the store some time after the first that is new.
 *
 * @param pause milliseconds between two writings
 */
export function createFailureCounter(store: Store, pause: number) {
  const server = randomUUID();
  let counted: Failures = {};
  let timer: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    timer = undefined;
    await writeFailures(store, server, counted).catch((cause) => console.error('failures are not kept', cause));
  }

  return {
    count: ({ area, release, kind }: FailureReport) => {
      const releases = counted[area] ?? {};
      const counts = releases[release] ?? {};
      counted = {
        ...counted,
        [area]: { ...releases, [release]: { ...counts, [kind]: (counts[kind] ?? 0) + 1 } },
      };
      timer ??= setTimeout(write, pause);
    },
    /** Writes what is not written yet. */
    close: async () => {
      if (!timer) return;
      clearTimeout(timer);
      await write();
    },
  };
}
