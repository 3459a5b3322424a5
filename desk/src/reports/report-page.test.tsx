import type { ReportRow } from '@agile-languages/api/desk';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeDesk, renderSignedIn } from '../test/fake-desk.tsx';
import { ReportPage } from './report-page.tsx';

const testRow: ReportRow = {
  ...{
    id: '2026-11',
    name: '',
    classes: 2,
    cancelled: 1,
    seats: 20,
    taken: 17,
    enrolled: 15,
    waiting: 3,
    sessions: 40,
    missed: 4,
  },
  revenue: { EUR: 7200, USD: 99.9 },
};

const barIn = (cell: HTMLElement) => cell.querySelector<HTMLElement>('[aria-hidden]')?.getAttribute('style');

test('report by month: each figure in words, with its share', async () => {
  fakeDesk({ 'GET /class-report?by=month&from=2026-01&until=2026-12': { body: { rows: [testRow] } } });
  renderSignedIn(<ReportPage />, { path: '/reports?from=2026-01&until=2026-12' });

  const row = within(await screen.findByRole('row', { name: /November 2026/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '15',
    '2, 1 cancelled',
    '20',
    '85\u00a0%',
    '3',
    '10\u00a0%',
    '7,200.00\u00a0EUR, 99.90\u00a0USD',
  ]);
  expect(row.getAllByRole('cell').map(barIn)).toEqual([
    ...['inline-size: 5rem;', undefined, undefined],
    ...['inline-size: 4.25rem;', 'inline-size: 5rem;', 'inline-size: 0.5rem;', undefined],
  ]);
  expect(screen.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
    'href',
    '/desk/api/class-report.csv?by=month&from=2026-01&until=2026-12',
  );
});

test('report by class: a class is not counted as one, and says that it is cancelled', async () => {
  const one = { ...testRow, id: '500017', name: 'Test class', classes: 0, cancelled: 1 };
  fakeDesk({ 'GET /class-report?by=class&from=2026-01&until=2026-12': { body: { rows: [one] } } });
  renderSignedIn(<ReportPage />, { path: '/reports?by=class&from=2026-01&until=2026-12' });

  expect((await screen.findByRole('rowheader')).textContent).toBe('Test class, cancelled');
  expect(screen.queryByRole('columnheader', { name: 'Classes' })).toBeNull();
});

test('report by partner: what belongs to classes alone is left out; a report without classes says so', async () => {
  const user = userEvent.setup();
  const none = { ...testRow, id: '', classes: 0, cancelled: 0, seats: 0, waiting: 0 };
  const { requests } = fakeDesk({
    'GET /class-report?by=class&from=2026-01&until=2026-12': { body: { rows: [] } },
    'GET /class-report?by=partner&from=2026-01&until=2026-12': {
      body: {
        rows: [
          { ...none, revenue: { EUR: 50 } },
          { ...none, id: 'p', name: 'Test Partner', revenue: { EUR: 200 } },
        ],
      },
    },
  });
  renderSignedIn(<ReportPage />, { path: '/reports?by=class&from=2026-01&until=2026-12' });
  expect(await screen.findByText('No class begins in these months.')).toBeVisible();

  await user.selectOptions(screen.getByRole('combobox', { name: 'By' }), 'Partner');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(await screen.findByRole('rowheader', { name: 'Without a partner' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Partner',
    'Enrolled',
    'Absences',
    'Revenue',
  ]);
  const withoutPartner = within(screen.getByRole('row', { name: /^Without a partner/ }));
  expect(withoutPartner.getAllByRole('cell').map(barIn).at(-1)).toBe('inline-size: 1.25rem;');
});
