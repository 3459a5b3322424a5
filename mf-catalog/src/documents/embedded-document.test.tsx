import { renderPage } from '@agile-languages/shared/test';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import handbookPage from './handbook.page.tsx';
import termsPage from './terms.page.tsx';

test.each([
  ['Handbook', handbookPage, 'http://files.test/handbook.html', 15, 'glossary'],
  ['Terms and conditions', termsPage, 'http://files.test/terms.html', 11, 'contact'],
])(
  '%s: the configured document in an iframe, with links to it and to its chapters',
  (title, page, url, count, last) => {
    renderPage(page, { path: '/handbook' });

    expect(screen.getByTitle(title)).toHaveAttribute('src', url);
    expect(screen.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', url);
    expect(screen.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', url);
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('download');
    const chapters = within(screen.getByRole('navigation', { name: 'Chapters' })).getAllByRole('link');
    expect(chapters).toHaveLength(count);
    expect(chapters.at(-1)).toHaveAttribute('href', `${url}#${last}`);
  },
);
