import type { Browser } from '@playwright/test';
import { openInPlaywright } from '../../src/engines/playwright.ts';
import { onePathEach } from '../../src/site/page-list.ts';
import { allBut, expect, test } from '../../src/test.ts';
import { faultsAfter, faultsOf, prepareFor } from '../../src/visitors/visit.ts';
import { type Visitor, visitors } from '../../src/visitors/visitors.ts';

interface Visit {
  opened: readonly string[];
  after?: readonly string[];
}

const pagesOfATest = 6;

async function visit(visitor: Visitor, { opened, after = [] }: Visit, site: string, browser: Browser) {
  const page = await openInPlaywright(browser);
  await prepareFor(visitor, page);
  for (const path of opened) expect.soft(await faultsOf(page, site + path, visitor), path).toEqual([]);
  for (const path of after) expect.soft(await faultsAfter(page, site + path, visitor), path).toEqual([]);
  await page.close();
}

for (const [index, visitor] of visitors.entries()) {
  const own = onePathEach.filter((path, at) => at === index % onePathEach.length || (path === '/' && visitor.address));
  const others = onePathEach.filter((path) => !own.includes(path));

  test(
    `${visitor.name}, ${own.join(' and ')}: as everybody sees it`,
    {
      tag: ['@shell', ...allBut(index % 20 === 0)],
    },
    ({ browser, site }) => visit(visitor, { opened: own }, site, browser),
  );

  if (!visitor.opensDocuments && !visitor.address)
    test(`${visitor.name}, every other page: as everybody sees it`, { tag: ['@shell', '@all'] }, ({ browser, site }) =>
      visit(visitor, { opened: ['/faq'], after: others }, site, browser),
    );
  if (visitor.opensDocuments)
    for (let at = 0; at < others.length; at += pagesOfATest) {
      const opened = others.slice(at, at + pagesOfATest);
      test(
        `${visitor.name}, ${opened.join(', ')}: as everybody sees them`,
        { tag: ['@shell', '@all'] },
        ({ browser, site }) => visit(visitor, { opened }, site, browser),
      );
    }
}
