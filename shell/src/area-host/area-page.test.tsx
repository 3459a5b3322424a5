import { definePage, type PageModule } from '@agile-languages/shared/contract';
import { configure } from '@agile-languages/shared/platform';
import type { InitialData } from '@agile-languages/shared/registry';
import { lastValueOf } from '@agile-languages/shared/remote-data';
import { fakeApi, testConfig, testFaqRow } from '@agile-languages/shared/test';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createPath, type Navigator, Router } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ModuleStore } from '../federation/module-store.ts';
import type { PrerenderedContent } from '../remotes/prerendered-content.ts';
import { AreaPage } from './area-page.tsx';
import { ModulesContext } from './modules-context.ts';
import { FirstViewContext } from './use-data-source.ts';

const testPage: PageModule = {
  default: definePage({
    head: () => ({ title: 'Test', description: 'Test.' }),
    Page: ({ params, pattern }) => (
      <>
        <h1>{`${pattern} with id ${params.id}`}</h1>
        <input aria-label="Test input" />
      </>
    ),
  }),
};

function testSite({
  isFallback = false,
  initialData = {} as InitialData,
  prerendered = undefined as PrerenderedContent | undefined,
} = {}) {
  configure(testConfig);
  const { promise, resolve, reject } = Promise.withResolvers<PageModule>();
  const load = vi.fn(async () => testPage).mockReturnValueOnce(promise);
  const store = new ModuleStore(async () => (await load()) as never, { isFallback, initialData });
  const siteAt = (address: string) => (
    <ModulesContext value={store}>
      <FirstViewContext value={address === '/test/1'}>
        <Router location={address} navigator={testNavigator}>
          <AreaPage
            area="test"
            pattern="/test/:id"
            params={{ id: /\d+/.exec(address)?.[0] ?? '' }}
            placeholder="Test word"
            prerendered={prerendered}
            withoutScripts="Test sentence."
          />
        </Router>
      </FirstViewContext>
    </ModulesContext>
  );
  return { site: siteAt('/test/1'), siteAt, store, come: resolve, fail: reject };
}

const testNavigator: Navigator = { createHref: (to) => createPath(to as object), go() {}, push() {}, replace() {} };

test('code on its way: the placeholder word as heading', async () => {
  const { site } = testSite();

  await act(async () => render(site));

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Test word');
});

test('code comes: the page, with its parameters and its pattern', async () => {
  const { site, come } = testSite();
  await act(async () => render(site));

  await act(async () => come(testPage));

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('/test/:id with id 1');
});

test('code on its way, then there: the document is marked as hydrated only then', async () => {
  delete document.documentElement.dataset.hydrated;
  const { site, come } = testSite();
  await act(async () => render(site));
  expect(document.documentElement).not.toHaveAttribute('data-hydrated');

  await act(async () => come(testPage));

  expect(document.documentElement).toHaveAttribute('data-hydrated');
});

test('code fails, then comes on a later try: the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { site, store, fail } = testSite();
  await act(async () => render(site));
  await act(async () => fail(new Error('test')));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Test word');

  await act(async () => store.retry());

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('/test/:id with id 1');
});

test('code fails, document there: its content with its styles and head; the code comes: the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const heading = Object.assign(document.createElement('h1'), { textContent: 'Test prerendered' });
  const prerendered = {
    content: [heading],
    css: 'h1 { color: rgb(1, 2, 3) }',
    head: { title: 'Test document', description: 'Test.' },
  };
  const { site, store, fail } = testSite({ prerendered });
  await act(async () => render(site));
  await act(async () => fail(new Error('test')));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Test prerendered');
  expect(getComputedStyle(screen.getByRole('heading')).color).toBe('rgb(1, 2, 3)');
  expect(document.title).toBe('Test document | Test Brand');

  await act(async () => store.retry());

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('/test/:id with id 1');
  expect(document.adoptedStyleSheets).toEqual([]);
  expect(document.title).toBe('Test | Test Brand');
});

test('address of the same pattern with another id: a page of its own, nothing carried over', async () => {
  const { site, siteAt, come } = testSite();
  const { rerender } = await act(async () => render(site));
  await act(async () => come(testPage));
  const input = screen.getByRole('textbox');

  await act(async () => rerender(siteAt('/test/2')));

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('/test/:id with id 2');
  expect(screen.getByRole('textbox')).not.toBe(input);
});

test('same address with another query: the page stays as it is', async () => {
  const { site, siteAt, come } = testSite();
  const { rerender } = await act(async () => render(site));
  await act(async () => come(testPage));
  const input = screen.getByRole('textbox');

  await act(async () => rerender(siteAt('/test/1?limit=10')));

  expect(screen.getByRole('textbox')).toBe(input);
});

test('fallback document on the server: the placeholder, even with the code there', async () => {
  const { site, store, come } = testSite({ isFallback: true });
  const module = store.page('test', '/test/:id');
  come(testPage);
  await module.ready;

  const html = renderToString(site);
  expect(html).toContain('<h1>Test word</h1><noscript>');
});

test('fallback document in the browser: the page', async () => {
  const { site, come } = testSite({ isFallback: true });
  await act(async () => render(site));

  await act(async () => come(testPage));

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('/test/:id with id 1');
});

const testQuestion: PageModule = {
  default: definePage({
    load: { question: async (api) => (await api.getFaqList()).rows[0]?.question ?? null },
    head: ({ data: { question } }) => ({ title: question ?? 'Questions', description: 'Test.' }),
    Page: ({ data: { question } }) => (
      <>
        <h1>{lastValueOf(question) ?? 'No question'}</h1>
        <button type="button" onClick={question.retry}>
          {question.state}
        </button>
      </>
    ),
  }),
};
const initialData = { 'routes test /test/:id': { question: 'Test initial?' } };

test('initial data: the page has them, the page after it does not', async () => {
  fakeApi({ 'calle/GetFaqList': new Promise(() => {}) });
  const { site, siteAt, store, come } = testSite({ initialData });
  const { rerender } = await act(async () => render(site));
  await act(async () => come(testQuestion));
  expect(screen.getByRole('heading')).toHaveTextContent('Test initial?');

  await act(() => store.open('test', '/test/:id'));
  expect(screen.getByRole('heading')).toHaveTextContent('Test initial?');
  await act(async () => rerender(siteAt('/test/2')));

  expect(screen.getByRole('heading')).toHaveTextContent('No question');
});

test('initial data, another page opened before the code is there: the page still has them', async () => {
  fakeApi({ 'calle/GetFaqList': new Promise(() => {}) });
  const { site, store, come } = testSite({ initialData });
  await act(async () => render(site));
  void store.open('test', '/other');

  await act(async () => come(testQuestion));

  expect(screen.getByRole('heading')).toHaveTextContent('Test initial?');
});

test('response: the head becomes that of the new data', async () => {
  fakeApi({ 'calle/GetFaqList': { rows: [testFaqRow({ question: 'Test fresh?' })] } });
  const { site, come } = testSite({ initialData });
  await act(async () => render(site));

  await act(async () => come(testQuestion));

  expect(await screen.findByRole('heading', { name: 'Test fresh?' })).toBeVisible();
  expect(document.title).toBe('Test fresh? | Test Brand');
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'http://site.test/test/1');
});

test('request fails, then succeeds on retry: the head follows', async () => {
  const { reply } = fakeApi({ 'calle/GetFaqList': 'no connection' });
  const { site, come } = testSite();
  await act(async () => render(site));
  await act(async () => come(testQuestion));
  const button = await screen.findByRole('button', { name: 'failed' });
  expect(document.title).toBe('Questions | Test Brand');

  reply('calle/GetFaqList', { rows: [testFaqRow({ question: 'Test late?' })] });
  await act(async () => button.click());

  expect(await screen.findByRole('heading', { name: 'Test late?' })).toBeVisible();
  expect(document.title).toBe('Test late? | Test Brand');
});
