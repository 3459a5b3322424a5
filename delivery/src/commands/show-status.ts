import { line, plain } from '../output.ts';
import type { AreaStatus, ReleaseStatus, SiteStatus } from '../store/site-status.ts';
import { teamOf } from '../store/team-of.ts';

export function showStatus(status: SiteStatus, isJson: boolean): void {
  const { revision, areas, alerts } = status;
  if (isJson) {
    line(JSON.stringify(status, null, 2));
    return;
  }
  line(`revision ${revision}\n`);
  const rows = [
    ['area', 'release', 'for', 'since', 'by', 'bytes', 'failures', 'documents', 'LCP', 'INP', 'CLS', 'team', 'why'],
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
  for (const alert of alerts) line(`\n${plain(alert)}`);
}

const rowsOf = (area: AreaStatus) => [
  rowOf(area.name, 'all', area, teamOf(area)),
  ...(area.canary ? [rowOf('', `${area.canary.share} %`, area.canary, '')] : []),
];

const rowOf = (name: string, share: string, status: ReleaseStatus, team: string) => {
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
    team || '-',
    why,
  ].map(plain);
};

function failuresOf({ failures, failureRate = 0 }: ReleaseStatus): string {
  const kinds = Object.entries(failures).map(([kind, count]) => `${count} ${kind}`);
  return kinds.length === 0 ? '0' : `${failureRate.toFixed(1)} % (${kinds.join(', ')})`;
}

function boundOf(bound: number | null | undefined, unit: string): string {
  if (bound === undefined) return '-';
  return bound === null ? 'beyond' : `≤ ${bound}${unit}`;
}
