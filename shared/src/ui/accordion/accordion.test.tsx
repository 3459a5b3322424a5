import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Accordion } from '../index.ts';

const testItems = [
  { id: 'one', question: 'Test one?', answer: <p>Answer one.</p> },
  { id: 'two', question: 'Test two?', answer: <p>Answer two.</p> },
];
const question = (name: string) => screen.getByRole('button', { name });
const panelOf = (text: string) => screen.getByText(text).closest('[id$="-answer"]');

test('accordion, at first: every answer is closed and can be found by the browser', () => {
  render(<Accordion items={testItems} />);

  expect(screen.getAllByRole('button', { expanded: false })).toHaveLength(2);
  expect(panelOf('Answer one.')).toHaveAttribute('hidden', 'until-found');
});

test('accordion, second opened: the first closes', async () => {
  const user = userEvent.setup();
  render(<Accordion items={testItems} />);
  await user.click(question('Test one?'));
  expect(panelOf('Answer one.')).not.toHaveAttribute('hidden');

  await user.click(question('Test two?'));

  expect(question('Test one?')).toHaveAttribute('aria-expanded', 'false');
  expect(question('Test two?')).toHaveAttribute('aria-expanded', 'true');
  expect(panelOf('Answer one.')).toHaveAttribute('hidden', 'until-found');
  expect(panelOf('Answer two.')).not.toHaveAttribute('hidden');
});

test('accordion, open one clicked again: closes', async () => {
  const user = userEvent.setup();
  render(<Accordion items={testItems} />);
  await user.click(question('Test one?'));

  await user.click(question('Test one?'));

  expect(screen.queryByRole('button', { expanded: true })).toBeNull();
});

test('accordion, browser finds a word in a closed answer: it opens', () => {
  render(<Accordion items={testItems} />);

  fireEvent(screen.getByText('Answer two.').parentElement ?? document, new Event('beforematch'));

  expect(question('Test two?')).toHaveAttribute('aria-expanded', 'true');
});

test('accordion, answer found before the code is there: it is open, and the first closes', async () => {
  const items = <Accordion items={testItems} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(items);
  expect(panelOf('Answer two.')).toHaveAttribute('hidden', 'until-found');
  panelOf('Answer two.')?.removeAttribute('hidden');

  render(items, { container, hydrate: true });

  expect(question('Test two?')).toHaveAttribute('aria-expanded', 'true');
  expect(panelOf('Answer one.')).toHaveAttribute('hidden', 'until-found');
  container.remove();
});

test('accordion, owner keeps the state: onOpenChange is called, and nothing opens by itself', async () => {
  const user = userEvent.setup();
  const onOpen = vi.fn();
  render(<Accordion items={testItems} headingLevel={2} open="one" onOpen={onOpen} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Test one?' })).toBeVisible();

  await user.click(question('Test two?'));
  await user.click(question('Test one?'));

  expect(onOpen.mock.calls).toEqual([['two'], [undefined]]);
  expect(question('Test one?')).toHaveAttribute('aria-expanded', 'true');
});
