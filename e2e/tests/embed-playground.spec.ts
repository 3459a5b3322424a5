import { previewHosts } from '@agile-languages/shared/embed/preview-hosts';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../src/test.ts';

test('choices change the preview, the code and the address, which leads back to them', async ({ page, site }) => {
  await page.goto(`${site}/embed`);
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: /^Case 1/ })).toBeVisible();

  await page.getByLabel('case').selectOption('3');
  await expect(preview.getByRole('heading', { name: /^Case 3/ })).toBeVisible();
  await expect(page.getByLabel('Code for HTML')).toHaveValue(/<agile-assessment case="3">/);

  await preview.getByRole('checkbox').first().click();
  await expect(page.getByRole('log')).toContainText('agile-change');

  await page.getByLabel('Pin the exact version').check();
  await expect(page.getByLabel('Code for HTML')).toHaveValue(/embed\/1\.0\.\d+\/loader\.js" integrity="sha384-/);

  await page.reload();
  await expect(page.getByLabel('case')).toHaveValue('3');
  await expect(preview.getByRole('heading', { name: /^Case 3/ })).toBeVisible();
});

test('every partner page shows the classes, without a word in the console', async ({ page, site }) => {
  for (const { id } of previewHosts) {
    await page.goto(`${site}/embed?element=enrolment&loading=eager&host=${id}`);
    await expect(page.frameLocator('iframe').getByRole('article').first(), id).toBeVisible();
  }
});

test('error codes are targets of their explanation', async ({ page, site }) => {
  await page.goto(`${site}/embed#error-101`);

  await expect(page.getByRole('row', { name: /^101/ })).toBeInViewport();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe, ${colorScheme}: nothing to say`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${site}/embed`);
    await page.getByText('Colours, type and distances').click();

    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();

    expect(violations).toEqual([]);
  });
