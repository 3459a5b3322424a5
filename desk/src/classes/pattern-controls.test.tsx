import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PatternControls } from './pattern-controls.tsx';

function TestForm({ first = '', start = '2027-03-02T18:30' }) {
  const [pattern, setPattern] = useState(first);
  return (
    <>
      <PatternControls pattern={pattern} start={start} onPattern={setPattern} />
      <input aria-label="Text" value={pattern} onChange={({ target }) => setPattern(target.value)} />
    </>
  );
}

const text = () => screen.getByRole('textbox', { name: 'Text' });
const number = (name: string) => screen.getByRole('spinbutton', { name });
const box = (name: string) => screen.getByRole('checkbox', { name });

test('sessions chosen with controls: written once they are whole, with keys alone', async () => {
  const user = userEvent.setup();
  render(<TestForm />);
  await user.tab();
  expect(number('How many')).toHaveFocus();
  await user.keyboard('10{Tab}1.5{Tab}');
  expect(text()).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('Not in the field below yet: choose a day.');

  await user.tab();
  expect(box('Monday')).toHaveFocus();
  await user.keyboard(' ');
  expect(text()).toHaveValue('10 x 1.5 h, Mon 18:30');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(box('Sunday'));
  await user.click(box('Wednesday'));
  await user.click(box('Every 2 weeks'));
  expect(text()).toHaveValue('10 x 1.5 h, every 2 weeks Mon+Wed+Sun 18:30');
});

test('sessions typed: read into the controls, and what they cannot read stays until something whole is chosen', async () => {
  const user = userEvent.setup();
  render(<TestForm first="5 x 2 h, Mon-Fri 09:00" />);
  expect(number('How many')).toHaveValue(5);
  expect(box('Friday')).toBeChecked();
  expect(box('Saturday')).not.toBeChecked();
  expect(screen.getByLabelText('From')).toHaveValue('09:00');

  for (const day of ['Saturday', 'Sunday']) await user.click(box(day));
  expect(text()).toHaveValue('5 x 2 h, daily 09:00');

  await user.clear(text());
  await user.type(text(), 'Mon+Tue 9:00-17:00');
  expect(number('How many')).toHaveValue(null);
  await user.type(number('How many'), '2');
  await user.type(number('Length in hours'), '8');
  expect(text()).toHaveValue('Mon+Tue 9:00-17:00');
  await user.click(box('Monday'));
  expect(text()).toHaveValue('2 x 8 h, Mon 18:30');
});

test('length in any part of an hour: kept when another day is chosen', async () => {
  const user = userEvent.setup();
  render(<TestForm first="3 x 2.125 h, Mon 09:00" />);

  await user.click(box('Tuesday'));

  expect(text()).toHaveValue('3 x 2.125 h, Mon+Tue 09:00');
});

test('last day taken out: the text stays, and it is said what is missing; typed anew: the controls follow', async () => {
  const user = userEvent.setup();
  render(<TestForm first="10 x 3 h, Mon 18:30" />);
  await user.click(box('Monday'));
  expect(text()).toHaveValue('10 x 3 h, Mon 18:30');
  expect(screen.getByRole('status')).toHaveTextContent('choose a day');
  await user.click(box('Tuesday'));
  expect(text()).toHaveValue('10 x 3 h, Tue 18:30');

  await user.clear(number('How many'));
  expect(screen.getByRole('status')).toHaveTextContent('choose how many, 1 to 100');
  await user.clear(text());
  await user.type(text(), '3 x 1 h, Fri 10:00');
  expect(number('How many')).toHaveValue(3);
  expect(box('Friday')).toBeChecked();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
