import { expect, test, vi } from 'vitest';
import pageRefreshLoader from './page-refresh-loader.ts';

test('page in development: its source, and it accepts its own changes', () => {
  const text = pageRefreshLoader('const page = 1;')
    .replace(/import .*;/, '')
    .replaceAll('import.meta', 'meta');
  const hot = { accept: vi.fn(), dispose: vi.fn(), data: undefined };

  expect(text).toMatch(/^const page = 1;/);
  new Function('meta', 'performReactRefresh', text)({ webpackHot: hot }, vi.fn());
  expect(hot.accept).toHaveBeenCalledWith();
});

test('page that has just been replaced: drawn again', () => {
  vi.useFakeTimers();
  const text = pageRefreshLoader('')
    .replace(/import .*;/, '')
    .replaceAll('import.meta', 'meta');
  const performReactRefresh = vi.fn();

  new Function('meta', 'performReactRefresh', text)(
    { webpackHot: { accept: vi.fn(), dispose: vi.fn(), data: { updated: true } } },
    performReactRefresh,
  );
  vi.runAllTimers();

  expect(performReactRefresh).toHaveBeenCalledOnce();
});
