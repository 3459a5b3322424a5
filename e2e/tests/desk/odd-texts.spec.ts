import { randomUUID } from 'node:crypto';
import { expect, test } from '../../src/desk-test.ts';

const createOddName = () => `${'W'.repeat(90)} שלום <script>alert(1)</script> 👩‍🚀 ${'é'.repeat(20)} ${randomUUID()}`;

test('odd texts of a class and of a message: shown as they are, and no page is wider than the window', {
  tag: '@all',
}, async ({ signedIn: page, site }) => {
  const oddName = createOddName();
  const data = {
    ...{ name: oddName, languageId: '1111117', start: '2030-03-05T18:30', timeZone: 'America/Toronto' },
    ...{ pattern: '2 x 3 h, Tue 18:30', mode: 'Blended', trainerId: '', seats: '2', price: '480', oldPrice: '' },
    ...{ currency: 'EUR', description: `<p>${oddName}</p>` },
  };
  const headers = { origin: site };
  const draft = await (await page.request.post(`${site}/desk/api/classes`, { headers, data: { data } })).json();
  await page.request.post(`${site}/desk/api/classes/${draft.id}/publish`, { headers, data: { version: 1 } });
  await page.request.post(`${site}/api/v1.0/email/send`, {
    data: {
      ...{ lib_version: '4.4.1', user_id: 'test', service_id: 'test', template_id: 'test' },
      template_params: { fullName: oddName, email: 'odd@example.com', message: oddName.repeat(10) },
    },
  });

  await page.setViewportSize({ width: 320, height: 800 });
  const paths = [
    ...['/', '/classes?state=published&q=WWW', `/classes/${draft.id}`, `/classes/${draft.id}/participants`],
    ...[`/classes/${draft.id}/cancel`, '/messages', '/members/demo-member', '/invitations', '/audit'],
  ];
  for (const path of paths) {
    await page.goto(`/desk${path}`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [class*="skeleton"]')).toHaveCount(0);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
  await page.goto('/desk/messages', { waitUntil: 'commit' });
  await page.getByRole('link', { name: oddName }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(oddName);
});
