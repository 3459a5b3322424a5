import type { Page } from '@playwright/test';
import { axeFinds, everyRule } from '../../src/axe.ts';
import { copiedLink } from '../../src/copied-link.ts';
import { button, openMeter } from '../../src/meter-page.ts';
import { tabTo } from '../../src/tab-walk.ts';
import { expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

const bigScreen = { width: 1920, height: 1080 };
const phoneScreen = { width: 390, height: 844 };

async function begin(page: Page, people: number) {
  await page.goto('/table#case=1', { waitUntil: 'networkidle' });
  await hydrated(page);
  await page.getByRole('spinbutton', { name: 'How many phones?' }).fill(`${people}`);
  await page.getByRole('button', { name: 'Begin' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Service name and one-line purpose' })).toBeFocused();
}

const deckLink = (page: Page) => copiedLink(page, 'Copy the link for a chat');

async function answer(phone: Page, name: string): Promise<string> {
  await tabTo(phone.getByRole('button', { name, exact: true }));
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('img', { name: 'Code of your answer' })).toBeVisible();
  return ((await phone.locator('p', { hasText: 'Your code' }).textContent()) ?? '').replace('Your code:', '').trim();
}

test('big screen and two phones by keyboard: asked, answered, talked about, agreed; nothing leaves the browsers', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(bigScreen);
  await openMeter(page);
  await button(page, 'Run it with a group').click();
  await page.getByRole('link', { name: 'With a phone each' }).press('Enter');
  await expect(page).toHaveURL(/\/table#case=1$/);
  await begin(page, 2);
  const link = await deckLink(page);
  const phones = [await context.newPage(), await context.newPage()];
  const sent: string[] = [];
  for (const each of [page, ...phones])
    each.on('request', (request) => (request.postData() || /[?]/.test(request.url())) && sent.push(request.url()));

  for (const [index, phone] of phones.entries()) {
    await phone.setViewportSize(phoneScreen);
    await phone.goto(link, { waitUntil: 'networkidle' });
    await hydrated(phone);
    const letters = await answer(phone, index === 0 ? 'Yes' : 'Not yet');
    await page.bringToFront();
    await page.getByRole('textbox', { name: 'Code of a phone' }).focus();
    await expect(page.getByRole('list', { name: 'Answers' })).toBeHidden();
    await page.keyboard.type(letters);
  }

  await expect(page.getByText('All 2 are in.')).toBeVisible();
  await expect(page.getByText('Show the card on which this is true.')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^\d:\d\d$/);
  await page.getByRole('button', { name: 'Not yet', exact: true }).press('Enter');
  for (let topic = 1; topic < 6; topic += 1) await page.getByRole('button', { name: 'Next topic' }).press('Enter');
  await page.getByRole('button', { name: 'To the end' }).press('Enter');
  await expect(page.getByRole('heading', { name: /^You agreed on 1 of 6\./ })).toBeFocused();
  await page.getByLabel('Who (first)').fill('Ana');
  await page.getByLabel('What (first)').fill('write one sentence');
  await page.getByLabel('When (first)').fill('2026-12-10');
  await page.getByRole('link', { name: 'Open it in the meter' }).press('Enter');

  await expect(page.getByText('Ana, write one sentence, Thu 10 Dec 2026')).toBeVisible();
  expect(sent.filter((url) => !/\/calle\/GetClassList$|\/registry\.json\?(?:segment=$|links=)/.test(url))).toEqual([]);
});

test('camera of the big screen: reads the code of a phone, with the reader of the browser or the one that is loaded', {
  tag: '@all',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 640;
    let lines: readonly string[] = [];
    const draw = () => {
      const pen = canvas.getContext('2d');
      if (!pen) return;
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, 640, 640);
      pen.fillStyle = '#000';
      const size = Math.floor(640 / (lines.length + 8));
      for (const [y, line] of lines.entries())
        for (const [x, sign] of [...line].entries())
          if (sign === '1') pen.fillRect((x + 4) * size, (y + 4) * size, size, size);
    };
    Object.assign(globalThis, {
      holdUp: (rows: string) => {
        lines = rows.split('\n');
      },
    });
    // A camera goes on to send pictures.
    navigator.mediaDevices.getUserMedia = async () => {
      setInterval(draw, 100);
      return canvas.captureStream(10);
    };
  });
  await begin(page, 2);
  const link = await deckLink(page);
  const phone = await context.newPage();
  await phone.goto(link, { waitUntil: 'networkidle' });
  await hydrated(phone);
  await answer(phone, 'Yes');
  const rows = await phone.getByRole('img', { name: 'Code of your answer' }).evaluate((picture) => {
    const size = Number(picture.getAttribute('viewBox')?.split(' ')[2]) - 8;
    const dark = new Set(
      picture
        .querySelector('path')
        ?.getAttribute('d')
        ?.match(/M\d+ \d+/g),
    );
    return Array.from({ length: size }, (_, y) =>
      Array.from({ length: size }, (__, x) => (dark.has(`M${x + 4} ${y + 4}`) ? '1' : '0')).join(''),
    ).join('\n');
  });

  await page.bringToFront();
  await page.getByRole('button', { name: 'Read the codes with the camera' }).click();
  await page.evaluate((text) => (globalThis as unknown as { holdUp: (rows: string) => void }).holdUp(text), rows);

  await expect(page.getByText('1 of 2 are in.')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1024, 1440, 1920])
    test(`table at ${width} px, ${colorScheme}: axe finds nothing, and nothing scrolls sideways`, {
      tag: '@all',
    }, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const clean = async (state: string) => {
        expect.soft(await axeFinds(page, everyRule, 'main'), state).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(wide, `${state}: nothing scrolls sideways`).toBeLessThanOrEqual(width);
      };
      await page.goto('/table');
      await hydrated(page);
      await clean('setup');
      await begin(page, 2);
      await clean('round');
      const link = await deckLink(page);
      for (let topic = 0; topic < 6; topic += 1)
        await page.getByRole('button', { name: topic < 5 ? 'Next topic' : 'To the end' }).click();
      await clean('outcome');
      await page.goto(link);
      await page.getByRole('button', { name: 'Partly' }).click();
      await clean('phone');
    });
