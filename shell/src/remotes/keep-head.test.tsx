import { testConfig } from '@agile-languages/shared/test';
import { act } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyHead, headHtml, headTags } from '../document/head.ts';
import { keepHead } from './keep-head.ts';

const tagsOf = (title: string) => headTags({ title, description: 'Test description.' }, '/test', testConfig);

let root: Root;
let served = '';

beforeEach(() => {
  document.head.innerHTML = headHtml(tagsOf('Test title'));
  served = document.head.innerHTML;
  document.body.innerHTML = '<div id="root"><p>Test</p></div>';
});

afterEach(() => act(() => root.unmount()));

const container = () => document.querySelector('#root') as Element;

async function hydrate(content: ReactNode) {
  await act(() => {
    root = hydrateRoot(container(), content);
    keepHead(container());
  });
}

const inHead: readonly [string, ReactNode][] = [
  ['a title', <title key="1">Other</title>],
  ['a refresh', <meta key="1" httpEquiv="refresh" content="8;url=https://other.test/" />],
  ['a canonical address', <link key="1" rel="canonical" href="https://other.test/" />],
  ['the description of the page', <meta key="1" name="description" content="Test description." />],
  [
    'a head of its own',
    createElement(
      'head',
      { key: 1 },
      <meta httpEquiv="refresh" content="8;url=https://other.test/" />,
      <title>Other</title>,
    ),
  ],
  ['a script', <script key="1" async src="/x.js" />],
  ['a style sheet', createElement('style', { key: 1, href: 'x', precedence: 'high' }, 'p{}')],
  [
    'a style sheet that it waits for',
    createElement('link', { key: 1, rel: 'stylesheet', href: '/x.css', precedence: 'high' }),
  ],
];

test.each(inHead)(
  'component with %s, hydrated: the head stays, and the component goes without a fault',
  async (_, tag) => {
    await hydrate([<p key="0">Test</p>, tag]);
    expect(document.head.innerHTML).toBe(served);

    await act(() => root.render(<p>Test</p>));
    expect(document.head.innerHTML).toBe(served);
  },
);

test.each(inHead)('component with %s, shown later, changed and gone: the head stays', async (_, tag) => {
  await hydrate(<p>Test</p>);

  await act(() => root.render([<p key="0">Test</p>, tag]));
  await act(() => root.render([<p key="0">Test</p>, createElement('title', { key: 1 }, 'Third')]));
  expect(document.head.innerHTML).toBe(served);

  await act(() => root.render(<p>Test</p>));
  expect(document.head.innerHTML).toBe(served);
});

test('empty document: the same', async () => {
  container().replaceChildren();
  await act(() => {
    root = createRoot(container());
    root.render(<title>Other</title>);
    keepHead(container());
  });

  expect(document.head.innerHTML).toBe(served);
});

test('title inside a drawing: it stays there', async () => {
  await hydrate(<p>Test</p>);
  await act(() =>
    root.render(
      <svg role="img">
        <title>Test drawing</title>
      </svg>,
    ),
  );

  expect(container().innerHTML).toBe('<svg role="img"><title>Test drawing</title></svg>');
});

test('head of the next page: applied, and not taken over either', async () => {
  await hydrate(<p>Test</p>);
  applyHead(tagsOf('Second title'));
  const next = document.head.innerHTML;

  await act(() => root.render(<title>Other</title>));

  expect(next).toContain('Second title');
  expect(document.head.innerHTML).toBe(next);
});

test('what the runtime of the bundler inserts: it is in the head', async () => {
  await hydrate(<p>Test</p>);
  const script = document.createElement('script');
  const link = document.createElement('link');
  link.rel = 'stylesheet';

  document.head.append(script);
  document.head.insertBefore(link, script);

  expect([...document.head.children].slice(-2)).toEqual([link, script]);
});
