import { expect, test } from '../../src/test.ts';

test('/languages: a comparison is in the address, survives a reload, and leads on to another page', async ({
  page,
}) => {
  await page.goto('/languages');
  for (const name of ['Form', 'Data'])
    await page.getByRole('checkbox', { name: `Compare ${name}`, exact: true }).click();
  await expect(page).toHaveURL(/\?compare=1111117,1111113$/);

  await page.reload();
  const comparison = page.getByRole('region', { name: 'Side by side' });
  await expect(comparison.getByRole('columnheader', { name: 'Data' })).toBeVisible();
  await comparison.getByRole('link', { name: 'Classes of Form' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming classes' })).toBeVisible();
});
