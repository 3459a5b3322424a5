import { renderPage } from '@agile-languages/shared/test';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { caseOf } from '../assessment/cases.ts';
import { topicsOf } from './deck.ts';
import { keepMeeting } from './kept-meeting.ts';
import { goTo, newMeeting } from './meeting.ts';
import page from './table.page.tsx';

const communicationCase = caseOf(1);
const topics = topicsOf(communicationCase).slice(0, 2);

const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const link = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Link with what you agreed' }).value;

test('actions and name: kept on the way back to the topics, and when the page is loaded again', () => {
  keepMeeting(goTo(newMeeting({ table: 9, communicationCase, topics }, 2), topics.length));
  const { unmount } = renderPage(page, { path: '/table' });
  fill('Who (first)', 'Ana');
  fill('What (first)', 'write the rule');
  fill('When (third)', '2026-12-10');
  fill(/^What is this result\?/, 'Sprint 12');
  const before = link();
  expect(screen.getByText(/^Of \w{3} \d{1,2} \w{3} \d{4}\. It is all in the link/)).toBeVisible();
  expect(before).toMatch(/&name=Sprint%2012&do=Ana;write%20the%20rule;$/);

  press('Back to the topics');
  press('To the end');
  expect(link()).toBe(before);

  unmount();
  renderPage(page, { path: '/table' });
  expect(link()).toBe(before);
  expect(screen.getByLabelText('When (third)')).toHaveValue('2026-12-10');
});
