import { expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

test('meter and needs: what is clicked before the scripts have come is counted when they have', async ({ page }) => {
  let { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await arrived;
    await route.continue();
  });

  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: /^Case 5/ }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Service name and one-line purpose' }).uncheck();
  await page.getByText('Not sure? Tell us who is talking to whom').click();
  arrive();
  await hydrated(page);

  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Agile Communication Level: 98%');
  await expect(page.getByRole('heading', { name: 'Case 5: Business Development - Internal' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Who speaks?' })).toBeVisible();

  ({ promise: arrived, resolve: arrive } = Promise.withResolvers<void>());
  await page.goto('/my-needs', { waitUntil: 'commit' });
  const role = page.getByRole('region', { name: 'Revenue or cost role' });
  await role.getByRole('switch', { name: 'Money' }).click();
  await role.getByRole('switch', { name: 'Data Flow' }).press('Space');
  arrive();
  await hydrated(page);

  await expect(role.getByRole('status')).toHaveText('50%');
  await expect(page.getByText('2 Languages, 22 hours').first()).toBeVisible();
});
