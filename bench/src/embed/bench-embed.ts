import { once } from 'node:events';
import { createServer } from 'node:http';
import { loadavg } from 'node:os';
import { chosenBrowser } from '@agile-languages/e2e/src/browser/chosen-browser.ts';
import { chromium } from '@playwright/test';
import { type Estimate, estimate } from '../figures.ts';
import { withSite } from '../site.ts';
import { printTable } from '../table.ts';
import { partnerPage, type ShownElement } from './partner-page.ts';
import { type ElementVisit, visitElement } from './visit-element.ts';

const elements = [
  { tag: 'agile-assessment', attributes: 'view="meter" case="3"' },
  { tag: 'agile-assessment', attributes: 'view="needs"' },
  { tag: 'agile-enrolment', attributes: 'limit="3"' },
] as const;
const locales = ['en', 'de', 'fr'];

/**
 * Opens a page of a partner with one element in view, on an emulated phone and each time with an empty cache, in turns, and
 * prints the medians. The page is on another origin than the site, as partners' pages are.
 */
export async function benchEmbed(site: string | undefined, rounds: number): Promise<void> {
  const { executablePath, args } = await chosenBrowser();
  await withSite(site, async (origin) => {
    const variants = elements.flatMap((element) => locales.map((locale): ShownElement => ({ ...element, locale })));
    const server = createServer(({ url = '' }, response) => {
      const shown = variants[Number(url.slice(1))];
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.statusCode = shown ? 200 : 404;
      response.end(shown && partnerPage(origin, shown));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const browser = await chromium.launch({ executablePath, args: [...args] });
    const found = variants.map((): ElementVisit[] => []);
    const load = () => loadavg()[0]?.toFixed(1);
    const before = load();
    try {
      for (let round = -1; round < rounds; round++)
        for (const index of variants.keys()) {
          const visit = await visitElement(browser, `http://127.0.0.1:${port}/${index}`);
          if (round >= 0) found[index]?.push(visit);
        }
    } finally {
      await browser.close();
      server.close();
    }
    const cell = (values: ElementVisit[] = [], figure: keyof ElementVisit) =>
      figureText(estimate(values.map((visit) => visit[figure])));
    printTable(
      ['element', 'ready in ms', 'drawn in ms', 'kB'],
      variants.map(({ tag, attributes, locale }, index) => [
        `${tag} ${attributes} ${locale}`,
        cell(found[index], 'ready'),
        cell(found[index], 'drawn'),
        cell(found[index], 'kilobytes'),
      ]),
    );
    process.stdout.write(`${rounds} rounds, load average ${before} before and ${load()} after\n`);
  });
}

/** `1340 (1321 to 1368)` */
const figureText = ({ median, low, high }: Estimate) =>
  `${median.toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)})`;
