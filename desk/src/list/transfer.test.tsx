import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeDesk, renderSignedIn } from '../test/fake-desk.tsx';
import { Transfer } from './transfer.tsx';

const testFile = new File(['name\nTest\n'], 'partners.csv', { type: 'text/csv' });
const mail = { recipients: 2, subject: 'Your invitation', html: '<p>Hello</p>', text: '', calendar: '' };
const report = { isDone: false, added: 1, changed: 0, unchanged: 2, published: 0, faults: [], notices: [] };

test('file: what it would do first, then it is imported', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({
    'POST /import/partners?dry=1': { body: { ...report, mail } },
    'POST /import/partners': { body: { ...report, isDone: true } },
  });
  renderSignedIn(
    <Transfer list="partners" query="q=test" hint="Test hint" countsOf={({ added }) => `${added} new.`} />,
  );
  expect(screen.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
    'href',
    '/desk/api/export/partners.csv?q=test',
  );
  await user.upload(screen.getByLabelText('Import a CSV file'), testFile);
  expect(
    await screen.findByText('Nothing is wrong. It would be: 1 new. It would send 2 mails: this is the first one.'),
  ).toBeVisible();
  expect(screen.getByRole('article', { name: 'Your invitation' })).toHaveTextContent('Hello');
  expect(requests.map(({ name }) => name)).toEqual(['POST /import/partners?dry=1']);

  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('Imported: 1 new.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
  expect(screen.queryByRole('article')).toBeNull();
});

test('file with faults: row and column of each, and no way to import it', async () => {
  const user = userEvent.setup();
  const faults = [{ row: 3, column: 'Name', fault: 'at most 200 characters.' }];
  fakeDesk({ 'POST /import/partners?dry=1': { body: { ...report, faults } } });
  renderSignedIn(<Transfer list="partners" query="" hint="Test hint" countsOf={() => ''} />);
  await user.upload(screen.getByLabelText('Import a CSV file'), testFile);
  const row = await screen.findByRole('row', { name: /at most 200 characters/ });

  expect(within(row).getByRole('cell', { name: 'Name' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
});

test('list with more rows than an import takes: an export in parts beside the whole', () => {
  fakeDesk({});
  renderSignedIn(<Transfer list="partners" query="q=test" total={10_001} hint="Test hint" countsOf={() => ''} />);

  expect(screen.getByRole('link', { name: 'Export as CSV' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Export part/ }).map((link) => link.getAttribute('href'))).toEqual(
    [1, 2, 3].map((part) => `/desk/api/export/partners.csv?q=test&part=${part}`),
  );
});

test('list that one import takes: no parts', () => {
  fakeDesk({});
  renderSignedIn(<Transfer list="partners" query="" total={5000} hint="Test hint" countsOf={() => ''} />);

  expect(screen.queryByRole('link', { name: /part/ })).toBeNull();
});
