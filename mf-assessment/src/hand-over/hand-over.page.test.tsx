import { renderPage } from '@agile-languages/shared/test';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import page from './hand-over.page.tsx';

const open = (path = '/hand-over') => renderPage(page, { path });
const copied = async () => (await navigator.clipboard.readText()).replace('http://site.test', '');

test('hand-over from one phone to another and back: where they differ', async () => {
  const giver = open();
  await giver.user.type(screen.getByRole('textbox', { name: 'Your card' }), 'A subscriber pauses the box.');
  await giver.user.type(screen.getByRole('textbox', { name: 'Who exactly does it?' }), 'the subscriber');
  await giver.user.type(screen.getByRole('textbox', { name: 'From when, until when?' }), 'Monday 18:00');
  await giver.user.click(screen.getByRole('button', { name: 'Show the code' }));
  expect(await screen.findByRole('img', { name: 'Code with your card' })).toBeVisible();
  await giver.user.click(screen.getByRole('button', { name: 'Copy instead' }));
  const cardLink = await copied();
  giver.unmount();

  const receiver = open(cardLink);
  expect(await screen.findByText('A subscriber pauses the box.')).toBeVisible();
  await receiver.user.type(screen.getByRole('textbox', { name: 'Who exactly does it?' }), 'Subscribers');
  await receiver.user.type(screen.getByRole('textbox', { name: 'From when, until when?' }), 'at once');
  await receiver.user.click(screen.getByRole('button', { name: 'Show the code' }));
  await screen.findByRole('img', { name: 'Code with your answers' });
  await receiver.user.click(screen.getByRole('button', { name: 'Copy instead' }));
  const answersLink = await copied();
  receiver.unmount();

  const { user } = open(answersLink);
  expect(await screen.findByText(/^You agreed on 1 of 8\. Talk about: what, why, from when,/)).toBeVisible();
  const row = within(screen.getByRole('heading', { name: 'From when, until when?' }).closest('li') ?? document.body);
  expect(row.getByText('Monday 18:00')).toBeVisible();
  expect(row.getByText('at once')).toBeVisible();
  await user.click(row.getByRole('button', { name: 'We meant the same (from when)' }));
  expect(screen.getByText(/^You agreed on 2 of 8\./)).toBeVisible();
  expect(cardLink).not.toContain('18:00');
});

test('answers to a card of another browser: said', async () => {
  localStorage.clear();
  const { packAnswers } = await import('./handed.ts');

  open(`/hand-over#answers=${await packAnswers({ id: 'none', answers: Array.from({ length: 8 }, () => 'x') })}`);

  expect(await screen.findByText(/not handed over from this browser/)).toBeVisible();
});

test('Start again: nothing is left in the browser', async () => {
  const { user } = open();
  await user.type(screen.getByRole('textbox', { name: 'Your card' }), 'Some card');
  await user.click(screen.getByRole('button', { name: 'Show the code' }));
  await screen.findByRole('img');

  await user.click(screen.getByRole('button', { name: 'Start again' }));

  expect(screen.getByRole('textbox', { name: 'Your card' })).toHaveValue('');
  expect(localStorage.getItem('hand-over')).toBeNull();
});

test('two tabs hand over a card each: answers to either are compared; Start again in one leaves the card of the other', async () => {
  const { packAnswers } = await import('./handed.ts');
  const meant = Array.from({ length: 8 }, () => 'x');
  const { user, unmount } = open();
  localStorage.setItem(
    'hand-over',
    JSON.stringify([{ id: 'abcd', kind: 'story', text: 'Card of the other tab', meant }]),
  );

  await user.type(screen.getByRole('textbox', { name: 'Your card' }), 'Card of this tab');
  await user.click(screen.getByRole('button', { name: 'Show the code' }));
  await screen.findByRole('img');
  expect(localStorage.getItem('hand-over')).toMatch(/"Card of this tab".*"Card of the other tab"/);
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(localStorage.getItem('hand-over')).not.toContain('Card of this tab');
  unmount();

  open(`/hand-over#answers=${await packAnswers({ id: 'abcd', answers: meant })}`);
  expect(await screen.findByText(/^You agreed on 8 of 8/)).toBeVisible();
});

test('card that an earlier version has stored: shown, and compared with its answers', async () => {
  const { packAnswers } = await import('./handed.ts');
  const meant = Array.from({ length: 8 }, () => 'x');
  localStorage.setItem('hand-over', JSON.stringify({ id: 'abcd', kind: 'story', text: 'Old card', meant }));
  const { unmount } = open();
  expect(screen.getByRole('textbox', { name: 'Your card' })).toHaveValue('Old card');
  unmount();

  open(`/hand-over#answers=${await packAnswers({ id: 'abcd', answers: meant })}`);

  expect(await screen.findByText(/^You agreed on 8 of 8/)).toBeVisible();
});
