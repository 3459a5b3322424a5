import { addressRule, startOffset } from '@agile-languages/shared/paths';
import type { DocumentData } from '@agile-languages/shared/registry';
import { fakeApi, testConfig } from '@agile-languages/shared/test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bootstrap } from './bootstrap.ts';
import { scriptNotice } from './script-notice.ts';

const testPage: DocumentData = {
  config: testConfig,
  registry: {
    schema: 1,
    revision: 1,
    origins: [],
    shell: {
      release: 'test',
      base: '/areas/shell/test/browser/',
      main: { name: 'main.test.js', integrity: 'sha384-main' },
    },
    areas: {},
  },
  isFallback: false,
  requests: [],
  scripts: [],
  styles: [],
};

const testList = {
  call: 'calle/GetClassList',
  kv: { startLimit: { offset: 'limit' }, limit: 10, fkClassId: '', fkDpLangId: { query: 'fkDpLangId' } },
};

const { happyDOM } = window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } };
happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (show: () => void) => show());
  fontsAre();
});

/** The fonts of the document, as two words each: how they are shown, and how far they are. */
function fontsAre(...faces: `${FontDisplay} ${FontFaceLoadStatus}`[]) {
  const fonts = faces.map((face) => face.split(' ')).map(([display, status]) => ({ display, status }));
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
}

/** Runs the script in a document that carries this data, at this address. */
function run(page: Partial<DocumentData>, address = '/test') {
  history.replaceState(null, '', address);
  document.head.innerHTML = '<title>First page</title>';
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'page';
  data.textContent = JSON.stringify({ ...testPage, ...page });
  document.head.append(data);
  bootstrap(startOffset, addressRule, scriptNotice);
}

afterEach(() => {
  globalThis.firstRequests = undefined;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  delete document.documentElement.dataset.queryDiffers;
  history.replaceState(null, '', '/');
});

test.each([
  ['/upcoming-classes', 0, ''],
  ['/upcoming-classes?limit=20', 20, ''],
  ['/upcoming-classes?limit=25', 20, ''],
  ['/upcoming-classes?limit=9', 0, ''],
  ['/upcoming-classes?limit=-5', 0, ''],
  ['/upcoming-classes?limit=abc', 0, ''],
  ['/upcoming-classes?limit=', 0, ''],
  ['/upcoming-classes?limit=10abc', 0, ''],
  ['/upcoming-classes?limit=99999999999999', 999_999_990, ''],
  ['/upcoming-classes?limit=10&fkDpLangId=1111117', 10, '1111117'],
  ['/upcoming-classes?fkDpLangId=a%20%26b', 0, 'a &b'],
])('at %s: asks from %i for the Language "%s"', (address, startLimit, fkDpLangId) => {
  const { requests } = fakeApi({ 'calle/GetClassList': { rows: [] } });

  run({ requests: [testList] }, address);

  expect(requests).toEqual([
    { path: 'calle/GetClassList', body: { kv: { startLimit, limit: 10, fkClassId: '', fkDpLangId } } },
  ]);
});

test.each([
  ['/upcoming-classes', false],
  ['/upcoming-classes?limit=0&endLimit=10', false],
  ['/upcoming-classes?limit=10&endLimit=20', true],
  ['/upcoming-classes?fkDpLangId=1111117', true],
  ['/upcoming-classes?test=10', false],
])('at %s: marked as asking for other rows than the first: %s', (address, marked) => {
  fakeApi({ 'calle/GetClassList': { rows: [] } });

  run({ requests: [testList] }, address);

  expect('queryDiffers' in document.documentElement.dataset).toBe(marked);
});

test('segment of the path: sent decoded', () => {
  const { requests } = fakeApi({ 'calle/GetProfileList': { rows: [] } });

  run({ requests: [{ call: 'calle/GetProfileList', kv: { fkUserId: { segment: 2 } } }] }, '/single-profile/a%20b');

  expect(requests[0]?.body).toEqual({ kv: { fkUserId: 'a b' } });
});

test('segment of the path that cannot be decoded: sent unchanged, and the shell is loaded', () => {
  const { requests } = fakeApi({ 'calle/GetProfileList': { rows: [] } });

  run({ requests: [{ call: 'calle/GetProfileList', kv: { fkUserId: { segment: 2 } } }] }, '/single-profile/%E0%A4');

  expect(requests[0]?.body).toEqual({ kv: { fkUserId: '%E0%A4' } });
  expect(document.head.querySelector('script[src]')).not.toBeNull();
});

test('call without values: an empty body', () => {
  const { requests } = fakeApi({ 'calle/GetFaqList': { rows: [] } });

  run({ requests: [{ call: 'calle/GetFaqList' }] });

  expect(requests).toEqual([{ path: 'calle/GetFaqList', body: {} }]);
});

test('requests: kept for the page by path and body', async () => {
  fakeApi({ 'calle/GetFaqList': { rows: [] } });

  run({ requests: [{ call: 'calle/GetFaqList' }] });

  expect([...(globalThis.firstRequests ?? [])].map(([key]) => key)).toEqual(['calle/GetFaqList\n{}']);
  expect((await globalThis.firstRequests?.get('calle/GetFaqList\n{}'))?.status).toBe(200);
});

test('no connection: the page is told, nobody else', async () => {
  fakeApi({ 'calle/GetFaqList': 'no connection' });

  run({ requests: [{ call: 'calle/GetFaqList' }] });

  await expect(globalThis.firstRequests?.get('calle/GetFaqList\n{}')).rejects.toThrow('no connection');
});

test('styles in the document: marked, so that no runtime fetches them again', () => {
  run({ styles: ['catalog-1234:chunk-courses', 'experts-1234:chunk-list'] });

  const markers = document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  expect([...markers].map((link) => [link.dataset.rspack, link.getAttribute('href')])).toEqual([
    ['catalog-1234:chunk-courses', null],
    ['experts-1234:chunk-list', null],
  ]);
});

test('shell: its script with integrity', () => {
  run({});

  const script = document.head.querySelector<HTMLScriptElement>('script[src]');
  expect(script).toHaveAttribute('src', '/areas/shell/test/browser/main.test.js');
  expect(script?.integrity).toBe('sha384-main');
  expect(script?.crossOrigin).toBe('anonymous');
});

test('scripts of the page: fetched before the first paint, the shell first, with low priority and integrity', () => {
  vi.stubGlobal('requestAnimationFrame', () => {});

  run({ scripts: [{ href: '/areas/catalog/test/browser/remoteEntry.js', integrity: 'sha384-entry' }] });

  const preloads = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  expect(preloads.map((link) => [link.getAttribute('href'), link.integrity])).toEqual([
    ['/areas/shell/test/browser/main.test.js', 'sha384-main'],
    ['/areas/catalog/test/browser/remoteEntry.js', 'sha384-entry'],
  ]);
  for (const { as, fetchPriority, crossOrigin } of preloads)
    expect([as, fetchPriority, crossOrigin]).toEqual(['script', 'low', 'anonymous']);
});

test('Trusted Types in force: the address passes through the policy "bootstrap"', () => {
  const createScriptURL = vi.fn((url: string) => url);
  const createPolicy = vi.fn((_name: string, _rules: object) => ({ createScriptURL }));
  vi.stubGlobal('trustedTypes', { createPolicy });

  run({});

  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('bootstrap', expect.anything());
  expect(createScriptURL).toHaveBeenCalledExactlyOnceWith('/areas/shell/test/browser/main.test.js');
});

/** Addresses of the shell's scripts in the document, and what became of one of them. */
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];
const addresses = () => scripts().map((script) => script.getAttribute('src'));
const happensTo = (index: number, event: 'load' | 'error') => scripts()[index]?.dispatchEvent(new Event(event));
const notice = () => document.body.querySelector('[role=alert]');

/** Starts a page whose scripts wait until the test says what became of them. */
function runWaiting() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (node instanceof HTMLScriptElement) node.type = 'test';
      document.head.insertBefore(node as Node, null);
    }
  });
  run({});
}

test("shell's script fails: tried again under another address, with the same integrity", () => {
  runWaiting();

  happensTo(0, 'error');

  expect(addresses()).toEqual([
    '/areas/shell/test/browser/main.test.js',
    '/areas/shell/test/browser/again1/main.test.js',
  ]);
  expect(scripts()[1]?.integrity).toBe('sha384-main');
  expect(notice()).toBeNull();
});

test("shell's script hangs: tried again after ten seconds", () => {
  runWaiting();
  vi.advanceTimersByTime(9999);
  expect(addresses()).toHaveLength(1);

  vi.advanceTimersByTime(1);

  expect(addresses()).toHaveLength(2);
});

test("shell's script fails twice: a notice with a way on, once", () => {
  runWaiting();

  happensTo(0, 'error');
  happensTo(1, 'error');
  vi.advanceTimersByTime(60_000);

  expect(addresses()).toHaveLength(2);
  expect(notice()).toHaveTextContent(
    'The code of this page could not be loaded. You can read it and follow its links, but forms and controls do not work.Load the page again',
  );
  expect(document.body.querySelectorAll('[role=alert]')).toHaveLength(1);
  expect(notice()?.querySelector('a')).toHaveAttribute('href', '');
});

test("shell's script is there in time: no second try, no notice", () => {
  runWaiting();

  happensTo(0, 'load');
  vi.advanceTimersByTime(60_000);

  expect(addresses()).toHaveLength(1);
  expect(notice()).toBeNull();
});

test("shell's script arrives after the notice: the notice goes", () => {
  runWaiting();
  vi.advanceTimersByTime(20_000);
  expect(notice()).not.toBeNull();

  happensTo(0, 'load');

  expect(notice()).toBeNull();
});

test('before the text is on the screen: no code is executed', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (show: () => void) => frames.push(show));

  run({});
  frames.shift()?.();
  expect(document.head.querySelector('script[src]')).toBeNull();

  frames.shift()?.();
  expect(document.head.querySelector('script[src]')).not.toBeNull();
});

test('tab in the background, where nothing is drawn: code is executed at once', () => {
  vi.stubGlobal('requestAnimationFrame', () => {});
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);

  run({});

  expect(document.head.querySelector('script[src]')).not.toBeNull();
});

test('presses: buttons are noted in their order, what works without code is not', () => {
  run({});
  document.body.innerHTML =
    '<button id="one"><i>1</i></button><button id="two">2</button><button popovertarget="menu">3</button><a href="#four">4</a>';

  for (const pressed of ['#two', 'i', '#two', '[popovertarget]', 'a'])
    document.querySelector<HTMLElement>(pressed)?.click();

  expect([...(globalThis.unansweredPresses ?? [])].map(({ id }) => id)).toEqual(['two', 'one']);
});

/** Starts a page with these fonts and says whether its styles are inserted again with the next title. */
async function stylesAreNewWithNextTitle() {
  run({});
  const style = document.createElement('style');
  document.head.append(style);
  document.querySelector('title')?.replaceWith(document.createElement('title'));
  await new Promise((resolve) => setTimeout(resolve));
  return document.querySelector('style') !== style;
}

test('optional font still on its way: the next page chooses its fonts again', async () => {
  fontsAre('optional loaded', 'optional loading', 'swap unloaded');
  expect(await stylesAreNewWithNextTitle()).toBe(true);
});

test('optional fonts there, another one on its way: styles stay', async () => {
  fontsAre('optional loaded', 'swap loading');
  expect(await stylesAreNewWithNextTitle()).toBe(false);
});
