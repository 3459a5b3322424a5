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

test('the report itself is offered as a file', () => {
  renderSection(reportSection, { number: '7' });

  const link = screen.getByRole('link', { name: 'Download sample report (PDF)' });
  expect(link.getAttribute('href')).toBe('http://site.test/files/reports/sample-assessment-report.pdf');
  expect(link.hasAttribute('download')).toBe(true);
});
