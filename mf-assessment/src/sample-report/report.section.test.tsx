import { renderSection } from '@agile-languages/shared/test';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as reportSection from './report.section.tsx';

test('four services are named, beside a picture of the report', () => {
  renderSection(reportSection, { number: '7' });

  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Agile Team Assessment',
    'Individual Assessment',
    'Personal Development Plan',
    'Personal Development Consultation',
  ]);
  expect(screen.getByRole('img', { name: /From the sample report/ })).toBeTruthy();
});
