import { passUntil, stopClock } from '../../src/still-clock.ts';
import { expect, test } from '../../src/test.ts';
import { layoutShift, watchDocument } from '../../src/watch-document.ts';

interface Embedded extends HTMLElement {
  state: string;
  ready: Promise<void>;
}

/** Milliseconds after its content has come; two seconds after it an element gives up the room that is left. */
const beforeRest = 1500;

for (const [name, attributes] of [
  ['assessment', {}],
  ['assessment', { view: 'needs' }],
  ['assessment', { view: 'lab' }],
  ['assessment', { locale: 'de' }],
  ['enrolment', {}],
  ['enrolment', { limit: '3' }],
  ['enrolment', { limit: '3', locale: 'de' }],
  ['enrolment', { language: '1111112' }],
  ['enrolment', { 'class-id': '500012' }],
] as const)
  test(`${name} ${JSON.stringify(attributes)}: nothing moves when it comes late, at any width`, {
    tag: `@${name}`,
  }, async ({ page, hosts }) => {
    const element = page.locator(`agile-${name}`);
    await stopClock(page);
    await watchDocument(page);

    for (const width of [320, 390, 768, 1024, 1440]) {
      const { promise: wanted, resolve: bring } = Promise.withResolvers<void>();
      await page.route(`**/${name}*.js`, async (route) => {
        await wanted;
        await route.continue();
      });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${hosts}/far-below/`);
      await element.evaluate((node, asked) => {
        for (const attribute of node.getAttributeNames()) node.removeAttribute(attribute);
        for (const [key, value] of Object.entries(asked)) node.setAttribute(key, value);
        node.scrollIntoView();
      }, attributes);
      const isIn = (state: string) => element.evaluate((node: Embedded, wanted) => node.state === wanted, state);
      await passUntil(page, () => isIn('loading'));

      bring();
      await passUntil(page, () => isIn('ready'));
      await page.waitForLoadState('networkidle');
      await page.clock.runFor(beforeRest);

      const { sum, moved } = await layoutShift(page);
      test.info().annotations.push({ type: 'figure', description: `layout shift at ${width} px: ${sum}` });
      expect.soft(Number(sum), [`${width} px`, ...moved].join('\n')).toBeLessThanOrEqual(0.01);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

test('one class in full whose description is formatted late: nothing moves', {
  tag: '@enrolment',
}, async ({ page, hosts }) => {
  const { promise: wanted, resolve: bring } = Promise.withResolvers<void>();
  await page.route('**/enrolment-class.full-description.js', async (route) => {
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

  const arrived = page.waitForResponse('**/enrolment-class.full-description.js');
  bring();
  await (await arrived).finished();
  await page.waitForLoadState('networkidle');

  const { sum, moved } = await layoutShift(page);
  expect(Number(sum), moved.join('\n')).toBeLessThan(0.01);
});

for (const language of ['1111113', '1111115', '1111217'])
  test(`fewer classes than room is kept for, with the end in view: no empty ground is left (${language})`, async ({
    page,
    hosts,
  }) => {
    await stopClock(page);
    await page.goto(`${hosts}/far-below/`);
    const element = page.locator('agile-enrolment');
    const ground = () =>
      element.evaluate((node: Embedded) => {
        const content = node.shadowRoot?.querySelector('[part=root]')?.getBoundingClientRect().height ?? 0;
        return Math.round(node.getBoundingClientRect().height - content);
      });

    await element.evaluate((node: Embedded, one) => {
      node.removeAttribute('limit');
      node.setAttribute('language', one);
      node.scrollIntoView();
    }, language);
    await passUntil(page, () => element.evaluate((node: Embedded) => node.state === 'ready'));
    expect(await ground()).toBeGreaterThan(20);
    await page.clock.fastForward(2500);

    await expect.poll(ground).toBe(0);
  });
