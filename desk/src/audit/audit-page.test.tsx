import type { AuditRow } from '@agile-languages/api/desk';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeDesk, renderSignedIn } from '../test/fake-desk.tsx';
import { AuditPage } from './audit-page.tsx';

const testEntry: AuditRow = {
  id: 'test-entry',
  at: '2026-11-21T09:00:00.000Z',
  email: '',
  action: 'staff added',
  subject: 'new@example.com',
  detail: 'owner',
  address: '192.0.2.1',
};

test('audit log: what was done, and by whom', async () => {
  fakeDesk({ 'GET /audit?': { body: { rows: [testEntry], total: 1 } } });
  renderSignedIn(<AuditPage />);

  expect(await screen.findByRole('cell', { name: 'without staff' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'new@example.com: owner' })).toBeVisible();
});

test('audit log, filter in the address: used for list, pages and export', async () => {
  const { requests } = fakeDesk({ 'GET /audit?action=staff&page=2': { body: { rows: [testEntry], total: 120 } } });
  renderSignedIn(<AuditPage />, { path: '/audit?action=staff&page=2' });

  expect(await screen.findByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/audit?action=staff&page=3');
  expect(screen.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
    'href',
    '/desk/api/audit.csv?action=staff',
  );
  expect(requests).toHaveLength(1);
});

test('audit log, filter that is entered: the first page of it', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({
    'GET /audit?page=2': { body: { rows: [testEntry], total: 120 } },
    'GET /audit?action=staff': { body: { rows: [], total: 0 } },
  });
  renderSignedIn(<AuditPage />, { path: '/audit?page=2' });
  await user.type(await screen.findByRole('textbox', { name: 'Action begins with' }), 'staff');
  await user.click(screen.getByRole('button', { name: 'Filter' }));

  await waitFor(() => expect(requests.at(-1)?.name).toBe('GET /audit?action=staff'));
  expect(await screen.findByText('No entry fits.')).toBeVisible();
});
