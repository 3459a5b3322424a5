import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Accordion } from '../index.ts';

const testItems = [
  { id: 'one', question: 'Test one?', answer: <p>Answer one.</p> },
  { id: 'two', question: 'Test two?', answer: <p>Answer two.</p> },
];
const question = (name: string) => screen.getByRole('button', { name });
const panelOf = (text: string) => screen.getByText(text).closest('div');

test('at first: every answer is closed and can be found by the browser', () => {
  render(<Accordion items={testItems} />);

  expect(screen.getAllByRole('button', { expanded: false })).toHaveLength(2);
  expect(panelOf('Answer one.')?.getAttribute('hidden')).toBe('until-found');
});

test('second opened: the first closes', async () => {
  const user = userEvent.setup();
  render(<Accordion items={testItems} />);
  await user.click(question('Test one?'));
  expect(panelOf('Answer one.')?.hasAttribute('hidden')).toBe(false);

  await user.click(question('Test two?'));

  expect(question('Test one?').getAttribute('aria-expanded')).toBe('false');
  expect(question('Test two?').getAttribute('aria-expanded')).toBe('true');
  expect(panelOf('Answer one.')?.getAttribute('hidden')).toBe('until-found');
  expect(panelOf('Answer two.')?.hasAttribute('hidden')).toBe(false);
});

test('open one clicked again: closes', async () => {
  const user = userEvent.setup();
  render(<Accordion items={testItems} />);
  await user.click(question('Test one?'));

  await user.click(question('Test one?'));

  expect(screen.queryByRole('button', { expanded: true })).toBeNull();
});

test('browser finds a word in a closed answer: it opens', () => {
  render(<Accordion items={testItems} />);

  fireEvent(screen.getByText('Answer two.').parentElement ?? document, new Event('beforematch'));

  expect(question('Test two?').getAttribute('aria-expanded')).toBe('true');
});

test('owner keeps the state: is asked, and nothing opens by itself', async () => {
  const user = userEvent.setup();
  const onOpen = vi.fn();
  render(<Accordion items={testItems} headingLevel={2} open="one" onOpen={onOpen} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Test one?' })).toBeTruthy();

  await user.click(question('Test two?'));
  await user.click(question('Test one?'));

  expect(onOpen.mock.calls).toEqual([['two'], [undefined]]);
  expect(question('Test one?').getAttribute('aria-expanded')).toBe('true');
});
