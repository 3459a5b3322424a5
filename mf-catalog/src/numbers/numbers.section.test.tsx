import { homeTexts } from '@agile-languages/shared/content';
import { fakeApi, renderSection } from '@agile-languages/shared/test';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import numbersSection from './numbers.section.tsx';

async function open(rows: object[] | undefined) {
  fakeApi({ 'calle/GetTextList': rows ? { rows } : { status: 404 } });
  renderSection(numbersSection, { number: '5' });
  const numbers = within(screen.getByRole('region', { name: 'In numbers' }));
  await numbers.findAllByRole('term');
  return { numbers, texts: (role: string) => numbers.getAllByRole(role).map(({ textContent }) => textContent) };
}

test.each([
  ['as the provider states them', [...homeTexts]],
  ['of a provider without texts', undefined],
])(
  'numbers %s: four figures with the note on the third count of Languages, five claims, and who states them',
  async (_, rows) => {
    const { numbers, texts } = await open(rows);

    expect(texts('term')).toEqual(['agile zones', 'communication cases', 'criteria', 'languages']);
    expect(texts('definition')).toEqual([
      '4',
      '8',
      '120+',
      '7',
      'Seven are coached at work. With Financial Statement there are eight; Digital Product combines them.',
    ]);
    expect(texts('listitem')).toEqual([
      '100+ terminologies',
      'up to 60% of digital-transformation success depends on agile communication',
      '30-hour course',
      'over 1000 certificate holders',
      '11 simulation modules',
    ]);
    expect(numbers.getByText('As stated by Test Brand.')).toBeVisible();
  },
);

test('numbers that the provider has changed or left out', async () => {
  const changed = homeTexts.map((row) => {
    if (row.id === 'home-holders') return { id: row.id };
    return row.id === 'home-success' ? { ...row, figure: 'most' } : row;
  });
  const { numbers, texts } = await open(changed);

  expect(texts('listitem')[1]).toBe('most of digital-transformation success depends on agile communication');
  expect(numbers.queryByText(/certificate holders/)).toBeNull();
  expect(numbers.getByRole('link', { name: '120+' })).toHaveAttribute('href', expect.stringContaining('/lab'));
});

test('numbers without a claim that the provider has confirmed: figures alone, which nobody states', async () => {
  const { numbers, texts } = await open(homeTexts.map((row) => (row.name.startsWith('Claim') ? { id: row.id } : row)));

  expect(texts('definition')).toContain('120+');
  expect(numbers.queryByRole('list')).toBeNull();
  expect(numbers.queryByText(/As stated by/)).toBeNull();
});
