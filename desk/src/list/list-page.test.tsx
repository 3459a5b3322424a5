import type { RecordAnswer, VersionedRow } from '@agile-languages/api/desk';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { fakeDesk, refusal, renderSignedIn } from '../test/fake-desk.tsx';
import { resourceRoutes } from '../test/resource-routes.tsx';

const testRow = (id: string): RecordAnswer<VersionedRow> => ({
  id,
  title: `Test ${id}`,
  version: 1,
  publishedVersion: 1,
  state: 'published',
  updatedAt: '2026-11-21T09:00:00.000Z',
  updatedBy: '',
  deletedAt: null,
  data: { question: `Test ${id}`, topic: 'test' },
});
const testRows = { body: { rows: ['one', 'two', 'three'].map(testRow), total: 3 } };

const renderList = (path: string) => renderSignedIn(<Routes>{resourceRoutes}</Routes>, { path });

test('list, arrow key on a handle: moved by one', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({ 'GET /questions?': testRows, 'POST /questions/one/order': {} });
  renderList('/questions');
  (await screen.findByRole('button', { name: 'Move Test one: arrow keys' })).focus();
  await user.keyboard('{ArrowDown}');

  expect(await screen.findByText('Test one is number 2 now.')).toBeVisible();
  expect(requests.find(({ name }) => name.endsWith('/order'))?.body).toEqual({ before: 'three' });
});

test('list, dragged to the end: moved there', async () => {
  const { requests } = fakeDesk({ 'GET /questions?': testRows, 'POST /questions/one/order': {} });
  renderList('/questions');
  fireEvent.dragStart(await screen.findByRole('button', { name: 'Move Test one: arrow keys' }));
  fireEvent.drop(screen.getByRole('row', { name: /Test three/ }));

  await waitFor(() => expect(requests.find(({ name }) => name.endsWith('/order'))?.body).toEqual({ before: '' }));
});

test('list that is searched: without an order to change', async () => {
  fakeDesk({ 'GET /questions?q=test': testRows });
  renderList('/questions?q=test');

  expect(await screen.findByRole('link', { name: 'Test one' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
});

test('list of deleted ones, brought back as a draft: the page of the record says why', async () => {
  const user = userEvent.setup();
  const deleted: RecordAnswer<VersionedRow> = {
    ...testRow('one'),
    state: 'deleted',
    deletedAt: testRow('one').updatedAt,
  };
  const back = { ...testRow('one'), version: 2, state: 'draft', publishedVersion: null };
  fakeDesk({
    'GET /questions?state=deleted': { body: { rows: [deleted], total: 1 } },
    'POST /questions/one/undelete': { body: { ...back, notice: 'It is a draft now.' } },
    'GET /questions/one': { body: back },
    'GET /choices': { body: { languages: [], experts: [], topics: [], currency: '', reminderDays: '' } },
    'GET /questions/one/history': { body: { rows: [] } },
  });
  renderList('/questions?state=deleted');
  await user.click(await screen.findByRole('button', { name: 'Bring back Test one' }));

  expect(await screen.findByText('It is back. It is a draft now.')).toBeVisible();
});

test('list without records: a sentence and a way to begin', async () => {
  fakeDesk({ 'GET /samples?': { body: { rows: [], total: 0 } } });
  renderList('/samples');

  expect(await screen.findByText(/There is no sample yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'New sample' })).toHaveAttribute('href', '/samples/new');
});

test('list, several chosen: published together, and one that cannot be is named', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({
    'GET /questions?': testRows,
    'POST /questions/one/publish': { body: testRow('one') },
    'POST /questions/three/publish': refusal(409, 'Topic is needed.'),
  });
  renderList('/questions');
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Test one' }));
  await user.click(screen.getByRole('checkbox', { name: 'Choose Test three' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));

  expect(await screen.findByText('1 published.')).toBeVisible();
  expect(screen.getByText('Test three: Topic is needed.')).toBeVisible();
  expect(requests.filter(({ name }) => name.endsWith('/publish')).map(({ body }) => body)).toEqual([
    { version: 1 },
    { version: 1 },
  ]);
  expect(screen.getByRole('checkbox', { name: 'Choose Test one' })).not.toBeChecked();
});

test('list, box in the head: chooses all rows of the page that can be, and none; mixed while some are chosen', async () => {
  const user = userEvent.setup();
  fakeDesk({
    'GET /questions?': {
      body: {
        rows: [...['one', 'two', 'three'].map(testRow), { ...testRow('gone'), deletedAt: '2026-11-21T09:00:00.000Z' }],
        total: 4,
      },
    },
  });
  renderList('/questions');
  const all = await screen.findByRole('checkbox', { name: 'Choose all' });
  all.focus();
  await user.keyboard(' ');
  expect(screen.getByText('3 chosen:')).toBeVisible();
  expect(all).toBeChecked();

  await user.click(screen.getByRole('checkbox', { name: 'Choose Test two' }));
  expect(screen.getByText('2 chosen:')).toBeVisible();
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(screen.getByText('3 chosen:')).toBeVisible();
  expect(all).not.toBePartiallyChecked();
  await user.click(all);
  expect(screen.queryByText(/chosen:/)).toBeNull();
  expect(all).not.toBeChecked();
});

test('list, several chosen: only what can be done with one of them is offered', async () => {
  const user = userEvent.setup();
  fakeDesk({
    'GET /texts?': { body: { rows: [{ ...testRow('one'), state: 'draft', data: {} }], total: 1 } },
    'GET /questions?': testRows,
  });
  const bulkOf = async (path: string) => {
    const { unmount } = renderList(path);
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Test one' }));
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    unmount();
    return names.filter((name) => /^(Publish|Take off the site|Delete)$/.test(name));
  };

  expect(await bulkOf('/texts')).toEqual(['Publish']);
  expect(await bulkOf('/questions')).toEqual(['Publish', 'Take off the site', 'Delete']);
});

test('list, the last ones of a filter published: what was done is said beside the empty list', async () => {
  const user = userEvent.setup();
  const { replies } = fakeDesk({
    'GET /questions?state=changed': { body: { rows: [testRow('one')], total: 1 } },
    'POST /questions/one/publish': { body: testRow('one') },
  });
  renderList('/questions?state=changed');
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Test one' }));
  replies['GET /questions?state=changed'] = { body: { rows: [], total: 0 } };
  await user.click(screen.getByRole('button', { name: 'Publish' }));

  expect(await screen.findByText('Nothing fits.')).toBeVisible();
  expect(screen.getByText('1 published.')).toBeVisible();
});

test('list, a page that is not there any more: the last one, with its number', async () => {
  const { body } = testRows as { body: { rows: object[] } };
  fakeDesk({ 'GET /questions?page=9': { body: { ...body, total: 120, page: 3 } } });
  renderList('/questions?page=9');

  expect(await screen.findByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
});

test('list, column added: in the address, and kept by the pages and by another search', async () => {
  const user = userEvent.setup();
  const row = { ...testRow('one'), data: { name: 'Test one', projectId: 'test-project' } };
  const answers = { body: { rows: [row], total: 120 } };
  const choices = { body: { languages: [], experts: [], topics: [], currency: '', reminderDays: '' } };
  const { requests } = fakeDesk({ 'GET /samples?': answers, 'GET /samples?q=test': answers, 'GET /choices': choices });
  renderList('/samples');
  expect(await screen.findByRole('link', { name: 'Test one' })).toBeVisible();
  expect(screen.queryByText('test-project')).toBeNull();

  await user.click(screen.getByText('More columns', { selector: 'summary' }));
  await user.click(screen.getByRole('checkbox', { name: 'Project' }));
  expect(await screen.findByRole('cell', { name: 'test-project' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/samples?page=2&columns=Project');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'test{Enter}');
  expect(await screen.findByRole('cell', { name: 'test-project' })).toBeVisible();
  expect(requests.map(({ name }) => name)).toContain('GET /samples?q=test');
});
