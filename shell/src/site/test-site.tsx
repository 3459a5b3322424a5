import { definePage, type PageModule, type RouteDeclaration } from '@agile-languages/shared/contract';
import { configure, type SiteConfig } from '@agile-languages/shared/platform';
import { testConfig } from '@agile-languages/shared/test';
import { act, render } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { ModulesContext } from '../area-host/modules-context.ts';
import { headHtml, headTags } from '../document/head.ts';
import { ModuleStore } from '../federation/module-store.ts';
import { findRoute } from '../routes/find-route.ts';
import { Navigation, type OpenedPage } from '../routes/navigation.ts';
import { Site } from './site.tsx';

const testPages: Readonly<Record<string, PageModule>> = {
  '/first': {
    default: definePage({
      head: () => ({ title: 'First title', description: 'First.' }),
      Page: () => <h1>First heading</h1>,
    }),
  },
  '/second': {
    default: definePage({
      head: () => ({ title: 'Second title', description: 'Second.' }),
      Page: () => <h1>Second heading</h1>,
    }),
  },
  '/broken': {
    default: definePage({
      head: () => ({ title: 'Broken title', description: 'Broken.' }),
      Page: () => {
        throw new Error('test cause');
      },
    }),
  },
};

const testDeclarations: Record<string, RouteDeclaration> = {
  '/first': { rendering: 'public', demo: true },
  '/second': { rendering: 'public' },
  '/broken': { rendering: 'public' },
  '/form': { rendering: 'public' },
  '/gone': { rendering: 'public', placeholder: 'Gone' },
};

interface TestSite {
  path?: string;
  wait?: Promise<void>;
  config?: SiteConfig;
}

export async function renderSite({ path = '/first', wait, config = testConfig }: TestSite = {}) {
  configure(config);
  document.head.innerHTML = headHtml(headTags({ title: 'First title', description: 'First.' }, '/first', config));
  const servedTitle = document.querySelector('title');
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('fetch', async () => Response.json([]));
  const pages: Record<string, PageModule> = { ...testPages };
  const store = new ModuleStore(
    async ({ name: pattern }) => {
      if (!pages[pattern]) throw new Error('test: not there');
      return pages[pattern] as never;
    },
    { isFallback: false },
  );
  const pageAt = (pathname: string): OpenedPage => {
    const route = findRoute({ test: { routes: testDeclarations } }, pathname);
    return route ? { kind: 'page', route } : { kind: 'unknown' };
  };
  history.pushState(null, '', path);
  const navigation = new Navigation(
    async ({ pathname }) => {
      if (pathname === '/refused') throw new Error('test refusal');
      if (pathname === '/second') await wait;
      await store.open('test', pathname);
      return pageAt(pathname);
    },
    pageAt(path.replace(/[?#].*$/, '')),
  );
  onTestFinished(() => navigation.stop());
  await act(async () =>
    render(
      <ModulesContext value={store}>
        <Site navigation={navigation} first={navigation.view} />
      </ModulesContext>,
    ),
  );
  return { navigation, store, pages, servedTitle };
}
