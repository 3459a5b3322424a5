import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../../src/test.ts';

async function partnerPage(site: string, body: string, tags = moduleTags): Promise<string> {
  const html = `<!doctype html><html lang="en"><title>Partner</title>
<link rel="icon" href="data:,">${tags.replaceAll('$site', site)}${body}</html>`;
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const moduleTags = `<link rel="stylesheet" href="$site/embed/v1/embed.css">
<script type="module" src="$site/embed/v1/loader.js"></script>`;
const classicTag = '<script async src="$site/embed/v1/classic.js"></script>';

const servers: Server[] = [];

test.afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test('assessment: the meter of case 3 in a page of another origin; a mark tells the page, and who looks for faults', async ({
  page,
  site,
}) => {
  const address = await partnerPage(
    site,
    '<agile-assessment case="3"><a href="/">Take the meter</a></agile-assessment>',
  );
  await page.goto(`${address}?agile-debug`);
  const element = page.locator('agile-assessment');
  await expect(element.getByRole('heading', { name: /^Case 3/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Take the meter' })).toBeHidden();
  const state = element.getByRole('region', { name: 'State of agile-assessment' });
  await expect(state).toContainText(`connect-src ${site}`);
  const change = element.evaluate(
    (node) =>
      new Promise((resolve) =>
        node.addEventListener('agile-change', (event) => resolve((event as CustomEvent).detail)),
      ),
  );

  await element.getByRole('checkbox').first().click();

  expect(await change).toMatchObject({ v: 1, case: 3, level: expect.any(Number), total: expect.any(Number) });
  await expect(state).toContainText(/ready\ncase="3"(.|\n)*agile-change \{/);
});

test('enrolment, by a classic script: classes of one Language; the name of one opens it in the page', async ({
  page,
  site,
}) => {
  const address = await partnerPage(
    site,
    '<agile-enrolment language="1111117"><a href="/">Classes</a></agile-enrolment>',
    classicTag,
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

test('limit: so many classes on a page, and a way to the next', { tag: '@all' }, async ({ page, site }) => {
  await page.goto(await partnerPage(site, '<agile-enrolment limit="3"></agile-enrolment>'));
  const element = page.locator('agile-enrolment');

  await expect(element.getByRole('article')).toHaveCount(3);
  await element.getByRole('link', { name: 'Next page' }).click();
  await expect(element.getByText('Showing 4 to 6')).toBeVisible();
});

test('attributes that are wrong: error 201, 202, 203, 204', { tag: '@all' }, async ({ page, site }) => {
  const body = '<agile-assessment></agile-assessment><agile-enrolment></agile-enrolment>';
  await page.goto(await partnerPage(site, body.replaceAll('></', ' loading="click"></')));
  const codeWith = (tag: string, name: string, value: string) =>
    page.locator(tag).evaluate(
      async (node, [attribute, text]) => {
        const element = node as HTMLElement & { ready: Promise<void>; reload: () => Promise<void> };
        element.setAttribute(attribute, text);
        await element.reload();
        const code = await element.ready.then(
          () => 0,
          (fault) => fault.code,
        );
        element.removeAttribute(attribute);
        return code;
      },
      [name, value] as const,
    );

  expect(await codeWith('agile-assessment', 'view', 'meters')).toBe(201);
  expect(await codeWith('agile-assessment', 'case', '9')).toBe(202);
  expect(await codeWith('agile-enrolment', 'language', '1')).toBe(203);
  expect(await codeWith('agile-enrolment', 'limit', '0')).toBe(204);
});

test('attributes that are wrong: the console says so once, with code, attribute and help', { tag: '@all' }, async ({
  page,
  site,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const classes = '<agile-enrolment classid="1" partner="acme" loading="eager"></agile-enrolment>';
  await page.goto(
    await partnerPage(
      site,
      `${classes}${classes}<agile-enrolment class-id="999999" loading="eager"></agile-enrolment><agile-assessment case="9" loading="eager"></agile-assessment>`,
    ),
  );

  await expect
    .poll(() => warnings.toSorted())
    .toEqual([
      `agile 202: case ${site}/embed#error-202`,
      `agile 205: partner="acme" of <agile-enrolment> has no effect. ${site}/embed#error-205`,
      `agile 207: classid="1" of <agile-enrolment> is not read. Is class-id meant? ${site}/embed#error-207`,
      `agile 402: ${site}/embed#error-402`,
    ]);
});
