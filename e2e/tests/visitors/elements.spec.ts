import { openInPlaywright } from '../../src/engines/playwright.ts';
import { allBut, expect, test } from '../../src/test.ts';
import { elementFaultsOf, putAllElements } from '../../src/visitors/element-faults.ts';
import { prepareFor } from '../../src/visitors/visit.ts';
import { visitors } from '../../src/visitors/visitors.ts';

const frames = [
  '/embed/frame/assessment.html?case=3',
  '/embed/frame/assessment.html?view=needs',
  '/embed/frame/assessment.html?view=lab',
  '/embed/frame/enrolment.html?limit=3',
  '/embed/frame/enrolment.html?view=class&class-id=500012',
];

for (const [index, visitor] of visitors.entries())
  test(`${visitor.name}: every element on a partner's page, and in a frame, as everybody sees it`, {
    tag: ['@shared', ...allBut(index === 0 || visitor.name === 'no zone')],
  }, async ({ browser, site, hosts }) => {
    const inFrames = visitor.opensDocuments ? frames : frames.slice(index % frames.length).slice(0, 1);
    const page = await openInPlaywright(browser);
    await prepareFor(visitor, page);
    if (!visitor.address)
      for (const frame of inFrames) expect.soft(await elementFaultsOf(page, site + frame, visitor), frame).toEqual([]);
    await page.prepare(putAllElements);
    expect.soft(await elementFaultsOf(page, `${hosts}/plain/`, visitor), 'on a page').toEqual([]);
    await page.close();
  });
