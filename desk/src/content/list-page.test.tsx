import type { ContentRow } from '@agile-languages/api/desk';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { fakeDesk, refusal, renderSignedIn } from '../test/fake-desk.tsx';
import { ListPage } from './list-page.tsx';

const testRow = (id: string): ContentRow => ({
  id,
  title: `Test ${id}`,
  version: 1,
  state: 'published',
  updatedAt: '2026-11-21T09:00:00.000Z',
  updatedBy: '',
  deletedAt: null,
});
const testRows = { body: { rows: ['one', 'two', 'three'].map(testRow), total: 3 } };

const renderList = (path: string) =>
  renderSignedIn(
    <Routes>
      <Route path="/:kind" element={<ListPage />} />
    </Routes>,
    { path },
  );

test('list, arrow key on a handle: moved by one', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({ 'GET /content/questions?': testRows, 'POST /content/questions/one/move': {} });
  renderList('/questions');
  (await screen.findByRole('button', { name: 'Move Test one: arrow keys' })).focus();
  await user.keyboard('{ArrowDown}');

  expect(await screen.findByText('Test one is number 2 now.')).toBeVisible();
  expect(requests.find(({ name }) => name.endsWith('/move'))?.body).toEqual({ before: 'three' });
});

test('list, dragged to the end: moved there', async () => {
  const { requests } = fakeDesk({ 'GET /content/questions?': testRows, 'POST /content/questions/one/move': {} });
  renderList('/questions');
  fireEvent.dragStart(await screen.findByRole('button', { name: 'Move Test one: arrow keys' }));
  fireEvent.drop(screen.getByRole('row', { name: /Test three/ }));

  await waitFor(() => expect(requests.find(({ name }) => name.endsWith('/move'))?.body).toEqual({ before: '' }));
});

test('list that is searched: without an order to change', async () => {
  fakeDesk({ 'GET /content/questions?q=test': testRows });
  renderList('/questions?q=test');

  expect(await screen.findByRole('link', { name: 'Test one' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
});

test('list without records: a sentence and a way to begin', async () => {
  fakeDesk({ 'GET /content/samples?': { body: { rows: [], total: 0 } } });
  renderList('/samples');

  expect(await screen.findByText(/There is no sample yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'New sample' })).toHaveAttribute('href', '/samples/new');
});

test('list, several chosen: published together, and one that cannot be is named', async () => {
  const user = userEvent.setup();
  const { requests } = fakeDesk({
    'GET /content/questions?': testRows,
    'POST /content/questions/one/publish': { body: testRow('one') },
    'POST /content/questions/three/publish': refusal(409, 'Topic is needed.'),
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
