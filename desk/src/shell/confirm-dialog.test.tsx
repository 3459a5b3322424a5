import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

test.each([
  ['Erase for good', 1],
  ['Go back', 0],
])('question answered with %s: closed, done %i times', async (name, times) => {
  const user = userEvent.setup();
  const [onConfirm, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(
    <ConfirmDialog open title="Erase?" action="Erase for good" onConfirm={onConfirm} onClose={onClose}>
      Text
    </ConfirmDialog>,
  );
  await user.click(screen.getByRole('button', { name }));

  expect(onConfirm).toHaveBeenCalledTimes(times);
  expect(onClose).toHaveBeenCalledOnce();
});
