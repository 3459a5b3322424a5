import { renderPage } from '@agile-languages/shared/test';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import handbookProfilePage from './handbook-profile.page.tsx';

test('page about the handbook: its sections with text, its editions, the handbook itself', () => {
  renderPage(handbookProfilePage, { path: '/handbook-profile' });

  const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');
  expect(sections).toHaveLength(3);
  for (const name of sections) expect(screen.getByRole('region', { name })).toHaveTextContent(/\w{3}/);
  const editions = screen.getAllByRole('term');
  for (const edition of editions) expect(edition).toHaveTextContent(/edition$/);
  expect(screen.getAllByRole('definition')).toHaveLength(editions.length);
  expect(screen.getByRole('link', { name: 'Open the handbook' })).toHaveAttribute('href', '/handbook');
});
