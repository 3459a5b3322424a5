import { createHash } from 'node:crypto';
import {
  assessment,
  classesOf,
  enrolment,
  heardEvents,
  meterOf,
  openHost,
  recordEvents,
} from '../../src/hosts/host-page.ts';
import { passUntil, stopClock } from '../../src/still-clock.ts';
import { allBut, expect, test } from '../../src/test.ts';

const assessmentFile = /\/embed\/[\d.]+\/(?:again\d+\/)?assessment\.js/;
const classList = '**/api/calle/GetClassList?*';
const meterLink = 'Take the Agile Communication Level Meter';
const classesLink = 'See upcoming classes';

const fault = (code: number, retryable = true) => ({ v: 1, code, retryable, help: expect.stringMatching(/^http/) });

test('provider down: the links inside the elements stay, the page works', { tag: '@all' }, async ({
  page,
  hosts,
  site,
  problems,
}) => {
  problems.allow(/ERR_CONNECTION_REFUSED/);
  await page.route(`${site}/**`, (route) => route.abort('connectionrefused'));

  await page.goto(`${hosts}/plain/`);

  await expect(page.getByRole('link', { name: meterLink })).toBeVisible();
  await expect(page.getByRole('link', { name: classesLink })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Grace');
});

for (const [state, answer] of [
  ['missing', { status: 404 }],
  ['an error of the server', { status: 500 }],
  ['blocked', undefined],
] as const)
  test(`code of the assessment ${state}: the link again and agile-error 101; reload() heals it`, {
    tag: allBut(state === 'missing'),
  }, async ({ page, hosts, problems }) => {
    problems.allow(/assessment/, /status of (?:404|500)/);
    const asked: string[] = [];
    await page.route(assessmentFile, async (route) => {
      asked.push(route.request().url());
      await (answer
        ? route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } })
        : route.abort('blockedbyclient'));
    });
    await recordEvents(page);

    await page.goto(`${hosts}/plain/`);

    await expect.poll(() => heardEvents(page, 'agile-error')).toEqual([fault(101)]);
    await expect(page.getByRole('link', { name: meterLink })).toBeVisible();
    expect(asked).toHaveLength(2);
    expect(
      await assessment(page).evaluate((element: HTMLElement & { ready?: Promise<void> }) =>
        element.ready?.catch((detail) => [Object.isFrozen(detail), detail.code]),
      ),
    ).toEqual([true, 101]);
    await enrolment(page).scrollIntoViewIfNeeded();
    await expect(classesOf(page).first()).toBeVisible();
    await page.unroute(assessmentFile);
    await assessment(page).evaluate((element: HTMLElement & { reload?: () => Promise<void> }) => element.reload?.());
    await expect(meterOf(page)).toBeVisible();
    await expect(page.getByRole('link', { name: meterLink })).toBeHidden();
  });

test('code of the assessment slow: the link stays, after 12 seconds agile-error 102', { tag: '@all' }, async ({
  page,
  hosts,
  problems,
}) => {
  problems.allow(/^console: agile/);
  let isAsked = false;
  await page.route(assessmentFile, () => {
    isAsked = true;
    return new Promise(() => {});
  });
  await stopClock(page);
  await recordEvents(page);

  await page.goto(`${hosts}/plain/`, { waitUntil: 'domcontentloaded' });
  await passUntil(page, () => isAsked);
  await page.clock.fastForward(9000);
  await expect(page.getByRole('link', { name: meterLink })).toBeVisible();
  expect(await heardEvents(page, 'agile-error')).toEqual([]);
  await page.clock.fastForward(4000);

  await expect.poll(() => heardEvents(page, 'agile-error')).toEqual([fault(102)]);
  await expect(page.getByRole('link', { name: meterLink })).toBeVisible();
});

test('code of needs never comes: after 12 seconds agile-error 102 and the link; reload() heals it', {
  tag: '@all',
}, async ({ page, hosts, problems }) => {
  problems.allow(/^console: agile/);
  const later = /\/embed\/[\d.]+\/(?:again\d+\/)?assessment-needs\.js/;
  await page.route(later, () => new Promise(() => {}));
  await page.clock.install();
  await recordEvents(page);
  await page.goto(`${hosts}/far-below/`);
  await assessment(page).evaluate((element) => element.setAttribute('view', 'needs'));

  const asked = page.waitForRequest(later);
  await assessment(page).scrollIntoViewIfNeeded();
  await asked;
  await page.clock.fastForward(13_000);

  await expect.poll(() => heardEvents(page, 'agile-error')).toEqual([fault(102)]);
  await expect(page.getByRole('link', { name: meterLink })).toBeVisible();
  await page.unroute(later);
  await assessment(page).evaluate((element: HTMLElement & { reload?: () => Promise<void> }) => element.reload?.());
  await expect(page.getByRole('link', { name: meterLink })).toBeHidden();
  await expect(assessment(page).locator('input').first()).toBeVisible();
});

test('code of needs missing: agile-error and the link again', { tag: '@all' }, async ({ page, hosts, problems }) => {
  problems.allow(/assessment-needs[\w.-]*\.js/, /status of 404/, /^console: (?:agile|meter)/);
  await page.route(/\/embed\/[\d.]+\/(?:again\d+\/)?assessment-needs[\w.-]*\.js/, (route) =>
    route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' } }),
  );
  await recordEvents(page);
  await page.goto(`${hosts}/far-below/`);
  await assessment(page).evaluate((element) => element.setAttribute('view', 'needs'));

  await assessment(page).scrollIntoViewIfNeeded();

  await expect.poll(() => heardEvents(page, 'agile-error')).toEqual([fault(101)]);
  await expect(page.getByRole('link', { name: meterLink })).toBeVisible();
});

for (const [state, code, answer] of [
  ['down', 501, undefined],
  ['refusing', 402, { status: 403, body: '{}' }],
  ['failing', 502, { status: 500, body: '{}' }],
  ['behind a proxy that answers for it', 502, { status: 503, body: '', headers: {} }],
  ['answering with a page', 401, { status: 200, contentType: 'text/html', body: '<p>test</p>' }],
] as const)
  test(`API ${state}: agile-error ${code} and the link to the classes; reload() heals it`, {
    tag: allBut(state === 'failing'),
  }, async ({ page, hosts, problems }) => {
    problems.allow(/GetClassList/, /status of (?:403|500|503)/, /^console: agile/);
    await page.route(classList, (route) =>
      answer
        ? route.fulfill({ headers: { 'access-control-allow-origin': '*' }, ...answer })
        : route.abort('connectionrefused'),
    );
    await recordEvents(page);

    await page.goto(`${hosts}/plain/`);
    await enrolment(page).scrollIntoViewIfNeeded();

    await expect.poll(() => heardEvents(page, 'agile-error')).toEqual([fault(code, code !== 402)]);
    await expect(page.getByRole('link', { name: classesLink })).toBeVisible();
    await page.unroute(classList);
    await enrolment(page).evaluate((element: HTMLElement & { reload?: () => Promise<void> }) => element.reload?.());
    await expect(classesOf(page).first()).toBeVisible();
  });

test('manifest.json: size and hash of every file as it is served, at both addresses', { tag: '@all' }, async ({
  request,
  site,
}) => {
  const { version, files } = await (await request.get(`${site}/embed/v1/manifest.json`)).json();
  const served = await Promise.all(
    Object.keys(files).flatMap((name) =>
      ['v1', version].map(async (folder) => {
        const bytes = await (await request.get(`${site}/embed/${folder}/${name}`)).body();
        return [name, bytes.length, `sha384-${createHash('sha384').update(bytes).digest('base64')}`];
      }),
    ),
  );

  expect(served.length).toBeGreaterThan(40);
  expect(served).toEqual(served.map(([name = '']) => [name, files[name].bytes, files[name].integrity]));
});

for (const [state, hashed, isTaken] of [
  ['its hash: taken', 'loader.js', true],
  ['another hash than its bytes have: not executed, the link stays', 'react.js', false],
] as const)
  test(`loader at an exact address with ${state}`, { tag: allBut(!isTaken) }, async ({
    page,
    hosts,
    site,
    request,
    problems,
  }) => {
    problems.allow(/integrity/, /v1\/loader\.js/);
    const { version, files } = await (await request.get(`${site}/embed/v1/manifest.json`)).json();
    await page.route(`${site}/embed/v1/loader.js`, (route) => route.abort());
    await page.goto(`${hosts}/plain/`);

    await page.evaluate(
      ([src = '', integrity = '']) =>
        new Promise((resolve) => {
          const loader = Object.assign(document.createElement('script'), { type: 'module', src, integrity });
          loader.onload = loader.onerror = resolve;
          document.head.append(loader);
        }),
      [`${site}/embed/${version}/loader.js`, files[hashed].integrity],
    );

    await expect(page.getByRole('link', { name: meterLink })).toBeVisible({ visible: !isTaken });
    expect(await page.evaluate(() => Boolean(customElements.get('agile-assessment')))).toBe(isTaken);
  });

test('federated host, container missing: the page around it works', { tag: '@all' }, async ({
  page,
  hosts,
  problems,
}) => {
  problems.allow(/assessment\.container/, /status of 404/, /RUNTIME|script/i);
  await page.route('**/assessment.container.js', (route) => route.fulfill({ status: 404 }));

  await page.goto(`${hosts}/federation-webpack/react-19/`);

  await expect(classesOf(page).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Grace');
  await expect(page.getByText('Text of the host page')).toBeVisible();
});

test('federated module: agile-error 101 when its code is missing; another view comes, and goes', {
  tag: '@all',
}, async ({ page, hosts, problems }) => {
  problems.allow(/assessment\.js/, /status of 404/, /^console: agile/);
  await page.route(assessmentFile, (route) =>
    route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.goto(`${hosts}/federation-rspack/react-19/`);
  await expect(classesOf(page).first()).toBeVisible();

  await page.evaluate(async () => {
    const { mount } = (await agile_assessment.get('./embed'))();
    const place = document.body.appendChild(Object.assign(document.createElement('section'), { id: 'mounted' }));
    globalThis.raised = [];
    globalThis.mounted = mount(place, { view: 'meter' }, (type, detail) => void raised.push({ type, detail }));
  });
  await expect.poll(() => heardEvents(page, 'agile-error')).toEqual([fault(101)]);
  await page.evaluate(() => mounted.update({ view: 'needs' }));
  await expect(page.locator('#mounted').getByRole('switch').first()).toBeVisible();
  expect(await heardEvents(page, 'agile-ready')).toEqual([{ v: 1 }]);
  await page.evaluate(() => mounted.unmount());

  await expect(page.locator('#mounted').getByRole('switch')).toHaveCount(0);
  expect(await page.locator('#mounted').evaluate((place) => place.childNodes.length)).toBe(0);
});

test('far below: one request and the styles until the visitor comes near', async ({ page, hosts, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().startsWith(site) && asked.push(new URL(request.url()).pathname));

  await page.goto(`${hosts}/far-below/`, { waitUntil: 'networkidle' });
  expect(asked.sort()).toEqual(['/embed/v1/embed.css', '/embed/v1/loader.js']);
  await openHost(page, `${hosts}/far-below/`);

  expect(asked.some((path) => assessmentFile.test(path))).toBe(true);
});
