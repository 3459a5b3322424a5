import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../src/test.ts';

/** Serves a partner's page on an origin of its own, until the test ends. @returns its address */
async function partnerPage(site: string, body: string): Promise<string> {
  const html = `<!doctype html><html lang="en"><title>Partner</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${site}/embed/v1/embed.css">
<script type="module" src="${site}/embed/v1/loader.js"></script>${body}</html>`;
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const servers: Server[] = [];

test.afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test('assessment: the meter of case 3 in a page of another origin; a mark tells the page', async ({ page, site }) => {
  await page.goto(
    await partnerPage(site, '<agile-assessment case="3"><a href="/">Take the meter</a></agile-assessment>'),
  );
  const element = page.locator('agile-assessment');
  await expect(element.getByRole('heading', { name: /^Case 3/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Take the meter' })).toBeHidden();
  const change = element.evaluate(
    (node) =>
      new Promise((resolve) =>
        node.addEventListener('agile-change', (event) => resolve((event as CustomEvent).detail)),
      ),
  );

  await element.getByRole('checkbox').first().click();

  expect(await change).toMatchObject({ v: 1, case: 3, level: expect.any(Number), total: expect.any(Number) });
});

test('enrolment: classes of one Language; the name of one opens it in the page', async ({ page, site }) => {
  const address = await partnerPage(
    site,
    '<agile-enrolment language="1111117"><a href="/">Classes</a></agile-enrolment>',
  );
  await page.goto(address);
  const element = page.locator('agile-enrolment');
  const first = element.getByRole('article').first();
  const name = (await first.getByRole('heading').textContent()) ?? '';

  await first.getByRole('link', { name, exact: true }).first().click();

  await expect(element.getByRole('complementary', { name: 'Enrolment' })).toBeVisible();
  await expect(element.getByRole('heading', { name, exact: true })).toBeVisible();
  expect(page.url()).toBe(address);
});
