import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const send = vi.fn<(address: string, report: string) => boolean>(() => true);

beforeEach(() => {
  vi.stubGlobal('navigator', { sendBeacon: send });
  vi.resetModules();
});

afterEach(() => {
  send.mockClear();
});

const load = () => import('./report-failure.ts');
const sent = () => send.mock.calls.map(([address, report]) => [address, JSON.parse(report)]);
const report = (kind: string, area: string, release: string) => [
  '/reports/failures',
  { kind, area, release, width: 1024 },
];

const errorAt = (...files: string[]) =>
  Object.assign(new Error('test'), {
    stack: ['Error: test', ...files.map((file) => `    at x (${file}:1:2)`)].join('\n'),
  });
const file = (name: string, release: string) => `https://site.test/areas/${name}/${release}/browser/main.js`;
const [shell, catalog] = ['0123456789abcdef', 'fedcba9876543210'];

test('failure: kind, area, release and width of the view', async () => {
  const { reportFailure } = await load();

  reportFailure('load', 'catalog', catalog);
  reportFailure('hydration', 'catalog', catalog);

  expect(sent()).toEqual([report('load', 'catalog', catalog), report('hydration', 'catalog', catalog)]);
});

test('document with a token: it goes with each report, and other timings of the server do not', async () => {
  const serverTiming = [
    { name: 'cache', description: 'hit' },
    { name: 'doc', description: 'test token' },
  ];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ serverTiming }] as never);
  const { reportFailure } = await load();

  reportFailure('load', 'catalog', catalog);

  expect(sent()).toEqual([
    ['/reports/failures', { kind: 'load', area: 'catalog', release: catalog, width: 1024, token: 'test token' }],
  ]);
});

test('many failures: ten are sent', async () => {
  const { reportFailure } = await load();

  for (let index = 0; index < 15; index++) reportFailure('load', `area-${index}`, catalog);

  expect(send).toHaveBeenCalledTimes(10);
});

test('error in code of an area that the shell has called: that of the area', async () => {
  const { reportError } = await load();

  reportError('render', errorAt(file('shell', shell), file('catalog', catalog), file('shell', shell)));

  expect(sent()).toEqual([report('render', 'catalog', catalog)]);
});

test('error in code of the shell alone: that of the shell', async () => {
  const { reportError } = await load();

  reportError('error', errorAt(file('shell', shell)));

  expect(sent()).toEqual([report('error', 'shell', shell)]);
});

test('error of an extension, or what is no error: not reported', async () => {
  const { reportError } = await load();

  reportError('error', errorAt('chrome-extension://abc/content.js'));
  reportError('error', 'test');
  reportError('error', undefined);

  expect(send).not.toHaveBeenCalled();
});

test('browser that sends no beacons: nothing is sent, and nothing breaks', async () => {
  vi.stubGlobal('navigator', {});
  const { reportFailure } = await load();

  expect(() => reportFailure('load', 'catalog', catalog)).not.toThrow();
});
