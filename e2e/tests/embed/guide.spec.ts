import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callPaths } from '@agile-languages/shared/api';
import { expectLevel, guide, openGuidePage, snippetsOf } from '../../src/hosts/guide-page.ts';
import { classesOf, enrolment, meterOf } from '../../src/hosts/host-page.ts';
import { root } from '../../src/places.ts';
import { createClass } from '../../src/site/own-data.ts';
import { expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

test('five-minute start, by the letter: both elements come, and nothing is wrong with them', { tag: '@all' }, async ({
  page,
  site,
}) => {
  const [head = '', body = ''] = snippetsOf('Five-minute start', 'html');

  const said = await openGuidePage(page, site, head, body);

  await expect(page.locator(`link[rel=preconnect][href="${site}"]`)).toHaveCount(1);
  await expect(meterOf(page)).toBeVisible();
  await enrolment(page).scrollIntoViewIfNeeded();
  await expect(classesOf(page).first()).toBeVisible();
  expect(said).toEqual([]);
});

test('words of the page’s own, by the letter: shown', { tag: '@all' }, async ({ page, site }) => {
  const [head = ''] = snippetsOf('Five-minute start', 'html');
  const [body = ''] = snippetsOf('Words', 'html');

  const said = await openGuidePage(page, site, head, body);

  await expect(
    classesOf(page)
      .first()
      .getByRole('link', { name: /^Platz sichern/ }),
  ).toBeVisible();
  expect(said).toEqual([]);
});

test('fields, by the letter: they go along with the link to enrol', { tag: '@all' }, async ({ page, site }) => {
  const [head = ''] = snippetsOf('Five-minute start', 'html');
  const [body = ''] = snippetsOf('Enrolling and signing in', 'html');

  const said = await openGuidePage(page, site, head, body, {
    query: '?utm_source=spring+letter&utm_term=me%40example.com',
  });

  const link = classesOf(page)
    .first()
    .getByRole('link', { name: /^Enrol/ });
  await expect(link).toHaveAttribute(
    'href',
    /\?partner=pk_acme&campaign=spring&fields=plan%3Dgold\+utm_source%3Dspring-letter&page=%2F[\w.%-]*$/,
  );
  expect(said).toEqual([]);
});

test('link, by the letter: an enrolment of that visit says key, campaign, fields and the page with the link', {
  tag: '@all',
}, async ({ page, site, member }) => {
  const [link = ''] = snippetsOf('A link', 'html');
  const classId = await createClass();
  await openGuidePage(page, site, '', link);
  const { origin } = new URL(page.url());

  await page.getByRole('link', { name: 'See upcoming classes' }).click();
  await hydrated(page);
  await page.goto(`${site}/login/${classId}`);
  await page.getByLabel('E-mail').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  const asked = page.waitForRequest((request) => request.url().endsWith(callPaths.enroll));
  await page.getByRole('button', { name: 'Apply' }).click();

  const said = { partner: 'pk_acme', campaign: 'spring', fields: 'plan=gold', origin };
  expect((await asked).postDataJSON().kv).toMatchObject({ fkClassId: classId, ...said });
});

for (const policy of [
  '',
  "default-src 'self'; style-src-attr 'unsafe-inline'; img-src data:; frame-src https://site.example",
])
  test(`frame, by the letter, under the policy "${policy}": the classes, and a link beside them`, {
    tag: '@all',
  }, async ({ page, site }) => {
    const [frame = ''] = snippetsOf('A frame', 'html');

    await openGuidePage(page, site, '', frame, { policy });

    await expect(page.frameLocator('iframe').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'See upcoming classes' })).toBeVisible();
  });

test('text of the guide: its files, addresses and commands are there', { tag: '@all' }, async ({ request, site }) => {
  const text = guide.replaceAll(/```.*?```/gs, '');
  const words = [...new Set([...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word))];
  const files = words.filter((word) => /^[\w.-]+\.(?:js|css|json|txt|d\.ts)$/.test(word));
  const addresses = words.flatMap((word) => {
    const [, path] = /^https:\/\/site\.example(\/[^<…*]*[^<…*/])$/.exec(word) ?? [];
    return path ? [path] : [];
  });
  const paths = [...addresses, ...files.map((name) => `/embed/${name === 'versions.json' ? '' : 'v1/'}${name}`)];
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const commands = words.flatMap((word) => /^npm run ([\w:-]+)/.exec(word)?.[1] ?? []);

  expect(files.length).toBeGreaterThan(8);
  expect(addresses.length).toBeGreaterThan(3);
  expect(commands.length).toBeGreaterThan(3);
  expect(commands.filter((command) => !scripts[command])).toEqual([]);
  for (const path of paths) expect.soft((await request.get(site + path)).status(), path).toBe(200);
});

test('page that is XHTML: the link alone, and the console says what the guide says', { tag: '@all' }, async ({
  page,
  site,
  problems,
}) => {
  const said = 'Module scripts in XML documents are currently not supported';
  expect(guide).toContain(said);
  problems.allow(new RegExp(said));
  const told = page.waitForEvent('console', (message) => message.text().includes(said));
  await page.route('**/xhtml', (route) =>
    route.fulfill({
      contentType: 'application/xhtml+xml',
      body: `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Guide</title><link rel="icon" href="data:,"/>
        <script type="module" src="${site}/embed/v1/loader.js"></script></head>
        <body><agile-assessment><a href="${site}/">Take the meter</a></agile-assessment></body></html>`,
    }),
  );

  await page.goto(`${site}/xhtml`);

  await told;
  await expect(page.getByRole('link', { name: 'Take the meter' })).toBeVisible();
});

test('exact version, by the letter but for version and hash: the element comes', { tag: '@all' }, async ({
  page,
  site,
  request,
}) => {
  const [, body = ''] = snippetsOf('Five-minute start', 'html');
  const [tag = ''] = snippetsOf('Versions', 'html');
  const { v1 } = await (await request.get(`${site}/embed/versions.json`)).json();
  const { files } = await (await request.get(`${site}/embed/${v1}/manifest.json`)).json();
  const pinned = tag.replace('<version>', v1).replace('sha384-…', files['loader.js'].integrity);

  const said = await openGuidePage(page, site, pinned, body);

  await expect(meterOf(page)).toBeVisible();
  expect(said).toEqual([]);
});

test('any page, by the letter: its events are heard', { tag: '@all' }, async ({ page, site }) => {
  const [head = '', body = ''] = snippetsOf('Five-minute start', 'html');
  const [script = ''] = snippetsOf('Any page', 'js');

  const code = '<script type="module" src="main.js"></script>';
  const said = await openGuidePage(page, site, head, body + code, { files: { 'main.js': script } });

  await expect(meterOf(page)).toBeVisible();
  await expectLevel(page);
  expect(said).toEqual([]);
});

test('listener of enrolments, by the letter: what the page measures with gets class and campaign', {
  tag: '@all',
}, async ({ page, site }) => {
  const [listener = ''] = snippetsOf('Enrolling and signing in', 'js');
  await openGuidePage(page, site, `<script>globalThis.dataLayer = [];${listener}</script>`, '');

  const detail = { v: 1, classId: '500017', status: 'enrolled', source: 'window', campaign: 'spring' };
  await page.evaluate((told) => dispatchEvent(new CustomEvent('agile-enrol', { detail: told })), detail);

  const heard = await page.evaluate(() => (globalThis as { dataLayer?: object[] }).dataLayer);
  expect(heard).toEqual([{ event: 'enrol', class_id: '500017', campaign: 'spring' }]);
});

test('policy, by the letter, and Trusted Types: both elements and the pop-up come, nothing is refused', async ({
  page,
  site,
}) => {
  const [head = '', body = ''] = snippetsOf('Five-minute start', 'html');
  const [popup = ''] = snippetsOf('A pop-up', 'html');
  const [line = ''] = snippetsOf('Content security policy', '');
  const policy = `default-src 'none'; ${line.trim()} data:; require-trusted-types-for 'script'; trusted-types 'none'`;

  await openGuidePage(page, site, head, body + popup, { policy });

  await expect(meterOf(page)).toBeVisible();
  await enrolment(page).evaluate((element: HTMLElement) => element.closest('agile-popup')?.querySelector('a')?.click());
  await expect(classesOf(page).first()).toBeVisible();
});
