import type { Page } from '@playwright/test';
import { openGuidePage, snippetsOf } from '../../src/hosts/guide-page.ts';
import { classesOf, type Embedded, enrolment } from '../../src/hosts/host-page.ts';
import { allBut, expect, test } from '../../src/test.ts';
import { layoutShift, watchDocument } from '../../src/watch-document.ts';

const [head = ''] = snippetsOf('Five-minute start', 'html');
const [cards = '', timetable = ''] = snippetsOf('A card of your own', 'html');

const fieldOf = (page: Page, name: string) => enrolment(page).locator(`[data-field="${name}"]`);

for (const [name, body, count] of [
  ['cards', cards, 3],
  ['timetable', timetable, 4],
] as const)
  for (const width of [1280, 390])
    test(`${name} of the guide at ${width} px: each class is a card of the page, in the room that is kept`, {
      tag: allBut(width === 1280 && name === 'cards'),
    }, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchDocument(page);
      const said = await openGuidePage(page, site, head, `${body}<p>Text of the page</p>`);

      await expect(fieldOf(page, 'name')).toHaveCount(count);
      const titles = await fieldOf(page, 'name').allTextContents();
      for (const [index, title] of titles.entries()) {
        await expect(classesOf(page).nth(index)).toHaveAccessibleName(title);
        await expect(fieldOf(page, 'price').nth(index)).toHaveText(/\d [A-Z]{3}$/);
      }
      await expect(fieldOf(page, 'enrol').first()).toHaveAttribute('href', /\/login\/\d+\?partner=pk_acme&page=%2F$/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.waitForLoadState('networkidle');
      const { total, moved } = await layoutShift(page);
      test
        .info()
        .annotations.push({ type: 'figure', description: `${name} at ${width} px: layout shift ${total.toFixed(4)}` });
      expect(total, moved.join('\n')).toBeLessThanOrEqual(0.01);
      expect(said).toEqual([]);
    });

test('card of the page: its link opens the class in the element, and the way back shows the cards again', {
  tag: '@all',
}, async ({ page, site }) => {
  await openGuidePage(page, site, head, cards);

  await fieldOf(page, 'name').first().click();
  await expect(fieldOf(page, 'name')).toHaveCount(0);
  await enrolment(page).getByRole('button', { name: 'All classes' }).click();

  await expect(fieldOf(page, 'name')).toHaveCount(3);
});

test('card of the page: styles and custom properties of the page apply to it, those of the element do not', {
  tag: '@all',
}, async ({ page, site }) => {
  const style =
    '<style>:root { --card: rgb(1, 2, 3); } .course { background: var(--card); border: 1px solid var(--rule, rgb(4, 5, 6)); }</style>';
  await openGuidePage(page, site, head, cards + style);

  const card = page.locator('.course').first();
  await expect(card).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await expect(card).toHaveCSS('border-top-color', 'rgb(4, 5, 6)');
});

test('card on a page from right to left: written as the page is', { tag: '@all' }, async ({ page, site }) => {
  await openGuidePage(page, site, head, `<div dir="rtl">${cards}</div>`);

  await expect(page.locator('.course').first()).toHaveCSS('direction', 'rtl');
});

test('card in a shadow root of the page: styles of that root apply to it', { tag: '@all' }, async ({ page, site }) => {
  const root = `<div><template shadowrootmode="open">${head.split('\n')[0]}${cards}</template></div>`;
  await openGuidePage(page, site, head, root);

  await expect(page.locator('.course').first()).toHaveCSS('background-color', 'rgb(233, 239, 251)');
});

test('card whose code cannot be fetched: tickets in its place', { tag: '@all' }, async ({ page, site, problems }) => {
  problems.allow(/enrolment\.\d+\.js|not loaded/, /ERR_FAILED/);
  await page.route(/enrolment\.later\.js/, (route) => route.abort());
  await openGuidePage(page, site, head, cards);

  await expect(classesOf(page)).toHaveCount(3);
  await expect(classesOf(page).first().getByRole('heading')).toBeVisible();
});

test('list without a card of the page: its code is not fetched', { tag: '@all' }, async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openGuidePage(page, site, head, cards.replace(/<template.*<\/template>/s, ''));
  await enrolment(page).evaluate((element: Embedded) => element.ready);
  await page.waitForLoadState('networkidle');

  expect(asked.filter((url) => /own-card/.test(url))).toEqual([]);
});

test('card under the policy of the guide, with Trusted Types: nothing is refused', { tag: '@all' }, async ({
  page,
  site,
}) => {
  const [line = ''] = snippetsOf('Content security policy', '');
  const policy = `default-src 'none'; ${line.trim()} data:; require-trusted-types-for 'script'; trusted-types 'none'`;

  await openGuidePage(page, site, head, cards.replace(/<style>.*<\/style>/s, ''), { policy });

  await expect(fieldOf(page, 'enrol')).toHaveCount(3);
});

test('card in a federated host: the template is in the element into which the host mounts', { tag: '@all' }, async ({
  page,
  site,
}) => {
  const [css = ''] = head.split('\n');
  const container = `<script src="${site}/embed/v1/enrolment.container.js"></script>`;
  const script = `const { mount } = (await agile_enrolment.get('./embed'))();
    mount(document.querySelector('agile-enrolment'), { limit: 2, locale: 'de' });`;

  await openGuidePage(page, site, css, `${timetable}${container}<script type="module" src="main.js"></script>`, {
    files: { 'main.js': script },
  });

  await expect(fieldOf(page, 'enrol')).toHaveCount(2);
  await expect(fieldOf(page, 'enrol').first()).toHaveText('Anmelden');
  await expect(fieldOf(page, 'enrol').first()).toHaveAttribute('lang', 'de');
});
