import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from '../../src/test.ts';

async function openFrame(page: Page, frame: string): Promise<() => void> {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Partner</title><link rel="icon" href="data:,">
<h1>Partner</h1>${frame}
<script>
  addEventListener('message', ({ data, source }) => {
    const frame = document.querySelector('iframe');
    if (source === frame.contentWindow && data.type === 'agile-height') frame.height = data.height;
  });
</script></html>`;
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return () => server.close();
}

test('framed assessment: follows its query, works, and the page around it learns the height', async ({
  page,
  site,
}) => {
  const close = await openFrame(
    page,
    `<iframe title="Meter" src="${site}/embed/frame/assessment.html?case=3"></iframe>`,
  );
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: /^Case 3/ })).toBeVisible();
  const before = await frame.getByRole('meter').first().getAttribute('aria-valuetext');

  await frame.getByRole('checkbox').first().uncheck({ force: true });

  await expect(frame.getByRole('meter').first()).not.toHaveAttribute('aria-valuetext', before ?? '');
  await expect
    .poll(() => frame.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight))
    .toBeLessThanOrEqual(0);
  close();
});

test('framed classes in a sandbox without an origin: shown, and Enrol opens the login with partner and campaign', {
  tag: '@all',
}, async ({ page, site }) => {
  const query = 'limit=1&partner=pk_acme&campaign=spring';
  const close = await openFrame(
    page,
    `<iframe title="Classes" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" width="600" src="${site}/embed/frame/enrolment.html?${query}"></iframe>`,
  );

  const enrol = page
    .frameLocator('iframe')
    .getByRole('link', { name: /^Enrol/ })
    .first();
  await expect(enrol).toHaveAttribute('target', '_blank');
  const address = new URL((await enrol.getAttribute('href')) ?? '');
  expect(address.origin).toBe(new URL(site).origin);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ partner: 'pk_acme', campaign: 'spring' });
  const opened = page.context().waitForEvent('page');
  await enrol.click();
  await expect((await opened).getByLabel('E-mail')).toBeVisible();
  close();
});

test('page of a class: editors find its frame by oEmbed', { tag: '@all' }, async ({ page, site, request }) => {
  await page.goto(`${site}/class/500012`);
  const link = page.locator('link[type="application/json+oembed"]');

  const answer = await (await request.get((await link.getAttribute('href')) ?? '')).json();

  expect(answer.title).toBe((await page.title()).replace(/ \| [^|]*$/, ''));
  expect(answer.html).toContain('/embed/frame/enrolment.html?class-id=500012');
});
