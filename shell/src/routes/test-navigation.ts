import { afterEach, beforeEach, vi } from 'vitest';
import { Navigation, type OpenedPage, type OpenPage } from './navigation.ts';

/** The navigation of the document that a test has visited last. */
export let navigation: Navigation;

/** What a navigation opens. Each test begins with a page of the pattern that is its address. */
export const openPage = vi.fn<OpenPage>();

export const testPage = (pattern: string): OpenedPage => ({
  kind: 'page',
  route: { area: 'test', pattern, params: {}, declaration: { rendering: 'public' } },
});

/** The document of an address, with what it shows. */
export function visit(address: string, page = testPage(address)): Navigation {
  history.pushState(null, '', address);
  return reload(page);
}

/** The document of the address that is shown, loaded again. */
export function reload(page: OpenedPage): Navigation {
  navigation?.stop();
  navigation = new Navigation(openPage, page);
  return navigation;
}

/** Address and pattern of what is shown. */
export const shown = () => {
  const { location, page } = navigation.view;
  const what = page.kind === 'page' ? page.route.pattern : page.kind;
  return `${location.pathname}${location.search}${location.hash}: ${what}`;
};

export const scrollTo = (y: number) => vi.stubGlobal('scrollY', y);

/** What a click on a plain link to a part of the page does: a new entry of the browser's own. */
export function followFragment(hash: string): void {
  history.pushState(null, '', hash);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Each test begins with the document of `/first`. */
export function navigationForEachTest(): void {
  beforeEach(() => {
    sessionStorage.clear();
    scrollTo(0);
    openPage.mockReset().mockImplementation(async ({ pathname }) => testPage(pathname));
    visit('/first');
  });

  afterEach(() => navigation.stop());
}
