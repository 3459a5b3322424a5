import { lookAt, looks } from '../../src/look-at.ts';
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
  await lookAt(page, 'place of a mail', looks.slice(0, 2));

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
  const plain = await context.newPage();
  await plain.goto(link);
  await plain.getByRole('button', { name: 'Give the seat back' }).press('Enter');
  await expect(plain.getByText('You have no seat in this class. Seats are free.')).toBeVisible();
  await expect(plain).toHaveURL(link);
  await context.close();
});
