import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { marksOf } from '../../assessment/testing/marks-of.ts';
import { Meter } from '../../meter/meter.tsx';
import { toCsv, toJson } from './saved-file.ts';

const testMarks = marksOf('Money > Segmentation', 'Form');
const result = () => screen.getAllByText('Agile Communication Level:')[0]?.parentElement?.textContent;

beforeEach(() => {
  vi.stubGlobal('print', vi.fn());
});

async function openReport() {
  const user = userEvent.setup();
  render(<Meter />);
  await user.click(screen.getByRole('button', { name: 'Report' }));
  await screen.findByRole('button', { name: 'Print or save as PDF' });
  return user;
}

test('print: cover, eight results, plan, what is missing and the method; gone afterwards', async () => {
  const user = await openReport();
  await user.click(screen.getByRole('tab', { name: /Segmentation/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Check All' }));

  await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));

  expect(print).toHaveBeenCalledTimes(1);
  const report = within(screen.getByRole('article'));
  expect(report.getByRole('heading', { level: 1 }).textContent).toBe('Agile Communication Level');
  expect(report.getByText('80%', { selector: 'p' })).toBeVisible();
  expect(report.getByRole('row', { name: /^Case 5/ })).toHaveTextContent('88%100%');
  expect(report.getByRole('heading', { name: 'Method' })).toBeVisible();
  expect(report.getByText(/A price range per segment/)).toBeVisible();
  expect(report.getByText('+20, then 100%')).toBeVisible();
  expect(report.getByRole('row', { name: /^Money/ }).textContent).toBe(' Money31 of 38100');
  expect(report.getByText(/#meter=[\w-]{30}$/)).toBeVisible();

  act(() => window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('article')).toBeNull();
});

test('nothing missing: two sentences instead of gaps and plan', async () => {
  const user = await openReport();

  await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));

  expect(screen.getByText('Every topic of this case is on.')).toBeVisible();
  expect(screen.getByText(/Nothing is missing in this case/)).toBeVisible();
});

test('table and data: saved as files with their names', async () => {
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const user = await openReport();

  await user.click(screen.getByRole('button', { name: 'Table (CSV)' }));
  await user.click(screen.getByRole('button', { name: 'Data (JSON)' }));

  expect(names).toEqual(['agile-communication-level.csv', 'agile-communication-level.json']);
});

test('data file opened: its case and marks; undone: as before', { tags: ['all'] }, async () => {
  const user = await openReport();
  const file = new File([toJson({ number: 3, marks: testMarks }, '2026-11-21')], 'test.json');

  await user.upload(screen.getByLabelText('Load answers you saved earlier (CSV or JSON)'), file);
  expect(await screen.findByText('The file is open. Undo brings your answers back.')).toBeVisible();
  expect(result()).toBe('Agile Communication Level: 77%');
  expect(screen.getByRole('radio', { name: /Case 3/ })).toBeChecked();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(result()).toBe('Agile Communication Level: 100%');
  expect(screen.getByRole('radio', { name: /Case 1/ })).toBeChecked();
});

test('table opened: its marks, the case stays', async () => {
  const user = await openReport();
  const file = new File([toCsv({ number: 3, marks: testMarks })], 'test.csv');

  await user.upload(screen.getByLabelText('Load answers you saved earlier (CSV or JSON)'), file);

  expect(await screen.findByText('These are the answers of the file.')).toBeVisible();
  expect(result()).toBe('Agile Communication Level: 80%');
});

test('another file: one sentence, the marks stay', async () => {
  const user = await openReport();

  await user.upload(
    screen.getByLabelText('Load answers you saved earlier (CSV or JSON)'),
    new File(['name,amount'], 'test.csv'),
  );

  expect(await screen.findByText('We could not read this file. Your own answers have not changed.')).toBeVisible();
  expect(result()).toBe('Agile Communication Level: 100%');
});
