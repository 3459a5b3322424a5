import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Meter } from '../../meter/meter.tsx';

async function openPresentation() {
  const user = userEvent.setup();
  render(<Meter />);
  await user.click(screen.getByRole('button', { name: 'Run it with a group' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog };
}

test('opened: one category per screen, without the result', async () => {
  const { dialog } = await openPresentation();

  expect(dialog.getByRole('heading', { name: 'Digital Service' })).toBeVisible();
  expect(dialog.getByText('1 of 6, Money')).toBeVisible();
  expect(dialog.getAllByRole('checkbox')).toHaveLength(6);
  expect(dialog.queryByText(/%/)).toBeNull();
});

test('arrow keys and the keys of a clicker: previous and next screen, not beyond the ends', async () => {
  const { user, dialog } = await openPresentation();

  await user.keyboard('{ArrowLeft}');
  expect(dialog.getByRole('heading', { name: 'Digital Service' })).toBeVisible();

  await user.keyboard('{ArrowRight}{PageDown}');
  expect(dialog.getByRole('heading', { name: 'Advantages/Features' })).toBe(document.activeElement);

  await user.keyboard('{PageUp}');
  expect(dialog.getByRole('heading', { name: 'Segmentation' })).toBeVisible();
});

test('key of a topic: switches it in the dialog and in the meter', async () => {
  const { user, dialog } = await openPresentation();

  await user.keyboard('3');

  expect(dialog.getByRole('checkbox', { name: 'Delivery channel' })).not.toBeChecked();
  expect(screen.getByRole('meter', { hidden: true })).toHaveAttribute('aria-valuenow', '98');

  await user.keyboard('3');
  expect(dialog.getByRole('checkbox', { name: 'Delivery channel' })).toBeChecked();
});

test('after the last category: the result', async () => {
  const { user, dialog } = await openPresentation();
  await user.keyboard('3{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');

  await user.click(dialog.getByRole('button', { name: 'Show the result' }));

  expect(dialog.getByRole('heading', { name: 'Agile Communication Level' })).toBeVisible();
  expect(dialog.getByText('98%', { selector: 'p' })).toBeVisible();
  expect(dialog.getByText('Digital Service, Money')).toBeVisible();
  expect(dialog.getAllByText(/^Case \d/, { selector: 'li' })).toHaveLength(7);
});

test('closed: the meter is shown again', async () => {
  const { user, dialog } = await openPresentation();

  await user.click(dialog.getByRole('button', { name: 'Close' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Run it with a group' })).toHaveAttribute('aria-expanded', 'false');
});
