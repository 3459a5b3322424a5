import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CheckRow } from '../index.ts';

test('check row: named by its text, and a click on it changes the box', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<CheckRow label="Segment size" checked onChange={onChange} />);
  expect(screen.getByRole('checkbox', { name: 'Segment size', checked: true })).toBeVisible();

  await user.click(screen.getByText('Segment size'));

  expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
});
