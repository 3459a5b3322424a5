import { renderSection } from '@agile-languages/shared/test';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import section from './latest.section.tsx';

test('latest: its number, its heading, and the way to the page', () => {
  renderSection(section, { number: '2' });

  expect(screen.getByText('2')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Example' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/example');
});
