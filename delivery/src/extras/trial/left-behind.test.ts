import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../paths.ts';
import { stateOfBrowser } from './browser-state.ts';
import { differences } from './left-behind.ts';
import type { PageState } from './state-of-tab.ts';

const usual: PageState = {
  title: 'Test title',
  address: '/my-needs',
  focus: 'h1 Test',
  head: '<title>Test title</title>',
  body: 'div#root',
  content: '',
  attributes: 'html lang="en"\nbody',
  properties: '',
  handlers: '',
  sheets: '',
  styles: 'html: black\nbody: black',
  animations: '',
  parts: 'class="a" p: block\nclass="b" p: block',
  text: 'Languages',
  layout: 'header 0 100 50',
  listeners: 'document click, document click, window error',
  heard: '',
  running: '',
  cookies: '',
  storage: 'local of another kept, session of another kept',
  storedByShell: '',
  room: '',
  fonts: 'Next normal 400',
  databases: 'of another',
  caches: 'of another',
  files: '',
  settings: '',
  names: '',
  locks: '',
  highlights: '',
  tab: 'name ""',
  workers: '',
};

const after = (changed: Partial<PageState>) =>
  differences([usual], { ...usual, ...changed }).map((text) =>
    text.replace('it leaves something behind on other pages, ', ''),
  );

test('page as ever: nothing', () => {
  expect(after({})).toEqual([]);
});

test.each<[Partial<PageState>, string]>([
  [{ title: 'New' }, 'the title: New instead of Test title'],
  [
    { attributes: 'html lang="en"\nbody inert=""' },
    'attributes of the document, header, footer or main: body inert="" instead of body',
  ],
  [{ styles: 'html: black' }, 'the styles of the page: nothing instead of body: black'],
  [{ cookies: 'a=1' }, 'the cookies: a=1 instead of nothing'],
  [{ running: 'one each 5 ms' }, 'what still runs: one each 5 ms instead of nothing'],
])('page with %j: the first line that differs', (changed, sentence) => {
  expect(after(changed)).toEqual([sentence]);
});

test('storage: what is gone or written over counts, what is new does not', () => {
  expect(after({ storage: 'local of another kept, local own, session of another kept' })).toEqual([]);
  expect(after({ storage: 'local of another other, session of another kept' })).toEqual([
    'what others have stored: local of another kept is gone',
  ]);
});

test('layout: what late fonts move is no difference', () => {
  expect(after({ layout: 'header 0 104 52' })).toEqual([]);
  expect(after({ layout: 'header 0 100 82' })).toEqual([
    'header, footer or heading: header 0 100 82 instead of header 0 100 50',
  ]);
});

test('listeners: only those that are there more often count', () => {
  expect(after({ listeners: 'document click, window error' })).toEqual([]);
  expect(
    after({ listeners: 'document click, document click, document click, window error, window scroll, window storage' }),
  ).toEqual(['listeners of what outlasts every page: document click, window scroll']);
});

test('names that sound like what a browser tells: they count', () => {
  expect(after({ listeners: 'document click, document click, window cart-load, window error' })).toEqual([
    'listeners of what outlasts every page: window cart-load',
  ]);
  expect(after({ content: 'div.load', locks: 'catalog load' })).toEqual([
    'what is beside the content of header, footer and main: div.load',
    'locks of the browser that it has not let go: catalog load',
  ]);
});

test('two usual states: what one of them shows is no difference', () => {
  const others = [usual, { ...usual, layout: 'header 0 100 150' }];

  expect(differences(others, { ...usual, layout: 'header 0 100 151' })).toEqual([]);
  expect(differences(others, { ...usual, layout: 'header 0 100 100' })).toHaveLength(1);
});

test('parts: only kinds of elements that are there in both are compared', () => {
  expect(after({ parts: 'class="b" p: block\nclass="c" p: none' })).toEqual([]);
  expect(after({ parts: 'class="b" p: none' })).toEqual([
    'the styles of parts of the page: class="b" p: none instead of class="b" p: block',
  ]);
});

test('what shell and shared code store: compared, or of the page that is left', async () => {
  const files = await Promise.all(
    ['shell/src', 'shared/src/platform'].map(async (folder) =>
      Promise.all(
        (await readdir(join(root, folder), { recursive: true }))
          .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
          .map((file) => readFile(join(root, folder, file), 'utf8')),
      ),
    ),
  );
  const stored = files.flat().flatMap((text) => [...text.matchAll(/browserStorage\('\w+', '?([\w-]+)/g)]);
  const names = stored.map(([, name = '']) => name.replace('tokenKey', 'token'));
  const ofPages = ['scroll-positions', 'unsent-home', 'unsent-modal'];

  expect(names).toContain('token');
  expect(names.filter((name) => !ofPages.includes(name) && !String(stateOfBrowser).includes(`"${name}"`))).toEqual([]);
});
