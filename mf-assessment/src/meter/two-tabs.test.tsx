import { fakeApi, renderSection } from '@agile-languages/shared/test';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { encodeMarks } from '../assessment/selection-code.ts';
import { marksOf } from '../assessment/testing/marks-of.ts';
import meterSection from './meter.section.tsx';

beforeEach(() => {
  fakeApi({ 'calle/GetClassList': { rows: [] } });
  localStorage.setItem('meter', here);
});

const here = encodeMarks({ number: 1, marks: marksOf('Money > Segmentation') });
const there = encodeMarks({ number: 3, marks: marksOf('Form') });
const stored = () => localStorage.getItem('meter');
const result = () => screen.getByText('Agile Communication Level:').parentElement?.textContent;
const question = () => screen.queryByText('Your answers were changed in another tab.', { ignore: '[role="status"]' });

function storeElsewhere(code: string, isHeard = true) {
  localStorage.setItem('meter', code);
  if (isHeard) fireEvent(window, new StorageEvent('storage', { key: 'meter', newValue: code }));
}

test('two tabs, Show those: the answers of the other one; undone: those of this one', async () => {
  const { user } = renderSection(meterSection);
  storeElsewhere(there);
  expect(question()).toBeVisible();
  expect(result()).toBe('Agile Communication Level: 80%');

  await user.click(screen.getByRole('button', { name: 'Show those' }));

  expect(screen.getByRole('radio', { name: /Case 3/ })).toBeChecked();
  expect(question()).toBeNull();
  expect(stored()).toBe(there);

  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(stored()).toBe(here);
});

test('two tabs, Keep these: stored in place of the others', async () => {
  const { user } = renderSection(meterSection);
  storeElsewhere(there);

  await user.click(screen.getByRole('button', { name: 'Keep these' }));

  expect(question()).toBeNull();
  expect(stored()).toBe(here);
});

test('two tabs, changed before the choice: the answers of the other one are stored still, and none here is lost', async () => {
  const { user } = renderSection(meterSection);
  storeElsewhere(there);

  await user.click(screen.getByRole('checkbox', { name: 'Delivery channel' }));

  expect(stored()).toBe(there);
  expect(question()).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Keep these' }));

  expect(stored()).toBe(
    encodeMarks({ number: 1, marks: marksOf('Money > Segmentation', 'Money > Digital Service > Delivery channel') }),
  );
});

test('two tabs, the other one not heard of: a change here asks first, too', async () => {
  const { user } = renderSection(meterSection);
  storeElsewhere(there, false);

  await user.click(screen.getByRole('checkbox', { name: 'Delivery channel' }));

  expect(stored()).toBe(there);
  expect(question()).toBeVisible();
});

test('two tabs, the same answers again in the other one: nothing to choose', () => {
  renderSection(meterSection);
  storeElsewhere(there);

  storeElsewhere(here);

  expect(question()).toBeNull();
});

test('two tabs, a shared result open in this one: Back to mine shows what the other one has stored since', async () => {
  const { user } = renderSection(meterSection, { path: `/#meter=${there}` });
  const newer = encodeMarks({ number: 5, marks: marksOf('Money') });
  storeElsewhere(newer);

  await user.click(screen.getByRole('button', { name: 'Back to mine' }));

  expect(screen.getByRole('radio', { name: /Case 5/ })).toBeChecked();
  expect(stored()).toBe(newer);
});

test('two tabs, a category looked at in each: both are remembered', async () => {
  const { user } = renderSection(meterSection);
  localStorage.setItem('meter-looked', '1111112-1 1111117-2');

  await user.click(screen.getByRole('tab', { name: /^Segmentation/ }));

  expect(localStorage.getItem('meter-looked')?.split(' ')).toEqual(expect.arrayContaining(['1111117-2', '1111112-1']));
  expect(localStorage.getItem('meter-looked')?.split(' ').length).toBeGreaterThan(2);
});
