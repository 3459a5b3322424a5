import { renderPage } from '@agile-languages/shared/test';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import registryPage from './registry.page.tsx';

test('certificate registry: announced as coming soon, nothing to search with, contact offered', () => {
  renderPage(registryPage, { path: '/certificate-registry' });

  expect(screen.getByText(/coming soon/)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/#contact');
});
