import { becomeOwner, expect, test } from '../../src/empty-site-test.ts';

/** Five seconds are promised of a machine that is not busy. */
const patience = 30_000;

test('texts of an empty installation: no claim and no terms until they are confirmed, then the site says them on its pages', {
  tag: '@all',
}, async ({ page, emptySite: { url, trainer } }) => {
  const served = async (path: string) => (await page.request.get(url + path)).text();
  const shows = (path: string, text: string) =>
    expect
      .poll(async () => (await served(path)).includes(text), { message: path, timeout: patience, intervals: [100] })
      .toBe(true);

  for (const path of ['/', '/dpac'])
    expect(await served(path)).not.toMatch(/over 1000|more than 1000|up to 60%|as stated by/i);
  expect(await served('/terms-condition')).toContain('has not published its terms here yet');
  expect(await served('/files/documents/terms.html')).not.toContain('Sample terms');
  await becomeOwner(page, trainer);
  await expect(page.getByRole('region', { name: 'First steps' })).toContainText('Claim: certificate holders');

  await page.getByRole('link', { name: 'Confirm what the site says in your name' }).click();
  await page.getByRole('link', { name: 'Claim: certificate holders' }).click();
  await page.getByRole('textbox', { name: 'Figure' }).fill('12');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const link = page.getByRole('link', { name: /^Preview/ });
  const [preview] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  const numbers = preview.getByRole('region', { name: 'In numbers' });
  await numbers.scrollIntoViewIfNeeded();
  await expect(numbers.getByText('criteria [not confirmed]')).toBeVisible();
  await expect(numbers.getByText('12 certificate holders')).toBeVisible();
  await preview.close();
  await page.getByRole('button', { name: 'Publish' }).click();
  await shows('/', '<b>12</b>');
  await shows('/dpac', '12 certificate holders');
  expect(await served('/')).not.toContain('up to 60%');

  await page.goto(`${url}/desk/texts/footer`, { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Text' }).fill('Test Company Ltd');
  await page.getByRole('button', { name: 'Publish' }).click();
  await shows('/guide', 'Test Company Ltd');
  await page.goto(`${url}/guide`);
  await expect(page.getByRole('contentinfo')).toContainText('Test Company Ltd');

  await page.goto(`${url}/desk/texts/terms`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Publish' }).click();
  await shows('/terms-condition', '#cancellation');
  expect(await served('/files/documents/terms.html')).toContain('Cancellation and transfer');
});
