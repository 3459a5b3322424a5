import { setTimeout as wait } from 'node:timers/promises';
import { completeChromium, engines } from '@agile-languages/e2e/src/engines/engines.ts';
import { UsageError } from '@agile-languages/shared/errors';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { type Estimate, estimate } from '../figures.ts';
import { withSite } from '../site.ts';
import { printTable } from '../table.ts';
import { type SlowLine, slowLine } from './line.ts';
import { asDocuments, measured } from './variants.ts';

const links = [
  { from: '/', to: '/my-needs' },
  { from: '/upcoming-classes', to: '/faq' },
] as const;

/** How long the pointer rests on a link before it is pressed, in milliseconds. */
const rests = [0, 200, 2500] as const;

const variants = { 'as released': measured, 'prerendered documents': (html: string) => asDocuments(measured(html)) };

/**
 * Follows links as the site does, and as ordinary links to documents that the browser prerenders when the pointer rests on
 * them, in turns, in a complete Chromium without emulation behind a line of 150 ms and 1.6 Mbit/s.
 */
export async function benchNextPage(site: string | undefined, rounds: number): Promise<void> {
  if (!completeChromium) throw new UsageError(String(engines.chromium));
  const executablePath = completeChromium;
  await withSite(site, async (origin) => {
    const browser = await puppeteer.launch({ executablePath, headless: true, args: ['--no-sandbox'] });
    const rows: string[][] = [];
    try {
      for (const link of links)
        for (const rest of rests) {
          const found = Object.entries(variants).map(([name, change]) => ({ name, change, all: [] as Followed[] }));
          for (let round = -1; round < rounds; round++)
            for (const { change, all } of found) {
              const followed = await follow(browser, origin, change, link, rest);
              if (round >= 0) all.push(followed);
            }
          for (const { name, all } of found)
            rows.push([
              `${link.from} → ${link.to}`,
              String(rest),
              name,
              shown(estimate(all.map(({ painted }) => painted))),
              shown(estimate(all.map(({ bytes }) => bytes / 1000))),
              `${all.filter(({ isPrerendered }) => isPrerendered).length} of ${all.length}`,
            ]);
        }
    } finally {
      await browser.close();
    }
    printTable(
      ['link', 'pointer rested, ms', 'variant', 'heading painted, ms', 'kB from the pointer on', 'prerendered'],
      rows,
    );
    process.stdout.write('In brackets: 95 % interval of the median; none where there are fewer than six values.\n');
  });
}

interface Followed {
  /** From the press until the next page's heading is painted, in milliseconds. */
  painted: number;
  /** Received from the moment in which the pointer came to the link, until two seconds after the heading was painted. */
  bytes: number;
  isPrerendered: boolean;
}

async function follow(
  browser: Browser,
  site: string,
  change: (html: string) => string,
  { from, to }: (typeof links)[number],
  rest: number,
): Promise<Followed> {
  const line: SlowLine = await slowLine(site, change);
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.goto(line.origin + from, { waitUntil: 'networkidle0' });
    const link = await visibleLink(page, to);
    await link.scrollIntoView();
    await wait(1500);
    const before = line.sent();
    await link.hover();
    await wait(rest);
    await page.mouse.down();
    await page.mouse.up();
    for (const end = performance.now() + 20_000; performance.now() < end && !line.marks.has(`painted ${to}`); )
      await wait(20);
    await wait(2000);
    const [pressed, painted] = ['pressed', `painted ${to}`].map((name) => line.marks.get(name) ?? Number.NaN);
    return {
      painted: (painted ?? Number.NaN) - (pressed ?? Number.NaN),
      bytes: line.sent() - before,
      isPrerendered: line.marks.has(`prerendered ${to}`),
    };
  } finally {
    await context.close();
    line.stop();
  }
}

async function visibleLink(page: Page, to: string): Promise<ElementHandle> {
  for (const link of await page.$$(`a[href="${to}"]`)) if (await link.isVisible()) return link;
  throw new Error(`${page.url()} shows no link to ${to}.`);
}

const shown = ({ median, low, high }: Estimate) =>
  median.toFixed(0) + (Number.isFinite(low) ? ` (${low.toFixed(0)} to ${high.toFixed(0)})` : '');
