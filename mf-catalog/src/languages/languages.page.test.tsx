import { languages } from '@agile-languages/shared/content';
import { configure } from '@agile-languages/shared/platform';
import { headOfPage } from '@agile-languages/shared/remote-data';
import { fakeApi, renderPage, testConfig } from '@agile-languages/shared/test';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import languagesPage from './languages.page.tsx';

const empty = { 'calle/GetClassList': { rows: [] }, 'calle/GetSampleList': { rows: [] } };

test('languages page: the nine Languages, then Digital Product in full', () => {
  fakeApi(empty);
  renderPage(languagesPage, { path: '/languages' });

  const catalogue = screen.getByRole('region', { name: 'Nine Languages, one product.' });
  expect(
    within(catalogue)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(languages.map(({ id }) => `/languages/${id}`));
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 2, name: /Language of Digital Product/ })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'What you will learn' })).toBeVisible();
});

test('filter by role: only its Languages, with their number', async () => {
  fakeApi(empty);
  const { user } = renderPage(languagesPage, { path: '/languages' });
  const catalogue = screen.getByRole('region', { name: 'Nine Languages, one product.' });
  expect(within(catalogue).getByRole('status').textContent).toBe('9 of 9 Languages');

  await user.selectOptions(within(catalogue).getByRole('combobox', { name: 'Role' }), 'Development team member');

  expect(within(catalogue).getByRole('status').textContent).toBe('6 of 9 Languages');
  expect(within(catalogue).queryByRole('link', { name: 'Money' })).toBeNull();
});

test('comparison of two Languages: side by side, a third joins, a fourth cannot', async () => {
  fakeApi(empty);
  const { user } = renderPage(languagesPage, { path: '/languages' });
  const compare = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Compare ${name}` });

  await user.click(compare('Form'));
  expect(screen.queryByRole('heading', { name: 'Side by side' })).toBeNull();

  await user.click(compare('Data'));
  const side = await screen.findByRole('region', { name: 'Side by side' });
  expect(
    within(side)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Form', 'Data', 'Classes of Form', 'Classes of Data']);
  expect(within(side).getByRole('row', { name: 'Hours 10 18' })).toBeVisible();

  await user.click(compare('Money'));
  expect(compare('User Story')).toBeDisabled();
  expect(compare('Form')).toBeEnabled();
});

test('a comparison in the address: shown, without what is unknown', async () => {
  fakeApi(empty);
  const { address, user } = renderPage(languagesPage, { path: '/languages?compare=1111112,1111117,42' });

  const table = within(await screen.findByRole('region', { name: 'Side by side' })).getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['Money', 'Form']);
  expect(within(table).getByRole('link', { name: 'Classes of Money' })).toHaveAttribute(
    'href',
    '/upcoming-classes?fkDpLangId=1111112',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Compare Money' }));
  expect(address()).toBe('/languages?compare=1111117');
});

test('head of the languages page: a title of its own, the canonical address of Digital Product', () => {
  configure(testConfig);

  expect(headOfPage(languagesPage, { params: {}, pattern: '' })).toMatchObject({
    title: 'Languages',
    canonical: '/languages/1111118',
  });
});
