import type { RecordAnswer, VersionedRow } from '@agile-languages/api/desk';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { fakeDesk, refusal, renderSignedIn } from '../test/fake-desk.tsx';
import { resourceRoutes } from '../test/resource-routes.tsx';

const testRecord: RecordAnswer<VersionedRow> = {
  id: 'test-partner',
  title: 'Test Partner',
  version: 3,
  publishedVersion: 3,
  state: 'published',
  updatedAt: '2026-11-21T09:00:00.000Z',
  updatedBy: 'first@example.com',
  deletedAt: null,
  data: { name: 'Test Partner' },
};
const path = '/partners/test-partner';
const answers = {
  'GET /choices': { body: { languages: [], experts: [], topics: [], currency: '', reminderDays: '' } },
  [`GET ${path}`]: { body: testRecord },
  [`GET ${path}/history`]: { body: { rows: [] } },
};

const renderRecord = (address = '/partners/test-partner') =>
  renderSignedIn(<Routes>{resourceRoutes}</Routes>, { path: address });

async function changeName(user: ReturnType<typeof userEvent.setup>, name: string) {
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(field);
  await user.type(field, name);
}

test('record, changed and published: saved first, then published with the version of that', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({
    ...answers,
    [`PUT ${path}`]: { body: { ...testRecord, version: 4, data: { name: 'New name' } } },
    [`POST ${path}/publish`]: { body: { ...testRecord, version: 5, publishedVersion: 5, data: { name: 'New name' } } },
  });
  renderRecord();
  await changeName(user, 'New name');
  await user.click(screen.getByRole('button', { name: 'Publish' }));

  expect(await screen.findByText('Published. The site shows it.')).toBeVisible();
  expect(requests.filter(({ name }) => name.includes(path) && !name.startsWith('GET'))).toEqual([
    { name: `PUT ${path}`, body: { version: 3, data: { name: 'New name' } } },
    { name: `POST ${path}/publish`, body: { version: 4 } },
  ]);
});

test('record, what was entered: still there when the page is shown again, until it is discarded', async () => {
  const user = userEvent.setup();
  fakeDesk(answers);
  const { unmount } = renderRecord();
  await changeName(user, 'Not saved');
  unmount();
  renderRecord();
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Not saved');
  expect(screen.getByText(/You have changes that are not saved/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Test Partner');
});

test('record, somebody else was first: both texts, and the own one is saved on demand', async () => {
  const user = userEvent.setup();
  const theirs = { ...testRecord, version: 8, data: { name: 'Their name' } };
  const { replies, requests } = fakeDesk({
    ...answers,
    [`PUT ${path}`]: refusal(409, 'second@example.com has changed this meanwhile.', { record: theirs }),
  });
  renderRecord();
  await changeName(user, 'My name');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('second@example.com has changed this meanwhile.');
  expect(within(notice).getByText('Their name')).toBeVisible();
  expect(within(notice).getByText('My name')).toBeVisible();

  replies[`PUT ${path}`] = { body: { ...theirs, version: 9, data: { name: 'My name' } } };
  await user.click(within(notice).getByRole('button', { name: 'Save yours' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(requests.findLast(({ name }) => name.startsWith('PUT'))?.body).toEqual({
    version: 8,
    data: { name: 'My name' },
  });
});

test('record, fault of a field: named at the field', async () => {
  const user = userEvent.setup();
  fakeDesk({
    ...answers,
    [`PUT ${path}`]: refusal(422, 'Name: too long.', { faults: [{ field: 'name', fault: 'Name: too long.' }] }),
  });
  renderRecord();
  await changeName(user, 'My name');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByRole('textbox', { name: 'Name', description: /too long/ })).toBeInvalid();
});

test('record, deleted: can be brought back', async () => {
  const user = userEvent.setup();
  fakeDesk({
    ...answers,
    [`POST ${path}/delete`]: { body: { ...testRecord, version: 4, deletedAt: testRecord.updatedAt } },
    [`POST ${path}/undelete`]: { body: { ...testRecord, version: 5, publishedVersion: 5 } },
  });
  renderRecord();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Bring back' }));

  expect(await screen.findByText('It is back.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publish' })).toBeVisible();
});

test('history: what changed, and an earlier version restored', async () => {
  const user = userEvent.setup();
  const entry = { at: testRecord.updatedAt, email: 'first@example.com' };
  const { requests } = fakeDesk({
    ...answers,
    [`GET ${path}/history`]: {
      body: {
        rows: [
          { ...entry, version: 3, action: 'saved', data: testRecord.data },
          { ...entry, version: 2, action: 'created', data: { name: 'First name' } },
        ],
      },
    },
    [`POST ${path}/restore`]: { body: { ...testRecord, version: 4, data: { name: 'First name' } } },
  });
  renderRecord();
  expect(await screen.findByRole('row', { name: /first@ ?example.com saved Name/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore version 2' }));

  expect(await screen.findByText('Restored as a draft of the next version.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('First name');
  expect(requests.find(({ name }) => name.endsWith('/restore'))?.body).toEqual({ version: 3, from: 2 });
});

const longHistory = (count: number, hasEarlier: boolean) => ({
  body: {
    rows: Array.from({ length: count }, (_, at) => ({
      ...{ id: `entry-${at}`, at: testRecord.updatedAt, email: 'first@example.com', action: `action ${at}` },
      ...{ detail: '', address: '' },
    })),
    hasEarlier,
  },
});

test('history that is long: says that it is not whole, shows earlier entries and says when these are all', async () => {
  const user = userEvent.setup();
  fakeDesk({
    ...answers,
    [`GET ${path}/history`]: longHistory(100, true),
    [`GET ${path}/history?entries=200`]: longHistory(130, false),
  });
  renderRecord();
  const status = await screen.findByText('The newest 100 entries are shown.');
  await user.click(screen.getByRole('button', { name: 'Show earlier entries' }));

  expect(await screen.findByRole('rowheader', { name: 'action 129' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show earlier entries' })).toBeNull();
  expect(status).toHaveTextContent('All 130 entries are shown.');
  expect(status).toHaveFocus();
});

test('earlier entries that cannot be read: the newest stay, and the same button tries again', async () => {
  const user = userEvent.setup();
  const earlier = `GET ${path}/history?entries=200`;
  const { replies } = fakeDesk({
    ...answers,
    [`GET ${path}/history`]: longHistory(100, true),
    [earlier]: refusal(422, 'Test fault.'),
  });
  renderRecord();
  const button = await screen.findByRole('button', { name: 'Show earlier entries' });
  await user.click(button);

  expect(await screen.findByText('Test fault.')).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'action 99' })).toBeVisible();
  expect(button).toHaveFocus();
  replies[earlier] = longHistory(130, false);
  await user.click(button);
  expect(await screen.findByText('All 130 entries are shown.')).toHaveFocus();
});

test('new record, published: created first, and its page says what came of it', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({
    ...answers,
    'POST /partners': { body: { ...testRecord, version: 1, publishedVersion: null, state: 'draft' } },
    [`POST ${path}/publish`]: refusal(422, 'Logo is needed.', {
      faults: [{ field: 'logo', fault: 'Logo is needed.' }],
    }),
  });
  renderRecord('/partners/new');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Test Partner');
  await user.click(screen.getByRole('button', { name: 'Publish' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Test Partner' })).toBeVisible();
  expect(screen.getByText('Logo is needed.')).toBeVisible();
  expect(screen.queryByText(/not saved/)).toBeNull();
  expect(requests.filter(({ name }) => name.startsWith('POST')).map(({ name }) => name)).toEqual([
    'POST /partners',
    `POST ${path}/publish`,
    expect.stringContaining('/preview-keys'),
  ]);
});
