import { openGuidePage, snippetsOf } from '../../src/hosts/guide-page.ts';
import { type Embedded, meterOf } from '../../src/hosts/host-page.ts';
import { allBut, expect, test } from '../../src/test.ts';
import { layoutShift, watchDocument } from '../../src/watch-document.ts';

const [head = '', elements = '', skeleton = ''] = snippetsOf('Five-minute start', 'html');

for (const [name, width] of [
  ['assessment', 1280],
  ['enrolment', 390],
] as const)
  test(`skeleton of the ${name} at ${width} px: in its room until the code is there, and nothing moves`, {
    tag: [`@${name}`, ...allBut(name === 'enrolment')],
  }, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchDocument(page);
    const { promise: wanted, resolve: bring } = Promise.withResolvers<void>();
    await page.route(`**/${name}.js`, async (route) => {
      await wanted;
      await route.continue();
    });
    const body = elements.split('\n\n').find((text) => text.includes(`agile-${name}`)) ?? '';
    await openGuidePage(page, site, head + skeleton, `${body}<p>Text of the page</p>`);
    const element = page.locator(`agile-${name}`);
    const picture = () => element.evaluate((node) => getComputedStyle(node, '::before').backgroundImage);
    await expect(element).toHaveJSProperty('state', 'loading');
    expect(await picture()).toContain('gradient');
    expect(await element.evaluate((node: HTMLElement) => node.offsetHeight)).toBeGreaterThan(800);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    bring();
    await element.evaluate((node: Embedded) => node.ready);

    await expect.poll(picture).toBe('none');
    const { total, moved } = await layoutShift(page);
    expect(total, moved.join('\n')).toBeLessThanOrEqual(0.01);
  });

test('skeleton of an element that cannot be loaded: only the link', { tag: '@all' }, async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/assessment\.js|not loaded/, /ERR_FAILED|ERR_BLOCKED/);
  await page.route('**/assessment.js', (route) => route.abort('blockedbyclient'));
  await openGuidePage(page, site, head + skeleton, elements);
  const element = page.locator('agile-assessment');

  await expect(element).toHaveJSProperty('state', 'failed');

  await expect(meterOf(page)).toHaveCount(0);
  expect(await element.evaluate((node: HTMLElement) => node.offsetHeight)).toBeLessThan(40);
});
