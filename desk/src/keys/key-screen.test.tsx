import type { PartnerKeyRow, PartnerMonth } from '@agile-languages/api/desk';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ListPage } from '../list/list-page.tsx';
import { fakeDesk, refusal, renderSignedIn } from '../test/fake-desk.tsx';
import { keyScreen } from './key-screen.tsx';

const testRow: PartnerKeyRow = {
  id: 'pk_live_test',
  title: 'Test Partner',
  state: 'valid',
  version: 0,
  key: 'pk_live_test',
  partnerId: 'test-partner',
  partnerName: 'Test Partner',
  name: 'Test Partner',
  isTest: false,
  createdAt: '2026-11-21T09:00:00.000Z',
  endsAt: null,
  hasEnded: false,
  origins: ['https://partner.example'],
  people: ['person@partner.example'],
};
const testMonth: PartnerMonth = {
  partners: [{ id: 'test-partner', name: 'Test Partner' }],
  sitePartners: [{ id: 'test-shown', name: 'Shown Partner' }],
  counts: {
    pk_live_test: {
      views: 40,
      starts: 9,
      requests: 2,
      unconfirmed: 1,
      closed: 0,
      enrolments: 3,
      cancelled: 1,
      foreign: 4,
    },
  },
};
const answers = {
  'GET /partner-keys?': { body: { rows: [testRow], total: 1 } },
  'GET /partner-month': { body: testMonth },
};

test('keys: pages and counts of each; revoked after a question', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({ ...answers, 'POST /partner-keys/pk_live_test/revoke': {} });
  renderSignedIn(<ListPage screen={keyScreen} />);
  const row = await screen.findByRole('row', {
    name: /2 asked for a place \(1 not answered\), 3 enrolled, 1 given back; 4 from origins that are not registered/,
  });

  await user.click(within(row).getByRole('button', { name: 'Revoke the key of Test Partner' }));
  await user.click(screen.getByRole('button', { name: 'Revoke the key' }));
  expect(await screen.findByText('The key has ended.')).toBeVisible();
  expect(requests.map(({ name }) => name)).toContain('POST /partner-keys/pk_live_test/revoke');
});

test('keys: replaced after a question, the new one is shown', async () => {
  const user = userEvent.setup();
  fakeDesk({ ...answers, 'POST /partner-keys/pk_live_test/rotate': { body: { ...testRow, id: 'pk_live_next' } } });
  renderSignedIn(<ListPage screen={keyScreen} />);
  await user.click(await screen.findByRole('button', { name: 'Replace the key of Test Partner' }));
  expect(screen.queryByText(/pk_live_next/)).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Make a new key' }));

  expect(await screen.findByText('The new key is pk_live_next. The former one ends in 30 days.')).toBeVisible();
});

test('keys, pages changed: sent as they are written', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({ ...answers, 'PUT /partner-keys/pk_live_test': {} });
  renderSignedIn(<ListPage screen={keyScreen} />);
  await user.click(await screen.findByRole('button', { name: 'Change pages and people of Test Partner' }));
  const field = within(screen.getByRole('dialog')).getByLabelText('Origins');
  await user.clear(field);
  await user.type(field, 'https://new.example');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('The key works on these pages now.')).toBeVisible();
  expect(requests.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
    data: { origins: 'https://new.example', people: 'person@partner.example' },
  });
});

test('new key: for a new partner, shown; a fault stays beside the form', async () => {
  const user = userEvent.setup();
  const { replies, requests } = fakeDesk({
    ...answers,
    'POST /partner-keys/create-partner': refusal(422, 'It is no origin.'),
  });
  renderSignedIn(<ListPage screen={keyScreen} />);
  await user.type(await screen.findByLabelText('Name of the partner'), 'Test Freight');
  await user.type(screen.getByLabelText('Origins'), 'https://freight.example');
  await user.click(screen.getByRole('button', { name: 'Make the key' }));
  expect(await screen.findByText('It is no origin.')).toBeVisible();

  replies['POST /partner-keys/create-partner'] = { body: { ...testRow, id: 'pk_live_new' } };
  await user.click(screen.getByRole('button', { name: 'Make the key' }));
  expect(await screen.findByText('The key is pk_live_new.')).toBeVisible();
  expect(requests.findLast(({ name }) => name === 'POST /partner-keys/create-partner')?.body).toEqual({
    partnerName: 'Test Freight',
    data: { name: '', kind: 'live', origins: 'https://freight.example', people: '' },
  });
});

test.each([
  ['Test Partner', 'POST /partner-keys', { partner: 'test-partner' }],
  ['Shown Partner', 'POST /partner-keys/create-partner', { sitePartner: 'test-shown' }],
])('new key of %s, who is chosen: %s', async (name, path, expected) => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({ ...answers, [path]: { body: { ...testRow, id: 'pk_live_new' } } });
  renderSignedIn(<ListPage screen={keyScreen} />);
  await screen.findByRole('option', { name });
  await user.selectOptions(screen.getByLabelText('Partner'), name);
  await user.type(screen.getByLabelText('Origins'), 'https://freight.example');
  await user.click(screen.getByRole('button', { name: 'Make the key' }));

  expect(await screen.findByText('The key is pk_live_new.')).toBeVisible();
  expect(requests.findLast((request) => request.name === path)?.body).toMatchObject(expected);
});
