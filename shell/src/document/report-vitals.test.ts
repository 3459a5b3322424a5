import type { Registry } from '@agile-languages/shared/registry';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportVitals } from './report-vitals.ts';

const release = '0123456789abcdef';
const registry = { shell: { release }, areas: { catalog: { release: 'fedcba9876543210' } } } as unknown as Registry;
const send = vi.fn<(address: string, report: string) => boolean>(() => true);
let observed: Record<string, (entries: object[]) => void> = {};
let visibility = 'visible';

beforeEach(() => {
  observed = {};
  visibility = 'visible';
  send.mockClear();
  vi.stubGlobal('navigator', { sendBeacon: send });
  vi.stubGlobal('PerformanceObserver', TestObserver);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => visibility === 'hidden');
});

afterEach(hide);

class TestObserver {
  static supportedEntryTypes = ['largest-contentful-paint', 'first-input', 'event', 'layout-shift'];
  readonly #note: (list: { getEntries: () => object[] }) => void;
  constructor(note: (list: { getEntries: () => object[] }) => void) {
    this.#note = note;
  }
  observe({ type }: { type: string }) {
    observed[type] = (entries) => this.#note({ getEntries: () => entries });
  }
}

function hide(): void {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
}

const sent = () => send.mock.calls.map(([address, report]) => [address, JSON.parse(report)]);

test('page that is left: its vitals with the releases of the document, once', () => {
  reportVitals(registry);
  observed['largest-contentful-paint']?.([{ startTime: 800 }, { startTime: 1200 }]);
  observed.event?.([
    { interactionId: 1, duration: 90 },
    { interactionId: 0, duration: 900 },
  ]);

  hide();
  hide();

  expect(sent()).toEqual([
    [
      '/reports/vitals',
      { releases: { shell: release, catalog: 'fedcba9876543210' }, vitals: { lcp: 1200, inp: 90, cls: 0 } },
    ],
  ]);
});

test('content that moves: the worst group of movements; those after an input do not count', () => {
  reportVitals(registry);
  const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput });
  observed['layout-shift']?.([
    shift(1500, 0.25),
    shift(2000, 0.25),
    shift(9000, 0.125),
    shift(9100, 1, true),
    shift(12_000, 0.125),
  ]);

  hide();

  expect(sent()[0]?.[1]).toMatchObject({ vitals: { cls: 0.5 } });
});

test('browser that measures nothing of it: no values', () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  reportVitals(registry);

  hide();

  expect(sent()[0]?.[1]).toMatchObject({ vitals: {} });
});

test('page opened in the background: not reported', () => {
  visibility = 'hidden';
  reportVitals(registry);

  visibility = 'visible';
  hide();

  expect(send).not.toHaveBeenCalled();
});
