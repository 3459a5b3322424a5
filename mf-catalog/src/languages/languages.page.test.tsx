import { languages } from '@agile-languages/shared/languages';
import { configure } from '@agile-languages/shared/platform';
import { fakeApi, renderPage, testConfig } from '@agile-languages/shared/test';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import LanguagesPage, { head } from './languages.page.tsx';

const empty = { 'calle/GetClassList': { rows: [] }, 'calle/GetSampleList': { rows: [] } };

test('without an id: the nine Languages, then Digital Product in full', () => {
  fakeApi(empty);
  renderPage({ default: LanguagesPage }, { path: '/languages' });

  const catalogue = screen.getByRole('region', { name: 'Nine Languages, one product.' });
  expect(
    within(catalogue)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(languages.map(({ id }) => `/languages/${id}`));
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 2, name: /Language of Digital Product/ })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'What you will learn' })).toBeTruthy();
});

test('head: a title of its own, the canonical address of Digital Product', () => {
  configure(testConfig);

  expect(head()).toMatchObject({ title: 'Languages', canonical: '/languages/1111118' });
});
