import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { PageModule, SectionModule } from '../contract/index.ts';
import { configure } from '../platform/index.ts';
import { testConfig } from './config.ts';
import { PageOfRoute } from './page-of-route.tsx';

/**
 * Renders a page as the shell would: with the configuration of tests, inside a router at `path`, with the parameters
 * that `pattern` finds in it. Any other address shows nothing.
 * Returns what Testing Library returns, a `user`, `address()`: path, query and hash as they are now, `navigate()`, which
 * goes to another address as a link of the router does, and what the page has `reported` to the shell of its data.
 */
export function renderPage({ default: Page }: Pick<PageModule, 'default'>, options: RenderPageOptions = {}) {
  const { path = '/', pattern = path.replace(/[?#].*$/, '') } = options;
  const reported: unknown[] = [];
  const onData = (data: unknown) => void reported.push(data);
  const element = <PageOfRoute page={Page} pattern={pattern} data={options.data as undefined} onData={onData} />;
  return Object.assign(renderAt(element, { ...options, path, pattern }), { reported });
}

/** Renders a section on a page at `path`, numbered as the shell would. Returns the same as `renderPage`. */
export function renderSection(
  { default: Section }: SectionModule,
  { number = '1', ...options }: RenderPageOptions & { /** Default `'1'`. */ number?: string } = {},
) {
  return renderAt(<Section number={number} />, options);
}

function renderAt(element: ReactNode, { path = '/', pattern = '/', user, data }: RenderPageOptions) {
  configure(testConfig);
  const routerAt = (address: string) =>
    createMemoryRouter(
      [
        { path: pattern, element },
        { path: '*', element: null },
      ],
      { initialEntries: [address] },
    );
  const router = routerAt(path);
  const container = document.body.appendChild(document.createElement('div'));
  const served =
    data === undefined ? '' : renderToString(<RouterProvider router={routerAt(path.replace(/[?#].*$/, ''))} />);
  container.append(document.createRange().createContextualFragment(served));
  return {
    user: userEvent.setup(user),
    address: () => {
      const { pathname, search, hash } = router.state.location;
      return pathname + search + hash;
    },
    navigate: (address: string) => act(() => router.navigate(address)),
    served,
    ...render(<RouterProvider router={router} />, { container, hydrate: data !== undefined }),
  };
}

interface RenderPageOptions {
  /** Address with query and hash, for example `/profiles?limit=10`. Default `/`. */
  path?: string;
  /**
   * What `load` brought at compose. The page is then rendered to HTML for its path, `served`, and hydrated at `path`.
   * Default: none, as after client navigation.
   */
  data?: unknown;
  /** Route pattern, for example `/languages/:id`. Default: the path itself. */
  pattern?: string;
  /** Options of user-event, for example `{ advanceTimers: vi.advanceTimersByTime }` with fake timers. */
  user?: Parameters<typeof userEvent.setup>[0];
}
