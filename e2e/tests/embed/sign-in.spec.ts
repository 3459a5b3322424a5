import type { Page } from '@playwright/test';
import { enrolment, heardEvents, kept, recordEvents } from '../../src/hosts/host-page.ts';
import { createClass } from '../../src/site/own-class.ts';
import type { OwnMember } from '../../src/site/own-member.ts';
import { createPartner } from '../../src/site/own-partner.ts';
import { expect, test } from '../../src/test.ts';

let testClass: string;
let testPartner: string;

test.beforeAll(async () => {
  [testPartner, testClass] = await Promise.all([createPartner(process.env.E2E_HOSTS ?? ''), createClass()]);
});

const enrolled = () => ({ v: 1, classId: testClass, status: 'enrolled' });

/** Opens a host with one class in full and follows its link to enrol. @returns the window that opens */
async function openSignIn(page: Page, host: string, returnUrl = ''): Promise<Page> {
  await recordEvents(page);
  await page.goto(host);
  await enrolment(page).evaluate(
    (element, [classId = '', partner = '', address = '']) => {
      element.setAttribute('class-id', classId);
      element.setAttribute('partner', partner);
      if (address) element.setAttribute('return-url', address);
      element.scrollIntoView();
    },
    [testClass, testPartner, returnUrl],
  );
  const opened = page.context().waitForEvent('page');
  await enrolment(page)
    .getByRole('link', { name: /^Enrol/ })
    .first()
    .click();
  const window = await opened;
  await expect(window.getByLabel('E-mail')).toBeVisible();
  return window;
}

/** Notes every message that the page has got; its other listeners have heard it by then. */
const recordMessages = (page: Page) =>
  page.evaluate(() => addEventListener('message', ({ data }) => raised.push({ type: 'message', detail: data })));

async function signIn(window: Page, { email, password }: OwnMember): Promise<void> {
  await window.getByLabel('E-mail').fill(email);
  await window.getByLabel('Password', { exact: true }).fill(password);
  await window.getByRole('button', { name: 'Apply' }).click();
}

test('sign-in in a window of its own: the page gets one event, for the enrolment', {
  tag: '@enrolment',
}, async ({ page, hosts, site, member }) => {
  const window = await openSignIn(page, `${hosts}/plain/`);
  const address = new URL(window.url());
  expect(address.origin).toBe(site);
  expect(address.pathname).toBe(`/login/${testClass}`);
  expect(address.searchParams.get('partner')).toBe(testPartner);
  expect(address.searchParams.get('opener')).toBe(hosts);
  await recordMessages(page);

  await signIn(window, member);

  await expect.poll(() => heardEvents(page, 'agile-enrol')).toEqual([enrolled()]);
  expect(await heardEvents(page, 'message')).toEqual([
    { type: 'agile-enrol', ...enrolled(), nonce: address.searchParams.get('nonce') },
  ]);
  const { cookies, ...stored } = await kept(page);
  expect(stored).toEqual({ local: {}, session: {}, databases: [] });
  expect(cookies).toEqual(ofSignIn);
});

/** The cookie that the site sets in its own window. All ports of a test machine share cookies, so the page has it, too. */
const ofSignIn = [expect.objectContaining({ name: 'device', httpOnly: true, sameSite: 'Strict' })];

/** Leads a window elsewhere as a link in it would, so that it keeps its opener. */
async function lead(window: Page, address: string): Promise<void> {
  await window.evaluate((to) => location.assign(to), address);
  await window.waitForURL(address);
}

test('forged messages: ignored from the page, a frame beside it, another window and a window led elsewhere; the genuine one counts once', {
  tag: '@enrolment',
}, async ({ page, hosts, site }) => {
  const window = await openSignIn(page, `${hosts}/plain/`);
  const nonce = new URL(window.url()).searchParams.get('nonce');
  const message = { type: 'agile-enrol', ...enrolled(), nonce };
  const messages = async () => (await heardEvents(page, 'message')).length;
  await recordMessages(page);

  await page.evaluate((forged) => {
    postMessage(forged, '*');
    dispatchEvent(new MessageEvent('message', { data: forged, origin: 'null' }));
  }, message);
  await page.evaluate(async (address) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    document.body.append(frame);
    await new Promise((resolve) => frame.addEventListener('load', resolve));
  }, `${hosts}/host.css`);
  await page.frames()[1]?.evaluate((forged) => parent.postMessage(forged, '*'), message);
  const another = page.context().waitForEvent('page');
  await page.evaluate(
    (address) => open(address),
    `${site}/login/${testClass}?partner=${testPartner}&opener=${hosts}&nonce=1`,
  );
  await (await another).evaluate((forged) => opener.postMessage(forged, '*'), message);
  await window.evaluate((forged) => opener.postMessage(forged, '*'), { ...message, nonce: 'test' });
  await window.evaluate((forged) => opener.postMessage(forged, '*'), { ...message, classId: '500001' });
  await window.evaluate((forged) => opener.postMessage(forged, '*'), { ...message, v: 2 });
  const login = window.url();
  await lead(window, `${hosts}/host.css`);
  await window.evaluate((forged) => opener.postMessage(forged, '*'), message);
  await lead(window, login);
  await expect.poll(messages).toBe(8);
  expect(await heardEvents(page, 'agile-enrol')).toEqual([]);

  await window.evaluate((genuine) => opener.postMessage(genuine, '*'), message);
  await expect.poll(() => heardEvents(page, 'agile-enrol')).toEqual([enrolled()]);
  await window.evaluate((replayed) => opener.postMessage(replayed, '*'), message);
  await expect.poll(messages).toBe(10);

  expect(await heardEvents(page, 'agile-enrol')).toEqual([enrolled()]);
});

test('page that cuts off what it opens: the visitor comes back to its return address, which tells it', {
  tag: '@enrolment',
}, async ({ page, hosts, member }) => {
  const window = await openSignIn(page, `${hosts}/opener-cut/`, `${hosts}/opener-cut/?view=classes`);
  expect(await window.evaluate(() => opener)).toBeNull();

  await signIn(window, member);

  await expect(window).toHaveURL(`${hosts}/opener-cut/?view=classes&agile-enrol=${testClass}`);
  await enrolment(window).scrollIntoViewIfNeeded();
  await expect.poll(() => heardEvents(window, 'agile-enrol')).toEqual([enrolled()]);
});

test('pop-up blocked: the same link leads there and back', { tag: '@enrolment' }, async ({ page, hosts, member }) => {
  await page.addInitScript(() => {
    globalThis.open = () => null;
  });
  const window = await openSignIn(page, `${hosts}/plain/`, `${hosts}/plain/`);
  expect(await heardEvents(page, 'agile-error')).toEqual([
    { v: 1, code: 301, retryable: false, help: expect.stringMatching(/#error-301$/) },
  ]);

  await signIn(window, member);

  await expect(window).toHaveURL(`${hosts}/plain/?agile-enrol=${testClass}`);
  await enrolment(window).scrollIntoViewIfNeeded();
  await expect.poll(() => heardEvents(window, 'agile-enrol')).toEqual([enrolled()]);
});

test('return address that is not registered: the visitor stays with the provider', { tag: '@enrolment' }, async ({
  page,
  hosts,
  problems,
  member,
}) => {
  problems.allow(/is not registered/);
  const window = await openSignIn(page, `${hosts}/opener-cut/`, 'http://127.0.0.2:9/');

  await signIn(window, member);

  await expect(window).toHaveURL(/\/app\/redirect$/);
});
