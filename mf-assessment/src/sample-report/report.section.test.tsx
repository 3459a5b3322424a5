import { renderSection } from '@agile-languages/shared/test';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import reportSection from './report.section.tsx';

test('report section: four services and a picture of the report', () => {
  renderSection(reportSection, { number: '7' });

  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Agile Team Assessment',
    'Individual Assessment',
    'Personal Development Plan',
    'Personal Development Consultation',
  ]);
  expect(screen.getByRole('img', { name: /From the sample report/ })).toBeVisible();
});

test('report section: the report itself as a file', () => {
  renderSection(reportSection, { number: '7' });

  const link = screen.getByRole('link', { name: 'Download sample report (PDF)' });
  expect(link).toHaveAttribute('href', 'http://site.test/files/reports/sample-assessment-report.pdf');
  expect(link).toHaveAttribute('download');
});
