import { glossary, termId } from '@agile-languages/shared/content';
import { paths } from '@agile-languages/shared/paths';
import { fakeApi, renderElement, renderPage } from '@agile-languages/shared/test';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import companiesPage from '../companies/companies.page.tsx';
import { courses } from '../courses/courses.ts';
import dpacPage from '../dpac/dpac.page.tsx';
import guidePage from '../guide/guide.page.tsx';
import languagePage from '../language/language.page.tsx';
import { inputTypes, manualDescription } from '../simulation-platform/input-types.ts';
import startupsPage from '../startups/startups.page.tsx';
import { findTerms } from './glossary-section.tsx';
import { TermText } from './term-text.tsx';

const known = new Set(glossary.map(({ id }) => paths.term(id)));
const linkedTerms = (container: Element) =>
  [...container.querySelectorAll('a[href^="/guide#term-"]')].map((link) => link.getAttribute('href') ?? '');

test('glossary: more than 200 terms, each in its place with a link to its Language page', () => {
  const { container } = renderPage(guidePage, { path: '/guide' });

  const entries = [...container.querySelectorAll('#glossary dl > div')];
  expect(entries.length).toBe(glossary.length);
  expect(entries.length).toBeGreaterThan(200);
  expect(entries.map(({ id }) => id)).toEqual(glossary.map(({ id }) => `term-${id}`));
  const pages = new Set(courses.map(({ id }) => `/languages/${id}`));
  expect(entries.filter((entry) => !pages.has(entry.querySelector('a')?.getAttribute('href') ?? ''))).toEqual([]);
});

test('letters of the glossary: one link for each letter that a term begins with', () => {
  const { container } = renderPage(guidePage, { path: '/guide' });

  const targets = within(screen.getByRole('navigation', { name: 'Letters' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
  expect(targets).toEqual([...new Set(glossary.map(({ term }) => `#letter-${term.charAt(0)}`))]);
  expect(targets.filter((target) => container.querySelector(target))).toEqual(targets);
});

test('search of the glossary: finds a term by a word of its meaning; a sentence when there is none', async () => {
  renderPage(guidePage, { path: '/guide' });
  const field = screen.getByRole('searchbox', { name: 'Find a term' });

  await userEvent.type(field, 'expected was something');
  expect(screen.getByText('0 terms')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'prevent a sale');

  expect(screen.getByText('1 term')).toBeVisible();
  expect(screen.getByText('Revenue stopper')).toBeVisible();
});

test.each([
  ['companies', companiesPage],
  ['startups', startupsPage],
  ['dpac', dpacPage],
  ['guide', guidePage],
])('%s: its texts link to terms of the glossary, each once in a part', (_, page) => {
  fakeApi({ 'calle/GetFaqList': { rows: [] } });
  const { container } = renderPage(page, { path: '/' });

  expect(linkedTerms(container).length).toBeGreaterThan(1);
  expect(linkedTerms(container).filter((href) => !known.has(href))).toEqual([]);
  for (const part of container.querySelectorAll('section section, section.sect:not(:has(section))'))
    expect(new Set(linkedTerms(part)).size).toBe(linkedTerms(part).length);
});

test.each(courses)('$title: every topic and the terms of its description are in the glossary', ({ id, topics }) => {
  fakeApi({ 'calle/GetClassList': { rows: [] }, 'calle/GetSampleList': { rows: [] } });
  const { container } = renderPage(languagePage, { path: `/languages/${id}`, pattern: '/languages/:id' });

  const terms = linkedTerms(container);
  expect(terms.length).toBeGreaterThan(topics.tableRow.flatMap(({ topic }) => topic).length);
  expect(terms.filter((href) => !known.has(href))).toEqual([]);
});

test('linked words in a text: a link inside the sentence', () => {
  renderElement(<TermText text="Name a [revenue stopper](money-revenue-stopper) first." />);

  expect(screen.getByRole('link', { name: 'revenue stopper' })).toHaveAttribute(
    'href',
    '/guide#term-money-revenue-stopper',
  );
  expect(document.body).toHaveTextContent('Name a revenue stopper first.');
});

test.each([
  ['form', inputTypes],
  ['story', manualDescription],
] as const)('terms of %s on the Language page: the same meaning as in the glossary', (key, terms) => {
  const meanings = new Map(glossary.map(({ id, meaning }) => [id, meaning]));

  for (const [term, meaning] of Object.entries(terms)) expect(meanings.get(termId(key, term))).toBe(meaning);
});

const termsOf = (query: string) => findTerms(glossary, query).flatMap(({ entries }) => entries.map(({ term }) => term));

test('search of terms: dashes, width and capitals of another keyboard find the same', () => {
  const plain = termsOf('revenue stopper');

  expect(plain).toContain('Revenue stopper');
  expect(termsOf('ＲＥＶＥＮＵＥ\u00a0stopper')).toEqual(plain);
  expect(termsOf('reve\u00adnue stopper')).toEqual(plain);
});
