import { configure } from '@agile-languages/shared/platform';
import { testConfig } from '@agile-languages/shared/test';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { Header } from './header.tsx';

beforeEach(() => configure(testConfig));

function renderHeader({ path = '/', wide = true } = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: wide && query.includes('min-width: 1100px') }));
  render(
    <MemoryRouter initialEntries={[path]}>
      <Header />
      <Address />
    </MemoryRouter>,
  );
}

const Address = () => <output>{useLocation().pathname}</output>;

const languagesButton = () => screen.getByText('Languages');
const menu = () => languagesButton().closest('details') ?? document.createElement('details');
const languageList = () => within(menu());

test('logo: leads to the start page', () => {
  renderHeader();

  expect(screen.getByRole('link', { name: 'Test Brand' })).toHaveAttribute('href', '/');
});

test('main links: My Needs and For Companies on this site, Framework and Login elsewhere, the search', () => {
  renderHeader();
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  const links = main.getAllByRole('link').filter((link) => !menu().contains(link));

  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'My Needs /my-needs',
    'For Companies /for-companies',
    'Framework (opens in a new tab) http://framework.test/',
    'Login (opens in a new tab) http://app.test/login',
    'Search #contents',
  ]);
});

test.each(['Framework', 'Login'])('%s: opens in a new tab that cannot reach back', (name) => {
  renderHeader();
  const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` });

  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('page of a main link: marked as the current one', () => {
  renderHeader({ path: '/my-needs' });

  expect(screen.getByRole('link', { name: 'My Needs' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'For Companies' })).not.toHaveAttribute('aria-current');
});

test('Languages open, a Language chosen: its page, and the menu is closed', async () => {
  renderHeader();
  await userEvent.click(languagesButton());

  await userEvent.click(languageList().getByRole('link', { name: /^Form/ }));

  expect(screen.getByRole('status')).toHaveTextContent('/languages/1111117');
  expect(menu().open).toBe(false);
});

test('next page: the header stays as it is, nothing of it is made again', async () => {
  renderHeader();
  const before = [menu(), screen.getByRole('link', { name: 'My Needs' })];

  await userEvent.click(screen.getByRole('link', { name: 'My Needs' }));

  expect(screen.getByRole('status')).toHaveTextContent('/my-needs');
  expect([menu(), screen.getByRole('link', { name: 'My Needs' })]).toEqual(before);
  expect(before[1]).toHaveAttribute('aria-current', 'page');
  expect(before.every((element) => element.isConnected)).toBe(true);
});
