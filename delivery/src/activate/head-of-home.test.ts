import { expect, test } from 'vitest';
import { readPageList } from '../store/page-list.ts';
import { documentOf } from '../test/test-pages.ts';
import { activate, liveTestStore, testRelease } from '../test/test-store.ts';

const changing = (change: string) => `
Object.prototype.toJSON = function () { return this.html ? (${change})(this) : this; };
const page = async () => ({ default: { Page: () => null, head: () => ({}), parseQuery: () => ({}), inDocument: {}, paths: () => [], load: {} } });
export const area = { routes: { '/catalog': page, '/catalog/:id': page, '/catalog-mine/:id': page }, sections: {} };
`;

const inHead = (tag: string) => `({ html, ...page }) => ({ ...page, html: html.replace('<style>', '${tag}<style>') })`;

async function siteWith(change: string) {
  const { store } = await liveTestStore();
  const before = await documentOf(store, 1, '.');
  const files = { 'server/index.mjs': changing(change) };
  const catalog = await testRelease(store, 'catalog', 'next', { files });
  await activate(store, { catalog }, { removes: true });
  return { before, now: await documentOf(store, 2, '.'), pages: (await readPageList(store.pages(2)))?.pages };
}

const headIn = (document: string) => document.split('<body>')[0]?.replaceAll(/"revision":\d+/g, '');

const changes = [
  ['what search engines do', inHead('<meta name="robots" content="noindex">')],
  ['its address', inHead('<link rel="canonical" href="http://other.test/">')],
  ['its title', inHead('<title>Other</title>')],
  ['its data', `({ html, ...page }) => ({ ...page, html: html.replace('"initialData"', '"other"') })`],
] as const;

async function hasHeadOfShell(_: string, change: string) {
  const { before, now, pages } = await siteWith(change);

  expect(headIn(now)).toBe(headIn(before));
  expect(pages?.['/']?.listed).toBe(true);
}

const title = 'home page whose section writes %s into the head: the head is that of the shell';
test.each(changes.slice(0, 1))(title, hasHeadOfShell);
test.each(changes.slice(1))(title, { tags: ['all'] }, hasHeadOfShell);

test('home page whose section says that it is not listed: the document decides', async () => {
  const { pages } = await siteWith('(page) => ({ ...page, canonical: undefined })');

  expect(pages?.['/']?.listed).toBe(true);
});

test('page whose code says that it is listed, and whose document hides it: not listed', async () => {
  const { pages } = await siteWith(
    `({ html }) => ({ html: html.replace('<style>', '<meta name="robots" content="max-snippet:0, noindex"><style>'), canonical: '/catalog' })`,
  );

  expect(pages?.['/catalog']?.listed).toBe(false);
});
