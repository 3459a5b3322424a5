import { renderPage } from '@agile-languages/shared/test';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { caseOf } from '../assessment/cases.ts';
import { topicsOf } from './deck.ts';
import { keepMeeting } from './kept-meeting.ts';
import { newMeeting, take } from './meeting.ts';
import page from './table.page.tsx';
import { type Answer, lettersOf } from './table-code.ts';

const communicationCase = caseOf(1);
const topics = topicsOf(communicationCase).slice(0, 2);

const answerOf = (phone: number, answer: Answer) => ({ table: 9, phone, topic: topics[0]?.id ?? 0, answer });

function open(people: number, ...given: Answer[]) {
  keepMeeting(
    given.reduce(
      (meeting, answer, phone) => take(meeting, answerOf(phone, answer)).meeting,
      newMeeting({ table: 9, communicationCase, topics }, people),
    ),
  );
  return renderPage(page, { path: '/table' });
}

test('last code is in: said, and the focus stays in the field, which mends a slip', async () => {
  const { user } = open(2, 'yes');
  await user.click(screen.getByRole('textbox', { name: 'Code of a phone' }));

  await user.paste(lettersOf(answerOf(1, 'partly')));

  expect(screen.getByText('All 2 are in.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Code of a phone' })).toHaveFocus();
  expect(screen.getByText('Show the card on which this is true.')).toBeVisible();

  await user.paste(lettersOf(answerOf(1, 'yes')));

  expect(screen.getByText('The answer of this phone is replaced.')).toBeVisible();
  expect(screen.getByText('All say: yes.')).toBeVisible();
});

test('one phone more than people: refused with the way on', async () => {
  const { user } = open(2, 'yes', 'yes');
  await user.click(screen.getByRole('textbox', { name: 'Code of a phone' }));

  await user.paste(lettersOf(answerOf(7, 'partly')));
  expect(screen.getByText('All are in already. Press “One phone more” first.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'One phone more' }));
  await user.click(screen.getByRole('textbox', { name: 'Code of a phone' }));
  await user.paste(lettersOf(answerOf(7, 'partly')));

  expect(screen.getByText('All 3 are in.')).toBeVisible();
});

test('as many phones as a table has: one more is refused with a sentence', async () => {
  const { user } = open(20, 'yes');

  await user.click(screen.getByRole('button', { name: 'One phone more' }));

  expect(screen.getByText('A table has 20 phones at most.')).toBeVisible();
  expect(screen.getByText('1 of 20 are in.')).toBeVisible();
});

test('camera: goes on when all are in, and at the next topic', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { user } = open(2, 'yes');
  await user.click(screen.getByRole('button', { name: 'Read the codes with the camera' }));
  await user.click(screen.getByRole('textbox', { name: 'Code of a phone' }));

  await user.paste(lettersOf(answerOf(1, 'partly')));
  expect(screen.getByRole('button', { name: 'Stop the camera' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next topic' }));

  expect(screen.getByText('0 of 2 are in.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop the camera' })).toBeVisible();
});

test('last code is in while the focus is elsewhere: the focus stays where it was', () => {
  open(2, 'yes');
  screen.getByRole('button', { name: 'Copy the link for a chat' }).focus();

  fireEvent.change(screen.getByRole('textbox', { name: 'Code of a phone' }), {
    target: { value: lettersOf(answerOf(1, 'partly')) },
  });

  expect(screen.getByText('All 2 are in.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy the link for a chat' })).toHaveFocus();
});

test('missing phone left out: the focus is on how many are in', async () => {
  const { user } = open(3, 'yes', 'yes');

  await user.click(screen.getByRole('button', { name: 'Go on without the missing phone' }));

  expect(screen.getByText('All 2 are in.')).toHaveFocus();
});

test('number of people raised again: the focus stays where it was', async () => {
  const { user } = open(2, 'yes', 'partly');

  await user.click(screen.getByRole('button', { name: 'One phone more' }));

  expect(screen.getByRole('button', { name: 'One phone more' })).toHaveFocus();
});

test('started again: the focus is on the first question', async () => {
  const { user } = open(2);

  await user.click(screen.getByRole('button', { name: 'Start again' }));

  expect(screen.getByRole('combobox', { name: 'Which conversation?' })).toHaveFocus();
});

test('page opens without a meeting: the focus stays at its start', () => {
  renderPage(page, { path: '/table' });

  expect(screen.getByRole('combobox', { name: 'Which conversation?' })).toBeVisible();
  expect(document.body).toHaveFocus();
});

test('time to talk is over: said by a region that was there before', () => {
  vi.useFakeTimers();
  open(2, 'yes', 'not yet');
  const regions = screen.getAllByRole('status');

  act(() => void vi.advanceTimersByTime(90_000));

  expect(regions.map(({ textContent }) => textContent)).toContain('Time is up. Agree, or leave it open.');
  expect(screen.queryByRole('timer')).toBeNull();
});

test('time to talk: goes on where it was after another topic, and after the page was loaded again', () => {
  vi.useFakeTimers();
  const { unmount } = open(2, 'yes', 'not yet');
  act(() => void vi.advanceTimersByTime(30_000));
  expect(screen.getByRole('timer')).toHaveTextContent('1:00');

  fireEvent.click(screen.getByRole('button', { name: 'Next topic' }));
  act(() => void vi.advanceTimersByTime(10_000));
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByRole('timer')).toHaveTextContent('0:50');
  unmount();
  act(() => void vi.advanceTimersByTime(10_000));
  renderPage(page, { path: '/table' });

  expect(screen.getByRole('timer')).toHaveTextContent('0:40');
});
