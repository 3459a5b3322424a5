import { assessment, enrolment, heardEvents, meterOf, openHost, recordEvents } from '../../src/hosts/host-page.ts';
import { expect, test } from '../../src/test.ts';

test('policy of a nonce and strict-dynamic: both elements come, nothing is refused', { tag: '@all' }, async ({
  page,
  hosts,
}) => {
  await openHost(page, `${hosts}/nonce/`);

  await expect(meterOf(page)).toBeVisible();
});

test('policy that lets the page ask nobody: the meter works, of the classes the link is left, without room', {
  tag: '@all',
}, async ({ page, hosts, problems }) => {
  problems.allow(/connect-src|Content Security Policy/, /^console: agile/);
  await recordEvents(page);
  await page.goto(`${hosts}/no-calls/`);

  await assessment(page).scrollIntoViewIfNeeded();
  await expect(meterOf(page)).toBeVisible();
  await enrolment(page).scrollIntoViewIfNeeded();

  await expect(page.getByRole('link', { name: 'See upcoming classes' })).toBeVisible();
  await expect.poll(async () => (await enrolment(page).boundingBox())?.height).toBeLessThan(60);
  expect(await heardEvents(page, 'agile-error')).toEqual([expect.objectContaining({ code: 501 })]);
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('both elements: their links, without room', { tag: '@all' }, async ({ page, hosts }) => {
    await page.goto(`${hosts}/plain/`);

    await expect(page.getByRole('link', { name: 'Take the Agile Communication Level Meter' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See upcoming classes' })).toBeVisible();
    for (const element of [assessment(page), enrolment(page)])
      expect((await element.boundingBox())?.height).toBeLessThan(60);
  });
});
