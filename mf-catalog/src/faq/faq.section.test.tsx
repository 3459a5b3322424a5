import { accuracyTexts } from '@agile-languages/shared/content';
import { fakeApi, renderSection, testFaqRow } from '@agile-languages/shared/test';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import faqSection from './faq.section.tsx';

const testRows = Array.from({ length: 8 }, (_, index) => testFaqRow({ question: `Test question ${index + 1}?` }));

test('questions at home: six, no See More, both figures of accuracy', async () => {
  fakeApi({ 'calle/GetFaqList': { rows: testRows }, 'calle/GetTextList': { rows: [...accuracyTexts] } });
  renderSection(faqSection, { number: '9' });

  const section = within(screen.getByRole('region', { name: 'Questions and answers.' }));
  expect(await section.findAllByRole('button')).toHaveLength(6);
  expect(section.queryByText('See More')).toBeNull();
  expect(await section.findByText('Up to 90%')).toBeVisible();
  expect(section.getByText('100%')).toBeVisible();
  expect(section.getByText('As stated by Test Brand')).toBeVisible();
});

test('questions at home, provider without any: the figures of accuracy alone', async () => {
  fakeApi({ 'calle/GetFaqList': { rows: [] }, 'calle/GetTextList': { rows: [...accuracyTexts] } });
  renderSection(faqSection, { number: '9' });

  const section = within(await screen.findByRole('region', { name: 'Accuracy' }));
  expect(await section.findByText('Up to 90%')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('questions at home, a claim without figure and words: the other one alone', async () => {
  fakeApi({
    'calle/GetFaqList': { rows: testRows },
    'calle/GetTextList': { rows: [{ id: 'accuracy-a' }, { id: 'accuracy-b', figure: '100%' }] },
  });
  const { container } = renderSection(faqSection, { number: '9' });

  expect(await screen.findByText('100%')).toBeVisible();
  expect(container.querySelectorAll('svg[width="100%"]')).toHaveLength(1);
});

test('questions at home, no claim has figure or words: nothing is said of accuracy', async () => {
  fakeApi({ 'calle/GetFaqList': { rows: testRows }, 'calle/GetTextList': { rows: [{ id: 'accuracy-a' }] } });
  renderSection(faqSection, { number: '9' });

  const section = within(screen.getByRole('region', { name: 'Questions and answers.' }));
  expect(await section.findAllByRole('button')).toHaveLength(6);
  expect(section.queryByText(/^As stated by/)).toBeNull();
});

test('questions at home, neither questions nor claims: nothing', async () => {
  fakeApi({ 'calle/GetFaqList': { rows: [] }, 'calle/GetTextList': { rows: [] } });
  renderSection(faqSection, { number: '9' });

  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});
