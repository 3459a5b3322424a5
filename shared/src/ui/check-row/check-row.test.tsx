import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CheckRow } from '../index.ts';

test('check row: named by its first line, described by its second, a click on either changes it', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<CheckRow label="Segment size" note="A number of customers." checked onChange={onChange} />);
  expect(screen.getByRole('checkbox', { name: 'Segment size', description: 'A number of customers.' })).toBeVisible();

  await user.click(screen.getByText('A number of customers.'));

  expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('check row, mixed: neither on nor off, and a click calls onChange(true)', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<CheckRow label="Check All" checked={false} mixed onChange={onChange} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Check All' });
  expect(box.indeterminate).toBe(true);

  await user.click(box);

  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

test('check row, no longer mixed: the state is plain again', () => {
  const onChange = vi.fn();
  const { rerender } = render(<CheckRow label="Check All" checked={false} mixed onChange={onChange} />);

  rerender(<CheckRow label="Check All" checked onChange={onChange} />);

  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Check All', checked: true });
  expect(box.indeterminate).toBe(false);
});
