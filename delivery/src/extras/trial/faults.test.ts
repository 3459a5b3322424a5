import { expect, test } from 'vitest';
import { ownFaults, seenTwice } from './compare-faults.ts';
import { faultsOf } from './faults.ts';
import type { PageReport, UsedReport } from './page-report.ts';
import { refusalOfFaults, sentenceOf } from './refuse-faults.ts';
import { report } from './test-report.ts';

const logged = (text: string, url = ''): Partial<PageReport> => ({ messages: [{ kind: 'error', text, url }] });
const sentences = (...reports: PageReport[]) => faultsOf(reports, ['catalog']).map(sentenceOf);

test('pages as they should be: no fault', () => {
  expect(sentences(report('/404'), report('/'), report('/faq'))).toEqual([]);
});

test('uncaught error on several pages: one sentence that names three of them', () => {
  const seen = { errors: [{ message: 'boom\nmore', stack: '' }] };

  expect(sentences(...['/a', '/b', '/c', '/d', '/e'].map((path) => report(path, seen)))).toEqual([
    '/a, /b, /c and 2 more: an error that nothing catches: boom.',
  ]);
});

test('error in the console, once as it is and once with a name: one fault', () => {
  const messages = ['Error: boom', 'page failed (k3x9ab) Error: boom'].map((text) => ({
    kind: 'error' as const,
    text,
    url: '',
  }));

  expect(sentences(report('/faq', { messages }))).toEqual(['/faq: an error in the console: Error: boom.']);
});

test('warning in the console: a fault; note of the browser about a preload: none', () => {
  const warning = (text: string) => ({ kind: 'warning' as const, text, url: '' });

  expect(
    sentences(
      report('/faq', {
        messages: [warning('odd'), warning('The resource x was preloaded using link preload but not used')],
      }),
    ),
  ).toEqual(['/faq: a warning in the console: odd.']);
});

test('error 418 of React: said in words', () => {
  expect(
    sentences(report('/faq', logged('Error: Minified React error #418; visit https://react.dev/errors/418'))),
  ).toEqual(['/faq: the browser renders something else than was prerendered.']);
});

test('request to another origin: named once, without what the console says of it', () => {
  const url = 'https://tracker.example/x';

  expect(sentences(report('/faq', { foreign: [url], ...logged('Failed to load resource', url) }))).toEqual([
    '/faq: it requests https://tracker.example/x, which is on another origin.',
  ]);
});

test('request of a file of a release that is not live: named', () => {
  const foreign = ['/areas/catalog/0123456789abcdef/browser/x.css'];

  expect(sentences(report('/faq', { foreign }))).toEqual([
    `/faq: it requests ${foreign[0]}, which is no file of a release that is live.`,
  ]);
});

test('request that the policy blocks, noted twice: one fault', () => {
  const blocked = ["Connecting to 'https://t.example/x' violates", 'Fetch API cannot load https://t.example/x.'];
  const messages = blocked.map((text) => ({
    kind: 'error' as const,
    text: `${text} Content Security Policy`,
    url: '',
  }));

  expect(sentences(report('/faq', { messages }))).toEqual([
    '/faq: the security policy does not let it reach https://t.example/x.',
  ]);
});

test.each([
  ['frozen', 'the tab is frozen'],
  ['busy', 'it never rests, although everything is there'],
  ['still', 'its code, or that of a section, does not start'],
] as const)('page that is %s: said so', (state, what) => {
  expect(sentences(report('/faq', { state }))).toEqual([`/faq: ${what}.`]);
});

test('page whose code does not start because of an error: only the error', () => {
  expect(sentences(report('/faq', { state: 'still', ...logged('boom') }))).toEqual([
    '/faq: an error in the console: boom.',
  ]);
});

test('status that is not 200, and a document that does not come: faults', () => {
  const { status: _, ...missing } = report('/dpac');

  expect(sentences(report('/faq', { status: 500 }), missing)).toEqual([
    '/faq: the answer is 500.',
    '/dpac: the answer is missing.',
  ]);
});

test('globals: those of the shell and of federation are usual, others are a fault', () => {
  const usual = ['window.hasShell', 'window.rspackChunkshell_1'];
  const globals = [
    ...usual,
    'window.catalog',
    'window.rspackChunkcatalog_2',
    'window.__FEDERATION__',
    'window.leak',
    'Array.prototype.flatMap',
  ];

  expect(sentences(report('/404', { globals: usual }), report('/faq', { globals }))).toEqual([
    '/faq: it adds or replaces window.leak, Array.prototype.flatMap.',
  ]);
});

test('styles that reach pages of others: named', () => {
  expect(sentences(report('/404', { styles: ['header'] }))).toEqual([
    '/404: styles of the area apply to pages of others: header.',
  ]);
});

test('fault that the live page has too, with other ids: not the fault of the release', () => {
  const text = (id: string, hash: string) => logged(`page failed (${id}) at ${hash}.js:1:20`);
  const faults = faultsOf([report('/', text('abc', '9114ffdf1f')), report('/faq', text('abc', '9114ffdf1f'))], []);
  const live = faultsOf([report('/', text('k3x9ab', '22dfa8a3b6'))], []);

  expect(ownFaults(faults, live).map(({ paths }) => paths)).toEqual([['/faq']]);
  expect(ownFaults(faults, [])).toEqual(faults);
});

test('refusal: a sentence for each of the first eight faults, all of them in the details', () => {
  const faults = faultsOf(
    'abcdefghij'.split('').map((letter) => report(`/${letter}`, logged(`${letter} is wrong`))),
    [],
  );

  const { message, cause } = refusalOfFaults(faults, ['catalog (Test team, team@test.example)']);

  expect(message.split('\n')).toHaveLength(11);
  expect(message).toMatch(
    /^10 faults were seen in a browser, so nothing has changed\.\n\/a: an error in the console: a is/,
  );
  expect(message).toMatch(/\nAnd 2 more\.\nThe release is of catalog \(Test team, team@test\.example\)\.$/);
  expect(Object.keys(cause as object)).toHaveLength(10);
});

test('document and dialogs: a sentence each', () => {
  const seen = { document: ['it has 2 landmarks main'], dialogs: ['alert, Hello'] };

  expect(sentences(report('/faq', seen))).toEqual([
    '/faq: it opens a dialog of the browser: alert, Hello.',
    '/faq: it has 2 landmarks main.',
  ]);
});

const nothing = { errors: [], messages: [], foreign: [], dialogs: [], refreshes: [] };
const used = (seen: Partial<UsedReport>): Partial<PageReport> => ({
  used: { pressed: nothing, after: nothing, left: [], ...seen },
});
const boom = [{ message: 'boom', stack: '' }];
const leavesTitle = used({ left: ['it leaves something behind on other pages, the title: New 1 instead of Test'] });

test('page that is used and left: what is seen is said with the moment', () => {
  const seen = used({ pressed: { ...nothing, errors: boom }, after: { ...nothing, dialogs: ['alert, Hello'] } });

  expect(sentences(report('/faq', seen), report('/guide', leavesTitle))).toEqual([
    '/faq: once it is used, an error that nothing catches: boom.',
    '/faq: once it is left, it opens a dialog of the browser: alert, Hello.',
    '/guide: it leaves something behind on other pages, the title: New 1 instead of Test.',
  ]);
});

test('what a press asks, warns of or does not find, because everything that is typed is made up, and what a busy API refuses: no fault', () => {
  const messages = [
    { kind: 'warning' as const, text: 'no class Test', url: '' },
    { kind: 'error' as const, text: 'Failed to load resource: 404', url: '' },
    { kind: 'error' as const, text: 'ApiError: calle/GetClassList: status 503', url: '' },
  ];

  expect(sentences(report('/faq', used({ pressed: { ...nothing, messages, dialogs: ['confirm, Sure?'] } })))).toEqual(
    [],
  );
});

test('fault on a phone alone: said; one that a large window has as well: once', () => {
  const at = (width: number, seen: Partial<PageReport>) => report('/faq', { ...seen, width });

  expect(sentences(at(1440, leavesTitle), at(390, leavesTitle), at(390, logged('boom')))).toEqual([
    '/faq: it leaves something behind on other pages, the title: New 1 instead of Test.',
    '/faq: an error in the console: boom, at 390 px.',
  ]);
});

test('what shows once a page is used: the same when it shows again on that page, with another text', () => {
  const faults = (...reports: PageReport[]) => faultsOf(reports, []);
  const first = faults(report('/faq', leavesTitle), report('/guide', leavesTitle), report('/dpac', logged('boom')));
  const again = faults(
    report('/faq', used({ left: ['it leaves something behind on other pages, the title: New 2 instead of Test'] })),
  );

  const twice = seenTwice(first, again);
  expect(twice.map(({ paths }) => paths)).toEqual([['/faq']]);
  expect(ownFaults(twice, again)).toEqual([]);
  expect(ownFaults(first, [], (_, { isOfUse }) => !isOfUse).map(({ paths }) => paths)).toEqual([['/dpac']]);
});

test('fault on a phone in one look, in a large window in the other: seen twice', () => {
  const at = (width: number) => faultsOf([report('/faq', { ...logged('boom'), width })], []);

  for (const [first, again] of [
    [at(390), at(1440)],
    [at(1440), at(390)],
  ] as const)
    expect(seenTwice(first, again)).toEqual(first);
});
