import { isDeepStrictEqual } from 'node:util';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { type Box, difference } from './same-pixels.ts';

/** Places of assessment and enrolment, as elements or as what a federated host mounts into. */
const places = 'agile-assessment, agile-enrolment, .embedded';

/** Elements that may still become smaller: they keep room for two seconds after their content has come. */
const keepingRoom = ':is(agile-assessment, agile-enrolment):not(:state(shown))';

export const assessment = (page: Page): Locator => page.locator('agile-assessment, .embedded').first();
export const enrolment = (page: Page): Locator => page.locator('agile-enrolment, .embedded').last();
export const meterOf = (page: Page): Locator => assessment(page).getByRole('meter').first();
export const classesOf = (page: Page): Locator => enrolment(page).getByRole('article');

/** Opens a host and waits until both elements are there. */
export async function openHost(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await showElements(page);
  await assessment(page).scrollIntoViewIfNeeded();
  await expect(meterOf(page)).toBeVisible();
  await enrolment(page).scrollIntoViewIfNeeded();
  await expect(classesOf(page)).toHaveCount(3);
}

/** A host of a single page begins without the elements. */
async function showElements(page: Page): Promise<void> {
  const button = page.locator('[data-view=assess]');
  if (await button.count()) await button.click();
}

/**
 * Compares a host with what it looks like when nothing of ours comes but the places are as large.
 *
 * @returns where they differ outside the places
 */
export async function pixelsAround(page: Page, browser: Browser, site: string): Promise<string | undefined> {
  const context = await browser.newContext({ viewport: page.viewportSize() });
  try {
    const bare = await context.newPage();
    await bare.route(
      (url) => url.origin === site && url.pathname !== '/embed/v1/react.js',
      (route) => route.abort(),
    );
    await bare.goto(page.url());
    await showElements(bare);
    await expect(page.locator(keepingRoom)).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 0));
    const [boxes, shown] = await pictureAtRest(page);
    await expect(bare.locator(places)).toHaveCount(boxes.length);
    await bare.locator(places).evaluateAll((all, sizes) => {
      for (const [index, one] of all.entries())
        if (one instanceof HTMLElement)
          Object.assign(one.style, { display: 'block', overflow: 'hidden', blockSize: `${sizes[index]?.height}px` });
    }, boxes);
    return await difference(await context.newPage(), shown, await picture(bare), boxes);
  } finally {
    await context.close();
  }
}

/** The boxes of the places, and a picture in which they are as large: what comes late may still move them. */
async function pictureAtRest(page: Page): Promise<[Box[], Buffer]> {
  const boxes = await boxesOf(page);
  const shown = await picture(page);
  return isDeepStrictEqual(await boxesOf(page), boxes) ? [boxes, shown] : pictureAtRest(page);
}

const boxesOf = (page: Page): Promise<Box[]> =>
  page.locator(places).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));

const picture = (page: Page) => page.screenshot({ fullPage: true, animations: 'allow', caret: 'initial' });

/** All that a page keeps in this browser. */
export async function kept(page: Page) {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
  }));
  return { ...stored, cookies };
}

/** An event of ours that reached the page's window. */
interface HeardEvent {
  type: string;
  detail: unknown;
}

declare global {
  var raised: HeardEvent[];
}

/** Writes down every event of the elements from the first byte of each page on. */
export async function recordEvents(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    globalThis.raised = [];
    for (const name of ['ready', 'change', 'complete', 'class-select', 'enrol', 'error'])
      addEventListener(`agile-${name}`, (event) => {
        if (event instanceof CustomEvent) raised.push({ type: event.type, detail: event.detail });
      });
  });
}

/** Details of the events of a type so far. */
export const heardEvents = (page: Page, type: string): Promise<unknown[]> =>
  page.evaluate((wanted) => raised.filter((one) => one.type === wanted).map(({ detail }) => detail), type);
