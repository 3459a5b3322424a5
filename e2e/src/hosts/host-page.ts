import { isDeepStrictEqual } from 'node:util';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';

const places = 'agile-assessment, agile-enrolment';

/** Elements keep room for two seconds after their content has come. */
const keepingRoom = ':is(agile-assessment, agile-enrolment):not(:state(shown), [style*="--agile-room"])';

export const assessment = (page: Page): Locator => page.locator('agile-assessment').first();
export const enrolment = (page: Page): Locator => page.locator('agile-enrolment').last();
export const meterOf = (page: Page): Locator => assessment(page).getByRole('meter').first();
export const classesOf = (page: Page): Locator => enrolment(page).getByRole('article');

export interface Embedded extends HTMLElement {
  state: string;
  ready: Promise<void>;
}

/** In milliseconds, see `keepingRoom`. */
export const beforeRest = 1500;

export const show = (element: Locator, attributes: Readonly<Record<string, string>>) =>
  element.evaluate((node, asked) => {
    for (const attribute of node.getAttributeNames()) node.removeAttribute(attribute);
    for (const [key, value] of Object.entries(asked)) node.setAttribute(key, value);
    node.scrollIntoView();
  }, attributes);

export async function openHost(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await showElements(page);
  await assessment(page).scrollIntoViewIfNeeded();
  await expect(meterOf(page)).toBeVisible();
  await enrolment(page).scrollIntoViewIfNeeded();
  await expect(classesOf(page)).toHaveCount(3);
}

async function showElements(page: Page): Promise<void> {
  const button = page.locator('[data-view=assess]');
  if (await button.count()) await button.click();
}

/** @returns where a host differs from itself without our elements */
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
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator(keepingRoom)).toHaveCount(0);
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

/** What comes late may still move the places. */
async function pictureAtRest(page: Page): Promise<[Box[], Buffer]> {
  const boxes = await boxesOf(page);
  const shown = await picture(page);
  return isDeepStrictEqual(await boxesOf(page), boxes) ? [boxes, shown] : pictureAtRest(page);
}

const boxesOf = (page: Page): Promise<Box[]> =>
  page.locator(places).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));

const picture = (page: Page) => page.screenshot({ fullPage: true, animations: 'allow', caret: 'initial' });

export async function kept(page: Page) {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
  }));
  return { ...stored, cookies };
}

interface HeardEvent {
  type: string;
  detail: unknown;
}

declare global {
  var raised: HeardEvent[];
}

export async function recordEvents(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    globalThis.raised = [];
    for (const name of ['ready', 'change', 'complete', 'class-select', 'enrol', 'error'])
      addEventListener(`agile-${name}`, (event) => {
        if (event instanceof CustomEvent) raised.push({ type: event.type, detail: event.detail });
      });
  });
}

export const heardEvents = (page: Page, type: string): Promise<unknown[]> =>
  page.evaluate((wanted) => raised.filter((one) => one.type === wanted).map(({ detail }) => detail), type);

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function difference(page: Page, one: Buffer, other: Buffer, boxes: readonly Box[]) {
  return page.evaluate(
    async ({ pictures, without }) => {
      const [a, b] = await Promise.all(pictures.map(draw));
      if (!a || !b) return 'no picture';
      if (a.width !== b.width || a.height !== b.height) return `${a.width}×${a.height} and ${b.width}×${b.height}`;
      const differing: number[] = [];
      const [left, right] = [new Uint32Array(a.data.buffer), new Uint32Array(b.data.buffer)];
      for (const [index, pixel] of left.entries()) if (pixel !== right[index]) differing.push(index);
      if (differing.length === 0) return undefined;
      const xs = differing.map((index) => index % a.width);
      const ys = differing.map((index) => Math.floor(index / a.width));
      const range = (all: number[]) =>
        `${all.reduce((m, n) => Math.min(m, n))}–${all.reduce((m, n) => Math.max(m, n))}`;
      return `${differing.length} pixels, x ${range(xs)}, y ${range(ys)}`;

      async function draw(picture: string) {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        canvas?.drawImage(bitmap, 0, 0);
        for (const { x, y, width, height } of without)
          canvas?.clearRect(Math.floor(x), Math.floor(y), Math.ceil(width) + 1, Math.ceil(height) + 1);
        return canvas?.getImageData(0, 0, bitmap.width, bitmap.height);
      }
    },
    { pictures: [one.toString('base64'), other.toString('base64')], without: boxes },
  );
}

export const setAttribute = (element: Locator, name: string, value: string) =>
  element.evaluate((node, [key = '', text = '']) => node.setAttribute(key, text), [name, value]);
