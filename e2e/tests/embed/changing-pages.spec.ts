import { assessment, classesOf, enrolment, meterOf, openHost } from '../../src/hosts/host-page.ts';
import { expect, test } from '../../src/test.ts';

declare global {
  var isFirstDocument: boolean;
}

for (const host of ['htmx', 'turbo'])
  test(`${host}: elements work after the page has changed, and after Back and Forward, without a new document`, {
    tag: '@all',
  }, async ({ page, hosts }) => {
    await openHost(page, `${hosts}/${host}/`);
    await page.evaluate(() => {
      globalThis.isFirstDocument = true;
    });
    const works = async () => {
      await assessment(page).scrollIntoViewIfNeeded();
      await expect(meterOf(page)).toBeVisible();
      const level = (await meterOf(page).getAttribute('aria-valuetext')) ?? '';
      await assessment(page).getByRole('checkbox').first().uncheck({ force: true });
      await expect(meterOf(page)).not.toHaveAttribute('aria-valuetext', level);
      await enrolment(page).scrollIntoViewIfNeeded();
      await expect(classesOf(page)).toHaveCount(3);
    };

    await page.getByRole('link', { name: 'About us' }).click();
    await expect(page.getByRole('heading', { name: 'About us' })).toBeVisible();
    await page.getByRole('link', { name: 'Assess yourself' }).click();
    await expect(page.getByRole('heading', { name: 'Acme Widgets' })).toBeVisible();
    await works();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'About us' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'Acme Widgets' })).toBeVisible();
    await works();
    expect(await page.evaluate(() => globalThis.isFirstDocument)).toBe(true);
  });

for (const host of ['htmx', 'turbo'])
  test(`${host}: cards of the page's own are there once after Back`, { tag: '@all' }, async ({ page, hosts }) => {
    await page.goto(`${hosts}/${host}/`);
    await enrolment(page).evaluate((element) => {
      const own = document.createElement('agile-enrolment');
      own.setAttribute('limit', '3');
      own.innerHTML = '<template slot="class"><p class="own" data-field="name"></p></template>';
      element.replaceWith(own);
      own.scrollIntoView();
    });
    await expect(page.locator('.own')).toHaveCount(3);

    await page.getByRole('link', { name: 'About us' }).click();
    await expect(page.getByRole('heading', { name: 'About us' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Acme Widgets' })).toBeVisible();
    await enrolment(page).scrollIntoViewIfNeeded();
    await expect(enrolment(page)).toHaveJSProperty('state', 'ready');

    await expect(classesOf(page)).toHaveCount(3);
    await expect(page.locator('.own')).toHaveCount(3);
  });

test('consent: links until the visitor allows the script, elements after it', async ({ page, hosts }) => {
  await page.goto(`${hosts}/consent/`);
  await expect(page.getByRole('link', { name: 'Take the Agile Communication Level Meter' })).toBeVisible();
  await page.getByRole('button', { name: 'Allow' }).click();
  await assessment(page).scrollIntoViewIfNeeded();

  await expect(meterOf(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Take the Agile Communication Level Meter' })).toBeHidden();
});

for (const [how, textOf] of [
  ['in a bundle with other scripts', (script: string) => `var own = 1;\n${script}\nown += 1;`],
  ['as text that is evaluated', (script: string) => `(0, eval)(${JSON.stringify(script)});`],
  [
    'as a copy at the same path of another server',
    () => "document.head.append(Object.assign(document.createElement('script'), { src: '/embed/v1/classic.js' }));",
  ],
] as const)
  test(`classic script ${how}: both elements come, in the version of the copy`, { tag: '@all' }, async ({
    page,
    hosts,
    site,
    request,
  }) => {
    const { v1 } = await (await request.get(`${site}/embed/versions.json`)).json();
    const script = await (await request.get(`${site}/embed/${v1}/classic.js`)).text();
    await page.route('**/manager.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: textOf(script) }),
    );

    await page.route(`${hosts}/embed/v1/classic.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    );

    await openHost(page, `${hosts}/tag-manager/`);

    await expect(page.locator(`link[href="${site}/embed/${v1}/embed.css"]`)).toHaveCount(1);
    const loaders = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('/loader.js') ? [name] : [])),
      );
    await expect.poll(loaders).toEqual([`${site}/embed/${v1}/loader.js`]);
  });

test('browser that is online again after the provider did not answer: the classes come', { tag: '@all' }, async ({
  page,
  hosts,
  problems,
}) => {
  problems.allow(/GetClassList/, /^console: agile/);
  await page.route(/GetClassList/, (route) => route.abort('internetdisconnected'));
  await page.goto(`${hosts}/plain/`);
  await enrolment(page).scrollIntoViewIfNeeded();
  const code = () =>
    enrolment(page).evaluate((element: HTMLElement & { ready: Promise<void> }) =>
      element.ready.then(
        () => 0,
        (fault) => fault.code,
      ),
    );
  expect(await code()).toBe(501);

  await page.unroute(/GetClassList/);
  await page.evaluate(() => dispatchEvent(new Event('online')));

  await expect(classesOf(page).first()).toBeVisible();
});

test('browser that is online again: elements that have failed come, without a new document', { tag: '@all' }, async ({
  page,
  hosts,
  problems,
}) => {
  problems.allow(/assessment\.js/, /^console: agile/);
  await page.route(/\/assessment\.js/, (route) => route.abort('internetdisconnected'));
  await page.goto(`${hosts}/plain/`);
  const state = () => assessment(page).evaluate((element: HTMLElement & { state?: string }) => element.state);
  await expect.poll(state).toBe('failed');

  await page.unroute(/\/assessment\.js/);
  await page.evaluate(() => dispatchEvent(new Event('online')));

  await expect(meterOf(page)).toBeVisible();
});
