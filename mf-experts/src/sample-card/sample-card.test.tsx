import { renderElement, testSampleRow } from '@agile-languages/shared/test';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SampleCard } from './sample-card.tsx';

const renderCard = (sample: Parameters<typeof testSampleRow>[0]) =>
  renderElement(<SampleCard sample={testSampleRow(sample)} />);

test('sample card: title, Language, date and View', () => {
  renderCard({ id: '700001', className: 'Test box', langName: 'User Story', enrolmentDate: '20260315' });

  expect(screen.getByRole('heading', { name: 'Test box' })).toBeVisible();
  expect(screen.getByText('User Story')).toBeVisible();
  expect(screen.getByText('15.03.2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Test box' })).toHaveAttribute('href', '/sample/700001');
});

test('sample card, date of another form: blank', () => {
  renderCard({ enrolmentDate: 'TBA' });

  expect(screen.queryByText('TBA')).toBeNull();
});

test('sample card, description with markup: read as HTML, without its scripts', () => {
  const { container } = renderCard({ classDescription: '<p>Test <em>words</em></p><script>alert(1)</script>' });

  expect(screen.getByText('words').tagName).toBe('EM');
  expect(container).not.toHaveTextContent('alert');
});

test('sample card, picture missing: the mark of the Language', () => {
  const { container } = renderCard({ langId: '1111117', relatedLogoUrl: '/files/missing.svg' });
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', '/files/missing.svg');

  if (picture) fireEvent.error(picture);

  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelectorAll('article > div svg')).toHaveLength(1);
});

test('sample card, unknown Language: its name, without a mark', () => {
  const { container } = renderCard({ langId: '42', langName: 'Test Language', relatedLogoUrl: '' });

  expect(screen.getByText('Test Language')).toBeVisible();
  expect(container.querySelector('svg')).toBeNull();
});
