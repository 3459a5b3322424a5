import { renderPage } from '@agile-languages/shared/test';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import HandbookPage from '../handbook/handbook.page.tsx';
import TermsPage from '../terms/terms.page.tsx';

test.each([
  ['Handbook', HandbookPage, 'http://files.test/handbook.html', 15, 'glossary'],
  ['Terms and conditions', TermsPage, 'http://files.test/terms.html', 11, 'contact'],
])('%s: the configured document in a frame, with links to it and to its chapters', (title, page, url, count, last) => {
  renderPage({ default: page }, { path: '/handbook' });

  expect(screen.getByTitle(title).getAttribute('src')).toBe(url);
  expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(url);
  expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('target')).toBe('_blank');
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(url);
  expect(screen.getByRole('link', { name: 'Download' }).hasAttribute('download')).toBe(true);
  const chapters = within(screen.getByRole('navigation', { name: 'Chapters' })).getAllByRole('link');
  expect(chapters).toHaveLength(count);
  expect(chapters.at(-1)?.getAttribute('href')).toBe(`${url}#${last}`);
});
