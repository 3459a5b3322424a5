import { UserError } from '@agile-languages/shared/errors';
import { readConfig } from '../config.ts';
import { line } from '../progress.ts';
import { openReleaseStore } from '../storage/release-store.ts';
import { readRegistry } from '../store/registry-file.ts';
import { readArgs } from './read-args.ts';
import { type AreaStatus, type ReleaseStatus, siteStatus } from './site-status.ts';

/**
 * `npm run status [-- --json]`: which release of each area is live or a canary, since when, by whom and why, how large it
 * is, how often it fails in browsers, and the vitals that three of four documents are within.
 */
export async function status(args: string[] = []): Promise<void> {
  const { flags } = readArgs(args, { flags: ['json'] });
  const { served: store, refresh } = await openReleaseStore(readConfig(process.env));
  await refresh();
  const registry = await readRegistry(store);
  if (!registry) throw new UserError('Nothing is released yet. Run npm start once.');
  const areas = await siteStatus(store, registry);
  if (flags.has('json')) {
    line(JSON.stringify({ revision: registry.revision, areas }, null, 2));
    return;
  }
  line(`revision ${registry.revision}\n`);
  const rows = [
    ['area', 'release', 'for', 'since', 'by', 'bytes', 'failures', 'documents', 'LCP', 'INP', 'CLS', 'why'],
    ...areas.flatMap(rowsOf),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of rows)
    line(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

const rowsOf = (area: AreaStatus) => [
  rowOf(area.name, 'all', area),
  ...(area.canary ? [rowOf('', `${area.canary.share} %`, area.canary)] : []),
];

const rowOf = (name: string, share: string, status: ReleaseStatus) => {
  const { release, since = '-', who = '-', keys = [], size, views, vitals, why = '' } = status;
  return [
    name,
    release,
    share,
    since,
    keys.length > 0 ? `${who} with ${keys.join(', ')}` : who,
    size.toLocaleString('en'),
    failuresOf(status),
    String(views),
    boundOf(vitals.lcp, ' ms'),
    boundOf(vitals.inp, ' ms'),
    boundOf(vitals.cls, ''),
    why,
  ];
};

/** `1.3 % (3 load, 1 render)`, or `0`. */
function failuresOf({ failures, failureRate = 0 }: ReleaseStatus): string {
  const kinds = Object.entries(failures).map(([kind, count]) => `${count} ${kind}`);
  return kinds.length === 0 ? '0' : `${failureRate.toFixed(1)} % (${kinds.join(', ')})`;
}

/** `≤ 2000 ms`, what three of four documents are within; `-` without a document. */
function boundOf(bound: number | null | undefined, unit: string): string {
  if (bound === undefined) return '-';
  return bound === null ? 'beyond' : `≤ ${bound}${unit}`;
}
