import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Meter } from '../meter/meter.tsx';

async function enterRoom() {
  const user = userEvent.setup();
  render(<Meter />);
  await user.click(screen.getByRole('button', { name: 'Room' }));
  const room = within(await screen.findByRole('dialog'));
  return { user, room };
}

test('one category per screen, without the result', async () => {
  const { room } = await enterRoom();

  expect(room.getByRole('heading', { name: 'Digital Service' })).toBeTruthy();
  expect(room.getByText('1 of 6, Money')).toBeTruthy();
  expect(room.getAllByRole('checkbox')).toHaveLength(6);
  expect(room.queryByText(/%/)).toBeNull();
});

test('arrow keys and the keys of a clicker turn the pages, not beyond the ends', async () => {
  const { user, room } = await enterRoom();

  await user.keyboard('{ArrowLeft}');
  expect(room.getByRole('heading', { name: 'Digital Service' })).toBeTruthy();

  await user.keyboard('{ArrowRight}{PageDown}');
  expect(room.getByRole('heading', { name: 'Advantages/Features' })).toBe(document.activeElement);

  await user.keyboard('{PageUp}');
  expect(room.getByRole('heading', { name: 'Segmentation' })).toBeTruthy();
});

test('the key beside a topic switches it, there and in the meter', async () => {
  const { user, room } = await enterRoom();

  await user.keyboard('3');

  expect(room.getByRole<HTMLInputElement>('checkbox', { name: 'Delivery channel' }).checked).toBe(false);
  expect(screen.getByRole('meter', { hidden: true }).getAttribute('aria-valuenow')).toBe('98');

  await user.keyboard('3');
  expect(room.getByRole<HTMLInputElement>('checkbox', { name: 'Delivery channel' }).checked).toBe(true);
});

test('after the last category: the result', async () => {
  const { user, room } = await enterRoom();
  await user.keyboard('3{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');

  await user.click(room.getByRole('button', { name: 'Show the result' }));

  expect(room.getByRole('heading', { name: 'Agile Communication Level' })).toBeTruthy();
  expect(room.getByText('98%', { selector: 'p' })).toBeTruthy();
  expect(room.getByText('Digital Service, Money')).toBeTruthy();
  expect(room.getAllByText(/^Case \d/, { selector: 'li' })).toHaveLength(7);
});

test('closed: the meter is there again', async () => {
  const { user, room } = await enterRoom();

  await user.click(room.getByRole('button', { name: 'Close' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Room' }).getAttribute('aria-expanded')).toBe('false');
});
