import { median } from '../figures.ts';
import { withSite } from '../site.ts';
import { printTable } from '../table.ts';
import { type Audit, audit, categories } from './audit.ts';

const pages = [
  '/',
  '/languages/1111117',
  '/dpac',
  '/faq',
  '/simulation',
  '/profiles',
  '/single-profile/900001',
  '/samples',
  '/upcoming-classes',
  '/my-needs',
  '/for-companies',
];
const runs = 3;

/** Runs Lighthouse on pages one after the other, a warm-up and three runs each, and prints the medians. */
export async function benchLighthouse(site: string | undefined, paths: readonly string[]): Promise<void> {
  await withSite(site, async (origin) => {
    const rows: string[][] = [];
    const findings = new Set<string>();
    for (const path of paths.length > 0 ? paths : pages) {
      await audit(origin + path);
      const audits: Audit[] = [];
      for (let run = 0; run < runs; run++) audits.push(await audit(origin + path));
      rows.push(rowOf(path, audits));
      for (const { findings: found } of audits) for (const each of found) findings.add(`${path}  ${each}`);
    }
    printTable(['page', ...categories, 'LCP in ms', 'TBT in ms', 'shift'], rows);
    for (const each of findings) process.stdout.write(`${each}\n`);
  });
}

function rowOf(path: string, audits: Audit[]): string[] {
  const middle = (value: (audit: Audit) => number) => median(audits.map(value));
  return [
    path,
    ...categories.map((_, index) => String(middle(({ scores }) => scores[index] ?? 0))),
    middle(({ lcp }) => lcp).toFixed(0),
    middle(({ tbt }) => tbt).toFixed(0),
    middle(({ cls }) => cls).toFixed(3),
  ];
}
