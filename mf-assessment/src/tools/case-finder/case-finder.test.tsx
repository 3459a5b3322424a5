import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { caseOf } from '../../assessment/cases.ts';
import { CaseFinder } from './case-finder.tsx';

const speaker = (name: string) => screen.getByRole('radio', { name });

test('speaker and listener that fit one case: it is chosen at once', async () => {
  const dispatch = vi.fn();
  const user = userEvent.setup();
  render(<CaseFinder communicationCase={caseOf(1)} dispatch={dispatch} />);

  await user.click(speaker('Business Development'));
  await user.click(speaker('Digital Product Management'));

  expect(dispatch).toHaveBeenCalledWith({ type: 'choose case', number: 6 });
});

test('speaker with one case: it is chosen without a listener', async () => {
  const dispatch = vi.fn();
  const user = userEvent.setup();
  render(<CaseFinder communicationCase={caseOf(1)} dispatch={dispatch} />);

  await user.click(speaker('Data Flow Management'));

  expect(dispatch).toHaveBeenCalledWith({ type: 'choose case', number: 2 });
});

test('three cases with one title: listed with their weights, a click chooses', async () => {
  const dispatch = vi.fn();
  const user = userEvent.setup();
  render(<CaseFinder communicationCase={caseOf(1)} dispatch={dispatch} />);

  await user.click(speaker('Business Development'));
  await user.click(speaker('Colleagues in the same zone'));
  expect(screen.getByText('3 cases fit. Their weights differ:')).toBeVisible();
  expect(dispatch).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: /^Case 5.*Money 60\s*Data Flow 40/ }));
  expect(dispatch).toHaveBeenCalledWith({ type: 'choose case', number: 5 });
});

test('team that hands over to another of its zone: case 8', async () => {
  const dispatch = vi.fn();
  const user = userEvent.setup();
  render(<CaseFinder communicationCase={caseOf(1)} dispatch={dispatch} />);

  await user.click(speaker('Digital Product Development'));
  await user.click(speaker('Digital Product Development, another team'));

  expect(dispatch).toHaveBeenCalledWith({ type: 'choose case', number: 8 });
});
