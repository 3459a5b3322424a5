import type { Locator, Page } from '@playwright/test';
import { enrolment, heardEvents, kept, recordEvents } from '../../src/hosts/host-page.ts';
import { createClass, createPartner, type OwnMember } from '../../src/site/own-data.ts';
import { expect, test } from '../../src/test.ts';

let testClass: string;
let testPartner: string;

test.beforeAll(async () => {
  [testPartner, testClass] = await Promise.all([createPartner(process.env.E2E_HOSTS ?? ''), createClass()]);
});

const enrolled = (source: string, campaign = '') => ({
  v: 1,
  classId: testClass,
  status: 'enrolled',
  source,
  campaign,
});

async function openClass(page: Page, host: string, attributes: Record<string, string> = {}): Promise<Locator> {
  await recordEvents(page);
  await page.goto(host);
  await enrolment(page).evaluate(
    (element, own) => {
      for (const [name, value] of Object.entries(own)) element.setAttribute(name, value);
      element.scrollIntoView();
    },
    { 'class-id': testClass, partner: testPartner, ...attributes },
  );
  return enrolment(page)
    .getByRole('link', { name: /^Enrol/ })
    .first();
}

async function openSignIn(page: Page, host: string, attributes?: Record<string, string>): Promise<Page> {
  const link = await openClass(page, host, attributes);
  const opened = page.context().waitForEvent('page');
  await link.click();
  const window = await opened;
  await expect(window.getByLabel('E-mail')).toBeVisible();
  return window;
}

const recordMessages = (page: Page) =>
  page.evaluate(() => addEventListener('message', ({ data }) => raised.push({ type: 'message', detail: data })));

async function expectEnrolled(page: Page, element: Locator, member: OwnMember): Promise<void> {
  const opened = page.context().waitForEvent('page');
  await element
    .getByRole('link', { name: /^Enrol/ })
    .first()
    .click();
  await signIn(await opened, member);
  await expect(element.getByRole('status').filter({ hasText: 'You are enrolled.' })).toBeVisible();
}

async function signIn(window: Page, { email, password }: OwnMember): Promise<void> {
  await window.getByLabel('E-mail').fill(email);
  await window.getByLabel('Password', { exact: true }).fill(password);
  await window.getByRole('button', { name: 'Apply' }).click();
}

test('sign-in in a window of its own, page reloaded meanwhile: one event, which nobody can forge or repeat', {
  tag: '@enrolment',
}, async ({ page, hosts, site, member }) => {
  const window = await openSignIn(page, `${hosts}/plain/?campaign=1`, { campaign: 'spring' });
  const address = new URL(window.url());
  expect(address.origin).toBe(site);
  expect(address.pathname).toBe(`/login/${testClass}`);
  expect(address.searchParams.get('partner')).toBe(testPartner);
  expect(address.searchParams.get('opener')).toBe(hosts);
  await page.reload();
  await recordMessages(page);

  const forged = { type: 'agile-enrol', v: 1, classId: testClass, status: 'enrolled', nonce: null };
  for (const code of ['x'.repeat(22), testClass, undefined])
    await window.evaluate((message) => opener.postMessage(message, '*'), { ...forged, code });
  await page.evaluate((message) => postMessage(message, '*'), { ...forged, code: 'y'.repeat(22) });
  await expect.poll(async () => (await heardEvents(page, 'message')).length).toBe(4);
  await signIn(window, member);

  await expect.poll(() => heardEvents(page, 'agile-enrol')).toEqual([enrolled('window', 'spring')]);
  await expect(page.getByRole('status').filter({ hasText: 'You are enrolled.' })).toBeVisible();
  const code = expect.stringMatching(/^[\w-]{22}$/);
  const messages = await heardEvents(page, 'message');
  expect(messages.at(-1)).toEqual({ ...forged, code });
  await page.evaluate(
    ([origin, data]) => dispatchEvent(new MessageEvent('message', { origin: `${origin}`, data })),
    [site, messages.at(-1)],
  );
  await expect.poll(async () => (await heardEvents(page, 'message')).length).toBe(6);
  expect(await heardEvents(page, 'agile-enrol')).toHaveLength(1);
  const { cookies, ...stored } = await kept(page);
  expect(stored).toEqual({ local: {}, session: {}, databases: [] });
  expect(cookies).toEqual(ofSignIn);
});

/** All ports of a test machine share cookies. */
const ofSignIn = [
  expect.objectContaining({ name: 'visit', path: '/app', httpOnly: true, sameSite: 'Strict' }),
  expect.objectContaining({ name: 'device', httpOnly: true, sameSite: 'Strict' }),
];

test('element with a key: the provider is told that it came up, and that it is used', {
  tag: ['@enrolment', '@all'],
}, async ({ page, hosts }) => {
  const told = (kind: string) =>
    page.waitForResponse((response) => response.url().includes(`/api/partners/${testPartner}/uses/${kind}`));
  const answers = Promise.all([told('view'), told('start')]);
  await openSignIn(page, `${hosts}/plain/`);

  for (const answer of await answers) expect(answer.status()).toBe(204);
});

test('page that cuts off what it opens: the visitor comes back to its return address, which tells it once, far above the element', {
  tag: ['@enrolment', '@all'],
}, async ({ page, hosts, member }) => {
  const window = await openSignIn(page, `${hosts}/opener-cut/`, {
    'return-url': `${hosts}/opener-cut/?view=classes`,
  });
  expect(await window.evaluate(() => opener)).toBeNull();

  const request = window.waitForRequest(/agile-code=/);
  await signIn(window, member);

  const returned = (await request).url();
  await expect(window).toHaveURL(`${hosts}/opener-cut/?view=classes`);
  await expect.poll(() => heardEvents(window, 'agile-enrol')).toEqual([enrolled('address')]);
  await window.goto(returned);
  await expect(window).toHaveURL(`${hosts}/opener-cut/?view=classes`);
  expect(await heardEvents(window, 'agile-enrol')).toEqual([]);
});

test('pop-up blocked: the same link leads there and back', { tag: ['@enrolment', '@all'] }, async ({
  page,
  hosts,
  member,
}) => {
  await page.addInitScript(() => {
    globalThis.open = () => null;
  });
  const window = await openSignIn(page, `${hosts}/plain/`, { 'return-url': `${hosts}/plain/` });
  expect(await heardEvents(page, 'agile-error')).toEqual([
    { v: 1, code: 301, retryable: false, help: expect.stringMatching(/#error-301$/) },
  ]);

  await signIn(window, member);

  await expect(window).toHaveURL(`${hosts}/plain/`);
  await expect.poll(() => heardEvents(window, 'agile-enrol')).toEqual([enrolled('address')]);
});

test('page that keeps the windows it opens, by its opener policy: one event', { tag: ['@enrolment', '@all'] }, async ({
  page,
  hosts,
  member,
}) => {
  const headers = JSON.stringify({ 'cross-origin-opener-policy': 'same-origin-allow-popups' });
  const window = await openSignIn(page, `${hosts}/plain/?${new URLSearchParams({ headers })}`);

  await signIn(window, member);

  await expect.poll(() => heardEvents(page, 'agile-enrol')).toEqual([enrolled('window')]);
});

test('link opened in a tab of its own: leads back to the return address, which tells it', {
  tag: ['@enrolment', '@all'],
}, async ({ page, hosts, member }) => {
  const link = await openClass(page, `${hosts}/plain/`, { 'return-url': `${hosts}/plain/` });
  await expect(link).toHaveAttribute('href', /return-url=/);
  const tab = await page.context().newPage();
  await tab.goto((await link.getAttribute('href')) ?? '');

  await signIn(tab, member);

  await expect(tab).toHaveURL(`${hosts}/plain/`);
  await expect.poll(() => heardEvents(tab, 'agile-enrol')).toEqual([enrolled('address')]);
  expect(await heardEvents(page, 'agile-enrol')).toEqual([]);
});

test('page in a sandbox that its windows may leave: hears of the enrolment', {
  tag: ['@enrolment', '@all'],
}, async ({ page, hosts, member }) => {
  await recordEvents(page);
  await page.goto(`${hosts}/plain/`);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-same-origin');
    frame.width = '800';
    frame.height = '3000';
    frame.src = location.href;
    document.body.replaceChildren(frame);
  });
  const element = page.frameLocator('iframe').locator('agile-enrolment');
  await element.evaluate(
    (node, own) => {
      for (const [name, value] of Object.entries(own)) node.setAttribute(name, value);
      node.scrollIntoView();
    },
    { 'class-id': testClass, partner: testPartner },
  );
  await expectEnrolled(page, element, member);
});

test('element in a document that its page writes into a frame, as page builders do: hears of the enrolment', {
  tag: ['@enrolment', '@all'],
}, async ({ page, hosts, site, member }) => {
  await page.goto(`${hosts}/plain/`);
  const own = `class-id="${testClass}" partner="${testPartner}"`;
  await page.evaluate((html) => {
    const frame = Object.assign(document.createElement('iframe'), { srcdoc: html, width: '800', height: '3000' });
    document.body.replaceChildren(frame);
  }, `<!doctype html><script type="module" src="${site}/embed/v1/loader.js"></script><agile-enrolment ${own}></agile-enrolment>`);
  const element = page.frameLocator('iframe').locator('agile-enrolment');
  await expectEnrolled(page, element, member);
});

test('key that nobody has: the visitor is enrolled, the page hears nothing, the console of the window says why', {
  tag: ['@enrolment', '@all'],
}, async ({ page, hosts, problems, member }) => {
  problems.allow(/is not registered/, /target origin provided/);
  const window = await openSignIn(page, `${hosts}/plain/`, { partner: `pk_${'x'.repeat(22)}` });

  await signIn(window, member);

  await expect(window).toHaveURL(/\/app\/redirect$|\/login\//);
  await expect(window.getByRole('status').filter({ hasText: 'You are signed in as' })).toBeVisible();
  expect(await heardEvents(page, 'agile-enrol')).toEqual([]);
});

test('without a return address, window cut off: the visitor is enrolled, the page hears nothing', {
  tag: ['@enrolment', '@all'],
}, async ({ page, hosts, member }) => {
  const window = await openSignIn(page, `${hosts}/opener-cut/`);

  await signIn(window, member);

  await expect(window).toHaveURL(/\/app\/redirect$/);
  expect(await heardEvents(page, 'agile-enrol')).toEqual([]);
});

test('return address that is not registered: the visitor stays with the provider', {
  tag: ['@enrolment', '@all'],
}, async ({ page, hosts, problems, member }) => {
  problems.allow(/is not registered/);
  const window = await openSignIn(page, `${hosts}/opener-cut/`, { 'return-url': 'http://127.0.0.2:9/' });

  await signIn(window, member);

  await expect(window).toHaveURL(/\/app\/redirect$/);
});
