import { UserError } from '@agile-languages/shared/errors';
import { readConfig } from '../config.ts';
import { line } from '../progress.ts';
import type { FailureCounts } from '../store/failures.ts';
import { readRegistry } from '../store/registry-file.ts';
import { storeIn } from '../store/store.ts';
import { readArgs } from './read-args.ts';
import { type AreaStatus, siteStatus } from './site-status.ts';

/**
 * `npm run status [-- --json]`: which release of each area is live, since when, by whom and why, how large it is, and what
 * browsers have reported of it.
 */
export async function status(args: string[] = []): Promise<void> {
  const { flags } = readArgs(args, { flags: ['json'] });
  const store = storeIn(readConfig(process.env).releasesDir);
  const registry = await readRegistry(store);
  if (!registry) throw new UserError('Nothing is released yet. Run npm start once.');
  const areas = await siteStatus(store, registry);
  if (flags.has('json')) {
    line(JSON.stringify({ revision: registry.revision, areas }, null, 2));
    return;
  }
  line(`revision ${registry.revision}\n`);
  const rows = [['area', 'release', 'live since', 'by', 'bytes', 'failures', 'why'], ...areas.map(rowOf)];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of rows)
    line(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

const rowOf = ({ name, release, since = '-', who = '-', keys = [], size, failures, why = '' }: AreaStatus) => [
  name,
  release,
  since,
  keys.length > 0 ? `${who} with ${keys.join(', ')}` : who,
  size.toLocaleString('en'),
  textOf(failures),
  why,
];

/** `3 load, 1 render`, or `0`. */
const textOf = (failures: FailureCounts): string =>
  Object.entries(failures)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ') || '0';
