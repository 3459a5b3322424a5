import type { Browser } from '@playwright/test';
import { expect, test } from 'vitest';
import { failuresOf, figureOf, ratioOf, runRounds, type Visits } from './rounds.ts';
import type { Visit } from './visit.ts';

const visitOf = (lcp: number): Visit => ({
  lcp,
  first: 0,
  below: 0,
  firstBytes: 0,
  workingBytes: 0,
  idleBytes: 0,
  requests: 1,
  depth: 1,
  shift: 0,
  nextRested: Number.NaN,
  nextHovered: Number.NaN,
  nextTouched: Number.NaN,
});

const visits: Visits = new Map([
  ['site', [visitOf(100), { failed: 'Error: test' }, visitOf(300)]],
  ['monolith', [visitOf(50), visitOf(1), visitOf(100)]],
]);

test('failed visit: counted with its reason, left out of figures and ratios', () => {
  expect(failuresOf(visits, 'site')).toEqual(['Error: test']);
  expect(figureOf(visits, 'site', 'lcp').median).toBe(300);
  expect(ratioOf(visits, 'site', 'monolith', 'lcp').median).toBe(3);
});

test('browser that gives no page: every visit failed, the run ends', async () => {
  const browser = { newContext: () => Promise.reject(new Error('no page')) } as unknown as Browser;
  const page = { path: '/', first: { button: 'button', watched: 'button' } };

  const found = await runRounds(browser, page, { site: 'http://test.example' }, 2);

  expect(failuresOf(found, 'site')).toEqual(['Error: no page', 'Error: no page']);
});
