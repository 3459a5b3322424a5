import type { Page } from '@playwright/test';
import { becomeOwner, expect, test } from '../../src/empty-site-test.ts';

/** Five seconds are promised of a machine that is not busy. */
const patience = 30_000;

const member = 'member@example.com';
const expert = 'Ada Test';
const questions = ['First question?', 'Second question?'];
const spring = 'Class of spring';

const documentOf = async (page: Page, path: string) => (await page.request.get(path)).text();

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

test('empty installation: an owner fills it in the browser, the site shows it, a member enrols and hears of a cancellation', {
  tag: '@all',
}, async ({ page, browser, emptySite: { url, trainer, command, mailBox } }) => {
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
  await expect(page.getByRole('region', { name: 'First steps' }).getByRole('listitem')).toHaveCount(8);

  await page.goto('/desk/experts/new', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Name' }).fill(expert);
  await page.getByRole('textbox', { name: 'Position' }).fill('Coach');
  await page.getByRole('checkbox', { name: 'Form' }).check();
  await page.getByLabel('Photograph', { exact: true }).setInputFiles(drawing(400, 400));
  await expect(page.getByText('Brought in.')).toBeVisible();
  await page.getByRole('textbox', { name: 'What the photograph shows' }).fill(`${expert} smiles`);
  await previewed(page, expert);
  await publish(page);
  for (const question of questions) {
    await page.goto('/desk/questions/new', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Question' }).fill(question);
    await page.getByRole('combobox', { name: 'Topic' }).fill('membership');
    await page.getByRole('textbox', { name: 'Answer' }).fill(`Answer to the ${question}`);
    await publish(page);
  }
  await page.goto('/desk/partners/new', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Name' }).fill('Partner of a test');
  await page.getByLabel('Logo', { exact: true }).setInputFiles(drawing(400, 100));
  await expect(page.getByText('Brought in.')).toBeVisible();
  await publish(page);
  await shows('/', 'Partner of a test');
  await shows('/faq', ...questions);
  await shows('/profiles', expert, `alt="${expert} smiles"`, 'type="image/avif"');
  await page.goto('/profiles', { waitUntil: 'commit' });
  const photograph = page.getByRole('img', { name: `${expert} smiles` });
  await expect.poll(() => photograph.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await photograph.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-\d+\.avif$/);
  await shows('/experts', expert);

  await page.goto('/desk/classes/new', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Name' }).fill(spring);
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Form' });
  await page.getByRole('combobox', { name: 'Trainer', exact: true }).selectOption({ label: expert });
  await page.getByLabel('First session').fill('2090-01-03T18:30');
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Europe/Vienna');
  await page.getByRole('textbox', { name: 'Sessions' }).fill('2 x 3 h, Tue 18:30');
  await page.getByRole('spinbutton', { name: 'Seats' }).fill('2');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('480');
  await page.getByRole('textbox', { name: 'Currency' }).fill('EUR');
  await page.getByRole('textbox', { name: 'Description' }).fill('Made by a test.');
  await publish(page);
  const address = await page.getByRole('link', { name: 'On the site' }).getAttribute('href');
  const place = new URL(address ?? '', url).pathname;
  await shows('/upcoming-classes', spring);
  await shows(place, `>${spring} | `, '"@type":"Course"');
  await shows('/sitemap.xml', `${url}${place}<`);

  await page.goto('/desk/invitations', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'E-mail' }).fill(member);
  await page.getByRole('textbox', { name: 'Name' }).fill('Test Member');
  await page.getByRole('combobox', { name: 'Class' }).selectOption({ label: `2090-01-03, ${spring} (2 seats left)` });
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
  await expect(visitor.getByText(`${spring}, 2090-01-03 18:30`)).toBeVisible();
  await visitor.context().close();

  await page.goto(`/desk/classes/${place.split('/').at(-1)}`, { waitUntil: 'commit' });
  await expect(page.getByText('1 of 2 seats taken')).toBeVisible();
  await page.getByRole('link', { name: 'Cancel the class' }).click();
  await page.getByRole('textbox', { name: 'What you add to the mail' }).fill('The room has burnt down.');
  await page.getByRole('button', { name: 'Show the mail' }).click();
  await page.getByRole('button', { name: 'Cancel the class and send one mail' }).click();
  await expect(page.getByText(/^Cancelled, number/)).toBeVisible();
  await expect.poll(() => mailBox.mailsTo(member).length).toBe(3);
  expect(mailBox.mailsTo(member)[1]).toMatch(/You have a seat.*METHOD:PUBLISH/s);
  expect(mailBox.mailsTo(member)[2]).toMatch(/The room has burnt down\..*METHOD:CANCEL/s);
  await expect
    .poll(async () => (await documentOf(page, '/upcoming-classes')).includes(spring), { timeout: patience })
    .toBe(false);
  expect(await documentOf(page, '/sitemap.xml')).not.toContain(`${place}<`);

  expect(await command('history')).toMatch(/ content .* gone: \/class\//);
});
