import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { list, render, write } from './test-lab.tsx';

beforeEach(() => localStorage.clear());

test('a text without a word: said, and not called empty', async () => {
  render();
  write('🎉🎉');
  expect(await screen.findByRole('heading', { name: 'There are no words to read.' })).toBeVisible();

  write(' \n');
  expect(await screen.findByRole('heading', { name: 'The sheet is empty.' })).toBeVisible();
});

test('too little to read: three questions', async () => {
  render();
  write('See you on Thursday.');

  expect(await screen.findByRole('heading', { name: /^Too little to read/ })).toBeVisible();
  expect(screen.getAllByText('Why?', { exact: false, selector: 'summary' })).toHaveLength(3);
});

test('too little to read, with one vague word: marked, listed, and the three questions', async () => {
  render();
  write('Make the export better asap.');

  expect(
    await screen.findByRole('heading', {
      name: 'Too little to read. Vague words: 1. This is what a receiver would ask first.',
    }),
  ).toBeVisible();
  expect(screen.getByText('asap', { selector: 'figure *' })).toBeVisible();
  expect(list(/^Vague/).getByText('asap')).toBeVisible();
  expect(screen.getAllByText('Why?', { exact: false, selector: 'summary' })).toHaveLength(4);
});

test('a bug report: none of the cards, with the questions of one; a card by choice', async () => {
  const { user } = render();
  write('Map is white\nSteps to reproduce: open the map.\nExpected: a city.\nActual: a white page, somehow.');

  expect(
    await screen.findByRole('heading', { name: 'This looks like a bug report, which is no card. Vague words: 1.' }),
  ).toBeVisible();
  expect(screen.getByRole('radio', { name: 'None of these' })).toBeChecked();
  expect(list(/^Asked first/).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Take to the meter' })).toBeNull();

  await user.click(screen.getByRole('radio', { name: 'User story' }));
  expect(await screen.findByRole('heading', { name: /^Too little to read/ })).toBeVisible();
});

test('another language: named, nothing else', async () => {
  render();
  write('Abone olarak teslimatlarımı tatil için durdurmak istiyorum, bu kutu bir daha bozulmaz ve ödenmez.');

  expect(
    await screen.findByRole('heading', { name: 'This looks like Turkish. Card Lab reads English only.' }),
  ).toBeVisible();
  expect(screen.queryByRole('heading', { name: /^Not seen/ })).toBeNull();
});

test('a text that is too long: says how much of it is read', async () => {
  render();
  write('As a cook, I want to lock the menu. '.repeat(1000));

  expect(await screen.findByText('Only the first 20,000 of 36,000 characters are read.')).toBeVisible();
});

test('end of a text that is too long: not asked for its kind', async () => {
  render();
  const report = 'Steps to reproduce: open the map.\nExpected: a city.\nActual: a white page.';
  write(`${'The flow starts when an order arrives. The clerk checks the order.\n'.repeat(300)}${report}`);

  await waitFor(() => expect(screen.getByRole('radio', { name: 'Flow' })).toBeChecked());
});
