import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { allBut, expect, test } from '../../src/test.ts';
import { translatePage } from '../../src/translate-page.ts';
import { hydrated } from '../../src/watch-document.ts';

const copied = [
  ['/guide', '/web/2026/https://site.test/guide', 'Guide'],
  ['/class/500017', '/cache/500017', /./],
  ['/', '/index.html', /./],
] as const;

for (const [path, place, heading] of copied)
  test(`document of ${path} at ${place}: is read as it is, and loads neither code nor data`, {
    tag: ['@shell', ...allBut(path === '/guide')],
  }, async ({ page, request }) => {
    const document = await request.get(path);
    const headers = { ...document.headers(), 'content-encoding': '' };
    await page.route(`**${place}`, async (route) => route.fulfill({ body: await document.text(), headers }));
    const requests: string[] = [];
    page.on('request', (sent) => requests.push(`${sent.resourceType()} ${new URL(sent.url()).pathname}`));

    await page.goto(place, { waitUntil: 'networkidle' });

    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(requests.filter((sent) => /^(?:script|fetch|xhr|ping)/.test(sent))).toEqual([]);
  });

test('document that was saved as a file: is read, and says nothing of scripts that do not load', {
  tag: '@shell',
}, async ({ page, problems, request }) => {
  problems.allow(/ERR_FILE_NOT_FOUND|origin 'null'|file:/);
  const folder = await mkdtemp(join(process.env.E2E_FOLDER ?? '', 'saved-'));
  const file = join(folder, 'Questions.html');
  await writeFile(file, await (await request.get('/faq')).text());

  await page.clock.install();
  await page.goto(pathToFileURL(file).href, { waitUntil: 'domcontentloaded' });
  await page.waitForLoadState('load');

  await page.clock.runFor(10_000);

  await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await rm(folder, { recursive: true });
});

for (const when of ['document', 'code'] as const)
  test(`translated ${when === 'document' ? 'before the code came' : 'by a click'}: meter, needs, contact, Lab and login work`, {
    tag: ['@all', '@shell', '@assessment', '@enrolment'],
  }, async ({ page, member }) => {
    await translatePage(page, when);

    await page.goto('/', { waitUntil: 'load' });
    await hydrated(page);
    const meter = page.getByRole('region', { name: 'Agile Communication Level Meter.' });
    await meter.scrollIntoViewIfNeeded();
    await page.getByRole('radio', { name: /^Case 5/ }).check({ force: true });
    await page.getByRole('checkbox', { name: 'Service name and one-line purpose' }).uncheck();
    await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Agile Communication Level: 98%');
    await expect(page.getByText('Agile Communication Level: 98%').first()).toBeVisible();

    await page.goto('/for-companies');
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Contact Us' });
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('Email name is required')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill('person@');
    await expect(dialog.getByText('Enter a valid email')).toBeVisible();
    await expect(dialog.getByText('Email name is required')).toHaveCount(0);

    await page.goto('/my-needs');
    await hydrated(page);
    const role = page.getByRole('region', { name: 'Revenue or cost role' });
    await role.getByRole('switch', { name: 'Money' }).click();
    await role.getByRole('switch', { name: 'Data Flow' }).click();
    await expect(role.getByRole('status')).toHaveText('50%');
    await expect(page.getByText('2 Languages, 22 hours').first()).toBeVisible();

    await page.goto('/lab');
    await hydrated(page);
    const text = 'As a cook, I want to lock the menu on Friday, so that nobody shops twice.';
    await page.getByRole('textbox', { name: 'Your text' }).fill(text);
    await expect(page.getByRole('heading', { name: /^Found 3, vague 0/ })).toBeVisible();
    await page.getByRole('textbox', { name: 'Your text' }).fill('As a cook, I cook.');
    await expect(page.getByRole('heading', { name: /^Found 3, vague 0/ })).toHaveCount(0);

    await page.goto('/login');
    await hydrated(page);
    await page.getByLabel('E-mail').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('The e-mail or the password is not correct.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL('/app/redirect');
  });
