import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SearchForm } from '../shell/search-form.tsx';
import { fakeDesk, renderSignedIn } from '../test/fake-desk.tsx';
import { SearchPage } from './search-page.tsx';

const found = {
  lists: [
    {
      list: 'members',
      total: 7,
      rows: [{ id: 'one', title: 'Test Member', detail: 'one@example.com', mailFault: 'A mail waits' }],
    },
    { list: 'samples', total: 1, rows: [{ id: '7/8', title: '', detail: '' }] },
  ],
};

const renderSearch = () =>
  renderSignedIn(
    <>
      <SearchForm />
      <Routes>
        <Route path="/" element={<textarea aria-label="Text" />} />
        <Route path="/search" element={<SearchPage />} />
      </Routes>
    </>,
  );

test('search: one key leads to it, the words are searched in everything, each list leads on', async () => {
  const user = userEvent.setup();
  fakeDesk({ 'GET /search?q=test': { body: found } });
  renderSearch();
  await user.keyboard('/test{Enter}');

  const members = await screen.findByRole('region', { name: 'Members' });
  expect(within(members).getByRole('link', { name: 'Test Member' })).toHaveAttribute('href', '/members/one');
  expect(members).toHaveTextContent('one@example.comA mail waits');
  expect(within(members).getByRole('link', { name: 'All 7 members' })).toHaveAttribute('href', '/members?q=test');
  expect(screen.getByRole('link', { name: 'Without a title' })).toHaveAttribute('href', '/samples/7%2F8');
});

test('search, the key while somebody writes: a sign like any other', async () => {
  const user = userEvent.setup();
  renderSearch();
  await user.type(screen.getByLabelText('Text'), 'a/b');

  expect(screen.getByLabelText('Text')).toHaveValue('a/b');
  expect(screen.getByLabelText('Search everything')).not.toHaveFocus();
});
