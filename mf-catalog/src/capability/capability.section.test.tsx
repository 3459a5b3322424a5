import { renderSection } from '@agile-languages/shared/test';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import capabilitySection from './capability.section.tsx';

test('capabilities at home: six entries, each with its heading and its Language', () => {
  renderSection(capabilitySection);

  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'User Story Management' })).toHaveAttribute('href', '/languages/1111115');
});
