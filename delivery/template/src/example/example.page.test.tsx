import { renderPage } from '@agile-languages/shared/test';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import page from './example.page.tsx';

test('example page: heading, and the way to the Languages', () => {
  renderPage(page, { path: '/example' });

  expect(screen.getByRole('heading', { level: 1, name: 'Example' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the nine Languages' })).toHaveAttribute('href', '/languages');
});

test('example page: title of its own', () => {
  const { head } = renderPage(page, { path: '/example' });

  expect(head()?.title).toBe('Example');
});
