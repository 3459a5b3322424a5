import type { Page } from '@playwright/test';
import { becomeOwner, expect, test } from '../../src/empty-site-test.ts';

/** The promise is five seconds. The suite keeps every processor busy, so here it may take three times as long. */
const promised = 5000;
const patience = 3 * promised;

const member = 'member@example.com';
const experts = ['Ada Test', 'Bela Test', 'Chioma Test'];
const questions = ['First question?', 'Second question?', 'Third question?', 'Fourth question?', 'Fifth question?'];
const classes = ['Class of spring', 'Class of autumn'];

/** What a reader without scripts gets. */
const documentOf = async (page: Page, path: string) => (await page.request.get(path)).text();

/** A picture as somebody draws it; the site shows pixels of it. */
const drawing = (width: number, height: number) => ({
  name: 'test.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#1c4e80" d="M0 0h${width}v${height}H0Z"/></svg>`,
  ),
});

const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. The site shows it.')).toBeVisible();
};

/** The draft in its page, which nobody else gets. */
async function previewed(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  const link = page.getByRole('link', { name: /^Preview/ });
  const address = (await link.getAttribute('href')) ?? '';
  const [preview] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(name);
  await preview.close();
  const { headers, text } = await page.request.get(address).then(async (answer) => ({
    headers: answer.headers(),
    text: await answer.text(),
  }));
  expect([headers['cache-control'], headers['x-robots-tag'], text.includes(name)]).toEqual([
    'no-store',
    'noindex, nofollow',
    false,
  ]);
}

test('empty installation: an owner fills it in the browser, the site shows it, a member enrols and hears of a cancellation', async ({
  page,
  browser,
  emptySite: { url, trainer, command, mailBox },
}) => {
  const shows = (path: string, ...texts: string[]) =>
    expect
      .poll(
        async () => {
          const html = await documentOf(page, path);
          return texts.filter((text) => !html.includes(text));
        },
        { message: path, timeout: patience, intervals: [100] },
      )
      .toEqual([]);

  await becomeOwner(page, trainer);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  await expect(page.getByRole('region', { name: 'First steps' }).getByRole('listitem')).toHaveCount(6);

  for (const name of experts) {
    await page.goto('/desk/experts/new', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('textbox', { name: 'Position' }).fill('Coach');
    await page.getByRole('checkbox', { name: 'Form' }).check();
    await page.getByLabel('Photograph', { exact: true }).setInputFiles(drawing(400, 400));
    await expect(page.getByText('Brought in.')).toBeVisible();
    await page.getByRole('textbox', { name: 'What the photograph shows' }).fill(`${name} smiles`);
    if (name === experts[0]) await previewed(page, name);
    await publish(page);
  }
  await shows('/profiles', ...experts, ...experts.map((name) => `alt="${name} smiles"`), 'type="image/avif"');
  await page.goto('/profiles', { waitUntil: 'commit' });
  const photograph = page.getByRole('img', { name: `${experts[0]} smiles` });
  await expect.poll(() => photograph.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await photograph.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-\d+\.avif$/);
  await shows('/experts', ...experts);

  for (const question of questions) {
    await page.goto('/desk/questions/new', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Question' }).fill(question);
    await page.getByRole('combobox', { name: 'Topic' }).fill('membership');
    await page.getByRole('textbox', { name: 'Answer' }).fill(`Answer to the ${question}`);
    await publish(page);
  }
  await shows('/faq', ...questions);

  await page.goto('/desk/partners/new', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Name' }).fill('Partner of a test');
  await page.getByLabel('Logo', { exact: true }).setInputFiles(drawing(400, 100));
  await expect(page.getByText('Brought in.')).toBeVisible();
  await publish(page);
  await shows('/', 'Partner of a test');

  const places: string[] = [];
  for (const [index, name] of classes.entries()) {
    await page.goto('/desk/classes/new', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Form' });
    await page.getByRole('combobox', { name: 'Trainer' }).selectOption({ label: experts[0] ?? '' });
    await page.getByLabel('First session').fill(`209${index}-01-0${index === 0 ? 3 : 2}T18:30`);
    await page.getByRole('combobox', { name: 'Time zone' }).fill('Europe/Vienna');
    await page.getByRole('textbox', { name: 'Sessions' }).fill('2 x 3 h, Tue 18:30');
    await page.getByRole('spinbutton', { name: 'Seats' }).fill('2');
    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('480');
    await page.getByRole('textbox', { name: 'Currency' }).fill('EUR');
    await page.getByRole('textbox', { name: 'Description' }).fill('Made by a test.');
    await publish(page);
    const address = await page.getByRole('link', { name: 'On the site' }).getAttribute('href');
    places.push(new URL(address ?? '', url).pathname);
  }
  const [place = ''] = places;
  await shows('/upcoming-classes', ...classes);
  await shows(place, `>${classes[0]} | `, '"@type":"Course"');
  await shows('/sitemap.xml', ...places.map((path) => `${url}${path}<`));

  await page.goto('/desk/invitations', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'E-mail' }).fill(member);
  await page.getByRole('textbox', { name: 'Full name' }).fill('Test Member');
  await page.getByRole('combobox', { name: 'Class' }).selectOption({ label: `2090-01-03, ${classes[0]}` });
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect.poll(() => mailBox.mailsTo(member).length).toBe(1);
  const [invitation = ''] = mailBox.mailsTo(member);
  const [activation = ''] = /http\S+\/auth\/[\w-]+/.exec(invitation) ?? [];
  const [, passCode = ''] = /Pass code: (\d{6})/.exec(invitation) ?? [];

  const visitor = await (await browser.newContext({ baseURL: url })).newPage();
  await visitor.goto(activation);
  await visitor.getByLabel('Pass code').fill(passCode);
  await visitor.getByLabel('Password', { exact: true }).fill('test-password-1');
  await visitor.getByLabel('Repeat password').fill('test-password-1');
  await visitor.getByRole('button', { name: 'Create Account' }).click();
  await expect(visitor.getByRole('status').filter({ hasText: 'You are signed in as Test Member' })).toBeVisible();
  await expect(visitor.getByText(`${classes[0]}, 2090-01-03 18:30`)).toBeVisible();
  await visitor.context().close();

  await page.goto(`/desk/classes/${place.split('/').at(-1)}`, { waitUntil: 'commit' });
  await expect(page.getByText('1 of 2 seats taken')).toBeVisible();
  await page.getByRole('link', { name: 'Cancel the class' }).click();
  await page.getByRole('textbox', { name: 'What you add to the mail' }).fill('The room has burnt down.');
  await page.getByRole('button', { name: 'Show the mail' }).click();
  await page.getByRole('button', { name: 'Cancel the class and send one mail' }).click();
  await expect(page.getByText(/^Cancelled, number/)).toBeVisible();
  await expect.poll(() => mailBox.mailsTo(member).length).toBe(2);
  expect(mailBox.mailsTo(member)[1]).toMatch(/The room has burnt down\..*METHOD:CANCEL/s);
  await expect
    .poll(async () => (await documentOf(page, '/upcoming-classes')).includes(classes[0] ?? ''), { timeout: patience })
    .toBe(false);
  expect(await documentOf(page, '/sitemap.xml')).not.toContain(`${place}<`);

  expect(await command('history')).toMatch(/ content .* gone: \/class\//);
});
