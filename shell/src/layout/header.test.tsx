import { configure } from '@agile-languages/shared/platform';
import { testConfig } from '@agile-languages/shared/test';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { Header } from './header.tsx';
import styles from './language-menu.module.css';

beforeEach(() => configure(testConfig));

/** The header on every address; `wide` says whether the screen is wide and can hover. */
function renderHeader({ path = '/', wide = true } = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: wide && query.includes('min-width: 1100px') }));
  const router = createMemoryRouter([{ path: '*', element: <Header /> }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}

const languagesButton = () => screen.getByText('Languages');
const menu = () => languagesButton().closest('details') ?? document.createElement('details');
const languageList = () => within(menu());

test('logo: leads to the start page', () => {
  renderHeader();

  expect(screen.getByRole('link', { name: 'Test Brand' }).getAttribute('href')).toBe('/');
});

test('main links: My Needs and For Companies on this site, Framework and Login elsewhere', () => {
  renderHeader();
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  const links = main.getAllByRole('link').filter((link) => !menu().contains(link));

  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'My Needs /my-needs',
    'For Companies /for-companies',
    'Framework (opens in a new tab) http://framework.test/',
    'Login (opens in a new tab) http://app.test/login',
  ]);
});

test.each(['Framework', 'Login'])('%s: opens in a new tab that cannot reach back', (name) => {
  renderHeader();
  const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` });

  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
});

test('page of a main link: marked as the current one', () => {
  renderHeader({ path: '/my-needs' });

  expect(screen.getByRole('link', { name: 'My Needs' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'For Companies' }).getAttribute('aria-current')).toBeNull();
});

test('Languages, at first: closed', () => {
  renderHeader();

  expect(menu().open).toBe(false);
});

test('Languages, clicked: the nine in order, each with its hours and its address', async () => {
  renderHeader();

  await userEvent.click(languagesButton());

  expect(menu().open).toBe(true);
  expect(
    languageList()
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  ).toEqual([
    'Digital Product30 h /languages/1111118',
    'Financial Statement12 h /languages/1111217',
    'Money14 h /languages/1111112',
    'Form10 h /languages/1111117',
    'User Story10 h /languages/1111111',
    'Data Flow10 h /languages/1111116',
    'User Story Management12 h /languages/1111115',
    'Data18 h /languages/1111113',
    'Data Oriented Programming18 h /languages/1111114',
  ]);
});

test('Languages: Digital Product alone is bold', async () => {
  renderHeader();

  await userEvent.click(languagesButton());

  const bold = languageList()
    .getAllByRole('link')
    .filter((link) => link.className === styles.first);
  expect(bold.map((link) => link.textContent)).toEqual(['Digital Product30 h']);
});

test('page of a Language: marked in the menu', async () => {
  renderHeader({ path: '/languages/1111117' });

  await userEvent.click(languagesButton());

  const current = languageList()
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => link.textContent)).toEqual(['Form10 h']);
});

test('wide screen, Languages pointed at and clicked: stays open', async () => {
  renderHeader();

  await userEvent.hover(languagesButton());
  await userEvent.click(languagesButton());

  expect(menu().open).toBe(true);
});

test('narrow screen, Languages touched twice: open, then closed', async () => {
  renderHeader({ wide: false });

  await userEvent.click(languagesButton());
  expect(menu().open).toBe(true);

  await userEvent.click(languagesButton());
  expect(menu().open).toBe(false);
});

test('wide screen, pressed before the code came and again after it: stays open', async () => {
  renderHeader();
  menu().open = true;

  await userEvent.click(languagesButton());

  expect(menu().open).toBe(true);
});

test('Languages open, Escape: closed, and focus is on its button', async () => {
  renderHeader();
  await userEvent.click(languagesButton());
  languageList()
    .getByRole('link', { name: /^Money/ })
    .focus();

  await userEvent.keyboard('{Escape}');

  expect(menu().open).toBe(false);
  expect(document.activeElement).toBe(languagesButton());
});

test('Languages open, focus moves on: closed', async () => {
  renderHeader();
  await userEvent.click(languagesButton());

  act(() => screen.getByRole('link', { name: 'My Needs' }).focus());

  expect(menu().open).toBe(false);
});

test('Languages open, a Language chosen: its page, and the menu is closed', async () => {
  const router = renderHeader();
  await userEvent.click(languagesButton());

  await userEvent.click(languageList().getByRole('link', { name: /^Form/ }));

  expect(router.state.location.pathname).toBe('/languages/1111117');
  expect(menu().open).toBe(false);
});

test('wide screen, pointer over Languages: open; away for a moment: still open; away: closed', async () => {
  vi.useFakeTimers();
  renderHeader();
  const item = menu();

  act(() => fireEvent.mouseEnter(item));
  expect(menu().open).toBe(true);

  act(() => fireEvent.mouseLeave(item));
  await act(() => vi.advanceTimersByTimeAsync(119));
  expect(menu().open).toBe(true);

  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(menu().open).toBe(false);
});

test('wide screen, pointer back within the moment: stays open', async () => {
  vi.useFakeTimers();
  renderHeader();
  const item = menu();
  act(() => fireEvent.mouseEnter(item));
  act(() => fireEvent.mouseLeave(item));

  act(() => fireEvent.mouseEnter(item));
  await act(() => vi.advanceTimersByTimeAsync(1000));

  expect(menu().open).toBe(true);
});

test('narrow screen, pointer over Languages: stays closed', () => {
  renderHeader({ wide: false });

  act(() => fireEvent.mouseEnter(menu()));

  expect(menu().open).toBe(false);
});

test('menu toggle, clicked: open and named for what it does next; clicked again: closed', async () => {
  renderHeader({ wide: false });
  const toggle = screen.getByRole('button', { name: 'Menu' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(toggle.getAttribute('aria-controls')).toBe('menu');

  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(toggle.textContent).toBe('Close');
  expect(document.getElementById('menu')?.dataset.open).toBe('true');

  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
});

test('menu open, Escape: closed', async () => {
  renderHeader({ wide: false });
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));

  await userEvent.keyboard('{Escape}');

  expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('false');
});

test('menu and Languages open, Escape twice: first Languages closes, then the menu', async () => {
  renderHeader({ wide: false });
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await userEvent.click(languagesButton());

  await userEvent.keyboard('{Escape}');
  expect(menu().open).toBe(false);
  expect(screen.getByRole('button', { name: 'Close' }).getAttribute('aria-expanded')).toBe('true');

  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('false');
});

test('menu open, a link chosen: closed on the next page', async () => {
  const router = renderHeader({ wide: false });
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));

  await userEvent.click(screen.getByRole('link', { name: 'For Companies' }));

  expect(router.state.location.pathname).toBe('/for-companies');
  expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('false');
});
