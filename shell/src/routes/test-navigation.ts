import { afterEach, beforeEach, vi } from 'vitest';
import { Navigation, type OpenedPage, type OpenPage } from './navigation.ts';

export let navigation: Navigation;

export const openPage = vi.fn<OpenPage>();

export const testPage = (pattern: string): OpenedPage => ({
  kind: 'page',
  route: { area: 'test', pattern, params: {}, declaration: { rendering: 'public' } },
});

export function visit(address: string, page = testPage(address)): Navigation {
  history.pushState(null, '', address);
  return reload(page);
}

export function reload(page: OpenedPage): Navigation {
  navigation?.stop();
  navigation = new Navigation(openPage, page);
  return navigation;
}

export const shown = () => {
  const { location, page } = navigation.view;
  const what = page.kind === 'page' ? page.route.pattern : page.kind;
  return `${location.pathname}${location.search}${location.hash}: ${what}`;
};

export const scrollTo = (y: number) => vi.stubGlobal('scrollY', y);

export function followFragment(hash: string): void {
  history.pushState(null, '', hash);
  dispatchEvent(new PopStateEvent('popstate'));
}

export function navigationForEachTest(): void {
  beforeEach(() => {
    sessionStorage.clear();
    scrollTo(0);
    openPage.mockReset().mockImplementation(async ({ pathname }) => testPage(pathname));
    visit('/first');
  });

  afterEach(() => navigation.stop());
}
