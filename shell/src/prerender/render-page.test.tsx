// @vitest-environment node
import {
  type AreaContents,
  contractVersion,
  definePage,
  defineSection,
  type PageModule,
  type RouteDeclaration,
} from '@agile-languages/shared/contract';
import type {
  AreaChunk,
  AreaDescription,
  DocumentData,
  PrerenderRequest,
  ShellDescription,
} from '@agile-languages/shared/registry';
import { lastValueOf } from '@agile-languages/shared/remote-data';
import { testConfig } from '@agile-languages/shared/test';
import { expect, test, vi } from 'vitest';
import { inlineScript } from '../document/document.ts';
import { pages } from '../pages.ts';
import { renderPage } from './render-page.tsx';

const testIntegrity = `sha384-${'A'.repeat(64)}`;
const testFile = (name: string) => ({ name, integrity: testIntegrity });
const testChunk = (chunk: string): AreaChunk => ({
  chunk,
  script: testFile(`${chunk}.js`),
  style: testFile(`${chunk}.css`),
});

const testArea = (
  name: string,
  routes: Record<string, RouteDeclaration>,
  chunks: AreaDescription['chunks'],
): AreaDescription => ({
  release: `${name}-release`,
  contract: contractVersion,
  build: `${name}-build`,
  base: `/areas/${name}/test/browser/`,
  entry: testFile('remoteEntry.js'),
  routes,
  chunks,
});

const testCourses: PageModule = {
  default: definePage({
    paths: () => [{ id: '1' }],
    head: ({ params }) => ({ title: `Course ${params.id} title`, description: 'Test description.' }),
    Page: ({ params }) => (
      <>
        <h1>{`Course ${params.id}`}</h1>
        <p>Test text of the course.</p>
      </>
    ),
  }),
};

const testHead = () => ({ title: 'Expert', description: 'Test description.' });
const testExpert: PageModule = { default: definePage({ head: testHead, Page: () => <h1>Test expert</h1> }) };

const contents: Record<string, AreaContents> = {
  catalog: {
    routes: { '/languages/:id': async () => testCourses },
    sections: {
      languages: async () => ({ default: defineSection({ Section: () => <h2>Test section of languages</h2> }) }),
    },
  },
  experts: {
    routes: { '/expert/:id': async () => testExpert },
    sections: {
      partners: async () => ({ default: defineSection({ Section: () => <h2>Test section of partners</h2> }) }),
    },
  },
};

const areas: Record<string, AreaDescription> = {
  catalog: testArea(
    'catalog',
    { '/languages/:id': { rendering: 'public' } },
    { routes: { '/languages/:id': testChunk('courses') }, sections: { languages: testChunk('languages') } },
  ),
  experts: testArea(
    'experts',
    {
      '/expert/:id': {
        rendering: 'personal',
        placeholder: 'Expert',
        firstRequests: [
          {
            call: 'calle/GetProfileList',
            kv: { fkUserId: { param: 'id' }, limit: 1, startLimit: { offset: 'limit' }, name: { query: 'name' } },
          },
          { call: 'calle/GetFaqList' },
        ],
      },
    },
    { routes: { '/expert/:id': testChunk('expert') }, sections: { partners: testChunk('partners') } },
  ),
};

const shell: ShellDescription = {
  release: 'shell-release',
  build: 'shell-build',
  base: '/areas/shell/test/browser/',
  main: testFile('main.js'),
  style: testFile('main.css'),
  fonts: [],
  chunks: { routes: { '/': testChunk('home') }, sections: {} },
};

const testRequest = (target: PrerenderRequest['target'], path: string): PrerenderRequest => ({
  target,
  path,
  config: testConfig,
  registry: {
    schema: 1,
    revision: 3,
    origins: [],
    shell: { release: shell.release, base: shell.base, main: shell.main },
    areas: Object.fromEntries(
      Object.entries(areas).map(([name, { release, contract, base, entry, routes }]) => [
        name,
        { release, contract, base, entry, routes },
      ]),
    ),
  },
  areas,
  shell,
  contents: { ...contents, shell: pages },
  shellCss: '/* shell */',
  readStyle: async (area, name) => `/* ${area} ${name} */`,
  fonts: ['/areas/shell/test/browser/fonts/a.woff2'],
});

const course = testRequest(
  { kind: 'area', area: 'catalog', pattern: '/languages/:id', params: { id: '1' }, isFallback: false },
  '/languages/1',
);
const fallback = testRequest(
  { kind: 'area', area: 'experts', pattern: '/expert/:id', params: { id: '0' }, isFallback: true },
  '/expert/0',
);
const home = testRequest({ kind: 'home' }, '/');
const unknown = testRequest({ kind: 'unknown' }, '/404');

const dataOf = (html: string): DocumentData =>
  JSON.parse(/<script type="application\/json" id="page">(.*?)<\/script>/.exec(html)?.[1] ?? '');
const headingsOf = (html: string) => [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => text);

test('page of an area: a complete document, readable without scripts', async () => {
  const { html } = await renderPage(course);

  expect(html).toMatch(/^<!doctype html><html lang="en">/);
  expect(html).toContain('<title data-head>Course 1 title | Test Brand</title>');
  expect(html).toContain('<link data-head rel="canonical" href="http://site.test/languages/1">');
  expect(headingsOf(html)).toEqual(['Course 1']);
  expect(html).toContain('<p>Test text of the course.</p>');
  expect(html).toContain('<footer');
  expect(html).toMatch(/<\/div><\/body><\/html>$/);
});

test('page of an area: no part waits for a script to be moved into place', async () => {
  const { html } = await renderPage(course);

  expect(html.slice(html.indexOf('<body>'))).not.toMatch(/<script|<template|hidden id="S:/);
});

test.each([
  ['page of an area', course],
  ['fallback document', fallback],
  ['home page', home],
  ['error page', unknown],
])('%s: no style attribute, and the one inline script', async (_, request) => {
  const { html } = await renderPage(request);

  expect(html).not.toMatch(/<[^>]+\sstyle=/);
  expect(html.split('<script>')).toHaveLength(2);
  expect(html).toContain(`<script>${inlineScript}</script>`);
});

test('page of an area: the styles of shell and page are in the document, and are returned for their hash', async () => {
  const { html, css } = await renderPage(course);

  expect(css).toBe('/* shell *//* catalog courses.css */');
  expect(html).toContain(`<style>${css}</style>`);
});

test('page of an area: carries the registry with this area alone', async () => {
  const { registry, config, isFallback } = dataOf((await renderPage(course)).html);

  expect(registry.revision).toBe(3);
  expect(Object.keys(registry.areas)).toEqual(['catalog']);
  expect(registry.areas.catalog?.release).toBe('catalog-release');
  expect(config).toEqual(testConfig);
  expect(isFallback).toBe(false);
});

test('page of an area: names the scripts to fetch ahead and the styles that are there', async () => {
  const { scripts, styles } = dataOf((await renderPage(course)).html);

  expect(scripts).toEqual([
    { href: '/areas/catalog/test/browser/remoteEntry.js', integrity: testIntegrity },
    { href: '/areas/catalog/test/browser/courses.js', integrity: testIntegrity },
  ]);
  expect(styles).toEqual(['catalog-build:chunk-courses']);
});

test('page without first requests: starts none', async () => {
  expect(dataOf((await renderPage(course)).html).requests).toEqual([]);
});

test('fallback document of a personal page: the placeholder in place of the content, with the styles and scripts of the page', async () => {
  const { html, css } = await renderPage(fallback);
  const data = dataOf(html);

  expect(headingsOf(html)).toEqual(['Expert']);
  expect(html).not.toContain('Test expert');
  expect(css).toContain('expert.css');
  expect(data.isFallback).toBe(true);
  expect(data.scripts.map(({ href }) => href)).toContain('/areas/experts/test/browser/expert.js');
});

test('fallback document: names no address, since it serves every one of its pattern', async () => {
  const addresses = /rel="canonical"|og:url/;

  expect((await renderPage(fallback)).html).not.toMatch(addresses);
  expect((await renderPage(course)).html).toMatch(addresses);
});

test('first requests: segments of the path by their position, everything else as declared', async () => {
  expect(dataOf((await renderPage(fallback)).html).requests).toEqual([
    {
      call: 'calle/GetProfileList',
      kv: { fkUserId: { segment: 2 }, limit: 1, startLimit: { offset: 'limit' }, name: { query: 'name' } },
    },
    { call: 'calle/GetFaqList' },
  ]);
});

test('home page: one heading, the sections of the areas, their styles and scripts', async () => {
  const { html, css } = await renderPage(home);
  const data = dataOf(html);

  expect(headingsOf(html)).toHaveLength(1);
  expect(html).toContain('<h2>Test section of languages</h2>');
  expect(html).toContain('<h2>Test section of partners</h2>');
  expect(css).toBe('/* shell *//* shell home.css *//* catalog languages.css *//* experts partners.css */');
  expect(Object.keys(data.registry.areas)).toEqual(['catalog', 'experts']);
  expect(data.styles).toEqual([
    'shell-build:chunk-home',
    'catalog-build:chunk-languages',
    'experts-build:chunk-partners',
  ]);
  expect(data.scripts[0]).toEqual({ href: '/areas/shell/test/browser/home.js', integrity: testIntegrity });
});

test('error page: its sentence inside the layout, kept out of search engines, no area', async () => {
  const { html } = await renderPage(unknown);

  expect(headingsOf(html)).toEqual(['Oops!']);
  expect(html).toContain('Sorry, an unexpected error has occurred.');
  expect(html).toContain('<meta data-head name="robots" content="noindex">');
  expect(html).toContain('<header');
  expect(dataOf(html).registry.areas).toEqual({});
});

test('page breaks while it is rendered: prerendering fails with the cause', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Broken = () => {
    throw new Error('test cause');
  };
  const broken: PageModule = { default: definePage({ paths: () => [{ id: '1' }], head: testHead, Page: Broken }) };
  const catalog: AreaContents = { routes: { '/languages/:id': async () => broken }, sections: {} };

  await expect(renderPage({ ...course, contents: { ...contents, catalog } })).rejects.toThrow(
    '/languages/1 does not render: Error: test cause',
  );
});

test('section breaks while it is rendered: prerendering fails with the cause', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Broken = () => {
    throw new Error('test cause');
  };
  const experts: AreaContents = {
    routes: {},
    sections: { partners: async () => ({ default: defineSection({ Section: Broken }) }) },
  };

  await expect(renderPage({ ...home, contents: { ...contents, experts } })).rejects.toThrow(
    '/ does not render: Error: test cause',
  );
});

test('address that the page does not list: prerendering fails', async () => {
  await expect(renderPage({ ...course, path: '/languages/2' })).rejects.toThrow('/languages/2 does not render.');
});

test('same page twice: the same document, byte by byte', async () => {
  expect((await renderPage(course)).html).toBe((await renderPage(course)).html);
});

test('data of the API: in the page, in its head and in the data block, so that hydration finds the same', async () => {
  const withData: PageModule = {
    default: definePage({
      load: { trainer: async () => 'never requested here' },
      head: ({ data: { trainer } }) => ({ title: `Head of ${trainer}`, description: 'Test description.' }),
      Page: ({ data: { trainer } }) => <h1>{`Course of ${lastValueOf(trainer)}`}</h1>,
    }),
  };
  const initialData = { 'routes catalog /languages/:id': { trainer: 'Test </script> trainer' } };
  const routes = { '/languages/:id': async () => withData };

  const { html } = await renderPage({
    ...course,
    initialData,
    contents: { ...contents, catalog: { routes, sections: {} } },
  });

  expect(html).toContain('<h1>Course of Test &lt;/script&gt; trainer</h1>');
  expect(html).toContain('<title data-head>Head of Test &lt;/script&gt; trainer | Test Brand</title>');
  const block = /<script type="application\/json" id="page">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(block).initialData).toEqual(initialData);
});

test('no data: none in the data block', async () => {
  const { html } = await renderPage(course);

  expect(html).not.toContain('"initialData":');
});
