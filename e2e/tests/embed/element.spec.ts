import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { assessment, kept, meterOf, openHost } from '../../src/hosts/host-page.ts';
import { root } from '../../src/places.ts';
import { allBut, expect, test } from '../../src/test.ts';
import { layoutShift, watchDocument } from '../../src/watch-document.ts';

interface Embedded extends HTMLElement {
  value: string;
  state: string;
  reset: () => void;
}

const featureFile = /\/embed\/[\d.]+\/assessment\.js/;

async function openWith(page: Page, hosts: string, attributes: Record<string, string>): Promise<Locator> {
  await page.goto(`${hosts}/far-below/`);
  await assessment(page).evaluate((old, wanted) => {
    const element = document.createElement('agile-assessment');
    for (const [name, value] of Object.entries(wanted)) element.setAttribute(name, value);
    element.innerHTML =
      '<p slot="before">Words of the page above</p><a href="/">Take the meter</a><p slot="after">Words below</p>';
    document.body.prepend(element);
    old.remove();
  }, attributes);
  return assessment(page);
}

const uncheck = (element: Locator) => element.getByRole('checkbox').first().uncheck({ force: true });
const levelOf = (page: Page) => meterOf(page).getAttribute('aria-valuetext');

test('loading="click": nothing is fetched but by a pointer, nothing shown until the click, which moves the focus in', async ({
  page,
  hosts,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => featureFile.test(request.url()) && asked.push(request.url()));
  const element = await openWith(page, hosts, { loading: 'click' });
  await element.evaluate((node) => {
    node.scrollIntoView();
    return new Promise((resolve) => new IntersectionObserver(resolve, { rootMargin: '400px' }).observe(node));
  });
  expect(asked).toEqual([]);

  await element.getByRole('link', { name: 'Take the meter' }).hover();
  await expect.poll(() => asked.length).toBe(1);
  expect(await element.evaluate((node: Embedded) => node.state)).toBe('idle');
  await element.getByRole('link', { name: 'Take the meter' }).click();

  await expect(meterOf(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/far-below/');
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('agile-assessment');
  expect(asked).toHaveLength(1);
});

test('slots: words of the page above and below the content, the link is hidden', { tag: '@all' }, async ({
  page,
  hosts,
}) => {
  const element = await openWith(page, hosts, { loading: 'eager' });
  await expect(meterOf(page)).toBeVisible();

  const top = async (text: string) => (await element.getByText(text).boundingBox())?.y ?? Number.NaN;
  const root = await element.locator('[part=root]').boundingBox();

  expect(await top('Words of the page above')).toBeLessThan(root?.y ?? 0);
  expect(await top('Words below')).toBeGreaterThanOrEqual((root?.y ?? 0) + (root?.height ?? 0) - 1);
  await expect(page.getByRole('link', { name: 'Take the meter' })).toBeHidden();
});

for (const [persist, place] of [
  ['session', 'session'],
  ['local', 'local'],
] as const)
  test(`persist="${persist}": marks come back after a reload; reset() forgets them, in the storage too`, {
    tag: allBut(persist === 'session'),
  }, async ({ page, hosts }) => {
    const element = await openWith(page, hosts, { persist, loading: 'eager' });
    await uncheck(element);
    const level = await levelOf(page);
    expect(level).not.toContain('100%');

    await openWith(page, hosts, { persist, loading: 'eager' });
    await expect(meterOf(page)).toHaveAttribute('aria-valuetext', level ?? '');
    const { local, session } = await kept(page);
    expect(Object.keys({ local, session }[place])).toEqual([expect.stringMatching(/^agile-/)]);

    await assessment(page).evaluate((node: Embedded) => node.reset());
    await expect(meterOf(page)).toHaveAttribute('aria-valuetext', /100%/);
    expect(await kept(page)).toEqual({ local: {}, session: {}, databases: [], cookies: [] });
  });

test('value: shows a result on another element; details of events are frozen', { tag: '@all' }, async ({
  page,
  hosts,
}) => {
  await openHost(page, `${hosts}/plain/`);
  const frozen = assessment(page).evaluate(
    (node) =>
      new Promise((resolve) =>
        node.addEventListener('agile-change', (event) => {
          const { detail, bubbles, composed } = event as CustomEvent;
          resolve([Object.isFrozen(detail), detail.v, bubbles, composed]);
        }),
      ),
  );
  await uncheck(assessment(page));
  expect(await frozen).toEqual([true, 1, true, true]);
  const value = await assessment(page).evaluate((node: Embedded) => node.value);
  const level = (await levelOf(page)) ?? '';

  const element = await openWith(page, hosts, { loading: 'eager' });
  await expect(meterOf(page)).toHaveAttribute('aria-valuetext', /100%/);
  await element.evaluate((node: Embedded, text) => {
    node.value = text;
  }, value);

  await expect(meterOf(page)).toHaveAttribute('aria-valuetext', level);
});

test('colours of the page: taken where they can be read, refused with a warning where they cannot', {
  tag: '@all',
}, async ({ page, hosts }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('body { --agile-text: #999; --agile-surface: #fff; --agile-accent: #5b00a0 }');
      document.adoptedStyleSheets = [sheet];
    }),
  );

  const element = await openWith(page, hosts, { loading: 'eager', theme: 'light' });
  await expect(meterOf(page)).toBeVisible();

  await expect.poll(() => warnings.join('\n')).toMatch(/--agile-text on --agile-surface has a contrast of 2\.8\d:1/);
  const root = element.locator('[part=root]');
  await expect(root).toHaveCSS('color', 'rgb(16, 35, 31)');
  await expect(root.getByText('Not sure? Tell us who is talking to whom')).toHaveCSS('color', 'rgb(91, 0, 160)');
  expect(warnings.filter((text) => text.includes('--agile-accent'))).toEqual([]);
});

for (const width of [390, 800, 1440])
  test(`drawings that come late move nothing: ${width} px`, { tag: '@all' }, async ({ page, hosts }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchDocument(page);
    let release = () => {};
    const later = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.parts\.js/, async (route) => {
      await later;
      await route.continue();
    });
    await page.goto(`${hosts}/plain/`, { waitUntil: 'commit' });
    await expect(meterOf(page)).toBeVisible();
    const ruler = assessment(page).getByRole('meter').locator('svg:visible').first();
    await expect(ruler).toBeHidden();
    const shown = await assessment(page).evaluateHandle((node) => [
      ...(node.shadowRoot?.querySelectorAll('h2, button, label, p') ?? []),
    ]);
    const places = () =>
      shown.evaluate((parts) =>
        parts
          .filter(({ isConnected }) => isConnected)
          .map((part) => {
            const { x, y, width: w } = part.getBoundingClientRect();
            return [part.textContent, ...[x, y, w].map(Math.round)].join(' ');
          }),
      );
    const before = await places();
    const { total: shiftBefore } = await layoutShift(page);

    release();
    await expect(ruler).toBeVisible();
    await page.waitForLoadState('networkidle');

    expect(before).toEqual(expect.arrayContaining(await places()));
    const { total, moved } = await layoutShift(page);
    expect(total - shiftBefore, moved.join('\n')).toBeLessThan(0.005);
  });

test('elements drawn by Preact: their events are heard, a new drawing keeps the marks, and they come and go', {
  tag: '@all',
}, async ({ page, hosts }) => {
  await page.route('**/preact.js', (route) =>
    route.fulfill({ path: join(root, 'node_modules/preact/dist/preact.mjs'), contentType: 'text/javascript' }),
  );
  await openHost(page, `${hosts}/plain/`);
  await page.evaluate(async (address) => {
    const { h, render } = await import(address);
    const place = document.querySelector('main') ?? document.body;
    place.replaceChildren();
    globalThis.levels = [];
    globalThis.draw = (headingLevel) =>
      render(
        headingLevel &&
          h('agile-assessment', {
            case: 3,
            'heading-level': headingLevel,
            loading: 'eager',
            'onagile-change': ({ detail }: CustomEvent) => levels.push(detail.case),
          }),
        place,
      );
    draw(2);
  }, `${hosts}/preact.js`);

  await uncheck(assessment(page));
  await expect.poll(() => page.evaluate(() => levels)).toEqual([3]);
  await page.evaluate(() => draw(4));
  await expect(assessment(page).getByRole('heading', { level: 4 }).first()).toBeVisible();
  await expect(assessment(page).getByRole('heading', { level: 2 })).toHaveCount(0);
  await expect(assessment(page).getByRole('checkbox').first()).not.toBeChecked();
  await page.evaluate(() => draw(0));
  await expect(page.locator('agile-assessment')).toHaveCount(0);
  await page.evaluate(() => draw(2));
  await expect(assessment(page).getByRole('heading', { name: /^Case 3/ })).toBeVisible();
});

declare global {
  var levels: number[];
  var draw: (headingLevel: number) => void;
}
