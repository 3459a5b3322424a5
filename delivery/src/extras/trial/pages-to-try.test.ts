import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@agile-languages/shared/registry';
import { expect, test } from 'vitest';
import { inTemporaryFolder } from '../../processes.ts';
import type { ListedPage, PageList } from '../../store/page-list.ts';
import { linkedAddress, pagesToTry } from './pages-to-try.ts';

const file = { name: 'main.js', integrity: '' };
const area = (release: string, ...patterns: string[]) => ({
  release,
  contract: 3,
  base: '/',
  entry: file,
  routes: Object.fromEntries(patterns.map((pattern) => [pattern, { rendering: 'public' as const }])),
});
const registry: Registry = {
  schema: 1,
  revision: 2,
  origins: [],
  shell: { release: 's', base: '/', main: file },
  areas: {
    catalog: area('c', '/languages', '/languages/:id', '/faq'),
    enrolment: area('e', '/login/:id', '/auth/:id'),
    partners: area('p', '/embed'),
  },
};
const page = (areas: Record<string, string> = {}): ListedPage => ({
  file: '',
  style: '',
  personal: false,
  listed: true,
  changed: '',
  text: '',
  fingerprint: { shell: 's', areas, configuration: '', data: '' },
});
const list: PageList = {
  script: '',
  pages: {
    '/': page({ catalog: 'c', enrolment: 'e' }),
    '/404': page(),
    '/languages': page(),
    '/languages/1': page(),
    '/languages/2': page(),
    '/faq': page(),
    '/login/:id': page(),
    '/auth/:id': page(),
    '/embed': page(),
  },
};
const linked = async (pattern: string) => (pattern === '/login/:id' ? '/login/500017' : undefined);

test('area: one page of each pattern, the home page that shows it, and the shell alone; then the others', async () => {
  expect(await pagesToTry(registry, list, ['catalog'], linked)).toEqual([
    '/404',
    '/',
    '/languages',
    '/languages/1',
    '/faq',
    '/languages/2',
  ]);
});

test('pattern with many pages: eight others at most, spread over all', async () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`/languages/${at}`, page()]));

  expect((await pagesToTry(registry, { ...list, pages: many }, ['catalog'], linked)).slice(4)).toEqual(
    ['1', '14', '26', '39', '51', '63', '76', '88'].map((id) => `/languages/${id}`),
  );
});

test('pattern with a fallback document only: an address that is linked to, or any', async () => {
  expect(await pagesToTry(registry, list, ['enrolment'], linked)).toEqual(['/404', '/', '/login/500017', '/auth/0']);
});

test('pattern whose pages come with data that the provider does not have yet: none', async () => {
  const routes = {
    '/classes': { rendering: 'public' as const },
    '/class/:id': { rendering: 'public' as const, openEnded: true },
  };
  const empty = { ...registry, areas: { ...registry.areas, enrolment: { ...area('e'), routes } } };

  expect(await pagesToTry(empty, list, ['enrolment'], linked)).toEqual(['/404', '/', '/classes']);
});

test('area without a section: not the home page', async () => {
  expect(await pagesToTry(registry, list, ['partners'], linked)).toEqual(['/404', '/embed']);
});

test('shell: home and one page of every area', async () => {
  expect(await pagesToTry(registry, list, ['shell'], linked)).toEqual([
    '/404',
    '/',
    '/languages',
    '/login/500017',
    '/embed',
  ]);
});

test('shell and an area: both', async () => {
  expect(await pagesToTry(registry, list, ['shell', 'catalog'], linked)).toEqual([
    '/404',
    '/',
    '/languages',
    '/languages/1',
    '/faq',
    '/login/500017',
    '/embed',
    '/languages/2',
  ]);
});

const linking = { script: '', pages: { '/': { file: 'index.html' }, '/faq': { file: 'faq.html' } } };

test('address of a pattern: the first that a document links to, without query; none when nothing links', async () => {
  await inTemporaryFolder(async (folder) => {
    await writeFile(
      join(folder, 'faq.html'),
      '<a class="x" href="/login">A</a><a href="/login/500017?partner=1">B</a>',
    );
    const find = linkedAddress(folder, linking as never);

    expect(await find('/login/:id')).toBe('/login/500017');
    expect(await find('/register/:id')).toBeUndefined();
  });
});
