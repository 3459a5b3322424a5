import { assessment, meterOf } from '../../src/hosts/host-page.ts';
import { expect, test } from '../../src/test.ts';
import { layoutShift, watchDocument } from '../../src/watch-document.ts';

test('page that WordPress makes of the block in the guide: the element works in the column of the text, nothing moves', {
  tag: '@all',
}, async ({ page, hosts }) => {
  await watchDocument(page);

  await page.goto(`${hosts}/wordpress/`);

  await expect(meterOf(page)).toBeVisible();
  const width = (name: string) => page.locator(name).evaluate((node: HTMLElement) => node.offsetWidth);
  expect(await width('agile-assessment')).toBe(await width('.entry-content > p:last-child'));
  const { total, moved } = await layoutShift(page);
  expect(total, moved.join('\n')).toBeLessThanOrEqual(0.01);
  const level = await meterOf(page).getAttribute('aria-valuetext');
  await assessment(page).getByRole('checkbox').first().uncheck({ force: true });
  await expect(meterOf(page)).not.toHaveAttribute('aria-valuetext', level ?? '');
});
