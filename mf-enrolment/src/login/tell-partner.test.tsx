import { rememberPartner, session } from '@agile-languages/shared/platform';
import { fakeApi, renderPage, testClassRow } from '@agile-languages/shared/test';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import page from './login.page.tsx';

const site = encodeURIComponent(location.origin);
const testOrigins = ['https://a.partner.test', 'http://localhost:4000'];
const message = {
  type: 'agile-enrol',
  v: 1,
  classId: '500013',
  status: 'enrolled',
  nonce: 'test-nonce',
  code: 'test-code',
};
const opener = { closed: false, postMessage: vi.fn() };
const assign = vi.fn<(address: string | URL) => void>();
const asUsual = 'http://app.test/redirect?tk=test-token';

beforeEach(() => {
  session.signOut();
  sessionStorage.clear();
  assign.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  opener.postMessage.mockReset();
  vi.stubGlobal('opener', opener);
});

async function enrolFrom(query: Record<string, string>, replies: Parameters<typeof fakeApi>[0] = {}) {
  const { requests } = fakeApi({
    'calle/GetClassList': { rows: [testClassRow({ id: '500013' })] },
    'calle/login': { kv: { token: 'test-token' } },
    'calls/enroll': { kv: { code: 'test-code' } },
    ...replies,
  });
  if (!('partners/pk_test' in replies)) answerForPartner();
  const { user } = renderPage(page, { path: `/login/500013?${new URLSearchParams(query)}`, pattern: '/login/:id' });
  await user.type(screen.getByLabelText('E-mail'), 'member@brand.test');
  await user.type(screen.getByLabelText('Password'), 'test pass 1');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  return requests;
}

function answerForPartner() {
  const others = fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(address, 'http://site.test');
    if (!pathname.endsWith('/partners/pk_test')) return others(address, init);
    return Response.json({ isRegistered: testOrigins.includes(searchParams.get('origin') ?? '') });
  });
}

const leadTo = (address: string) => waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(address));

test('partner, registered opener: gets the class and the nonce, nothing else; this window goes on to the app site', async () => {
  await enrolFrom({ partner: 'pk_test', opener: 'https://a.partner.test', nonce: 'test-nonce' });

  await leadTo(asUsual);
  expect(opener.postMessage).toHaveBeenCalledExactlyOnceWith(message, 'https://a.partner.test');
});

test('partner, registered opener and return address: a message, no return', async () => {
  const testAddress = 'https://a.partner.test/classes';
  await enrolFrom({
    partner: 'pk_test',
    opener: 'https://a.partner.test',
    nonce: 'test-nonce',
    'return-url': testAddress,
  });

  await leadTo(asUsual);
  expect(opener.postMessage).toHaveBeenCalledOnce();
});

const tellsNothing = async (origin: string) => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  await enrolFrom({ partner: 'pk_test', opener: origin, nonce: 'test-nonce' });

  await leadTo(asUsual);
  expect(opener.postMessage).not.toHaveBeenCalled();
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('message to the partner failed'),
    `${origin} is not registered`,
  );
};

test('opener "https://evil.test" is not registered: logged, told nothing, login as usual', () =>
  tellsNothing('https://evil.test'));

test.each([
  'https://a.partner.test.evil.test',
  'https://a.partner.test/',
  'https://A.partner.test',
  'http://a.partner.test',
  '*',
  '/',
  '',
])('opener %j is not registered: logged, told nothing, login as usual', { tags: ['all'] }, tellsNothing);

test.each([
  [
    'https://a.partner.test/classes?x=1#list',
    `https://a.partner.test/classes?x=1&agile-code=test-code&agile-site=${site}#list`,
  ],
  ['http://localhost:4000/', `http://localhost:4000/?agile-code=test-code&agile-site=${site}`],
  ['https://a.partner.test?agile-code=1', `https://a.partner.test/?agile-code=test-code&agile-site=${site}`],
])('opener cut off, %s registered: back there with the code, without a token', async (address, target) => {
  vi.stubGlobal('opener', null);
  await enrolFrom({ partner: 'pk_test', 'return-url': address });

  await leadTo(target);
});

test('opener cut off, browser of 2024 without URL.parse: back to the page with the code', async () => {
  vi.spyOn(URL, 'parse').mockImplementation(() => {
    throw new TypeError('URL.parse is not a function');
  });
  vi.stubGlobal('opener', null);
  await enrolFrom({ partner: 'pk_test', 'return-url': 'https://a.partner.test/classes' });

  await leadTo(`https://a.partner.test/classes?agile-code=test-code&agile-site=${site}`);
});

const stays = async (address: string) => {
  vi.stubGlobal('opener', null);
  const report = vi.spyOn(console, 'error').mockReturnValue();
  await enrolFrom({ partner: 'pk_test', 'return-url': address });

  await leadTo(asUsual);
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('return to the partner failed'),
    `${address} is not registered`,
  );
};

test('return address https://evil.test/ is not registered: logged, login as usual', () => stays('https://evil.test/'));

test.each([
  'https://a.partner.test.evil.test/',
  'https://a.partner.test@evil.test/',
  'https://user@a.partner.test/',
  'https://evil.test/https://a.partner.test/',
  'https://evil.test\\@a.partner.test/',
  'http://a.partner.test/',
  'https://a.partner.test:8443/',
  'http://localhost:40000/',
  'javascript://a.partner.test/%0aalert(1)',
  'blob:https://a.partner.test/x',
  '//a.partner.test/',
  '/classes',
])('return address %s is not registered: logged, login as usual', { tags: ['all'] }, stays);

test.each([
  ['status 500', { status: 500 }],
  ['no connection', 'no connection'],
  ['no JSON', { text: '<html>' }],
] as const)('partner key answers with %s: logged, login as usual', async (_, reply) => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  await enrolFrom(
    { partner: 'pk_test', opener: 'https://a.partner.test', nonce: 'test-nonce' },
    { 'partners/pk_test': reply },
  );

  await leadTo(asUsual);
  expect(opener.postMessage).not.toHaveBeenCalled();
  expect(report).toHaveBeenCalledOnce();
});

test('partner key that nobody answers for: after four seconds the login goes on', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    expect(limit).toBe(4000);
    return AbortSignal.abort(new DOMException('Test limit', 'TimeoutError'));
  });
  await enrolFrom(
    { partner: 'pk_test', opener: 'https://a.partner.test', nonce: 'test-nonce' },
    { 'partners/pk_test': new Promise(() => {}) },
  );

  await leadTo(asUsual);
  expect(report).toHaveBeenCalledOnce();
});

test('partner, no partner key: no request, login as usual', async () => {
  const requests = await enrolFrom({ opener: 'https://a.partner.test', nonce: 'test-nonce' });

  await leadTo(asUsual);
  expect(requests.map(({ path }) => path)).toEqual(['calle/GetClassList', 'calle/login', 'calls/enroll']);
  expect(opener.postMessage).not.toHaveBeenCalled();
});

test('partner, enrolment that was told before: no message, but back to the page', async () => {
  await enrolFrom(
    { partner: 'pk_test', opener: 'https://a.partner.test', nonce: 'test-nonce' },
    { 'calls/enroll': {} },
  );
  await leadTo(asUsual);
  expect(opener.postMessage).not.toHaveBeenCalled();
});

test('partner, visit kept from an earlier page: the enrolment comes with key and campaign', async () => {
  history.replaceState(null, '', '/languages/1111117?partner=pk_test&campaign=spring');
  rememberPartner();
  const requests = await enrolFrom({});

  await leadTo(asUsual);
  expect(requests.find(({ path }) => path === 'calls/enroll')?.body).toMatchObject({
    kv: { partner: 'pk_test', campaign: 'spring' },
  });
});

test('partner, enrolment refused: no message', async () => {
  await enrolFrom(
    { partner: 'pk_test', opener: 'https://a.partner.test', nonce: 'test-nonce' },
    { 'calls/enroll': { err: [{ val: 'Test refusal.' }] } },
  );

  await screen.findByText('Test refusal.');
  expect(opener.postMessage).not.toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
});
