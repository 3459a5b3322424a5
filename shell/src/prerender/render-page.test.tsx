// @vitest-environment node
import {
  type AreaContents,
  definePage,
  defineSection,
  type PageHead,
  type PageModule,
} from '@agile-languages/shared/contract';
import { expect, test, vi } from 'vitest';
import { inlineScript } from '../document/document.ts';
import { renderPage } from './render-page.tsx';
import {
  contents,
  course,
  dataOf,
  fallback,
  headingsOf,
  home,
  testHead,
  testIntegrity,
  unknown,
} from './test-request.tsx';

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
  const { html } = await renderPage(course);

  expect(html).toContain('<style>/* shell *//* catalog courses.css */</style>');
});

test('fallback document of a personal page: the placeholder in place of the content, with the styles and scripts of the page', async () => {
  const { html } = await renderPage(fallback);
  const data = dataOf(html);

  expect(headingsOf(html)).toEqual(['Expert']);
  expect(html).not.toContain('Test expert');
  expect(html).toContain('expert.css');
  expect(data.isFallback).toBe(true);
  expect(data.scripts.map(({ href }) => href)).toContain('/areas/experts/test/browser/expert.js');
});

test('fallback document: names no address, since it serves every one of its pattern', async () => {
  const addresses = /rel="canonical"|og:url/;

  expect((await renderPage(fallback)).html).not.toMatch(addresses);
  expect((await renderPage(course)).html).toMatch(addresses);
});

test('home page: one heading, the sections of the areas, their styles and scripts', async () => {
  const { html } = await renderPage(home);
  const data = dataOf(html);

  expect(headingsOf(html)).toHaveLength(1);
  expect(html).toContain('<h2>Test section of languages</h2>');
  expect(html).toContain('<h2>Test section of partners</h2>');
  expect(html).toContain(
    '<style>/* shell *//* shell home.css *//* catalog languages.css *//* experts partners.css */</style>',
  );
  expect(Object.keys(data.registry.areas)).toEqual(['catalog', 'experts']);
  expect(data.styles).toEqual([
    'shell-build:chunk-home',
    'catalog-build:chunk-languages',
    'experts-build:chunk-partners',
  ]);
  expect(data.scripts.slice(0, 2)).toEqual([
    { href: '/areas/shell/test/browser/federation.js', integrity: testIntegrity },
    { href: '/areas/shell/test/browser/home.js', integrity: testIntegrity },
  ]);
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

test.each([
  ['title', { title: '', description: 'Test description.' }],
  ['title', {}],
  ['description', { title: 'Course' }],
])('page whose head has no %s: prerendering fails with that', async (name, head) => {
  const headless: PageModule = {
    default: definePage({ paths: () => [{ id: '1' }], head: () => head as PageHead, Page: () => <h1>Course</h1> }),
  };
  const catalog: AreaContents = { routes: { '/languages/:id': async () => headless }, sections: {} };

  await expect(renderPage({ ...course, contents: { ...contents, catalog } })).rejects.toThrow(
    `Its head has no ${name}.`,
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
