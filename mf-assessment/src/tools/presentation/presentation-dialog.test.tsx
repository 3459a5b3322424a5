import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Meter } from '../../meter/meter.tsx';

async function enterRoom() {
  const user = userEvent.setup();
  render(<Meter />);
  await user.click(screen.getByRole('button', { name: 'Room' }));
  const room = within(await screen.findByRole('dialog'));
  return { user, room };
}

test('one category per screen, without the result', async () => {
  const { room } = await enterRoom();

  expect(room.getByRole('heading', { name: 'Digital Service' })).toBeVisible();
  expect(room.getByText('1 of 6, Money')).toBeVisible();
  expect(room.getAllByRole('checkbox')).toHaveLength(6);
  expect(room.queryByText(/%/)).toBeNull();
});

test('arrow keys and the keys of a clicker turn the pages, not beyond the ends', async () => {
  const { user, room } = await enterRoom();

  await user.keyboard('{ArrowLeft}');
  expect(room.getByRole('heading', { name: 'Digital Service' })).toBeVisible();

  await user.keyboard('{ArrowRight}{PageDown}');
  expect(room.getByRole('heading', { name: 'Advantages/Features' })).toBe(document.activeElement);

  await user.keyboard('{PageUp}');
  expect(room.getByRole('heading', { name: 'Segmentation' })).toBeVisible();
});

test('the key beside a topic switches it, there and in the meter', async () => {
  const { user, room } = await enterRoom();

  await user.keyboard('3');

  expect(room.getByRole('checkbox', { name: 'Delivery channel' })).not.toBeChecked();
  expect(screen.getByRole('meter', { hidden: true })).toHaveAttribute('aria-valuenow', '98');

  await user.keyboard('3');
  expect(room.getByRole('checkbox', { name: 'Delivery channel' })).toBeChecked();
});

test('after the last category: the result', async () => {
  const { user, room } = await enterRoom();
  await user.keyboard('3{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');

  await user.click(room.getByRole('button', { name: 'Show the result' }));

  expect(room.getByRole('heading', { name: 'Agile Communication Level' })).toBeVisible();
  expect(room.getByText('98%', { selector: 'p' })).toBeVisible();
  expect(room.getByText('Digital Service, Money')).toBeVisible();
  expect(room.getAllByText(/^Case \d/, { selector: 'li' })).toHaveLength(7);
});

test('closed: the meter is there again', async () => {
  const { user, room } = await enterRoom();

  await user.click(room.getByRole('button', { name: 'Close' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Room' })).toHaveAttribute('aria-expanded', 'false');
});
