import type { Page } from '@playwright/test';
import { boxPages } from '../../src/hosts/host-list.ts';
import { assessment, classesOf, enrolment, meterOf } from '../../src/hosts/host-page.ts';
import { allBut, expect, test } from '../../src/test.ts';
import { layoutShift, watchDocument } from '../../src/watch-document.ts';

interface Embedded extends HTMLElement {
  state: string;
  ready: Promise<void>;
}

const tags = 'agile-assessment, agile-enrolment';
const height = (page: Page) =>
  page.locator(tags).evaluateAll((all: HTMLElement[]) => all.map((element) => element.offsetHeight));

const widths = (page: Page) =>
  page.locator(`[data-layout] :is(${tags}):not([hidden])`).evaluateAll((all: HTMLElement[]) =>
    all.map((element) => {
      const { clientWidth = 0, dataset } = element.closest<HTMLElement>('[data-layout]') ?? document.body;
      return `${dataset.layout}: ${element.offsetWidth} of ${clientWidth - Number(dataset.beside ?? 0)}`;
    }),
  );
const lookElsewhere = (page: Page) =>
  page.evaluate(() => {
    document.body.style.paddingBlockStart = '200vh';
    scrollTo(0, 0);
  });

const full = (found: readonly string[]) => found.map((one) => one.replace(/\d+ of/, `${one.split(' ').at(-1)} of`));

for (const host of boxPages)
  test(`${host}: as wide as there is room before and after it comes, and nothing is left empty`, {
    tag: allBut(host === 'boxes-flow'),
  }, async ({ page, hosts }) => {
    await page.clock.install();
    await page.goto(`${hosts}/${host}/`, { waitUntil: 'domcontentloaded' });
    await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
      for (const one of all) one.open = true;
    });
    await page.locator('[data-layout] > div[hidden]').evaluateAll((all) => {
      for (const one of all) one.removeAttribute('hidden');
    });
    const before = await widths(page);
    await page.locator(tags).evaluateAll((all: Embedded[]) => Promise.all(all.map(({ ready }) => ready)));
    await lookElsewhere(page);
    await page.clock.fastForward(2500);

    expect(before.length).toBeGreaterThan(2);
    expect(before).toEqual(full(before));
    expect(await widths(page)).toEqual(full(before));
    const ground = () =>
      page.locator(`:is(${tags}):not([hidden])`).evaluateAll((all: HTMLElement[]) =>
        all.map((element) => {
          const content = element.shadowRoot?.querySelector<HTMLElement>('[part=root]')?.offsetHeight ?? 0;
          return content > 100 ? element.offsetHeight - content : 'no content';
        }),
      );
    await expect.poll(ground).toEqual(before.map(() => 0));
    await expect(page.locator(`:is(${tags})[hidden]`).filter({ visible: true })).toHaveCount(0);
  });

test('page without a doctype: as high as with one', { tag: '@all' }, async ({ page, hosts }) => {
  const heights = [];
  for (const host of ['plain', 'quirks']) {
    await page.goto(`${hosts}/${host}/`);
    await expect(meterOf(page)).toBeVisible();
    await enrolment(page).scrollIntoViewIfNeeded();
    await expect(classesOf(page)).toHaveCount(3);
    await page.waitForLoadState('networkidle');
    await lookElsewhere(page);
    await expect.poll(() => page.locator(`:state(shown)`).count()).toBe(2);
    heights.push(await height(page));
  }

  expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat');
  expect(heights[1]).toEqual(heights[0]);
});

test('important reset, root of 24 px: nothing moves', { tag: '@all' }, async ({ page, hosts }) => {
  await watchDocument(page);
  await page.goto(`${hosts}/important-reset/`);
  await expect(meterOf(page)).toBeVisible();
  await page.waitForLoadState('networkidle');

  const { total, moved } = await layoutShift(page);
  expect(total, moved.join('\n')).toBeLessThanOrEqual(0.01);
});

test('elements in a shadow root with embed.css in it: nothing moves', { tag: '@all' }, async ({ page, hosts }) => {
  await watchDocument(page);
  await page.goto(`${hosts}/shadow-root/`);
  await expect(meterOf(page)).toBeVisible();
  await page.waitForLoadState('networkidle');

  const { total, moved } = await layoutShift(page);
  expect(total, moved.join('\n')).toBeLessThanOrEqual(0.01);
});

test('loader that never comes: room for eight seconds, the links alone after that', { tag: '@all' }, async ({
  page,
  hosts,
  problems,
}) => {
  problems.allow(/loader\.js/);
  await page.route('**/loader.js', (route) => route.abort('blockedbyclient'));
  const developerTools = await page.context().newCDPSession(page);
  await developerTools.send('Animation.enable');
  await developerTools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto(`${hosts}/plain/`);

  expect(Math.min(...(await height(page)))).toBeGreaterThan(500);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

  await expect.poll(async () => Math.max(...(await height(page)))).toBeLessThan(60);
});

test('federated host whose code takes longer than eight seconds: nothing moves, and room that is left goes', {
  tag: '@all',
}, async ({ page, hosts }) => {
  const { promise: wanted, resolve: bring } = Promise.withResolvers<void>();
  await page.route(/\/(assessment|enrolment)\.js/, async (route) => {
    await wanted;
    await route.continue();
  });
  await watchDocument(page);
  const asked = page.waitForRequest(/\/enrolment\.js/);
  await page.goto(`${hosts}/federation-rspack/react-19/`);
  await asked;
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  expect(Math.min(...(await height(page)))).toBeGreaterThan(500);

  bring();
  await expect(meterOf(page)).toBeVisible();
  await expect(classesOf(page)).toHaveCount(3);
  await page.waitForLoadState('networkidle');

  const { total, moved } = await layoutShift(page);
  expect(total, moved.join('\n')).toBeLessThanOrEqual(0.01);
  await page.evaluate(() => scrollTo(0, 0));
  const room = () =>
    page
      .locator(tags)
      .evaluateAll((all: HTMLElement[]) => all.map(({ style }) => style.getPropertyValue('--agile-room').trim()));
  await expect.poll(room).toEqual(['0', '0']);
});

test('code or API that fails: the link alone, without room; none is kept for a click, either', { tag: '@all' }, async ({
  page,
  hosts,
  problems,
}) => {
  problems.allow(/assessment\.js/, /GetClassList/, /^console: agile/);
  await page.route(/assessment\.js|GetClassList/, (route) => route.abort('blockedbyclient'));
  await page.goto(`${hosts}/plain/`);
  await enrolment(page).scrollIntoViewIfNeeded();

  await expect.poll(async () => Math.max(...(await height(page)))).toBeLessThan(60);
  await assessment(page).evaluate((element) => {
    const next = document.createElement(element.localName);
    next.setAttribute('loading', 'click');
    next.setAttribute('min-height', '500');
    next.append('Later');
    element.replaceWith(next);
  });
  expect(Math.max(...(await height(page)))).toBeLessThan(60);
});

for (const [what, address, tag, answer] of [
  ['loader missing', '**/loader.js', tags, { status: 404 }],
  ['loader that hangs', '**/loader.js', tags, undefined],
  ['code missing', /\/assessment\.js/, 'agile-assessment', { status: 404 }],
  ['API that fails', '**/GetClassList?*', 'agile-enrolment', { status: 500, body: '{}' }],
  ['API that has been asked too often', '**/GetClassList?*', 'agile-enrolment', { status: 429, body: '{}' }],
  ['API that hangs', '**/GetClassList?*', 'agile-enrolment', undefined],
  [
    'API whose answer is for other origins',
    '**/GetClassList?*',
    'agile-enrolment',
    { status: 200, body: '{}', headers: { 'access-control-allow-origin': 'https://other.example' } },
  ],
] as const)
  test(`${what}: the link alone, without room`, { tag: '@all' }, async ({ page, hosts, problems }) => {
    problems.allow(
      /loader\.js/,
      /assessment\.js/,
      /GetClassList/,
      /status of (?:404|429|500)/,
      /ERR_FAILED/,
      /^console: agile/,
    );
    await page.clock.install();
    await page.route(address, (route) =>
      answer
        ? route.fulfill({ headers: { 'access-control-allow-origin': '*' }, ...answer })
        : new Promise<void>(() => {}),
    );
    await page.goto(`${hosts}/plain/`, { waitUntil: 'commit' });
    const failing = page.locator(tag);
    await failing.last().scrollIntoViewIfNeeded();

    await expect
      .poll(async () => {
        await page.clock.fastForward(1500);
        return failing.evaluateAll((all: HTMLElement[]) => {
          for (const animation of document.getAnimations()) animation.finish();
          return all.filter(({ offsetHeight }) => offsetHeight > 10 && offsetHeight < 60).length;
        });
      })
      .toBe(tag === tags ? 2 : 1);
    for (const link of await failing.getByRole('link').all()) await expect(link).toBeVisible();
    await expect(failing.getByRole('link')).toHaveCount(tag === tags ? 2 : 1);
  });

for (const height of [700, 1300])
  test(`vertical writing, a column of ${height} px: no figure of the ruler lies on another`, { tag: '@all' }, async ({
    page,
    hosts,
  }) => {
    await page.setViewportSize({ width: 1200, height });
    await page.goto(`${hosts}/plain/`);
    await page.addStyleTag({ content: 'body { writing-mode: vertical-rl }' });
    const ruler = page.locator('agile-assessment').getByRole('meter').first();
    await expect(ruler.locator('svg:visible').first()).toBeVisible();

    const boxes = await ruler.evaluate((node) =>
      [...node.querySelectorAll('span > svg > text')]
        .map((text) => text.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
    );
    expect(boxes.length).toBeGreaterThan(5);
    const meets = (a: (typeof boxes)[number], b: (typeof boxes)[number]) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    expect(boxes.filter((box, at) => boxes.slice(at + 1).some((other) => meets(box, other)))).toEqual([]);
  });

test('print: an element that nobody has come near is loaded', { tag: '@all' }, async ({ page, hosts }) => {
  await page.goto(`${hosts}/far-below/`);
  const element = enrolment(page);
  expect(await element.evaluate((node: Embedded) => node.state)).toBe('idle');

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));

  await expect(classesOf(page)).toHaveCount(3);
});

for (const [lack, take] of [
  ['Promise.withResolvers', () => Reflect.deleteProperty(Promise, 'withResolvers')],
  [':state()', () => Object.assign(CSS, { supports: (text: string) => !text.includes(':state') })],
  ['light-dark()', () => Object.assign(CSS, { supports: (text: string) => !text.includes('light-dark') })],
] as const)
  test(`browser without ${lack}: the links stay, nothing is attached, no error`, { tag: '@all' }, async ({
    page,
    hosts,
  }) => {
    await page.addInitScript(take);
    await page.goto(`${hosts}/plain/`);

    await expect(page.getByRole('link', { name: 'Take the Agile Communication Level Meter' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See upcoming classes' })).toBeVisible();
    expect(await page.evaluate(() => Boolean(customElements.get('agile-assessment')))).toBe(false);
  });
