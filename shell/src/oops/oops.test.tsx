import { configure } from '@agile-languages/shared/platform';
import { testConfig } from '@agile-languages/shared/test';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Oops } from './oops.tsx';

/** A site with a broken page and one that refuses its id; every other address is unknown. */
async function renderSite(path: string) {
  const Broken = () => {
    throw new Error('test cause');
  };
  const router = createMemoryRouter(
    [
      { path: '/broken', element: <Broken />, errorElement: <Oops /> },
      {
        path: '/refused',
        element: null,
        errorElement: <Oops />,
        loader: () => {
          throw new Response('Not found', { status: 404 });
        },
      },
      { path: '*', element: <Oops /> },
    ],
    { initialEntries: ['/start'] },
  );
  configure(testConfig);
  await act(async () => render(<RouterProvider router={router} />));
  await act(() => router.navigate(path));
}

const ourReports = () => vi.mocked(console.error).mock.calls.filter(([text]) => String(text).startsWith('page '));

test('unknown address: heading, sentence and ways on, nothing in the console', async () => {
  vi.spyOn(console, 'error').mockReturnValue();

  await renderSite('/unknown');

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops!');
  expect(screen.getByText('Sorry, an unexpected error has occurred.')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Go to the start page /',
    'See the nine Languages /languages',
    'Contact Us /#contact',
  ]);
  expect(screen.queryByText(/Error id/)).toBeNull();
  expect(console.error).not.toHaveBeenCalled();
});

test('unknown id, as a 404 of the route: the same page, no error id', async () => {
  vi.spyOn(console, 'error').mockReturnValue();

  await renderSite('/refused');

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops!');
  expect(screen.queryByText(/Error id/)).toBeNull();
  expect(ourReports()).toEqual([]);
});

test('page breaks: the same page with an id, which stands in the console with the cause', async () => {
  vi.spyOn(console, 'error').mockReturnValue();

  await renderSite('/broken');

  const id = /^Error id ([\da-z]{1,6})$/.exec(screen.getByText(/Error id/).textContent ?? '')?.[1];
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops!');
  expect(ourReports()).toEqual([[`page failed (${id})`, new Error('test cause')]]);
});

test('page breaks: neither cause nor trace shows', async () => {
  vi.spyOn(console, 'error').mockReturnValue();

  await renderSite('/broken');

  expect(document.body).not.toHaveTextContent('test cause');
  expect(document.body).not.toHaveTextContent('.tsx');
});
