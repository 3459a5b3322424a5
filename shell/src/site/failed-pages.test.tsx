import { definePage } from '@agile-languages/shared/contract';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderSite } from './test-site.tsx';

test('next page breaks: the error page inside the layout, with its own head, and a way on', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { navigation } = await renderSite();

  await act(() => navigation.navigate('/broken'));

  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops!');
  expect(document.title).toBe('Oops! | Test Brand');

  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'See the nine Languages' }));
  await act(() => navigation.navigate('/second'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Second heading');
});

test('unknown address: the error page, its head keeps it out of search engines', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { navigation } = await renderSite();

  await act(() => navigation.navigate('/unknown'));

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops!');
  expect(document.title).toBe('Oops! | Test Brand');
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('code of the next page cannot be loaded: its placeholder, and the layout stays', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { navigation } = await renderSite();

  await act(() => navigation.navigate('/gone'));

  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gone');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('page cannot be loaded, then "Try again": the head of the error page, then that of the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { navigation, store, pages } = await renderSite();
  await act(() => navigation.navigate('/gone'));
  expect(document.title).toBe('Oops! | Test Brand');
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  pages['/gone'] = {
    default: definePage({ head: () => ({ title: 'Gone title', description: 'Gone.' }), Page: () => <h1>Back</h1> }),
  };
  await act(async () => store.retry());

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Back');
  expect(document.title).toBe('Gone title | Test Brand');
  expect(document.head.querySelector('meta[name=robots]')).not.toBeInTheDocument();
});

test('next page cannot be opened: the error page with an id, then on', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { navigation } = await renderSite();

  await act(() => navigation.navigate('/refused'));
  expect(screen.getByText(/^Error id \w+$/)).toBeVisible();
  await act(() => navigation.navigate('/second'));

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Second heading');
});

test('address that no route knows: the document is marked as hydrated', async () => {
  delete document.documentElement.dataset.hydrated;

  await renderSite({ path: '/unknown' });

  expect(document.documentElement).toHaveAttribute('data-hydrated');
});
