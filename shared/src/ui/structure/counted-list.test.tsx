import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CountedList } from '../index.ts';

test.each(['numbers', 'large-numbers', 'letters'] as const)('list with %s: its entries in order', (marks) => {
  render(
    <CountedList marks={marks} className="own">
      <li>First</li>
      <li>Second</li>
    </CountedList>,
  );

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['First', 'Second']);
  expect(screen.getByRole('list')).toHaveClass('own', marks);
});
