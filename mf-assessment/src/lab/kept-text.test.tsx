import { renderPage } from '@agile-languages/shared/test';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import labPage from './lab.page.tsx';
import { render, sheet, store, write } from './test-lab.tsx';

beforeEach(() => localStorage.clear());

test('text: stored only when asked, and forgotten again', async () => {
  const { user } = render();
  write('As a cook, I want to lock the menu on Friday.');
  expect(localStorage.getItem('lab')).toBeNull();

  await user.click(screen.getByRole('checkbox', { name: 'Keep this text in this browser' }));
  await waitFor(() => expect(localStorage.getItem('lab')).toContain('lock the menu'));
  await user.click(screen.getByRole('checkbox', { name: 'Keep this text in this browser' }));
  expect(localStorage.getItem('lab')).toBeNull();
});

test('address with a text, as a sample leads here: read, and a kept text stays kept', async () => {
  localStorage.setItem('lab', 'The text that was kept.');
  location.hash = `text=${encodeURIComponent('As a cook, I want to lock the menu on Friday: 100% & more.')}`;
  onTestFinished(() => {
    location.hash = '';
  });
  render();

  await waitFor(() => expect(sheet()).toHaveValue('As a cook, I want to lock the menu on Friday: 100% & more.'));
  expect(await screen.findByText('As a cook', { selector: 'li *' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Keep this text in this browser' })).not.toBeChecked();
  expect(localStorage.getItem('lab')).toBe('The text that was kept.');
});

test('copied link: opens the same text, read as the same, without a request; nothing of it is in the query', async () => {
  const text = `Card of a guest: 100% & more # of it.\n\n${'A click on Save writes a row to the table guests. '.repeat(6)}`;
  const request = vi.spyOn(globalThis, 'fetch');
  const { user, unmount } = render();
  write(text);
  await user.click(screen.getByRole('radio', { name: 'Form' }));
  await waitFor(() => expect(screen.getAllByText(/to the table guests/, { selector: 'li *' })).not.toEqual([]));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(/^The link is copied/)).toBeVisible();
  const link = new URL(await navigator.clipboard.readText());
  expect(link.href.slice(0, link.href.indexOf('#'))).toBe('http://site.test/lab');
  unmount();
  location.hash = link.hash;
  onTestFinished(() => {
    location.hash = '';
  });

  render();

  await waitFor(() => expect(sheet()).toHaveValue(text));
  expect(screen.getByRole('radio', { name: 'Form' })).toBeChecked();
  await waitFor(() => expect(screen.getAllByText(/to the table guests/, { selector: 'li *' })).not.toEqual([]));
  expect(request).not.toHaveBeenCalled();
});

test('text that was pasted before the code came: kept, and read', async () => {
  localStorage.setItem('lab', 'As a waiter, I want to see the menu.');

  renderPage(labPage, {
    path: '/lab',
    initialData: {},
    early() {
      sheet().value = 'As a cook, I want to lock the menu on Friday, so that nobody shops twice.';
    },
  });

  expect(sheet()).toHaveValue('As a cook, I want to lock the menu on Friday, so that nobody shops twice.');
  expect(await screen.findByText('As a cook', { selector: 'li *' })).toBeVisible();
});

test('link of a result: has the rules that are switched off, which stay those of its reader', async () => {
  localStorage.setItem('lab-rules', '52 88');
  const { user, unmount } = render();
  write('As a cook, I want to lock the menu on Friday, so that nobody shops twice.');
  await screen.findByText('As a cook', { selector: 'li *' });
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findByText(/^The link is copied/);
  const link = await navigator.clipboard.readText();
  expect(link).toMatch(/&as=story&off=52$/);
  unmount();
  localStorage.setItem('lab-rules', '51');

  location.hash = new URL(link).hash;
  onTestFinished(() => {
    location.hash = '';
  });

  render();

  const off = within(
    (await screen.findByRole('heading', { name: 'Rules switched off 1' })).parentElement ?? document.body,
  );
  expect(off.getByText('Switched off by the link. What you switch here ends with this page.')).toBeVisible();
  await user.click(off.getByRole('button', { name: /^Switch on/ }));
  expect(await screen.findByText('As a cook', { selector: 'li *' })).toBeVisible();
  expect(localStorage.getItem('lab-rules')).toBe('51');
});

test('link of a result with every rule on: opens with every rule on, whatever its reader has switched off', async () => {
  const { user, unmount } = render();
  write('As a cook, I want to lock the menu on Friday, so that nobody shops twice.');
  await screen.findByText('As a cook', { selector: 'li *' });
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findByText(/^The link is copied/);
  unmount();
  localStorage.setItem('lab-rules', '51');

  location.hash = new URL(await navigator.clipboard.readText()).hash;
  onTestFinished(() => {
    location.hash = '';
  });
  render();

  expect(await screen.findByText('As a cook', { selector: 'li *' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /^Rules switched off/ })).toBeNull();
});

test('link of a long text: says that mail and chats may cut it', async () => {
  const { user } = render();
  write(`As a cook, I want to lock the menu on Friday.${'\nIt hangs in the kitchen.'.repeat(100)}`);
  await screen.findByText('As a cook', { selector: 'li *' });

  await user.click(screen.getByRole('button', { name: 'Copy link' }));

  const { length } = await navigator.clipboard.readText();
  expect(await screen.findByText(/^The link is copied/)).toHaveTextContent(
    `It has ${length.toLocaleString('en')} characters: mail and chats may cut it. Send the text then.`,
  );
});

describe('two tabs', () => {
  const own = 'As a cook, I want to lock the menu.';
  const other = 'As a waiter, I want to see the menu.';
  const question = () => screen.queryByText('Another text is kept in this browser.');

  test.each([
    ['Show that one', other],
    ['Keep this one', own],
  ])('both keep a text, %s: that one is shown and kept, and the question goes', async (choice, expected) => {
    localStorage.setItem('lab', own);
    const { user } = render();
    expect(question()).toBeNull();

    store('lab', other);
    expect(question()).toBeVisible();
    write(`${own} Now.`);
    write(own);
    expect(localStorage.getItem('lab')).toBe(other);
    await user.click(screen.getByRole('button', { name: choice }));

    expect(question()).toBeNull();
    expect(sheet()).toHaveValue(expected);
    await waitFor(() => expect(localStorage.getItem('lab')).toBe(expected));
  });

  test('this one begins to keep its text, the other one not heard of: asks first', async () => {
    const { user } = render();
    write(own);
    store('lab', other, false);

    await user.click(screen.getByRole('checkbox', { name: /^Keep this text/ }));

    expect(question()).toBeVisible();
    expect(localStorage.getItem('lab')).toBe(other);
  });

  test('asked, and no text is to be kept here: that of the other one stays kept', async () => {
    localStorage.setItem('lab', own);
    const { user } = render();
    store('lab', other);

    await user.click(screen.getByRole('checkbox', { name: /^Keep this text/ }));

    expect(question()).toBeNull();
    expect(localStorage.getItem('lab')).toBe(other);
  });

  test('the other one forgets the text: it stays on the sheet, and is kept no longer', () => {
    localStorage.setItem('lab', own);
    render();

    store('lab', null);

    expect(sheet()).toHaveValue(own);
    expect(screen.getByRole('checkbox', { name: /^Keep this text/ })).not.toBeChecked();
    expect(localStorage.getItem('lab')).toBeNull();
  });
});
