import { definePage, defineSection } from '@agile-languages/shared/contract';
import { configure, session, useSession } from '@agile-languages/shared/platform';
import type { InitialData, ModuleRef } from '@agile-languages/shared/registry';
import { lastValueOf } from '@agile-languages/shared/remote-data';
import { useLocation } from '@agile-languages/shared/router';
import { fakeApi, testConfig, testFaqRow } from '@agile-languages/shared/test';
import { useHydrated, useMedia } from '@agile-languages/shared/ui';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AreaSection } from '../area-host/area-section.tsx';
import { ModulesContext } from '../area-host/modules-context.ts';
import { ModuleStore } from '../federation/module-store.ts';
import { Layout } from '../layout/layout.tsx';
import { readyModules } from '../prerender/ready-modules.ts';
import { findRoute } from '../routes/find-route.ts';
import { Navigation, type OpenedPage } from '../routes/navigation.ts';
import { Site } from './site.tsx';

const changingPage = definePage({
  parseQuery: (query) => ({ limit: query.get('limit') ?? '' }),
  load: { question: async (api) => (await api.getFaqList()).rows[0]?.question ?? null },
  dependsOn: { question: [] },
  head: () => ({ title: 'Test', description: 'Test.' }),
  Page: ({ query, data }) => {
    const { search, hash } = useLocation();
    const isMember = useSession(({ token }) => token !== '');
    const isDark = useMedia('(prefers-color-scheme: dark)');
    const state = [query.limit, search, hash, useHydrated(), isMember, isDark, lastValueOf(data.question)];
    return (
      <>
        <h1>{state.join(' ')}</h1>
        <AreaSection area="test" name="waiting" number={String(state.length)} />
      </>
    );
  },
});

const sections = {
  waiting: defineSection({
    Section: () => {
      const { search, hash } = useLocation();
      return <section aria-label="Waiting">{`Section at ${search}${hash}`}</section>;
    },
  }),
};

const initialData: InitialData = { 'routes test /test': { question: 'Test initial?' } };

const path = '/test';

async function hydrate(query = '') {
  configure(testConfig);
  const contents = {
    test: {
      routes: { [path]: async () => ({ default: changingPage }) },
      sections: { waiting: async () => ({ default: sections.waiting }) },
    },
  };
  const route = findRoute({ test: { routes: { [path]: { rendering: 'public' } } } }, path);
  if (!route) throw new Error('test: no such page');
  const page: OpenedPage = { kind: 'page', route };
  const refs: ModuleRef[] = [
    { kind: 'routes', area: route.area, name: path },
    { kind: 'sections', area: 'test', name: 'waiting' },
  ];
  const modules = await readyModules(refs, contents, { isFallback: false, initialData });
  const root = document.body.appendChild(document.createElement('div'));
  const html = renderToString(
    <ModulesContext value={modules}>
      <StaticRouter location={path}>
        <Layout page={page} />
      </StaticRouter>
    </ModulesContext>,
  );
  root.append(document.createRange().createContextualFragment(html));

  const arrived = Promise.withResolvers<void>();
  const load = async (ref: ModuleRef) => {
    if (ref.kind === 'sections') await arrived.promise;
    return modules[ref.kind === 'routes' ? 'page' : 'section'](ref.area, ref.name).module as never;
  };
  history.replaceState(null, '', path + query);
  const navigation = new Navigation(async () => page, page);
  const store = new ModuleStore(load, { isFallback: false, initialData });
  const site = (
    <ModulesContext value={store}>
      <Site navigation={navigation} first={navigation.view} />
    </ModulesContext>
  );
  const onRecoverableError = vi.fn();
  const hydrated = await act(async () => hydrateRoot(root, site, { onRecoverableError }));
  onTestFinished(() => {
    act(() => hydrated.unmount());
    navigation.stop();
    root.remove();
    history.replaceState(null, '', '/');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
  return { navigation, arrive: () => act(async () => arrived.resolve()) };
}

const media = Object.assign(new EventTarget(), { matches: false });

function turnDark() {
  media.matches = true;
  media.dispatchEvent(new Event('change'));
}

const changes: readonly [string, change: (navigation: Navigation) => unknown, heading: RegExp][] = [
  ['another query', (navigation) => navigation.navigate('/test?limit=10'), /^10 \?limit=10 /],
  ['another part', (navigation) => navigation.navigate('/test#part'), /^#part /],
  ['somebody signs in in another tab', () => session.signIn('test-token'), /true true/],
  ['the system turns dark', () => turnDark(), /true Test fresh\?$/],
];

test.each(changes)('part that waits for its code, then %s: it stays and comes to life', async (_, change, heading) => {
  vi.stubGlobal('matchMedia', () => media);
  fakeApi({ 'calle/GetFaqList': { rows: [testFaqRow({ question: 'Test fresh?' })] } });
  const { navigation, arrive } = await hydrate();
  const served = screen.getByRole('region', { name: 'Waiting' });

  await act(async () => change(navigation));

  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: /Test fresh\?/ })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Waiting' })).toBe(served);
  await arrive();
  expect(screen.getByRole('region', { name: 'Waiting' })).toBe(served);
  expect(served.textContent).toBe(`Section at ${location.search}${location.hash}`);
});

test.each([
  '?utm_source=test',
  '?limit=30',
  '?limit=1&limit=2&x',
  '#part',
  '?fbclid=test#part',
  `?${'a'.repeat(2048)}`,
  '?q=%E4%F6',
])('part that waits for its code, page opened at %s: it stays', async (address) => {
  fakeApi({ 'calle/GetFaqList': { rows: [testFaqRow({ question: 'Test fresh?' })] } });
  const { arrive } = await hydrate(address);
  const served = screen.getByRole('region', { name: 'Waiting' });

  expect(await screen.findByRole('heading', { level: 1, name: /Test fresh\?/ })).toBeVisible();
  await arrive();

  expect(screen.getByRole('region', { name: 'Waiting' })).toBe(served);
  expect(served.textContent).toBe(`Section at ${location.search}${location.hash}`);
});
