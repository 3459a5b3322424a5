import { languages } from '@agile-languages/shared/content';
import { definePage } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { testConfig } from '@agile-languages/shared/test';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderSite } from './test-site.tsx';

test('page: header, content and footer, and a link past the header', async () => {
  await renderSite();

  expect(screen.getByRole('banner')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 }).textContent).toBe('First heading');
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(screen.getAllByRole('link')[0]?.textContent).toBe('Skip to content');
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});

test('first page: the served head stays, focus stays, nothing is announced', async () => {
  const { servedTitle } = await renderSite();

  expect(document.querySelector('title')).toBe(servedTitle);
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('next page: its head, focus on its heading, its title announced', async () => {
  const { navigation } = await renderSite();

  await act(() => navigation.navigate('/second'));

  expect(document.title).toBe('Second title | Test Brand');
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'http://site.test/second');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Second heading' }));
  expect(screen.getByRole('status').textContent).toBe('Second title | Test Brand');
});

test('next page: of the header and the footer only links that can be the current one render again', async () => {
  const { navigation } = await renderSite();
  const render = vi.spyOn(navigation.navigator, 'createHref');

  await act(() => navigation.navigate('/second'));

  const current = [paths.needs, paths.companies, ...languages.map(({ id }) => paths.language(id))];
  const links = render.mock.calls.map(([to]) => to).filter((to) => to !== '/second');
  expect(links.toSorted()).toEqual(current.toSorted());
});

test('same page with another query: head and focus stay', async () => {
  const { navigation, servedTitle } = await renderSite();

  await act(() => navigation.navigate('/first?limit=10'));

  expect(document.querySelector('title')).toBe(servedTitle);
  expect(document.activeElement).toBe(document.body);
});

test('back to the first page: its head and its heading', async () => {
  const { navigation } = await renderSite();
  await act(() => navigation.navigate('/second'));

  history.back();
  await screen.findByRole('heading', { name: 'First heading' });

  expect(document.title).toBe('First title | Test Brand');
  expect(document.activeElement?.textContent).toBe('First heading');
});

test('next page on its way: the old one stays, with a line that says so', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { navigation } = await renderSite({ wait: promise });
  expect(screen.queryByRole('progressbar')).toBeNull();

  act(() => void navigation.navigate('/second'));
  expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('First heading');

  await act(async () => resolve());
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Second heading');
});

test('page with demonstration data, in a demonstration: says so', async () => {
  await renderSite();

  expect(screen.getByRole('banner').nextElementSibling).toHaveTextContent(/demo/i);
});

test('page without demonstration data: says nothing', async () => {
  await renderSite({ path: '/second' });

  expect(screen.getByRole('banner').nextElementSibling).toBe(screen.getByRole('main'));
});

test('page with such data, but no demonstration: says nothing', async () => {
  await renderSite({ config: { ...testConfig, demo: false } });

  expect(screen.getByRole('banner').nextElementSibling).toBe(screen.getByRole('main'));
});

test('link of the page: leads to the next one without a document', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await renderSite();

  await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'My Needs' }));

  expect(await screen.findByRole('heading', { name: 'Oops!' })).toBeVisible();
  expect(location.pathname).toBe('/my-needs');
});

test('form in use, its area released, then the link past the header: what was typed stays', async () => {
  const { navigation, store, pages } = await renderSite();
  pages['/form'] = {
    default: definePage({
      head: () => ({ title: 'Form title', description: 'Form.' }),
      Page: () => <input aria-label="Test field" />,
    }),
  };
  await act(() => navigation.navigate('/form'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Test field' }), 'typed');
  pages['/form'] = {
    default: definePage({
      head: () => ({ title: 'New title', description: 'New.' }),
      Page: () => <input aria-label="New field" />,
    }),
  };

  await act(async () => store.renew('test'));
  await act(() => navigation.navigate('/form#main'));
  await act(() => navigation.navigate('/form?limit=10'));

  expect(screen.getByRole('textbox', { name: 'Test field' })).toHaveValue('typed');
});
