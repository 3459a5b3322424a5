import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const code = 'test-code-of-22-letter';
const told = { classId: '500013', campaign: 'spring' };
const redeem = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const heard = vi.fn<(event: Event) => void>();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', redeem.mockResolvedValue(Response.json(told)));
  document.addEventListener('agile-enrol', heard);
});

afterEach(() => {
  document.removeEventListener('agile-enrol', heard);
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  vi.clearAllMocks();
});

/** With its own copy of the module. */
async function loadPage(address: string, markup = '') {
  history.replaceState({ own: 'state' }, '', address);
  document.body.innerHTML = markup;
  return import('./index.ts');
}

const ofThisSite = (search: string) => search.replace('SITE', encodeURIComponent(new URL(import.meta.url).origin));
const message = (data: unknown) => new MessageEvent('message', { data });
const details = () => heard.mock.calls.map(([event]) => event instanceof CustomEvent && event.detail);

test('visitor who comes back: one event, the address is cleaned, the state of the page stays', async () => {
  const { hear } = await loadPage(`/classes?a=1&agile-code=${code}&b=%20#list`);
  await hear();
  await hear();

  expect(details()).toEqual([{ v: 1, status: 'enrolled', source: 'address', ...told }]);
  expect(Object.isFrozen(details()[0])).toBe(true);
  expect(redeem).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(`/partner-codes/${code}$`), {
    method: 'POST',
  });
  expect(location.href).toMatch(/\/classes\?a=1&b=%20#list$/);
  expect(history.state).toEqual({ own: 'state' });
});

test('visitor who comes back to a page that never finishes loading: told after five seconds', async () => {
  vi.useFakeTimers();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { hear } = await loadPage(`/?agile-code=${code}`);
  const done = hear();
  await vi.advanceTimersByTimeAsync(4999);
  expect(redeem).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await done;
  vi.useRealTimers();

  expect(details()).toHaveLength(1);
});

test('message: one event, on the element of the class, whatever the page has in its address', async () => {
  const { hear } = await loadPage(
    '/',
    '<agile-enrolment></agile-enrolment><agile-enrolment class-id="500013"></agile-enrolment>',
  );
  await hear(message({ type: 'agile-enrol', v: 1, code }));
  await hear(message({ type: 'agile-enrol', v: 1, code }));

  expect(details()).toEqual([{ v: 1, status: 'enrolled', source: 'window', ...told }]);
  expect(heard.mock.calls[0]?.[0].target).toBe(document.querySelectorAll('agile-enrolment')[1]);
});

test.each([
  ['', 'en', 'You are enrolled.'],
  ['locale="de-AT"', 'de', 'Sie sind angemeldet.'],
  ['locale="fr"', 'fr', 'Votre inscription est faite.'],
  ['locale="it"', 'en', 'You are enrolled.'],
])('element %s: says once that the visitor is enrolled, above its content', async (locale, language, text) => {
  const { hear } = await loadPage('/', `<agile-enrolment ${locale}><a href="/">Classes</a></agile-enrolment>`);
  await hear(message({ type: 'agile-enrol', v: 1, code }));
  redeem.mockResolvedValue(Response.json({ ...told, classId: '500014' }));
  await hear(message({ type: 'agile-enrol', v: 1, code: code.replace('test', 'next') }));

  const notices = [...document.querySelectorAll('agile-enrolment > [slot=before][role=status]')];
  expect(notices.map((notice) => [notice.getAttribute('lang'), notice.textContent])).toEqual([[language, text]]);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('element in a shadow root of the page: the event is its own, and it says that the visitor is enrolled', async () => {
  const { hear } = await loadPage('/', '<div></div>');
  const root = document.querySelector('div')?.attachShadow({ mode: 'open' });
  const element = document.createElement('agile-enrolment');
  root?.append(element);
  await hear(message({ type: 'agile-enrol', v: 1, code }));

  expect(element.querySelector('[role=status]')).toHaveTextContent('You are enrolled.');
  expect(heard.mock.calls[0]?.[0].composedPath()[0]).toBe(element);
});

test('two windows: an event for each', async () => {
  const { hear } = await loadPage('/');
  redeem.mockImplementation(async (address) => Response.json({ ...told, classId: address.at(-1) }));
  await Promise.all(['1', '2'].map((last) => hear(message({ type: 'agile-enrol', code: code.slice(0, -1) + last }))));

  expect(details()).toMatchObject([{ classId: '1' }, { classId: '2' }]);
});

test.each([
  [`?agile-code=${code}`, `?agile-code=${code}`],
  [`?agile-code=${code}&agile-site=SITE`, ''],
])(
  'code that the provider does not know, or has answered before, %s: no event, and the address is %j',
  async (search, left) => {
    redeem.mockResolvedValue(Response.json({ classId: '', campaign: '' }));
    const { hear } = await loadPage(`/${ofThisSite(search)}`);
    await hear();

    expect(heard).not.toHaveBeenCalled();
    expect(location.search).toBe(left);
  },
);

test('code of another provider: nobody is asked, and the address stays for its own loader', async () => {
  const address = `/?agile-code=${code}&agile-site=https%3A%2F%2Fother.example&a=1`;
  const { hear } = await loadPage(address);
  await hear();

  expect(redeem).not.toHaveBeenCalled();
  expect(location.pathname + location.search).toBe(address);
});

test.each([
  [`?agile-code=${code}&agile-site=SITE`, ''],
  [`?a=1&agile-code=${code}&agile-site=SITE&b=2`, '?a=1&b=2'],
  [`?agile-site=SITE&agile-code=${code}&b=2`, '?b=2'],
  [`?agile-code=${code}&b=2&agile-site=SITE`, '?b=2'],
])('code of this provider, %s: one event, and the address is %s', async (search, cleaned) => {
  const { hear } = await loadPage(`/${ofThisSite(search)}`);
  await hear();

  expect(details()).toHaveLength(1);
  expect(location.search).toBe(cleaned);
});

test.each(['500013', '<img src=x onerror=alert(1)>', '', '../../api/site', `${code}x`])(
  'forged code %j: nobody is asked, no event, and the address stays as the page has it',
  async (forged) => {
    const search = `?agile-code=${encodeURIComponent(forged)}&agile-enrol=500013`;
    const { hear } = await loadPage(`/${search}`);
    await hear();
    await hear(message({ type: 'agile-enrol', v: 1, classId: '500013', status: 'enrolled', code: forged }));

    expect(redeem).not.toHaveBeenCalled();
    expect(heard).not.toHaveBeenCalled();
    expect(location.search).toBe(search);
  },
);

test.each([null, 'text', { type: 'other', code }, { type: 'agile-enrol' }])('message %j: ignored', async (data) => {
  const { hear } = await loadPage('/');
  await hear(message(data));

  expect(redeem).not.toHaveBeenCalled();
});

test('provider that does not answer: asked again, then the code stays in the address for a reload', async () => {
  vi.useFakeTimers();
  const report = vi.spyOn(console, 'error').mockReturnValue();
  redeem.mockRejectedValue(new TypeError('test failure'));
  const { hear } = await loadPage(`/?agile-code=${code}`);
  const done = hear();
  await vi.runAllTimersAsync();
  await done;
  vi.useRealTimers();

  expect(redeem).toHaveBeenCalledTimes(3);
  expect(report).toHaveBeenCalledOnce();
  expect(location.search).toBe(`?agile-code=${code}`);
});
