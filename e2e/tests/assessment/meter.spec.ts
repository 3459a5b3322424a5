import { expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

const meter = 'Agile Communication Level';
const freshLevels = [100, 105, 90, 100, 100, 100, 100, 100];

test('meter: eight cases, all topics on, the stated level of each', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const cases = page.getByRole('group', { name: 'Which conversation?' }).getByRole('radio');
  const level = page.getByRole('meter', { name: meter });

  await expect(cases).toHaveCount(8);
  const levels: (string | null)[] = [];
  for (const [index, fresh] of freshLevels.entries()) {
    await cases.nth(index).check({ force: true });
    await expect(level).toHaveAttribute('aria-valuetext', `Agile Communication Level: ${fresh}%`);
    levels.push(await level.getAttribute('aria-valuenow'));
  }

  expect(levels).toEqual(['100', '100', '90', '100', '100', '100', '100', '100']);
});

test('meter: a topic, a category and a Language off and on again', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const level = page.getByRole('meter', { name: meter });
  const levelText = page.getByText(/^Agile Communication Level: \d+%$/).first();
  const all = page.getByRole('checkbox', { name: 'Check All' });

  await expect(page.getByRole('tab', { name: /Segmentation \(7\)/ })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Service name and one-line purpose' }).uncheck({ force: true });
  await expect(level).toHaveAttribute('aria-valuetext', 'Agile Communication Level: 97%');
  await expect(levelText).toBeVisible();
  await expect(all).not.toBeChecked();
  await all.check({ force: true });
  await expect(level).toHaveAttribute('aria-valuetext', 'Agile Communication Level: 100%');
  await all.uncheck({ force: true });
  await expect(level).toHaveAttribute('aria-valuetext', 'Agile Communication Level: 85%');
  await page.getByLabel('Money, all topics').first().click({ force: true });
  await expect(level).toHaveAttribute('aria-valuetext', 'Agile Communication Level: 100%');
  await page.getByLabel('Money, all topics').first().click({ force: true });

  await expect(level).toHaveAttribute('aria-valuetext', 'Agile Communication Level: 0%');
});

test('needs: five tables at 100%; the first row off makes 70% in text and dial', async ({ page }) => {
  await page.goto('/my-needs');
  await hydrated(page);
  const tables = page.getByRole('main').getByRole('table');
  const first = page.getByRole('region', { name: 'Revenue or cost role' });

  await expect(tables).toHaveCount(5);
  await expect(tables.getByText('100%', { exact: true })).toHaveCount(5);
  await expect(page.getByRole('main').getByRole('switch', { checked: true })).toHaveCount(
    await page.getByRole('main').getByRole('switch').count(),
  );
  await first.getByRole('switch', { name: 'Money' }).click();

  await expect(first.getByRole('switch', { name: 'Money' })).not.toBeChecked();
  await expect(first.getByRole('table').getByText('70%', { exact: true })).toBeVisible();
  await expect(tables.getByText('100%', { exact: true })).toHaveCount(4);
  await expect(first.getByRole('status', { name: 'Revenue or cost role, total' })).toHaveText('70%');
});
