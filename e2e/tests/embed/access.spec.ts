import { axeFinds, everyRule } from '../../src/axe.ts';
import { assessment, classesOf, enrolment, meterOf, openHost } from '../../src/hosts/host-page.ts';
import { tabTo } from '../../src/tab-walk.ts';
import { allBut, expect, test } from '../../src/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 320],
] as const)
  test(`axe finds nothing in the elements: ${colorScheme}, ${width} px`, {
    tag: allBut(colorScheme === 'light'),
  }, async ({ page, hosts }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await openHost(page, `${hosts}/plain/`);

    expect(await axeFinds(page, everyRule, 'agile-assessment, agile-enrolment')).toEqual([]);
  });

test('zoom of 400 % (320 px): nothing scrolls sideways, the elements stay within their places', {
  tag: '@all',
}, async ({ page, hosts }) => {
  await page.setViewportSize({ width: 320, height: 256 });

  await openHost(page, `${hosts}/plain/`);

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  for (const element of [assessment(page), enrolment(page)])
    expect(await element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});

test('column of 240 px: nothing in the elements is wider than it', { tag: '@all' }, async ({ page, hosts }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const main of document.querySelectorAll('main')) main.style.inlineSize = '240px';
    });
  });

  await openHost(page, `${hosts}/plain/`);

  for (const element of [assessment(page), enrolment(page)])
    expect(await element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});

test('zoom of 400 % (320 px by 256 px): the level does not lie upon what is read', { tag: '@all' }, async ({
  page,
  hosts,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openHost(page, `${hosts}/plain/`);

  await assessment(page)
    .getByRole('checkbox')
    .nth(4)
    .evaluate((box) => box.scrollIntoView({ block: 'center' }));

  await expect(assessment(page).getByRole('checkbox').nth(4)).toBeInViewport();
  await expect(meterOf(page)).not.toBeInViewport();
});

test('forced colours: what is on and what is off look different, the focus is seen', { tag: '@all' }, async ({
  page,
  hosts,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHost(page, `${hosts}/plain/`);
  const topic = assessment(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .first();
  const on = await topic.screenshot();

  await topic.getByRole('checkbox').uncheck({ force: true });
  await page.mouse.move(0, 0);
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  const off = await topic.screenshot();
  await topic.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');

  expect(off.equals(on)).toBe(false);
  expect((await topic.screenshot()).equals(off)).toBe(false);
});

test('keyboard: from the page into the assessment, a mark, on to the classes and back out', async ({ page, hosts }) => {
  await openHost(page, `${hosts}/plain/`);
  await page.getByRole('link', { name: 'Classes', exact: true }).focus();
  const level = (await meterOf(page).getAttribute('aria-valuetext')) ?? '';

  await tabTo(assessment(page).getByRole('radio').nth(2));
  await tabTo(assessment(page).getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await expect(meterOf(page)).not.toHaveAttribute('aria-valuetext', level);
  await tabTo(page.getByRole('textbox', { name: 'Your name' }));
  await tabTo(classesOf(page).first().getByRole('link').first());
  await page.keyboard.press('Enter');

  await expect(enrolment(page).getByRole('button', { name: 'All classes' })).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).focus();
  await tabTo(enrolment(page).getByRole('button', { name: 'All classes' }));
});

test('keyboard: a way past an element, as its first stop', { tag: '@all' }, async ({ page, hosts }) => {
  await openHost(page, `${hosts}/plain/`);
  await page.getByRole('link', { name: 'Classes', exact: true }).focus();
  const skip = assessment(page).getByRole('button', { name: 'Skip this part' });

  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');

  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
  await expect(skip).toHaveCSS('opacity', '0');
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('agile-assessment');
});

test('two of a kind on a page: landmarks with names of their own', { tag: '@all' }, async ({ page, hosts }) => {
  await openHost(page, `${hosts}/plain/`);
  await page.locator('agile-assessment, agile-enrolment').evaluateAll(async (all) => {
    const second = all.map(
      (element) => element.cloneNode(true) as HTMLElement & { load(): void; ready: Promise<void> },
    );
    document.querySelector('main')?.append(...second);
    for (const element of second) element.load();
    await Promise.all(second.map((element) => element.ready));
  });
  await expect(enrolment(page).getByRole('region', { name: 'All Languages, page 1 of' })).toHaveCount(1);

  await expect(page.getByRole('region', { name: /^All Languages.* 2$/ })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'One set of answers, eight results 2', exact: true })).toHaveCount(1);
  expect(await axeFinds(page, ['best-practice'], 'agile-assessment, agile-enrolment')).toEqual([]);
});

test('colours: those of the page around the element, also when it turns; a lang that is none is not taken over', {
  tag: '@all',
}, async ({ page, hosts }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openHost(page, `${hosts}/dark/`);
  const root = assessment(page).locator('[part=root]');
  const [light, dark] = ['rgb(244, 247, 241)', 'rgb(12, 24, 21)'];
  await expect(root).toHaveCSS('background-color', dark);

  await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'light'));
  await expect(root).toHaveCSS('background-color', light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveCSS('background-color', light);
  await page.evaluate(() => {
    document.documentElement.style.setProperty('color-scheme', 'normal');
    document.documentElement.setAttribute('lang', 'en_US');
  });
  await expect(root).toHaveCSS('background-color', dark);
  await expect(root).toHaveAttribute('lang', 'en');
});

test('focus(): goes to the first control of the element', { tag: '@all' }, async ({ page, hosts }) => {
  await openHost(page, `${hosts}/plain/`);

  await assessment(page).evaluate((element: HTMLElement) => element.focus());

  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('agile-assessment');
});
