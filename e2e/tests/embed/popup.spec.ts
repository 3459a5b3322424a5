import type { Page } from '@playwright/test';
import { openGuidePage, snippetsOf } from '../../src/hosts/guide-page.ts';
import { classesOf, enrolment } from '../../src/hosts/host-page.ts';
import { allBut, expect, test } from '../../src/test.ts';

const [head = ''] = snippetsOf('Five-minute start', 'html');
const [popup = ''] = snippetsOf('A pop-up', 'html');

const trigger = (page: Page) => page.locator('agile-popup').getByRole('link', { name: 'See upcoming classes' }).first();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'See upcoming classes' });

for (const width of [1280, 320])
  test(`pop-up of the guide at ${width} px: opened by its link and closed, the list stays as it was left`, {
    tag: allBut(width === 1280),
  }, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 700 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const said = await openGuidePage(page, site, head, popup);
    await expect(trigger(page)).toBeVisible();
    expect(await page.getByRole('link', { name: 'See upcoming classes' }).count()).toBe(1);
    expect(asked.filter((url) => /enrolment/.test(url))).toEqual([]);

    await trigger(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(classesOf(page).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await dialog(page).evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
    await classesOf(page).first().getByRole('heading').getByRole('link').click();
    const all = enrolment(page).getByRole('button', { name: 'All classes' });
    await expect(all).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(trigger(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(all).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
    expect(said).toEqual([]);
  });

test('pop-up that prepares itself: made ready as soon as a pointer is on the link', async ({ page, site }) => {
  await openGuidePage(page, site, head, popup);
  await expect(enrolment(page)).toHaveJSProperty('state', 'idle');

  await trigger(page).hover();

  await expect(enrolment(page)).toHaveJSProperty('state', 'ready');
  await expect(dialog(page)).toBeHidden();
});

test('pop-up and presses: closed by one beside it, not by one that begins, ends or stays in it', async ({
  page,
  site,
}) => {
  await openGuidePage(page, site, head, popup);
  await trigger(page).click();
  await expect(classesOf(page).first()).toBeVisible();
  const { x = 0, y = 0, width = 0 } = (await dialog(page).boundingBox()) ?? {};
  const within = { x: x + width / 2, y: y + 300 };
  const beside = { x: x / 2, y: y + 300 };
  const press = async (from: typeof within, to: typeof within) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
  };

  await press(within, beside);
  await expect(dialog(page)).toBeVisible();
  await press(beside, within);
  await expect(dialog(page)).toBeVisible();
  const besideClose = { x: x + 20, y: y + 10 };
  await press(besideClose, besideClose);
  await expect(dialog(page)).toBeVisible();
  await press(beside, beside);
  await expect(dialog(page)).toBeHidden();
});

for (const width of [1280, 390])
  test(`pop-up at ${width} px with fewer classes than room is kept for: it ends with them`, { tag: '@all' }, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openGuidePage(page, site, head, popup.replace('<agile-enrolment', '<agile-enrolment language="1111113"'));
    await trigger(page).click();
    await expect(classesOf(page).first()).toBeVisible();

    const ground = () =>
      enrolment(page).evaluate(
        (node: HTMLElement) =>
          node.offsetHeight - (node.shadowRoot?.querySelector<HTMLElement>('[part=root]')?.offsetHeight ?? 0),
      );
    await expect.poll(ground).toBe(0);
  });

test('pop-up on a page that hides what is hidden, important, and puts its attributes back: the element is shown', {
  tag: '@all',
}, async ({ page, site }) => {
  const style = '<style>[hidden] { display: none !important }</style>';
  await openGuidePage(page, site, head + style, popup);
  await enrolment(page).evaluate((element: HTMLElement) => {
    element.hidden = true;
  });

  await trigger(page).click();

  await expect(classesOf(page).first()).toBeVisible();
});

test('pop-up that only prepares itself: not counted as shown until it is opened', { tag: '@all' }, async ({
  page,
  site,
}) => {
  const told: string[] = [];
  page.on('request', (request) => /uses\/view/.test(request.url()) && told.push(request.url()));
  await openGuidePage(page, site, head, popup);
  await trigger(page).hover();
  await expect(enrolment(page)).toHaveJSProperty('state', 'ready');
  await page.waitForLoadState('networkidle');
  expect(told).toEqual([]);

  await trigger(page).click();

  await expect.poll(() => told).toHaveLength(1);
});

test('pop-up that floats: its link stays at the end of the window', { tag: '@all' }, async ({ page, site }) => {
  const rest = '<p style="height: 3000px">Page</p>';
  await openGuidePage(page, site, head, popup.replace('<agile-popup', '<agile-popup floating') + rest);
  await expect(trigger(page)).toHaveCSS('display', 'block');

  await page.evaluate(() => scrollTo(0, 2000));

  await expect(trigger(page)).toBeInViewport({ ratio: 1 });
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(trigger(page)).toHaveCSS('border-bottom-style', 'solid');
  await expect(trigger(page)).not.toHaveCSS('border-bottom-color', /, 0\)$/);
  await trigger(page).click();
  await expect(classesOf(page).first()).toBeVisible();
});

for (const [locale, language, close] of [
  ['DE-at', 'de', 'Schließen'],
  ['it', 'en', 'Close'],
] as const)
  test(`pop-up in ${locale}: its button says ${close}, in the language that it is marked with`, {
    tag: '@all',
  }, async ({ page, site }) => {
    await openGuidePage(page, site, head, popup.replace(' partner=', ` locale="${locale}" partner=`));

    await trigger(page).click();

    const button = dialog(page).getByRole('button', { name: close, exact: true });
    await expect(button).toHaveAttribute('lang', language);
  });

test('pop-up whose element cannot be shown: the link is followed', { tag: '@all' }, async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/loader\.js/, /ERR_FAILED|ERR_BLOCKED/);
  await page.route('**/loader.js', (route) => route.abort('blockedbyclient'));
  await openGuidePage(page, site, head, popup);

  await trigger(page).click();

  await expect(page).toHaveURL(`${site}/upcoming-classes?partner=pk_acme`);
});

test('pop-up whose element has failed: its link is followed, and a press on a button begins anew', {
  tag: '@all',
}, async ({ page, site, problems }) => {
  problems.allow(/enrolment/, /ERR_FAILED|ERR_BLOCKED/, /agile: not loaded/);
  const block = () => page.route('**/enrolment.js', (route) => route.abort('blockedbyclient'));
  await block();
  await openGuidePage(page, site, head, popup.replace(/<a .*?<\/a>/, '<button>See upcoming classes</button>'));
  const button = page.getByRole('button', { name: 'See upcoming classes' });
  await button.hover();
  await expect(enrolment(page)).toHaveJSProperty('state', 'failed');
  await page.unroute('**/enrolment.js');

  await button.click();
  await expect(classesOf(page).first()).toBeVisible();

  await block();
  await openGuidePage(page, site, head, popup);
  await trigger(page).hover();
  await expect(enrolment(page)).toHaveJSProperty('state', 'failed');
  await trigger(page).click();
  await expect(page).toHaveURL(`${site}/upcoming-classes?partner=pk_acme`);
});

for (const [around, wrapped] of [
  ['element', popup.replace(/(<agile-enrolment.*<\/agile-enrolment>)/s, '<div>$1</div>')],
  ['link', popup.replace(/(<a .*?<\/a>)/, '<p>$1</p>')],
  ['both', popup.replace(/(<agile-popup.*?>)(.*)(<\/agile-popup>)/s, '$1<div>$2</div>$3')],
] as const)
  test(`pop-up with an element of an editor around the ${around}: ${around === 'link' ? 'opened by its link' : 'the console says so, and the link is followed'}`, {
    tag: '@all',
  }, async ({ page, site }) => {
    await openGuidePage(page, site, head, wrapped);
    await expect(trigger(page)).toBeVisible();
    await expect(enrolment(page)).toBeHidden();
    const said: string[] = [];
    page.on('console', (message) => message.text().includes('agile-popup') && said.push(message.type()));

    await trigger(page).click();

    if (around === 'link') return expect(classesOf(page).first()).toBeVisible();
    await expect(page).toHaveURL(`${site}/upcoming-classes?partner=pk_acme`);
    expect(said).toEqual(['warning']);
  });

for (const intent of ['focus', 'touch'] as const)
  test(`pop-up that prepares itself: made ready by ${intent}`, { tag: '@all' }, async ({ page, site }) => {
    await openGuidePage(page, site, head, popup);
    await expect(enrolment(page)).toHaveJSProperty('state', 'idle');

    if (intent === 'focus') await trigger(page).focus();
    else {
      const { x = 0, y = 0 } = (await trigger(page).boundingBox()) ?? {};
      const devtools = await page.context().newCDPSession(page);
      const touchPoints = [{ x: x + 5, y: y + 5 }];
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    }

    await expect(enrolment(page)).toHaveJSProperty('state', 'ready');
    await expect(dialog(page)).toBeHidden();
  });

test('pop-up whose element failed without network: prepared once the browser is online again', {
  tag: '@all',
}, async ({ page, site, problems }) => {
  problems.allow(/enrolment/, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/, /agile: not loaded/);
  await openGuidePage(page, site, head, popup);
  await page.context().setOffline(true);
  await trigger(page).hover();
  await expect(enrolment(page)).toHaveJSProperty('state', 'failed');

  await page.context().setOffline(false);

  await expect(enrolment(page)).toHaveJSProperty('state', 'ready');
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('pop-up: one link, and nothing else', { tag: '@all' }, async ({ page, site }) => {
    await openGuidePage(page, site, head, popup);

    await expect(page.getByRole('link')).toHaveCount(1);
    await trigger(page).click();
    await expect(page).toHaveURL(`${site}/upcoming-classes?partner=pk_acme`);
  });
});
