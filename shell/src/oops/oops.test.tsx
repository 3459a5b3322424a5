import { configure } from '@agile-languages/shared/platform';
import { testConfig } from '@agile-languages/shared/test';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Oops } from './oops.tsx';
import { OopsBoundary } from './oops-boundary.tsx';

function Broken(): ReactNode {
  throw new Error('test cause');
}

async function renderBoundary(children: ReactNode) {
  configure(testConfig);
  await act(async () =>
    render(
      <MemoryRouter initialEntries={['/test']}>
        <OopsBoundary>{children}</OopsBoundary>
        <Link to="/test?limit=10">Test link</Link>
      </MemoryRouter>,
    ),
  );
}

const ourReports = () => vi.mocked(console.error).mock.calls.filter(([text]) => String(text).startsWith('page '));

test('unknown address: heading, sentence and ways on, nothing in the console', async () => {
  vi.spyOn(console, 'error').mockReturnValue();

  await renderBoundary(<Oops />);

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops!');
  expect(screen.getByText('Sorry, an unexpected error has occurred.')).toBeVisible();
  const links = within(screen.getByRole('region', { name: 'Oops!' })).getAllByRole('link');
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Go to the start page /',
    'See the nine Languages /languages',
    'Contact Us /#contact',
  ]);
  expect(screen.queryByText(/Error id/)).toBeNull();
  expect(console.error).not.toHaveBeenCalled();
});

test('page breaks: the same page with an id, which the console shows with the cause', async () => {
  vi.spyOn(console, 'error').mockReturnValue();

  await renderBoundary(<Broken />);

  const id = /^Error id ([\da-z]{1,6})$/.exec(screen.getByText(/Error id/).textContent ?? '')?.[1];
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops!');
  expect(ourReports()).toEqual([[`page failed (${id})`, new Error('test cause')]]);
});

test('page breaks: neither cause nor trace shows', async () => {
  vi.spyOn(console, 'error').mockReturnValue();

  await renderBoundary(<Broken />);

  expect(document.body).not.toHaveTextContent('test cause');
  expect(document.body).not.toHaveTextContent('.tsx');
});

test('page breaks, then the address changes: the page is tried again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let isBroken = true;
  const Fragile = () => (isBroken ? <Broken /> : <h1>Test page</h1>);
  await renderBoundary(<Fragile />);

  isBroken = false;
  await userEvent.click(screen.getByRole('link', { name: 'Test link' }));

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Test page');
  expect(screen.queryByText(/Error id/)).not.toBeInTheDocument();
});

test('page that could not be opened: with the id of its error', async () => {
  await renderBoundary(<Oops errorId="test1" />);

  expect(screen.getByText('Error id test1')).toBeVisible();
});
