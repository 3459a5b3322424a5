/** @module-tag all */

import { expect, onTestFinished, test } from 'vitest';

import { openTestSite, targets } from './test-site.ts';
import { testTabs } from './test-tabs.ts';

const { leave, leaveFor, newTab, serve, usualPages } = testTabs();

const loads = (...paths: string[]) =>
  `(show) => ${JSON.stringify(paths)}.includes(location.pathname) ? location.reload() : show()`;
const marks =
  "document.querySelector('button').addEventListener('click', () => { document.cookie = 'pressed=1'; }, { once: true });";

test.each([
  ['one of two other pages as a document: no difference', ['/my-needs'], '', []],
  [
    'one of two other pages as a document: what it leaves on the other is named',
    ['/my-needs'],
    marks,
    ['it leaves something behind on other pages, the cookies: pressed=1 instead of nothing'],
  ],
  ['the last of two other pages as a document: no difference', ['/profiles'], '', []],
  ['each other page as a document: named', targets, '', ['going to other areas loads documents: /my-needs, /profiles']],
])('shell that shows %s', async (_, paths, script, left) => {
  serve({});
  const usual = await usualPages();
  serve({ main: '<button>Press</button>', script, arrival: loads(...paths) });

  expect(await leaveFor(usual, { patience: 500 })).toEqual(left);
});

test('one other page alone, once as a document: no difference', async () => {
  serve({});
  const usual = await usualPages();
  const once =
    "(show) => { if (sessionStorage.catalog) return show(); sessionStorage.catalog = '1'; location.reload(); }";
  serve({ arrival: once });

  expect(await leaveFor(usual, { targets: ['/my-needs'] })).toEqual([]);
});

test('page that loads its document with the last press: nothing is compared', async () => {
  const script =
    "document.querySelector('button').addEventListener('click', () => setTimeout(() => location.reload(), 100), { once: true });";

  expect(await leave(script, '<button>Load again</button>')).toEqual([]);
});

test('page that loads another document once it is left: named', async () => {
  serve({});
  const usual = await usualPages();
  const usualAt = async (target: string) => {
    const [, left] = (await newTab()).context().pages();
    if (target === '/profiles') await left?.reload();
    return usual.get(target) ?? [];
  };

  expect(await leaveFor(usual, { usualAt })).toEqual(['it leads visitors away from the page that follows']);
});

test.each([
  ['nothing is left', '', []],
  [
    'what is left there alone is named',
    "setInterval(() => { if (location.pathname === '/stories') document.title = 'Mine'; }, 30)",
    expect.arrayContaining(['it leaves something behind on other pages, the title: Mine instead of Page /stories']),
  ],
])('page of an area to which no link leads: %s', async (_, script, left) => {
  serve({});
  const usual = await usualPages(undefined, ['/stories']);
  serve({ script });

  expect(usual.size).toBe(1);
  expect(await leaveFor(usual, { targets: ['/stories'], patience: 500 })).toEqual(left);
});

test('usual visit of a page that loads a document: what comes after it is seen all the same', async () => {
  serve({ arrival: loads('/profiles') });

  expect([...(await usualPages(undefined, ['/profiles', '/my-needs'])).keys()]).toEqual(['/my-needs']);
});

test('compared with a visit at another port, as one that is remembered: nothing differs', async () => {
  serve({});
  const other = await openTestSite();
  onTestFinished(other.close);
  const page = await newTab();
  await page.goto(`${other.origin}/other`);

  expect(await leaveFor(await usualPages(page), { patience: 500 })).toEqual([]);
});
