import { renderElement } from '@agile-languages/shared/test';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { caseOf } from '../../assessment/cases.ts';
import { encodeMarks } from '../../assessment/selection-code.ts';
import { marksOf } from '../../assessment/testing/marks-of.ts';
import { History } from './history.tsx';
import { added, developmentOf, type Kept, mostKept, readShelf, shelfCsv } from './shelf.ts';

const entry = (day: string, name = '', ...off: string[]): Kept => ({
  code: encodeMarks({ number: 1, marks: marksOf(...off) }),
  day,
  name,
});
const stored = () => readShelf(localStorage.getItem('meter-shelf'));

beforeEach(() => localStorage.clear());

function show(marks = marksOf('Money > Segmentation')) {
  const dispatch = vi.fn();
  return { dispatch, ...renderElement(<History communicationCase={caseOf(1)} marks={marks} dispatch={dispatch} />) };
}

test('history: nothing is stored until it is started; then the answers with day and label', async () => {
  const { user } = show();
  expect(localStorage.getItem('meter-shelf')).toBeNull();
  expect(screen.queryByLabelText(/^Keep today/)).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Start a history' }));
  expect(screen.getByText('Nothing is kept yet.')).toBeVisible();
  await user.type(screen.getByLabelText(/^Keep today/), 'Sprint 12');
  await user.click(screen.getByRole('button', { name: 'Keep' }));

  expect(stored()).toEqual([{ ...entry(stored()?.[0]?.day ?? '', 'Sprint 12', 'Money > Segmentation') }]);
  expect(stored()?.[0]?.day).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(screen.getByText(/, Sprint 12$/, { selector: 'b' })).toBeVisible();
});

test('history of several days: levels, what has moved since the one before, and each can be compared or deleted', async () => {
  const kept = [
    entry('2026-08-26', '', 'Money > Segmentation', 'Money > Competitor'),
    entry('2026-11-26', 'Sprint 12', 'Money > Segmentation'),
  ];
  localStorage.setItem('meter-shelf', JSON.stringify(kept));
  const { user, dispatch } = show();
  const [last, first] = screen.getAllByRole('listitem');
  await user.click(within(last as HTMLElement).getByText(/^\+\d+, 6 topics have moved$/));
  expect(within(last as HTMLElement).getByText(/^Money, on since: \w.*(?:, .*){5}$/)).toBeVisible();
  expect(first).toHaveTextContent(/^Wed 26 Aug 2026.*%the first one/);

  await user.click(screen.getByRole('button', { name: 'Compare with Wed 26 Aug 2026' }));
  expect(dispatch).toHaveBeenCalledExactlyOnceWith({
    type: 'compare',
    marks: marksOf('Money > Segmentation', 'Money > Competitor'),
  });

  await user.click(screen.getByRole('button', { name: 'Delete Wed 26 Aug 2026' }));
  expect(stored()).toEqual(kept.slice(1));
});

test('history deleted: nothing is left, and Undo brings it back', async () => {
  localStorage.setItem('meter-shelf', JSON.stringify([entry('2026-08-26')]));
  const { user } = show();

  await user.click(screen.getByRole('button', { name: 'Delete the history' }));
  expect(localStorage.getItem('meter-shelf')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Your history is deleted.');

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(stored()).toEqual([entry('2026-08-26')]);
});

test('what had the focus goes with the history: the focus is on the section, and the sentence in a region that was there', async () => {
  localStorage.setItem('meter-shelf', JSON.stringify([entry('2026-08-26'), entry('2026-11-26')]));
  const { user } = show();
  const section = screen.getByRole('region', { name: 'Your history' });
  const status = screen.getByRole('status');
  const press = (name: string) => user.click(screen.getByRole('button', { name }));

  await press('Delete Wed 26 Aug 2026');
  expect(section).toHaveFocus();
  await press('Delete the history');
  expect(section).toHaveFocus();
  expect(status).toHaveTextContent('Your history is deleted.');
  await press('Undo');
  expect(section).toHaveFocus();
  await press('Delete the history');
  await press('Start a history');
  expect(section).toHaveFocus();
  await press('Keep');
  expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
});

test('entry that another tab has added since: stays', async () => {
  localStorage.setItem('meter-shelf', '[]');
  const { user } = show();
  localStorage.setItem('meter-shelf', JSON.stringify([entry('2026-08-26', 'other tab')]));

  await user.click(screen.getByRole('button', { name: 'Keep' }));

  expect(stored()?.map(({ name }) => name)).toEqual(['other tab', '']);
});

test('shelf: the newest 24, by day; the same answers of a day once', () => {
  const days = Array.from({ length: 30 }, (_, index) => `2026-10-${`${index + 1}`.padStart(2, '0')}`);
  const kept = days.toReversed().reduce<Kept[]>((before, day) => added(before, entry(day)), []);

  expect(kept).toHaveLength(mostKept);
  expect(kept.at(-1)?.day).toBe('2026-10-30');
  expect(kept[0]?.day).toBe('2026-10-07');
  expect(added(kept, entry('2026-10-30', 'again'))).toHaveLength(mostKept);
});

test.each(['', 'no json', '{"a":1}', '[null, 7, {"code":"x"}]'])('shelf that holds %j: no entries', (text) => {
  expect(readShelf(text)).toEqual([]);
});

test('shelf without a value: none is kept', () => {
  expect(readShelf(null)).toBeUndefined();
});

test.each(['=1+1', ' ＝1+1'])(
  'table with the label %s: an entry a line, the label is text; a broken code is left out',
  (name) => {
    const kept = [entry('2026-08-26', name), { code: 'broken', day: '2026-09-01', name: '' }];

    expect(shelfCsv(developmentOf(kept, caseOf(1)), 1)).toBe(
      `"day","label","level in case 1","answers"\r\n"2026-08-26","'${name}","100","${kept[0]?.code}"\r\n`,
    );
  },
);
