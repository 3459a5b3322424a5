import { testConfig } from '@agile-languages/shared/test';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { SearchHost } from './search-host.tsx';

const testIndex = [
  { path: '/faq', title: 'Questions', context: '', text: 'All questions.' },
  { path: '/faq#refund', title: 'Do I get a refund?', context: 'Questions', text: 'Until 14 days before.' },
];

beforeEach(async () => {
  vi.resetModules();
  const { configure } = await import('@agile-languages/shared/platform');
  configure(testConfig);
});

function renderHost() {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(testIndex)),
  );
  render(
    <MemoryRouter>
      <a href="#contents">Search</a>
      <label>
        Name <input />
      </label>
      <Address />
      <SearchHost />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

function Address() {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
}

const dialog = () => screen.findByRole<HTMLDialogElement>('dialog', { name: 'Search' });

test('not opened: nothing is loaded', () => {
  renderHost();

  expect(document.querySelector('dialog')).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

test.each(['/', '{Control>}k{/Control}'])('key %s: opens the search', async (keys) => {
  const user = renderHost();

  await user.keyboard(keys);

  expect((await dialog()).open).toBe(true);
});

test('key / while typing: a letter like any other', async () => {
  const user = renderHost();

  await user.type(screen.getByLabelText('Name'), 'a/b');

  expect(screen.getByLabelText('Name')).toHaveValue('a/b');
  expect(document.querySelector('dialog')).toBeNull();
});

test('word: what is found, and Enter opens the first', async () => {
  const user = renderHost();
  await user.click(screen.getByRole('link', { name: 'Search' }));
  const search = within(await dialog());

  await user.type(search.getByRole('searchbox'), 'refund');
  await waitFor(() => expect(search.getByText('1 result')).toBeVisible());
  expect(search.getByRole('link', { name: /Do I get a refund/ })).toHaveAttribute('href', '/faq#refund');
  await user.keyboard('{Enter}');

  expect(await screen.findByText('/faq#refund')).toBeVisible();
  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(false));
});

test('Enter where nothing is found, or nothing is loaded yet: opens no other page', async () => {
  const user = renderHost();
  await user.click(screen.getByRole('link', { name: 'Search' }));
  const search = within(await dialog());

  await user.type(search.getByRole('searchbox'), 'x{Enter}');
  await waitFor(() => expect(search.getByText(/^Nothing found for “x”/)).toBeVisible());
  await user.keyboard('{Enter}');

  expect((await dialog()).open).toBe(true);
});

test('arrow keys: from the field to the results and back', async () => {
  const user = renderHost();
  await user.keyboard('/');
  const search = within(await dialog());
  await user.type(search.getByRole('searchbox'), 'questions');
  await waitFor(() => expect(search.getByText('2 results')).toBeVisible());

  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toHaveAttribute('href', '/faq#refund');
  await user.keyboard('{ArrowUp}{ArrowUp}');

  expect(document.activeElement).toBe(search.getByRole('searchbox'));
});

test('nothing found: the pages of the site', async () => {
  const user = renderHost();
  await user.keyboard('/');
  const search = within(await dialog());

  await user.type(search.getByRole('searchbox'), 'xyzzy');

  expect(await search.findByText('Nothing found for “xyzzy”. Try another word, or one of these pages:')).toBeVisible();
  expect(search.getByRole('link', { name: 'Certification' })).toHaveAttribute('href', '/dpac');
});

test('word of a document that is still to come: nothing is said to be missing before', async () => {
  const { configure } = await import('@agile-languages/shared/platform');
  configure({ ...testConfig, handbookUrl: '/handbook.html' });
  const user = renderHost();
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.mocked(fetch).mockImplementation(async (url) => (/handbook/.test(`${url}`) ? promise : Response.json(testIndex)));
  await user.keyboard('/');
  const search = within(await dialog());

  await user.type(search.getByRole('searchbox'), 'deputy');
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(search.getByRole('status')).toHaveTextContent('Loading …');
  resolve(new Response('<section class="chapter" id="zones"><h2>Deputy</h2></section>'));

  await waitFor(() => expect(search.getByText('1 result')).toBeVisible());
});

test('key switched off: / opens nothing, Ctrl+K does', async () => {
  const user = renderHost();
  await user.keyboard('/');
  await user.click(within(await dialog()).getByRole('checkbox', { name: 'The key / opens the search' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(false));

  await user.keyboard('/');
  expect(document.querySelector('dialog')?.open).toBe(false);
  await user.keyboard('{Control>}k{/Control}');

  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true));
});
