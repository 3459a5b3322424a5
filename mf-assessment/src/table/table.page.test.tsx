import { fakeApi, renderPage, renderSection } from '@agile-languages/shared/test';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { decodeMarks } from '../assessment/selection-code.ts';
import meterSection from '../meter/meter.section.tsx';
import { deckOf } from './deck.ts';
import page from './table.page.tsx';
import { type Answer, answers, lettersOf, readLetters } from './table-code.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const field = () => screen.getByRole('textbox', { name: 'Code of a phone' });
const count = () => screen.getByText(/are in\.$/).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

async function joinLink() {
  press('Copy the link for a chat');
  await screen.findByText('Copied.');
  return (await navigator.clipboard.readText()).replace('http://site.test', '');
}

function begin({ path = '/table#case=3', categories = ['Segmentation (7)', 'User Story (7)'], people = 7 } = {}) {
  const rendered = renderPage(page, { path });
  for (const name of categories)
    fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(`^${name.replaceAll(/[()]/g, '\\$&')}`) }));
  fireEvent.change(screen.getByRole('spinbutton', { name: 'How many phones?' }), { target: { value: `${people}` } });
  press('Begin');
  return rendered;
}

test('seven people, twenty rounds, one phone lost in the middle: one link with what they agreed and three actions', {
  tags: ['all'],
}, async () => {
  begin();
  const deck = deckOf((await joinLink()).replace(/^[^#]*/, ''));
  expect(deck?.topics).toHaveLength(20);
  const phones = [11, 512, 1033, 2048, 4000, 6001, 8191];
  const expected = new Map<number, Answer>();

  for (const [round, topic] of (deck?.topics ?? []).entries()) {
    expect(screen.getByRole('heading', { name: topic.name, level: 2 })).toHaveFocus();
    const here = round < 10 ? phones : phones.slice(0, 6);
    const isSplit = round % 4 === 3;
    for (const [index, phone] of here.entries()) {
      expect(screen.queryByRole('list', { name: 'Answers' })).toBeNull();
      const answer = isSplit ? (answers[index % 3] ?? 'yes') : (answers[round % 3] ?? 'yes');
      type(lettersOf({ table: deck?.table ?? 0, phone, topic: topic.id, answer }));
    }
    if (round === 10) {
      expect(count()).toBe('6 of 7 are in.');
      press('Go on without the missing phone');
    }
    expect(count()).toBe(`All ${here.length} are in.`);
    expect(screen.getByRole('list', { name: 'Answers' })).toBeVisible();
    if (isSplit) {
      expect(screen.getByText('Show the card on which this is true.')).toBeVisible();
      expect(screen.getByRole('timer')).toHaveTextContent('1:30');
      press(round % 8 === 3 ? 'Yes' : 'Partly');
    } else expect(screen.queryByRole('timer')).toBeNull();
    expected.set(topic.id, isSplit ? (round % 8 === 3 ? 'yes' : 'partly') : (answers[round % 3] ?? 'yes'));
    press(round === 19 ? 'To the end' : 'Next topic');
  }

  expect(screen.getByRole('heading', { name: /^You agreed on 20 of 20\. Level of case 3: \d+%$/ })).toHaveFocus();
  for (const [label, value] of [
    ['Who (first)', 'Ana'],
    ['What (first)', 'write the rule of each segment'],
    ['When (first)', '2026-12-10'],
    ['What (third)', 'count & show'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link with what you agreed' }).value;

  expect(link).toMatch(
    /^http:\/\/site\.test\/#meter=[\w-]{30}&on=\d{4}-\d\d-\d\d&do=Ana;write%20the%20rule%20of%20each%20segment;2026-12-10&do=;count%20%26%20show;$/,
  );
  const off = [...expected].flatMap(([id, answer]) => (answer === 'yes' ? [] : [id]));
  expect(decodeMarks(link)).toEqual({ kind: 'read', number: 3, marks: new Set(off) });
});

test('link of a meeting, opened in the meter: its answers, and who does what when', async () => {
  fakeApi({ 'calle/GetClassList': { rows: [] } });
  const logged = vi.spyOn(console, 'error');
  renderSection(meterSection, {
    path: '/#meter=CscBAACAAQAAAIABAAAAAAAAAAAAiw&on=2026-11-28&do=Ana;write%20the%20rule;2026-12-10&do=Ben;write%20the%20rule;',
  });

  const actions = within(await screen.findByRole('list', { name: 'Agreed actions' }));
  expect(actions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ana, write the rule, Thu 10 Dec 2026',
    'Ben, write the rule',
  ]);
  expect(logged).not.toHaveBeenCalled();
});

test('codes that are wrong: refused with a sentence, and the field is ready for the next', () => {
  begin();

  type('ABCDEFGH');

  expect(screen.getByText('This is no code of a phone at this table. It has eight letters.')).toBeVisible();
  expect(field()).toHaveValue('');
  expect(count()).toBe('0 of 7 are in.');
});

test('the big screen is loaded again in the middle: it goes on', async () => {
  const { unmount } = begin({ people: 2 });
  const deck = deckOf((await joinLink()).replace(/^[^#]*/, ''));
  const topic = deck?.topics[0]?.id ?? 0;
  type(lettersOf({ table: deck?.table ?? 0, phone: 1, topic, answer: 'yes' }));
  unmount();

  renderPage(page, { path: '/table' });

  expect(count()).toBe('1 of 2 are in.');
  press('Start again');
  expect(screen.getByRole('button', { name: 'Begin' })).toBeVisible();
  expect(sessionStorage.length).toBe(0);
});

test('time to talk: counted down, and over', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  begin({ people: 2 });
  const { deck } = JSON.parse(sessionStorage.getItem('table') ?? '{}');
  const { table = 0, topics = [] } = deckOf(deck.replace(/^[^#]*/, '')) ?? {};
  const topic = topics[0]?.id ?? 0;
  type(lettersOf({ table, phone: 1, topic, answer: 'yes' }));
  type(lettersOf({ table, phone: 2, topic, answer: 'not yet' }));

  act(() => void vi.advanceTimersByTime(30_000));
  expect(screen.getByRole('timer')).toHaveTextContent('1:00');
  act(() => void vi.advanceTimersByTime(60_000));

  expect(screen.getByText('Time is up. Agree, or leave it open.')).toBeVisible();
});

test('phone: an answer is a code; loaded again it has the same number and its answers', async () => {
  const { unmount } = begin({ categories: [] });
  const path = await joinLink();
  unmount();

  const phone = renderPage(page, { path });
  await phone.user.click(await screen.findByRole('button', { name: 'Partly' }));
  const first = screen.getByText(/^Your code:$/).parentElement?.textContent?.replace('Your code: ', '') ?? '';
  expect(readLetters(first)).toMatchObject({ topic: 1, answer: 'partly' });
  expect(screen.getByRole('img', { name: 'Code of your answer' })).toBeVisible();
  await phone.user.click(screen.getByRole('button', { name: 'Next topic' }));
  expect(screen.getByRole('heading', { name: 'Problem the service removes' })).toHaveFocus();
  expect(screen.queryByRole('img')).toBeNull();
  phone.unmount();

  const again = renderPage(page, { path });
  await again.user.click(await screen.findByRole('button', { name: 'Yes' }));
  const second = screen.getByText(/^Your code:$/).parentElement?.textContent?.replace('Your code: ', '') ?? '';

  expect(readLetters(second)).toMatchObject({ topic: 2, phone: readLetters(first)?.phone, answer: 'yes' });
});
