import { communicationCases, languages } from '@agile-languages/shared/content';
import { renderPage } from '@agile-languages/shared/test';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { bank } from '../assessment/bank.ts';
import { decodeMarks } from '../assessment/selection-code.ts';
import { cards } from './cards.content.ts';
import page from './quick-check.page.tsx';
import { orderOf, startOf } from './start-of.ts';

beforeEach(() => localStorage.clear());

const render = () => renderPage(page, { path: '/quick-check' });

async function answer(user: ReturnType<typeof render>['user'], isRight: (index: number) => boolean) {
  for (const [index, { answers }] of cards.entries()) {
    const [right, wrong] = answers;
    await user.click(screen.getByRole('button', { name: isRight(index) ? right : wrong }));
  }
}

test('cards: one of each Language, with topics of the meter, and three answers that differ', () => {
  const known = new Set(bank.flatMap(({ topics }) => topics.map(({ id }) => id)));

  expect(cards.map(({ language }) => language).toSorted()).toEqual(languages.map(({ id }) => id).toSorted());
  for (const { topics, answers, weighedAs } of cards) {
    expect(topics.filter((id) => !known.has(id))).toEqual([]);
    expect(new Set(answers).size).toBe(3);
    expect(communicationCases.some(({ weights }) => weights[weighedAs])).toBe(true);
  }
});

test('order of answers: each place is right three times', () => {
  const places = cards.map((card, index) => orderOf(card, index).indexOf(card.answers[0]));

  expect(places.toSorted()).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
  for (const [index, card] of cards.entries())
    expect(orderOf(card, index).toSorted()).toEqual([...card.answers].sort());
});

test('length of answers: the right one is the longest, the middle one and the shortest three times, each once in each place', () => {
  const seen = cards.map((card, index) => {
    const longer = card.answers.filter(({ length }) => length > card.answers[0].length).length;
    return `${orderOf(card, index).indexOf(card.answers[0])}${longer}`;
  });

  expect(seen.toSorted()).toEqual(['00', '01', '02', '10', '11', '12', '20', '21', '22']);
});

test('all found: says so, and leads to the meter', async () => {
  const { user } = render();
  await answer(user, () => true);

  expect(screen.getByRole('heading', { name: 'You found 9 of 9 questions.' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Go to the level meter' })).toHaveAttribute('href', '/#meter');
});

test('two missed: their questions, and the case in which they weigh most with their topics off; nothing is stored or sent', async () => {
  const request = vi.spyOn(globalThis, 'fetch');
  const { user } = render();
  await answer(user, (index) => index > 1);

  expect(screen.getByRole('heading', { name: 'You found 7 of 9 questions.' })).toBeVisible();
  const [story, form] = screen.getAllByRole('listitem');
  expect(within(story as HTMLElement).getByText(cards[0]?.answers[0] ?? '')).toBeVisible();
  expect(within(form as HTMLElement).getByRole('link', { name: 'Learn Form' })).toHaveAttribute(
    'href',
    '/languages/1111117',
  );
  const link = screen.getByRole('link', { name: 'Go on with case 4' }).getAttribute('href') ?? '';
  expect(decodeMarks(link)).toEqual({ kind: 'read', number: 4, marks: new Set([51, 52, 53, 91]) });
  expect(link).toMatch(/^\/#meter=[\w-]{30}&check$/);
  expect(localStorage).toHaveLength(0);
  expect(request).not.toHaveBeenCalled();
});

test('missed: what the case to start with does not have is not said to be switched off there', async () => {
  const { user } = render();
  const missed = ['1111112', '1111117'];
  await answer(user, (index) => !missed.includes(cards[index]?.language ?? ''));

  expect(
    screen.getByText(
      /^Start with case 1, .* - Internal: what you missed weighs most there, and its topics are already switched off\. This case does not have Form\.$/,
    ),
  ).toBeVisible();
});

test('back: the card before, with another answer', async () => {
  const { user } = render();
  await user.click(screen.getByRole('button', { name: cards[0]?.answers[1] ?? '' }));
  expect(screen.getByRole('heading', { name: /^Card 2 of 9/ })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('heading', { name: /^Card 1 of 9/ })).toHaveFocus();
  await answer(user, () => true);

  expect(screen.getByRole('heading', { name: 'You found 9 of 9 questions.' })).toBeVisible();
});

test.each([
  ['nothing', [], 1],
  ['money alone', ['1111112'], 1],
  ['flow and story', ['1111116', '1111111'], 4],
  ['management', ['1111115'], 7],
  ['programming', ['1111114'], 3],
])('start, %s missed: case %s', (_, ids, number) => {
  expect(startOf(cards.filter(({ language }) => (ids as string[]).includes(language))).number).toBe(number);
});
