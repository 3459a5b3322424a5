import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import styles from './language-menu.module.css';
import { LanguageMenu } from './language-menu.tsx';

function renderMenu({ path = '/', wide = true } = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: wide && query.includes('min-width: 68.75rem') }));
  render(
    <MemoryRouter initialEntries={[path]}>
      <ul>
        <LanguageMenu />
      </ul>
      <a href="/elsewhere">Elsewhere</a>
    </MemoryRouter>,
  );
}

const languagesButton = () => screen.getByText('Languages');
const menu = () => languagesButton().closest('details') ?? document.createElement('details');
const languageList = () => within(menu());

test('Languages, at first: closed', () => {
  renderMenu();

  expect(menu().open).toBe(false);
});

test('Languages, clicked: the nine in order, each with its hours and its address, and where to learn them', async () => {
  renderMenu();

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
    'Upcoming classes /upcoming-classes',
    'Compare /languages',
    'Certification /dpac',
  ]);
});

test('Languages: Digital Product alone is bold', async () => {
  renderMenu();

  await userEvent.click(languagesButton());

  const bold = languageList()
    .getAllByRole('link')
    .filter((link) => link.className === styles.first);
  expect(bold.map((link) => link.textContent)).toEqual(['Digital Product30 h']);
});

test('page of a Language: marked in the menu', async () => {
  renderMenu({ path: '/languages/1111117' });

  await userEvent.click(languagesButton());

  const current = languageList()
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => link.textContent)).toEqual(['Form10 h']);
});

test('wide screen, Languages pointed at and clicked: stays open', async () => {
  renderMenu();

  await userEvent.hover(languagesButton());
  await userEvent.click(languagesButton());

  expect(menu().open).toBe(true);
});

test('narrow screen, Languages touched twice: open, then closed', async () => {
  renderMenu({ wide: false });

  await userEvent.click(languagesButton());
  expect(menu().open).toBe(true);

  await userEvent.click(languagesButton());
  expect(menu().open).toBe(false);
});

test('wide screen, pressed before the code came and again after it: stays open', async () => {
  renderMenu();
  menu().open = true;

  await userEvent.click(languagesButton());

  expect(menu().open).toBe(true);
});

test('Languages open, Escape: closed, and focus is on its button', async () => {
  renderMenu();
  await userEvent.click(languagesButton());
  languageList()
    .getByRole('link', { name: /^Money/ })
    .focus();

  await userEvent.keyboard('{Escape}');

  expect(menu().open).toBe(false);
  expect(document.activeElement).toBe(languagesButton());
});

test('Languages open, focus moves on: closed', async () => {
  renderMenu();
  await userEvent.click(languagesButton());

  act(() => screen.getByRole('link', { name: 'Elsewhere' }).focus());

  expect(menu().open).toBe(false);
});

test('wide screen, pointer over Languages: open; away for a moment: still open; away: closed', async () => {
  vi.useFakeTimers();
  renderMenu();
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
  renderMenu();
  const item = menu();
  act(() => fireEvent.mouseEnter(item));
  act(() => fireEvent.mouseLeave(item));

  act(() => fireEvent.mouseEnter(item));
  await act(() => vi.advanceTimersByTimeAsync(1000));

  expect(menu().open).toBe(true);
});

test('narrow screen, pointer over Languages: stays closed', () => {
  renderMenu({ wide: false });

  act(() => fireEvent.mouseEnter(menu()));

  expect(menu().open).toBe(false);
});
