import { renderSection } from '@agile-languages/shared/test';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import zonesSection from './zones.section.tsx';

test('zones at home: the four names', () => {
  renderSection(zonesSection);

  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Business Development who pays and why',
    'Data Flow Management what moves and where it waits',
    'Digital Product Development what is built and how it is checked',
    'Digital Product Management what comes first and who decides',
  ]);
});

test('cases at home: eight, with their weights and sums as published', async () => {
  const { user } = renderSection(zonesSection);
  await user.click(screen.getByText('The eight cases and their weights'));

  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual([
    '100',
    '105',
    '90',
    '100',
    '100',
    '100',
    '100',
    '100',
  ]);
  expect(screen.getByRole('img', { name: 'Money 30, Data Flow 20, User Story 30, Form 25' })).toBeVisible();
});
