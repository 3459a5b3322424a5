import { logFailure } from '@agile-languages/shared/errors';
import { createPath, type Location, type NavigateOptions, type Navigator, type To } from 'react-router-dom';
import type { PrerenderedContent } from '../remotes/prerendered-content.ts';
import type { Route } from './find-route.ts';
import { ScrollPositions } from './scroll-positions.ts';

/** `prerendered`: when the code cannot be loaded. `errorId` is in the log. */
export type OpenedPage =
  | { kind: 'page'; route: Route; prerendered?: PrerenderedContent }
  | { kind: 'unknown' }
  | { kind: 'failed'; errorId: string };

/**
 * `document`: only the server can show the address.
 *
 * @param signal aborted when another navigation begins
 * @param isReturn the visitor goes back or forward
 */
export type OpenPage = (location: Location, signal: AbortSignal, isReturn: boolean) => Promise<OpenedPage | 'document'>;

/**
 * `scroll` in pixels, to the part that the address names, to that or else the top, or not at all. `isReturn`: by Back or
 * Forward.
 */
export interface View {
  readonly location: Location;
  readonly page: OpenedPage;
  readonly scroll: number | 'part' | 'top' | 'keep';
  readonly isReturn: boolean;
}

/** History and view change only once the next page is loaded. */
export class Navigation {
  readonly navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => history.go(delta),
    push: (to, state, options) => void this.navigate(to, { ...options, state }),
    replace: (to, state, options) => void this.navigate(to, { ...options, state, replace: true }),
  };
  view: View;
  readonly #openPage: OpenPage;
  readonly #positions = new ScrollPositions();
  readonly #listeners = new Set<() => void>();
  readonly #stopped = new AbortController();
  #current = new AbortController();
  #isLoading = false;

  constructor(openPage: OpenPage, page: OpenedPage) {
    this.#openPage = openPage;
    this.view = { location: currentEntry().location, page, scroll: 'keep', isReturn: false };
    const { signal } = this.#stopped;
    addEventListener('popstate', () => void this.#traverse(), { signal });
    addEventListener('pagehide', () => this.#leaveScrollToBrowser(), { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && this.restoreScroll(), { signal });
  }

  isLoading = (): boolean => this.#isLoading;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async navigate(to: To, { replace = false, preventScrollReset = false, state = null }: NavigateOptions = {}) {
    const { pathname, search, hash } = new URL(this.navigator.createHref(to), window.location.href);
    const location = { pathname, search, hash, state, key: newKey() };
    const scroll = preventScrollReset ? 'keep' : 'top';
    await this.#go(location, scroll, {
      enter: (entry, href) => (replace ? history.replaceState(entry, '', href) : history.pushState(entry, '', href)),
      load: (href) => window.location.assign(href),
      isReturn: false,
    });
  }

  restoreScroll(): void {
    restoreScrollBy('manual');
  }

  stop(): void {
    this.#stopped.abort();
    this.#current.abort();
  }

  /** Back, Forward or a link to a fragment. */
  #traverse(): Promise<void> {
    const { location, isNew } = currentEntry();
    const isFragment = isNew && location.pathname === this.view.location.pathname;
    const scroll = this.#positions.at(location.key) ?? (isFragment ? 'part' : 'top');
    return this.#go(location, scroll, {
      enter: () => {},
      load: () => window.location.reload(),
      isReturn: !isNew,
    });
  }

  async #go(location: Location, scroll: View['scroll'], { enter, load, isReturn }: Steps): Promise<void> {
    this.#current.abort();
    this.#current = new AbortController();
    const { signal } = this.#current;
    this.#positions.note(this.view.location.key);
    const page = this.#isShown(location) ? this.view.page : await this.#open(location, signal, isReturn);
    if (signal.aborted) return;
    if (page === 'document') return load(createPath(location));
    try {
      enter({ key: location.key, usr: location.state }, createPath(location));
    } catch {
      return load(createPath(location));
    }
    this.view = { location, page, scroll, isReturn };
    this.#setLoading(false);
  }

  /** The error page is opened again. */
  #isShown({ pathname, hash }: Location): boolean {
    const { location, page } = this.view;
    return location.pathname === pathname && (page.kind === 'page' || hash !== '');
  }

  /** A page that is there at once is not said to be loading. */
  async #open(location: Location, signal: AbortSignal, isReturn: boolean): Promise<OpenedPage | 'document'> {
    const waiting = setTimeout(() => signal.aborted || this.#setLoading(true));
    try {
      return await this.#openPage(location, signal, isReturn);
    } catch (cause) {
      return signal.aborted ? this.view.page : { kind: 'failed', errorId: logFailure('page', cause) };
    } finally {
      clearTimeout(waiting);
    }
  }

  #setLoading(isLoading: boolean): void {
    this.#isLoading = isLoading;
    for (const listener of this.#listeners) listener();
  }

  #leaveScrollToBrowser(): void {
    this.#positions.note(this.view.location.key);
    this.#positions.store();
    restoreScrollBy('auto');
  }
}

function restoreScrollBy(who: ScrollRestoration): void {
  try {
    history.scrollRestoration = who;
  } catch {}
}

interface Steps {
  enter: (entry: HistoryEntry, href: string) => void;
  load: (href: string) => void;
  isReturn: boolean;
}

interface HistoryEntry {
  key: string;
  usr: unknown;
}

/** The browser may have made an entry by itself. */
function currentEntry(): { location: Location; isNew: boolean } {
  const { pathname, search, hash } = window.location;
  const entry: Partial<HistoryEntry> = history.state ?? {};
  const { key = newKey(), usr: state = null } = entry;
  try {
    if (!entry.key) history.replaceState({ ...entry, key }, '');
  } catch {
    // A browser takes no more entries for a while.
  }
  return { location: { pathname, search, hash, state, key }, isNew: !entry.key };
}

const newKey = () => Math.random().toString(36).slice(2, 10);
