import { renderSection, testConfig } from '@agile-languages/shared/test';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import frameworkSection from './framework.section.tsx';

test('framework at home: leads to the platform in a new tab and to its modules', () => {
  renderSection(frameworkSection);

  const out = screen.getByRole('link', { name: 'Framework (opens in a new tab)' });
  expect(out).toHaveAttribute('href', testConfig.frameworkUrl);
  expect(out).toHaveAttribute('target', '_blank');
  expect(out).toHaveAttribute('rel', 'noopener');
  expect(screen.getByRole('link', { name: 'See the modules' })).toHaveAttribute('href', '/simulation');
});
