import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createPath,
  type Location,
  MemoryRouter,
  type NavigateFunction,
  Route,
  Routes,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import type { DefinedPage, DefinedSection, PageHead, Params } from '../contract/index.ts';
import { api, configure } from '../platform/index.ts';
import { testConfig } from './config.ts';
import { PageOfRoute, SectionOfPage } from './page-of-route.tsx';

/**
 * Renders a page as the shell would: with the configuration of tests, inside a router at `path`, with the parameters
 * that `pattern` finds in it. Any other address shows nothing.
 * Returns what Testing Library returns, a `user`, `address()`: path, query and hash as they are now, `navigate()`, which
 * goes to another address as a link of the router does, and `head()`, the head that belongs to what is shown.
 */
export function renderPage(page: DefinedPage, options: RenderPageOptions = {}) {
  const { path = '/', pattern = path.replace(/[?#].*$/, ''), initialData } = options;
  const heads: PageHead[] = [];
  const onHead = (head: PageHead) => void heads.push(head);
  const element = <PageOfRoute page={page} pattern={pattern} initial={initialData} onHead={onHead} />;
  return Object.assign(renderAt(element, { ...options, path, pattern }), { head: () => heads.at(-1) });
}

/** Renders a section on a page at `path`, numbered as the shell would. Returns the same as `renderPage`, but no head. */
export function renderSection(section: DefinedSection, options: RenderSectionOptions = {}) {
  const { number = '1', initialData } = options;
  return renderAt(<SectionOfPage section={section} number={number} initial={initialData} />, options);
}

/** Renders a component on a page at `path`. Returns the same as `renderSection`. */
export const renderElement = (element: ReactNode, options: RenderPageOptions = {}) => renderAt(element, options);

function renderAt(element: ReactNode, { path = '/', pattern = '/', user, initialData, early }: RenderPageOptions) {
  configure(testConfig);
  let router: RouterState | undefined;
  const onRouter = (state: RouterState) => {
    router = state;
  };
  const siteAt = (address: string) => (
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path={pattern} element={element} />
        <Route path="*" element={null} />
      </Routes>
      <RouterProbe onRouter={onRouter} />
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  const served = initialData === undefined ? '' : renderToString(siteAt(path.replace(/[?#].*$/, '')));
  container.append(document.createRange().createContextualFragment(served));
  early?.();
  return {
    user: userEvent.setup(user),
    address: () => (router ? createPath(router.location) : path),
    navigate: (address: string) => act(async () => router?.navigate(address)),
    served,
    ...render(siteAt(path), { container, hydrate: initialData !== undefined }),
  };
}

interface RenderPageOptions {
  /** Address with query and hash, for example `/profiles?limit=10`. Default `/`. */
  path?: string;
  /**
   * What `load` brought when the document was prerendered, by name. The page is then rendered to HTML for its path,
   * `served`, and hydrated at `path`. Default: none, as after client navigation.
   */
  initialData?: Readonly<Record<string, unknown>>;
  /** What the visitor does in the document before its code is there. Default: nothing. */
  early?: () => void;
  /** Route pattern, for example `/languages/:id`. Default: the path itself. */
  pattern?: string;
  /** Options of user-event, for example `{ advanceTimers: vi.advanceTimersByTime }` with fake timers. */
  user?: Parameters<typeof userEvent.setup>[0];
}

interface RenderSectionOptions extends RenderPageOptions {
  /** Default `'1'`. */
  number?: string;
}

/** What the document of a page would contain: the values of its loaders, requested from the fake API. */
export async function loadInitialData(
  page: DefinedPage,
  params: Params = {},
): Promise<Readonly<Record<string, unknown>>> {
  configure(testConfig);
  const address = { params, pattern: '', query: page.parseQuery(new URLSearchParams()) };
  const values = Object.entries(page.load).map(async ([name, loader]) => {
    const value = await loader(api, address);
    return [name, page.inDocument[name]?.(value) ?? value];
  });
  return Object.fromEntries(await Promise.all(values));
}

function RouterProbe({ onRouter }: { onRouter: (state: RouterState) => void }) {
  const location = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => onRouter({ location, navigate }));
  return null;
}

interface RouterState {
  location: Location;
  navigate: NavigateFunction;
}
