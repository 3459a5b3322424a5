import { chosenBrowser } from '@agile-languages/e2e/src/browser/chosen-browser.ts';
import {
  type ElementVisit,
  oneElement,
  servePages,
  visitElement,
} from '@agile-languages/e2e/src/hosts/element-visit.ts';
import { type Browser, chromium } from '@playwright/test';
import { inText, printTable } from './figures.ts';
import { emulatePhone, phone } from './pages/visit.ts';
import { failuresOf, figureOf, inRounds } from './rounds.ts';
import { withSite } from './site.ts';

export interface PartnersOptions {
  site?: string | undefined;
  rounds: number;
}

const figures: readonly (readonly [figure: keyof ElementVisit, title: string])[] = [
  ['ready', 'ready, ms'],
  ['drawn', 'drawn, ms'],
  ['requests', 'requests until ready'],
  ['bytes', 'bytes until ready'],
  ['allRequests', 'requests in all'],
  ['allBytes', 'bytes in all'],
];

const names = Object.keys(oneElement);

/** In milliseconds, on a quiet machine. */
const goals: Readonly<Record<string, Record<'ready' | 'drawn', number>>> = {
  meter: { ready: 1400, drawn: 1700 },
  list: { ready: 1500, drawn: 1800 },
};

/** @returns whether the goals are met */
export async function benchPartners({ site, rounds }: PartnersOptions): Promise<boolean> {
  const { executablePath, args } = await chosenBrowser();
  const missed: string[] = [];
  await withSite(site, async (provider) => {
    const partner = await servePages(provider);
    const browser = await chromium.launch({ executablePath, args: [...args] });
    try {
      const pages = Object.fromEntries(names.map((name) => [name, `${partner.origin}/${name}`]));
      const visits = await inRounds(pages, rounds, (address) => visit(browser, address, provider));
      process.stdout.write(explanation);
      printTable(
        ['', ...names],
        figures.map(([figure, title]) => [
          title,
          ...names.map((name) => inText(figureOf(visits, name, figure), 0, figure === 'ready')),
        ]),
      );
      missed.push(...missedBy((name, figure) => figureOf(visits, name, figure).median));
      for (const sentence of [...failuresOf(visits), ...missed]) process.stdout.write(`${sentence}\n`);
    } finally {
      await browser.close();
      partner.stop();
    }
  });
  return missed.length === 0;
}

/** What was not measured misses it as well. */
export const missedBy = (medianOf: (name: string, figure: 'ready' | 'drawn') => number): string[] =>
  Object.entries(goals).flatMap(([name, goal]) =>
    (['ready', 'drawn'] as const).flatMap((figure) => {
      const [median, most] = [medianOf(name, figure), goal[figure]];
      return median <= most
        ? []
        : [`${name}: ${figure} after ${Math.round(median)} ms, at most ${most} on a quiet machine.`];
    }),
  );

const explanation = `Medians of cold visits of a partner's page with one element, on an emulated phone: round trip 150 ms, 1.6 Mbit/s,
processor 4 times slower. Requests are those for code and data after the loader; bytes are all that the provider has
sent, the loader, embed.css and pictures too, with headers.
`;

async function visit(browser: Browser, address: string, provider: string): Promise<ElementVisit> {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 1.75, serviceWorkers: 'block' });
  context.setDefaultTimeout(30_000);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await emulatePhone(session);
    return await visitElement(page, session, address, provider);
  } finally {
    await context.close();
  }
}
