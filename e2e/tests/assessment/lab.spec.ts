import { quietLine } from '../../src/quiet-line.ts';
import { expect, test } from '../../src/test.ts';
import { asksForLinks, hydrated } from '../../src/watch-document.ts';

const testText = 'As a cook, I want to lock the menu on Friday, so that nobody shops twice.';

test('Card Lab: a pasted text is read without a request, and its findings go to the meter as a proposal', async ({
  page,
}) => {
  await page.goto('/lab', { waitUntil: 'networkidle' });
  await hydrated(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!asksForLinks(request.url())) requests.push(request.url());
  });

  await page.getByRole('textbox', { name: 'Your text' }).fill(testText);
  await expect(page.getByRole('heading', { name: /^Found 3, vague 0/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'As a cook' })).toBeVisible();
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('lab'))).toBeNull();

  await page.getByRole('button', { name: 'Take to the meter' }).click();
  await expect(page.getByText(/This is what Card Lab read in your text/).first()).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Case 4/ })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Agile Communication Level Meter.' })).toBeInViewport();
  expect(page.url()).not.toContain('cook');
});

test('Card Lab, a form: its rules are fetched once, reading sends nothing', { tag: '@all' }, async ({ page }) => {
  await page.goto('/lab', { waitUntil: 'networkidle' });
  await hydrated(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!asksForLinks(request.url())) requests.push(`${request.resourceType()} ${request.url()}`);
  });

  await page.getByRole('radio', { name: 'Form', exact: true }).check();
  await expect(page.getByText('Delete with confirmation', { exact: true }).first()).toBeVisible();
  expect(requests).toEqual([expect.stringMatching(/^script .*\/areas\/assessment\/[\w/]+form-kind_ts\.\w+\.js$/)]);

  await page
    .getByRole('textbox', { name: 'Your text' })
    .fill('Find a tool\nOpened by: members, from the list of tools.\n- Name (Edit Line)\n- Tool (Select Box)');
  await expect(page.getByRole('heading', { name: /^Found 3, vague 0/ })).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('Card Lab under the policy connect-src none: reads every kind of text, and tries to send nothing', {
  tag: '@all',
}, async ({ page, problems }) => {
  const lineIsQuiet = quietLine(page.context());
  await page.goto('/lab', { waitUntil: 'networkidle' });
  await hydrated(page);
  for (const kind of ['API text', 'Form', 'Flow', 'Business case', 'User story'])
    await page.getByRole('radio', { name: kind, exact: true }).check();
  await lineIsQuiet();
  await page.evaluate(() => {
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "connect-src 'none'; img-src 'none'; media-src 'none'; form-action 'none'; worker-src 'none'";
    document.head.append(policy);
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      document.documentElement.dataset.refused = effectiveDirective;
    });
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const refused = () => page.evaluate(() => document.documentElement.dataset.refused);

  const sheet = page.getByRole('textbox', { name: 'Your text' });
  await sheet.fill(testText);
  await expect(page.getByRole('heading', { name: /^Found 3, vague 0/ })).toBeVisible();
  await page.getByRole('radio', { name: 'API text', exact: true }).check();
  await sheet.fill('POST /boxes/pause\nPauses a box.\n\nErrors\n404 There is no such box.');
  await expect(page.getByRole('link', { name: /404/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Form', exact: true }).check();
  await sheet.fill('Find a tool\nOpened by: members, from the list of tools.\n- Name (Edit Line)\n- Tool (Select Box)');
  await expect(page.getByText('Who opens the form', { exact: true }).first()).toBeVisible();
  await page.getByRole('radio', { name: 'Flow', exact: true }).check();
  await sheet.fill('Flow: Return a bicycle\nStarts when: a lock closes at a station.');
  await expect(page.getByText('Start event', { exact: true }).first()).toBeVisible();
  await page.getByRole('radio', { name: 'Business case', exact: true }).check();
  await sheet.fill('Business case: Box pause\nUnit of sale: one box in one week.');
  await expect(page.getByText('Unit of sale', { exact: true }).first()).toBeVisible();
  expect(requests).toEqual([]);
  expect(await refused()).toBeUndefined();

  problems.allow(/content security policy/i);
  await page.evaluate(() => fetch('/registry.json').catch(() => undefined));
  await expect.poll(refused).toBe('connect-src');
});

test('card of a sample: Card Lab reads it as it is after the red pen', { tag: ['@experts', '@all'] }, async ({
  page,
}) => {
  await page.goto('/sample/700023');
  const words = await page.getByRole('main').getByRole('insertion').first().textContent();
  await page.getByRole('link', { name: 'What Card Lab finds in it' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Card Lab' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveValue(new RegExp(words ?? 'no words'));
  await expect(page.getByRole('figure')).toContainText(words ?? 'no words');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveValue(new RegExp(words ?? 'no words'));
});
