import { readFile } from 'node:fs/promises';
import { expect, test } from '../../src/test.ts';
import { asksForLinks, hydrated } from '../../src/watch-document.ts';

test('level with a day and a name, its history and its calendar entry: nothing of them leaves the browser', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/#meter', { waitUntil: 'networkidle' });
  await hydrated(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  const meter = page.locator('#meter');
  const tool = (name: string) => meter.getByRole('button', { name, exact: true });

  await meter.getByRole('checkbox').first().click();
  await expect(meter.getByRole('heading', { name: 'On Monday' })).toBeVisible();
  await tool('Share').click();
  await meter.getByLabel(/^What is this result/).fill('Sprint Secret');
  const link = await meter.getByRole('textbox', { name: 'Link with your answers' }).inputValue();
  expect(link).toMatch(/#meter=[\w-]{30}&on=\d{4}-\d\d-\d\d&name=Sprint%20Secret$/);
  const saved = page.waitForEvent('download');
  await meter.getByRole('button', { name: /^Calendar entry in 90 days/ }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file.replaceAll('\r\n ', '')).toContain(`\r\nURL:${link}\r\n`);

  await tool('Compare').click();
  await meter.getByRole('button', { name: 'Start a history' }).click();
  await meter.getByLabel(/^Keep today’s answers/).fill('Sprint Secret');
  await meter.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(meter.getByText(/^\w{3} \d.*, Sprint Secret$/)).toBeVisible();
  await page.waitForLoadState('networkidle');

  const [, code = ''] = /#meter=([\w-]{30})/.exec(link) ?? [];
  expect(sent.filter((request) => /Secret|meter=/.test(request) || request.includes(code))).toEqual([]);
  const others = sent.filter(
    (request) =>
      !/^GET \S+\/areas\/\S+\.(?:js|css|woff2) $|calle\/GetClassList/.test(request) && !asksForLinks(request),
  );
  expect(others).toEqual([]);

  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText(/^You are looking at a shared result: .*Sprint Secret/).last()).toBeVisible();
  await tool('Compare').click();
  await expect(meter.getByText(/^\w{3} \d.*, Sprint Secret$/)).toBeVisible();
});

test('nine cards in a minute, by keyboard: nothing is sent, and the meter opens with what was missed', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/quick-check', { waitUntil: 'networkidle' });
  await hydrated(page);
  const sent: string[] = [];
  // Files of the site are asked for without a query.
  page.on('request', (request) => {
    const url = request.url();
    if (request.postData() || (url.includes('?') && !asksForLinks(url))) sent.push(url);
  });

  for (let card = 1; card <= 9; card += 1) {
    await expect(page.getByRole('heading', { name: new RegExp(`^Card ${card} of 9`) })).toBeVisible();
    await page.getByRole('main').getByRole('list').getByRole('button').first().focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'You found 3 of 9 questions.' })).toBeFocused();
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await page.getByRole('link', { name: /^Go on with case/ }).click();
  await expect(page.getByText('These are the topics that you missed in the nine cards.').last()).toBeVisible();
});
