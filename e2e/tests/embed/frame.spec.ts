import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callPaths } from '@agile-languages/shared/api';
import type { Page } from '@playwright/test';
import { createClass, createPartner } from '../../src/site/own-data.ts';
import { expect, test } from '../../src/test.ts';

async function openFrame(page: Page, frame: string): Promise<{ close: () => void; origin: string }> {
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
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await page.goto(`${origin}/`);
  return { close: () => server.close(), origin };
}

test('framed assessment: follows its query, works, and the page around it learns the height', async ({
  page,
  site,
}) => {
  const { close } = await openFrame(
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
  const { close, origin } = await openFrame(
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
  expect(Object.fromEntries(address.searchParams)).toEqual({
    partner: 'pk_acme',
    campaign: 'spring',
    page: '/embed/frame/enrolment.html',
    opener: origin,
  });
  const opened = page.context().waitForEvent('page');
  await enrol.click();
  await expect((await opened).getByLabel('E-mail')).toBeVisible();
  close();
});

test('framed class: an enrolment from it says on whose page the frame is, whatever the query says', {
  tag: '@enrolment',
}, async ({ page, site, member }) => {
  const classId = await createClass();
  const query = `class-id=${classId}&partner=${await createPartner('https://www.acme.example')}`;
  const { close, origin } = await openFrame(
    page,
    `<iframe title="Class" width="600" src="${site}/embed/frame/enrolment.html?${query}&opener=https://www.acme.example"></iframe>`,
  );
  const opened = page.context().waitForEvent('page');
  await page
    .frameLocator('iframe')
    .getByRole('link', { name: /^Enrol/ })
    .first()
    .click();
  const window = await opened;
  await window.getByLabel('E-mail').fill(member.email);
  await window.getByLabel('Password', { exact: true }).fill(member.password);
  const asked = window.waitForRequest((request) => request.url().endsWith(callPaths.enroll));

  await window.getByRole('button', { name: 'Apply' }).click();

  expect((await asked).postDataJSON().kv).toMatchObject({ fkClassId: classId, origin });
  close();
});

for (const [shown, query, path, ofLink] of [
  ['link to a class', 'limit=1', '/class/', { page: '/embed/frame/enrolment.html' }],
  ['link in place of an element that cannot be shown', 'limit=0', '/upcoming-classes', {}],
] as const)
  test(`framed classes, ${shown}: with partner, campaign and the page around the frame`, { tag: '@all' }, async ({
    page,
    site,
    problems,
  }) => {
    problems.allow(/agile 204/);
    const { close, origin } = await openFrame(
      page,
      `<iframe title="Classes" src="${site}/embed/frame/enrolment.html?${query}&partner=pk_acme&campaign=spring"></iframe>`,
    );

    const link = page.frameLocator('iframe').locator(`a[href*="${path}"]:visible`).first();
    await expect(link).toBeVisible();
    const address = await link.evaluate((node: HTMLAnchorElement) => node.href);
    expect(new URL(address).search).toBe(
      `?${new URLSearchParams({ partner: 'pk_acme', campaign: 'spring', ...ofLink, opener: origin })}`,
    );
    close();
  });

test('framed classes, fewer than room is kept for: no empty ground below them, and the frame is as high as they are', {
  tag: '@all',
}, async ({ page, site }) => {
  const { close } = await openFrame(
    page,
    `<iframe title="Classes" width="600" src="${site}/embed/frame/enrolment.html?language=1111113"></iframe>`,
  );
  const element = page.frameLocator('iframe').locator('agile-enrolment');
  await expect(element.getByRole('article').first()).toBeVisible();

  const content = () =>
    element.evaluate((node) => node.shadowRoot?.querySelector<HTMLElement>('[part=root]')?.offsetHeight ?? 0);
  await expect
    .poll(async () => Number(await page.locator('iframe').getAttribute('height')) - (await content()))
    .toBe(0);
  close();
});

test('framed classes with fields: a name alone takes its value from the address of the frame', { tag: '@all' }, async ({
  page,
  site,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const query = 'limit=1&partner=pk_acme&fields=plan%3Dgold+utm_source&utm_source=letter';
  const { close } = await openFrame(
    page,
    `<iframe title="Classes" src="${site}/embed/frame/enrolment.html?${query}"></iframe>`,
  );

  const link = page.frameLocator('iframe').locator('a[href*="/class/"]:visible').first();
  await expect(link).toHaveAttribute('href', /fields=plan%3Dgold\+utm_source%3Dletter&/);
  expect(said).toEqual([]);
  close();
});

for (const path of ['/', '/my-needs', '/lab', '/upcoming-classes'])
  test(`${path} by oEmbed: the frame is as high as its content`, { tag: '@all' }, async ({ page, site, request }) => {
    const answer = await (await request.get(`${site}/oembed`, { params: { url: site + path } })).json();
    const { close } = await openFrame(page, answer.html);
    await page.setViewportSize({ width: 1280, height: answer.height });
    const element = page.frameLocator('iframe').locator('agile-assessment, agile-enrolment');
    await element.evaluate((node: HTMLElement & { ready: Promise<void> }) => node.ready);
    await page.waitForLoadState('networkidle');

    const share = async () => answer.height / (await element.evaluate((node: HTMLElement) => node.offsetHeight));
    await expect.poll(async () => Math.abs((await share()) - 1)).toBeLessThanOrEqual(0.1);
    close();
  });

test('address with a key and a campaign: the frame that editors find by oEmbed has them', { tag: '@all' }, async ({
  site,
  request,
}) => {
  const page = await request.get(`${site}/upcoming-classes?partner=pk_acme&campaign=spring`);
  const [, found = ''] = /json\+oembed" href="([^"]+)"/.exec(await page.text()) ?? [];

  const answer = await (await request.get(found.replaceAll('&amp;', '&'))).json();

  expect(answer.html).toContain('limit=3&amp;partner=pk_acme&amp;campaign=spring');
});

test('page of a class: editors find its frame by oEmbed', { tag: '@all' }, async ({ page, site, request }) => {
  await page.goto(`${site}/class/500012`);
  const link = page.locator('link[type="application/json+oembed"]');

  const answer = await (await request.get((await link.getAttribute('href')) ?? '')).json();

  expect(answer.title).toBe((await page.title()).replace(/ \| [^|]*$/, ''));
  expect(answer.html).toContain('/embed/frame/enrolment.html?class-id=500012');
});
