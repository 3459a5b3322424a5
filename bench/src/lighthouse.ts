import { join } from 'node:path';
import { chosenBrowser } from '@agile-languages/e2e/src/browser/chosen-browser.ts';
import { run } from '@agile-languages/e2e/src/run.ts';
import { installFolder, pinnedNode } from '@agile-languages/shared/build/checkout';
import { median, printTable } from './figures.ts';
import { withSite } from './site.ts';

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

/** Has a lock of its own, so that `npm ci` does without Lighthouse and what it brings. */
const folder = join(import.meta.dirname, '../lighthouse');

const flags = ['--headless=shell', '--no-sandbox', '--no-first-run', '--disable-extensions'];

/** Medians of three runs, after a warm-up. */
export async function benchLighthouse(site: string | undefined, paths: readonly string[]): Promise<void> {
  await installFolder(folder);
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

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Audit {
  /** 0 to 100, in the order of `categories`. */
  scores: number[];
  /** Milliseconds, but for the layout shift. */
  lcp: number;
  tbt: number;
  cls: number;
  findings: string[];
}

/** Of a report of Lighthouse. */
interface Report {
  audits: Readonly<
    Record<string, { score: number | null; title: string; numericValue?: number; displayValue?: string }>
  >;
  categories: Readonly<Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>>;
}

async function audit(url: string): Promise<Audit> {
  const { executablePath = '', args } = await chosenBrowser();
  const options = [url, executablePath, categories.join(), ...flags, ...args];
  const { code, stdout, output } = await run(pinnedNode, [join(folder, 'audit.js'), ...options]);
  if (code !== 0) throw new Error(output);
  const { audits, categories: found }: Report = JSON.parse(stdout);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((name) => Math.round((found[name]?.score ?? 0) * 100)),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    findings: Object.entries(found).flatMap(([name, { auditRefs }]) =>
      auditRefs.flatMap(({ id, weight }) => {
        const { score = null, title = id, displayValue = '' } = audits[id] ?? {};
        return weight > 0 && score !== null && score < 0.99 ? [`${name}: ${title} ${displayValue}`.trim()] : [];
      }),
    ),
  };
}
