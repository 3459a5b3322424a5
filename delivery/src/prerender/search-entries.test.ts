import { expect, test } from 'vitest';
import { searchedPage, searchIndexOf } from './search-entries.ts';

const testDocument = (main: string, title = 'Test page | Test | Brand') =>
  `<title data-head>${title}</title><meta data-head name="description" content="Test &amp; description."><main id="main"><h1>Test page</h1>${main}</main>`;

test('page: title without the brand, what it is, its description', () => {
  expect(searchedPage('/class/1', testDocument(''), 'Class').page).toEqual({
    path: '/class/1',
    title: 'Test page | Test',
    context: 'Class',
    text: 'Test & description.',
  });
});

test('home page: title behind the brand', () => {
  expect(searchedPage('/', testDocument('', 'Brand | Say it.'), '').page.title).toBe('Say it.');
});

test('parts: headings and terms with an id of their own or around them, with the words that follow', () => {
  const { parts } = searchedPage(
    '/test',
    testDocument(
      '<section id="one"><span aria-hidden="true">1</span><h2>First <i>part</i></h2><p>Text one.</p></section>' +
        '<div id="two"><h3><button>Second?<svg><path/></svg></button></h3><div id="two-answer"><p>Text two.</p></div></div>' +
        '<dl><div id="term"><dt>Term</dt><dd>Meaning.</dd></div></dl>',
    ),
    '',
  );

  expect(parts).toEqual([
    { path: '/test#one', title: 'First part', context: 'Test page | Test', text: 'Text one.' },
    { path: '/test#two', title: 'Second?', context: 'Test page | Test', text: 'Text two.' },
    { path: '/test#term', title: 'Term', context: 'Test page | Test', text: 'Meaning.' },
  ]);
});

test('heading without an id, and ids that React made: no part', () => {
  const main = '<label for="_R_1_">Search</label><input id="_R_1_"><h2>Test heading</h2>';

  expect(searchedPage('/test', testDocument(main), '').parts).toEqual([]);
});

const pageWith = (path: string, headings: readonly string[]) =>
  searchedPage(path, testDocument(headings.map((text, at) => `<h2 id="h${at}">${text}</h2>`).join('')), '');

test('heading of two pages: once, where most parts are; of four pages: not at all', () => {
  const pages = [
    pageWith('/a', ['Twice', 'Often']),
    pageWith('/b', ['Often', 'Twice', 'Once']),
    pageWith('/c', ['Often']),
    pageWith('/d', ['Often']),
  ];
  const { entries } = searchIndexOf(pages, () => 'test');

  expect(entries.map(({ path, title }) => `${path} ${title}`).slice(4)).toEqual(['/b#h1 Twice', '/b#h2 Once']);
});

test('headings that another area has as well, and more of: found on both pages', () => {
  const pages = [pageWith('/login', ['Forgot']), pageWith('/other', ['Forgot', 'More'])];

  expect(searchIndexOf(pages, (path) => path).entries.map(({ path, title }) => `${path} ${title}`)).toContain(
    '/login#h0 Forgot',
  );
});

test('heading of the home page that an area has as well: found on the page of the area', () => {
  const pages = [pageWith('/', ['Forgot', 'Own', 'More']), pageWith('/faq', ['Forgot'])];
  const { entries, missing } = searchIndexOf(pages, (path) => (path === '/' ? undefined : 'catalog'));

  expect(missing).toEqual([]);
  expect(entries.slice(2).map(({ path, title }) => `${path} ${title}`)).toEqual([
    '/faq#h0 Forgot',
    '/#h1 Own',
    '/#h2 More',
  ]);
});

const manyHeadings = (count: number, length = 5) =>
  Array.from({ length: count }, (_, at) => `${at} `.padEnd(length, 'x'));

test.each([
  ['many headings', manyHeadings(2100), 2000],
  ['long headings', manyHeadings(1900, 280), expect.toSatisfy((count: number) => count > 500 && count < 1900)],
])('area with very %s: the search has some of them and says how many, and all of another area', (_, headings, kept) => {
  const pages = [pageWith('/catalog', headings), pageWith('/faq', ['Other'])];
  const { entries, missing } = searchIndexOf(pages, (path) => path.slice(1));

  const ofCatalog = entries.filter(({ path }) => path.startsWith('/catalog#')).length;
  expect(ofCatalog).toEqual(kept);
  expect(entries.at(-1)?.title).toBe('Other');
  expect(missing).toEqual([`The search has ${ofCatalog} of the ${headings.length} headings of catalog.`]);
});

test('texts without an end, also in scripts without spaces: cut; a part whose name is as long: none', () => {
  const long = '語'.repeat(5000);
  const { page, parts } = searchedPage(
    '/test',
    testDocument(`<h2 id="a">${long}</h2><p>${long}</p><h2 id="${long}">Test heading</h2>`, `${long} | Brand`),
    '',
  );

  expect(page.title).toHaveLength(300);
  expect(parts.map(({ title, text }) => [title.length, text.length])).toEqual([[300, 300]]);
});

test.each(['<svg>', '<a', '<h2 id="a">', '<main', '<p aria-hidden="true"', '<'])(
  '%s a hundred thousand times: read in time that grows with the length',
  (text) => {
    const started = performance.now();
    searchedPage('/test', testDocument(text.repeat(100_000)), '');

    expect(performance.now() - started).toBeLessThan(5000);
  },
);
