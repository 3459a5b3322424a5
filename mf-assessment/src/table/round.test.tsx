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

test('last code is in: the focus is on how many are in, where it was in the field that is gone', async () => {
  const { user } = open(2, 'yes');
  await user.click(screen.getByRole('textbox', { name: 'Code of a phone' }));

  await user.paste(lettersOf(answerOf(1, 'partly')));

  expect(screen.getByText('All 2 are in.')).toHaveFocus();
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
