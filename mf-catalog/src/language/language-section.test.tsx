import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageSection } from './language-section.tsx';

test('section of a Language: a region with a heading of its level', () => {
  render(
    <LanguageSection number={2} level={3} title="Test title" beside={<button type="button">Test button</button>}>
      Test content
    </LanguageSection>,
  );

  const region = within(screen.getByRole('region', { name: 'Test title' }));
  expect(region.getByRole('heading', { name: 'Test title', level: 3 })).toBeVisible();
  expect(region.getByRole('button', { name: 'Test button' })).toBeVisible();
  expect(region.getByText('2')).toHaveAttribute('aria-hidden', 'true');
});
