import { chosenBrowser } from '@agile-languages/e2e/src/browser/chosen-browser.ts';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What one run says of one page. */
export interface Audit {
  /** 0 to 100, in the order of `categories`. */
  scores: number[];
  /** Milliseconds, but for the layout shift. */
  lcp: number;
  tbt: number;
  cls: number;
  /** Audits that cost points, with what they found. */
  findings: string[];
}

/** One run of Lighthouse with its mobile preset, in a browser of its own. */
export async function audit(url: string): Promise<Audit> {
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

const flags = ['--headless=shell', '--no-sandbox', '--no-first-run', '--disable-extensions'];
