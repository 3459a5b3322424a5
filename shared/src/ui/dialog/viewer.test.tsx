import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Viewer } from '../index.ts';

const testPictures = ['First', 'Second', 'Third'].map((name) => <img key={name} src="/test.svg" alt={name} />);

function Example({ start }: { start: number }) {
  const [index, setIndex] = useState<number | undefined>(start);
  return (
    <Viewer
      label="Screen samples"
      pictures={testPictures}
      index={index}
      onIndex={setIndex}
      onClose={() => setIndex(undefined)}
    />
  );
}

const dialog = () => screen.getByRole('dialog', { name: 'Screen samples' });
const swipe = (from: number, to: number) => {
  fireEvent.touchStart(dialog(), { changedTouches: [{ clientX: from }] });
  fireEvent.touchEnd(dialog(), { changedTouches: [{ clientX: to }] });
};

test('viewer, index 2: the third picture alone, position 3', () => {
  render(<Example start={2} />);

  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual(['Third']);
  expect(screen.getByText('3 / 3')).toBeVisible();
});

test('viewer, next on the last: the first', async () => {
  const user = userEvent.setup();
  render(<Example start={2} />);

  await user.click(screen.getByRole('button', { name: 'Next' }));

  expect(screen.getByRole('img', { name: 'First' })).toBeVisible();
  expect(screen.getByText('1 / 3')).toBeVisible();
});

test('viewer, previous on the first: the last', async () => {
  const user = userEvent.setup();
  render(<Example start={0} />);

  await user.click(screen.getByRole('button', { name: 'Previous' }));

  expect(screen.getByRole('img', { name: 'Third' })).toBeVisible();
});

test('viewer, arrow keys: on and back', () => {
  render(<Example start={0} />);

  fireEvent.keyDown(dialog(), { key: 'ArrowRight' });
  expect(screen.getByText('2 / 3')).toBeVisible();

  fireEvent.keyDown(dialog(), { key: 'ArrowLeft' });
  expect(screen.getByText('1 / 3')).toBeVisible();
});

test('viewer, swipe: to the left goes on, to the right goes back, a short one does nothing', () => {
  render(<Example start={0} />);

  swipe(200, 100);
  expect(screen.getByText('2 / 3')).toBeVisible();

  swipe(100, 120);
  expect(screen.getByText('2 / 3')).toBeVisible();

  swipe(100, 200);
  expect(screen.getByText('1 / 3')).toBeVisible();
});

test('viewer, close control: closes', async () => {
  const user = userEvent.setup();
  render(<Example start={0} />);

  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('viewer, click on the backdrop: closes', async () => {
  const user = userEvent.setup();
  render(<Example start={0} />);

  await user.click(dialog());

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('viewer, click on the picture: stays', async () => {
  const user = userEvent.setup();
  render(<Example start={0} />);

  await user.click(screen.getByRole('img'));

  expect(dialog()).toBeVisible();
});
