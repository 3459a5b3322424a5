import { randomUUID } from 'node:crypto';
import { expect, test } from '../../src/desk-test.ts';
import { wrongClocks } from '../../src/wrong-clocks.ts';

test('class: written, published, on the site; a member enrolled; cancelled, and the member hears of it', {
  tag: '@all',
}, async ({ signedIn: page, site }) => {
  const name = `Class ${randomUUID()}`;
  await page.goto('/desk/classes/new', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Form' });
  await page.getByLabel('First session').fill('2030-03-05T18:30');
  await page.getByRole('combobox', { name: 'Time zone' }).fill('America/Toronto');
  await page.getByRole('textbox', { name: 'Sessions' }).fill('2 x 3 h, Tue 18:30');
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('row')).toHaveText([
    'No.In America/TorontoHere, in Europe/BerlinActions',
    '1Tue 5 Mar 2030, 18:30–21:30Wed 6 Mar 2030, 00:30–03:30Change the session on Tue 5 March 2030',
    '2Tue 12 Mar 2030, 18:30–21:3023:30–02:30Change the session on Tue 12 March 2030',
  ]);
  await page.getByRole('spinbutton', { name: 'Seats' }).fill('2');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('480');
  await page.getByRole('textbox', { name: 'Currency' }).fill('EUR');
  await page.getByRole('textbox', { name: 'Description' }).fill('Made by a test.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. The site shows it.')).toBeVisible();

  const address = await page.getByRole('link', { name: 'On the site' }).getAttribute('href');
  const visitor = await page.context().newPage();
  await visitor.goto(address ?? '');
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(name);

  await page.goto('/desk/members/demo-member', { waitUntil: 'commit' });
  const choice = page.getByRole('combobox', { name: 'Class' });
  await choice.selectOption({ label: `2030-03-05, ${name} (2 seats left)` });
  await page.getByRole('button', { name: 'Enrol' }).click();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByText('1 of 2 seats taken')).toBeVisible();

  await page.getByRole('link', { name: 'Cancel the class' }).click();
  await page.getByRole('textbox', { name: 'What you add to the mail' }).fill('The room has burnt down.');
  await page.getByRole('button', { name: 'Show the mail' }).click();
  await expect(page.getByRole('article')).toContainText('The room has burnt down.');
  await page.getByRole('button', { name: 'Cancel the class and send one mail' }).click();
  await expect(page.getByText(/^Cancelled, number/)).toBeVisible();

  expect(await (await page.request.get(`${site}/outbox`)).text()).toContain(`Cancelled: ${name}`);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).not.toContainText(name);
});

test('browser whose clock is wrong: classes and what is to do today are as ever', { tag: '@all' }, async ({
  signedIn: page,
}) => {
  const main = page.getByRole('main');
  const shown = {
    '/desk': [main.getByRole('listitem').first()],
    '/desk/classes': [main.getByRole('rowheader').first(), main.getByRole('option', { name: 'Data Flow' })],
  };
  const seen = async () => {
    const texts: string[] = [];
    for (const [path, parts] of Object.entries(shown)) {
      await page.goto(path, { waitUntil: 'networkidle' });
      for (const part of parts) await expect(part).toBeAttached();
      await expect(main.locator('[class*="skeleton"]')).toHaveCount(0);
      texts.push(await main.innerText());
    }
    return texts;
  };
  const asEver = await seen();

  for (const [clock, milliseconds] of wrongClocks) {
    await page.clock.setSystemTime(Date.now() + milliseconds);
    await expect.poll(seen, clock).toEqual(asEver);
  }
});
