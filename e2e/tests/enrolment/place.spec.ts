import { axeFinds } from '../../src/axe.ts';
import { createClass, enrol } from '../../src/site/own-data.ts';
import { expect, test } from '../../src/test.ts';

test('place of a mail: no script, no finding of axe; a key gives the seat back, and the page says so', async ({
  browser,
  member,
  page,
  request,
  site,
}) => {
  await enrol(request, member, await createClass({ seats: '1' }));
  const outbox = await (await request.get('/outbox')).text();
  const mail = outbox.split('<article').find((part) => part.includes(member.email) && part.includes('/app/places/'));
  const [link = ''] = /http\S+\/app\/places\/[\w/%~-]+/.exec(mail ?? '') ?? [];

  await page.goto(link);
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await axeFinds(page)).toEqual([]);
  }

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
  const plain = await context.newPage();
  await plain.goto(link);
  await plain.getByRole('button', { name: 'Give the seat back' }).press('Enter');
  await expect(plain.getByText('You have no seat in this class. Seats are free.')).toBeVisible();
  await expect(plain).toHaveURL(link);
  await context.close();
});
