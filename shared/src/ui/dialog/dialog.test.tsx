import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button, Dialog, TextInput } from '../index.ts';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Contact Us</Button>
      <Dialog open={open} title="Contact Us" onClose={() => setOpen(false)}>
        <TextInput aria-label="Company" />
      </Dialog>
    </>
  );
}

async function openExample() {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Contact Us' }));
  return user;
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Contact Us' });

test('dialog, closed: nothing of it is there yet', () => {
  render(<Example />);

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByLabelText('Company')).toBeNull();
});

test('dialog, opened: a modal with its title', async () => {
  await openExample();

  expect(dialog().open).toBe(true);
  expect(screen.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
});

test('dialog, x pressed: closes and gives the focus back', async () => {
  const user = await openExample();

  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Contact Us' }));
});

test('dialog, closed when the focus has gone elsewhere: it stays there', async () => {
  await openExample();
  const other = document.body.appendChild(document.createElement('button'));

  dialog().addEventListener('close', () => other.focus(), { capture: true, once: true });
  act(() => dialog().close());

  expect(other).toHaveFocus();
  other.remove();
});

test('dialog, click on the backdrop: closes', async () => {
  const user = await openExample();

  await user.click(dialog());

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('dialog, click on the content: stays', async () => {
  const user = await openExample();

  await user.click(screen.getByLabelText('Company'));

  expect(dialog().open).toBe(true);
});

test('dialog, text selected and released on the backdrop: stays', async () => {
  await openExample();

  fireEvent.mouseDown(screen.getByLabelText('Company'));
  fireEvent.click(dialog());

  expect(dialog().open).toBe(true);
});

test('dialog, closed by the browser (Esc): the owner is notified, and it opens again', async () => {
  const user = await openExample();
  dialog().close();
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Contact Us' }));

  expect(dialog().open).toBe(true);
});

test('dialog, opened again: what was typed is still there', async () => {
  const user = await openExample();
  await user.type(screen.getByLabelText('Company'), 'Test Company');
  await user.click(screen.getByRole('button', { name: 'Close' }));

  await user.click(screen.getByRole('button', { name: 'Contact Us' }));

  expect(screen.getByLabelText('Company')).toHaveValue('Test Company');
});
