/** @module-tag all */

import { expect, test } from 'vitest';
import { testTabs } from './test-tabs.ts';
import { tryPage } from './try-page.ts';
import { watchGlobals } from './watch-globals.ts';

const { newTab, origin, serve } = testTabs();

/** Of a page with a button that does this. */
async function usedAfter(code: string) {
  const script = `document.querySelector('button').addEventListener('click', () => { ${code} }, { once: true });`;
  serve({ main: '<button>Press</button>', script });
  const context = (await newTab()).context();
  await context.addInitScript({ content: watchGlobals() });
  const { report } = await tryPage(context, {
    ...{ origin: origin(), path: '/guide', site: origin(), width: 1440, allowed: [], bases: [], styles: [] },
    limits: { hydrated: 10_000, silence: 5000, watched: 500, used: 20_000 },
    leaving: Promise.resolve({
      ...{ targets: [], areas: ['catalog'], isTold: false, isWatched: false },
      ...{ usualAt: async () => [], areaAt: () => undefined },
    }),
  });
  const { globals, used } = await report;
  return [...globals, ...(used?.left ?? [])];
}

test.each([
  [
    'throws in what it is used by',
    "Element.prototype.closest = () => { throw new Error('Mine'); }",
    ['Element.prototype.closest', 'it cannot be used: Error: Mine'],
  ],
  ['lets nobody wait', 'window.setTimeout = () => 0', ['window.setTimeout']],
  [
    'is in the way of what forms have',
    `document.querySelector('main').insertAdjacentHTML('beforeend', '<form><input name="checkVisibility"></form>')`,
    ['it cannot be used: TypeError: form.checkVisibility is not a function'],
  ],
])('page that %s once it is pressed: named', async (_, code, faults) => {
  expect(await usedAfter(code)).toEqual(faults);
});

test.each([
  ['loads its own document', 'location.reload()'],
  ['loads a document that the browser does not reach', "location.href = 'https://other.test/'"],
  ['shows something', "document.querySelector('main').append('Shown')"],
])('page that %s once it is pressed: no fault', async (_, code) => {
  expect(await usedAfter(code)).toEqual([]);
});
