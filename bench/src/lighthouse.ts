import { chosenBrowser } from '@agile-languages/e2e/src/browser/chosen-browser.ts';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
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

const flags = ['--headless=shell', '--no-sandbox', '--no-first-run', '--disable-extensions'];

/** Medians of three runs, after a warm-up. */
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

async function audit(url: string): Promise<Audit> {
  const { executablePath, args } = await chosenBrowser();
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: [...flags, ...args],
    ignoreDefaultFlags: true,
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: [...categories], logLevel: 'error' });
    if (!result) throw new Error(`${url} gave no result.`);
    const { audits, categories: found } = result.lhr;
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
  } finally {
    chrome.kill();
  }
}
