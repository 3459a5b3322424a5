import { setLetters } from '../../src/cut-off.ts';
import { assessment, beforeRest, type Embedded, enrolment, openHost, show } from '../../src/hosts/host-page.ts';
import { passUntil, stopClock } from '../../src/still-clock.ts';
import { allBut, expect, test } from '../../src/test.ts';
import { layoutShift, watchDocument } from '../../src/watch-document.ts';

const [few, more, every] = [
  [390, 1440],
  [320, 360, 768, 1280],
  [320, 360, 390, 768, 1280, 1440],
];

for (const [name, attributes, widths] of [
  ['assessment', {}, few],
  ['enrolment', {}, few],
  ['assessment', {}, more],
  ['assessment', { view: 'needs' }, every],
  ['assessment', { view: 'lab' }, every],
  ['assessment', { locale: 'de' }, every],
  ['enrolment', {}, more],
  ['enrolment', { limit: '3' }, every],
  ['enrolment', { limit: '3', locale: 'de' }, every],
  ['enrolment', { language: '1111112' }, every],
  ['enrolment', { 'class-id': '500012' }, every],
] as const)
  test(`${name} ${JSON.stringify(attributes)}: nothing moves when it comes late, at ${widths.length} widths`, {
    tag: [`@${name}`, ...allBut(widths === few)],
  }, async ({ page, hosts }) => {
    const element = page.locator(`agile-${name}`);
    await stopClock(page);
    await watchDocument(page);

    for (const width of widths) {
      const { promise: wanted, resolve: bring } = Promise.withResolvers<void>();
      await page.route(`**/${name}*.js`, async (route) => {
        await wanted;
        await route.continue();
      });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${hosts}/far-below/`);
      await show(element, attributes);
      const isIn = (state: string) => element.evaluate((node: Embedded, wanted) => node.state === wanted, state);
      await passUntil(page, () => isIn('loading'));

      bring();
      await passUntil(page, () => isIn('ready'));
      await page.waitForLoadState('networkidle');
      await page.clock.runFor(beforeRest);

      const { total, moved } = await layoutShift(page);
      test.info().annotations.push({ type: 'figure', description: `layout shift at ${width} px: ${total.toFixed(4)}` });
      expect.soft(total, [`${width} px`, ...moved].join('\n')).toBeLessThanOrEqual(0.01);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

test('one class in full whose description is formatted late: nothing moves', {
  tag: ['@enrolment', '@all'],
}, async ({ page, hosts }) => {
  const { promise: wanted, resolve: bring } = Promise.withResolvers<void>();
  await page.route('**/enrolment-class.class-parts.js', async (route) => {
    await wanted;
    await route.continue();
  });
  await watchDocument(page);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(`${hosts}/far-below/`);
  const element = page.locator('agile-enrolment');
  await element.evaluate((node) => {
    node.setAttribute('class-id', '500012');
    node.scrollIntoView();
  });
  await expect(element.getByText(/^Published/)).toBeVisible();
  await page.waitForLoadState('load');

  const arrived = page.waitForResponse('**/enrolment-class.class-parts.js');
  bring();
  await (await arrived).finished();
  await page.waitForLoadState('networkidle');

  const { total, moved } = await layoutShift(page);
  expect(total, moved.join('\n')).toBeLessThanOrEqual(0.01);
});

for (const width of [390, 320])
  test(`letters of 32 px at ${width} px: no word of an element is behind its edge`, {
    tag: ['@shared', '@all'],
  }, async ({ page, hosts }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHost(page, `${hosts}/plain/`);
    await setLetters(page, 32);
    for (const element of [assessment(page), enrolment(page)]) {
      await element.scrollIntoViewIfNeeded();
      await expect(element).toHaveJSProperty('state', 'ready');
      const behind = await element.evaluate((host) => {
        const { right } = host.getBoundingClientRect();
        const words = host.shadowRoot?.querySelectorAll('h2, h3, p, time, article :is(a, button, span)') ?? [];
        return [...words]
          .filter((word) => word.getBoundingClientRect().right > right + 1)
          .map((word) => word.textContent);
      });
      expect(behind).toEqual([]);
    }
  });
