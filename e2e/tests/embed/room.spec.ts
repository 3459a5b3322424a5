import type { Page } from '@playwright/test';
import { beforeRest, type Embedded, show } from '../../src/hosts/host-page.ts';
import { passUntil, stopClock } from '../../src/still-clock.ts';
import { expect, test } from '../../src/test.ts';
import { layoutShift, watchDocument } from '../../src/watch-document.ts';

const views = [
  ['assessment', {}],
  ['assessment', { view: 'needs' }],
  ['assessment', { view: 'lab' }],
  ['enrolment', { limit: '3' }],
  ['enrolment', { 'class-id': '500012' }],
] as const;

const laterParts = /\/(?:assessment|enrolment)\.[a-z-]+\.js$/;

for (const [name, attributes] of views)
  test(`${name} ${JSON.stringify(attributes)}: nothing moves when the visitor jumps to its end within two seconds`, {
    tag: [`@${name}`, '@all'],
  }, async ({ page, hosts }) => {
    const element = page.locator(`agile-${name}`);
    await stopClock(page);
    await watchDocument(page);
    for (const width of [360, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${hosts}/far-below/`);
      await show(element, attributes);
      await passUntil(page, () => element.evaluate((node: Embedded) => node.state === 'ready'));
      await page.clock.runFor(beforeRest);

      await element.evaluate((node) => scrollBy(0, node.getBoundingClientRect().bottom - 450));
      await page.clock.runFor(5000);
      await page.waitForLoadState('networkidle');
      await page.clock.runFor(5000);

      const { total, moved } = await layoutShift(page);
      test.info().annotations.push({ type: 'figure', description: `layout shift at ${width} px: ${total.toFixed(4)}` });
      expect.soft(total, [`${width} px`, ...moved].join('\n')).toBeLessThanOrEqual(0.01);
    }
  });

for (const [name, attributes] of [
  ['assessment', {}],
  ['enrolment', { limit: '3' }],
] as const)
  test(`${name} ${JSON.stringify(attributes)}: parts that come later are as high as what holds their place`, {
    tag: [`@${name}`, '@all'],
  }, async ({ page, hosts }) => {
    const element = page.locator(`agile-${name}`);
    const content = () =>
      element.evaluate((node) => node.shadowRoot?.querySelector<HTMLElement>('[part=root]')?.offsetHeight ?? 0);
    for (const width of [320, 390, 480, 600, 768, 900, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const bring = await holdBack(page, laterParts);
      await page.goto(`${hosts}/far-below/`);
      await show(element, attributes);
      await element.evaluate((node: Embedded) => node.ready);
      const before = await content();

      bring();
      for (let y = 0; y < before; y += 600) {
        await page.mouse.wheel(0, 600);
        await page.waitForLoadState('networkidle');
      }
      await expect(element.getByRole('status').or(element.getByRole('navigation')).first()).toBeAttached();

      const share = (await content()) / before - 1;
      expect.soft(Math.abs(share), `${width} px: ${await content()} for ${before}`).toBeLessThanOrEqual(0.03);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

test('meter: each part that comes later leaves what is below it in its place', {
  tag: ['@assessment', '@all'],
}, async ({ page, hosts }) => {
  const element = page.locator('agile-assessment');
  const endOfTools = () =>
    element.evaluate((node) => {
      const root = node.shadowRoot?.querySelector('[part=root]');
      const tools = root?.firstElementChild?.lastElementChild?.previousElementSibling;
      return (tools?.getBoundingClientRect().bottom ?? 0) - (root?.getBoundingClientRect().top ?? 0);
    });
  for (const width of [320, 390, 430, 480, 600, 768, 900, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const bring = await holdBack(page, laterParts);
    await page.goto(`${hosts}/far-below/`);
    await show(element, {});
    await element.evaluate((node: Embedded) => node.ready);
    const before = await endOfTools();

    bring();
    for (let y = 0; y < before; y += 600) await scrollOn(page);
    await expect(element.getByRole('heading', { name: 'Learn first' })).toBeAttached();
    await expect(element.getByRole('heading', { name: 'One set of answers, eight results' })).toBeAttached();

    const moved = (await endOfTools()) - before;
    expect.soft(Math.abs(moved), `${width} px: moved by ${moved} px`).toBeLessThanOrEqual(5);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

const ownRooms = [
  ['assessment', { locale: 'de' }],
  ['assessment', { locale: 'fr' }],
  ['assessment', { view: 'needs', locale: 'de' }],
  ['assessment', { view: 'needs', locale: 'fr' }],
  ['assessment', { view: 'lab', locale: 'de' }],
  ['enrolment', { limit: '1' }],
  ['enrolment', { limit: '6' }],
  ['enrolment', {}],
  ['enrolment', { locale: 'fr' }],
] as const;

for (const [name, attributes] of [...views, ...ownRooms])
  test(`${name} ${JSON.stringify(attributes)}: the room fits within 5 % from 320 to 1,280 px`, {
    tag: [`@${name}`, '@all'],
  }, async ({ page, hosts }) => {
    const element = page.locator(`agile-${name}`);
    const content = () =>
      element.evaluate((node) => node.shadowRoot?.querySelector<HTMLElement>('[part=root]')?.offsetHeight ?? 0);
    for (const width of [320, 360, 390, 480, 600, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const bring = await holdBack(page, `**/${name}*.js`);
      await page.goto(`${hosts}/far-below/`);
      await show(element, attributes);
      const reserved = await element.evaluate((node: HTMLElement) => node.offsetHeight);
      bring();
      await element.evaluate((node: Embedded) => node.ready);
      for (let y = 0; y < (await content()); y += 600) await scrollOn(page);
      await page.waitForLoadState('networkidle');

      const share = reserved / (await content()) - 1;
      test.info().annotations.push({
        type: 'figure',
        description: `room at ${width} px: ${reserved} for ${await content()}, ${Math.round(share * 100)} %`,
      });
      expect.soft(Math.abs(share), `${width} px: ${reserved} for ${await content()}`).toBeLessThanOrEqual(0.05);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

test('list in a box that scrolls: what follows it stays in its place after a jump to it', {
  tag: '@all',
}, async ({ page, hosts }) => {
  await stopClock(page);
  await page.goto(`${hosts}/far-below/`);
  const element = page.locator('agile-enrolment');
  await element.evaluate((node) => {
    const box = document.createElement('div');
    Object.assign(box.style, { overflow: 'auto', blockSize: '600px' });
    const rest = document.createElement('p');
    Object.assign(rest.style, { blockSize: '900px' });
    rest.textContent = 'What follows';
    node.replaceWith(box);
    box.append(node, rest);
  });
  const placeOfRest = () =>
    element.evaluate(({ parentElement, nextElementSibling }) => {
      const [box, rest] = [parentElement, nextElementSibling].map((node) => node?.getBoundingClientRect().top ?? 0);
      return Math.round((rest ?? 0) - (box ?? 0));
    });
  await show(element, { language: '1111113' });
  await passUntil(page, () => element.evaluate((node: Embedded) => node.state === 'ready'));
  await page.clock.runFor(beforeRest);

  await element.evaluate((node) => node.parentElement?.scrollBy(0, node.getBoundingClientRect().height - 300));
  const before = await placeOfRest();
  await page.clock.runFor(5000);

  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(600);
  expect(await placeOfRest()).toBe(before);
});

for (const language of ['1111113'])
  test(`fewer classes than room is kept for (${language}): the ground stays while its end is in view, and is gone after`, {
    tag: '@all',
  }, async ({ page, hosts }) => {
    await stopClock(page);
    await watchDocument(page);
    await page.goto(`${hosts}/far-below/`);
    const element = page.locator('agile-enrolment');
    const ground = () =>
      element.evaluate((node: Embedded) => {
        const content = node.shadowRoot?.querySelector('[part=root]')?.getBoundingClientRect().height ?? 0;
        return Math.round(node.getBoundingClientRect().height - content);
      });
    await show(element, { language });
    await passUntil(page, () => element.evaluate((node: Embedded) => node.state === 'ready'));
    const left = await ground();
    expect(left).toBeGreaterThan(20);
    await page.clock.runFor(5000);
    expect(await ground()).toBe(left);

    await page.evaluate(() => scrollTo(0, 0));
    await page.clock.runFor(2500);

    expect(await ground()).toBe(0);
    const { total, moved } = await layoutShift(page);
    expect(total, moved.join('\n')).toBeLessThanOrEqual(0.01);
  });

/** @returns brings them, and those that are asked for later */
async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  const { promise: wanted, resolve: bring } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await wanted;
    await route.continue();
  });
  return bring;
}

const scrollOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((drawn) => {
        scrollBy(0, 600);
        requestAnimationFrame(() => requestAnimationFrame(drawn));
      }),
  );
