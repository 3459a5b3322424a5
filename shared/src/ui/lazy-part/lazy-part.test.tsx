import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const Part = ({ name }: { name: string }) => <p>{`Part of ${name}`}</p>;
const Placeholder = ({ name }: { name: string }) => <p>{`Place of ${name}`}</p>;

let approach: () => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        approach = () => onChange([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => vi.unstubAllGlobals();
});

const loader = () => vi.fn<() => Promise<ComponentType<{ name: string }>>>().mockResolvedValue(Part);

test('now: fetched when it is declared', async () => {
  const load = loader();
  const Lazy = lazyPart(load, { when: 'now', Placeholder });
  expect(load).toHaveBeenCalledOnce();

  render(<Lazy name="test" />);

  expect(await screen.findByText('Part of test')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('idle: its place first, fetched after that', async () => {
  const load = loader();
  const Lazy = lazyPart(load, { when: 'idle', Placeholder });
  expect(load).not.toHaveBeenCalled();

  render(<Lazy name="test" />);

  expect(screen.getByText('Place of test')).toBeVisible();
  expect(await screen.findByText('Part of test')).toBeVisible();
});

test('visible: fetched when its placeholder comes near the view', async () => {
  const load = loader();
  const Lazy = lazyPart(load, { when: 'visible', Placeholder });

  render(<Lazy name="test" />);
  await act(async () => {});
  expect(load).not.toHaveBeenCalled();
  act(approach);

  expect(await screen.findByText('Part of test')).toBeVisible();
});

test('visible, browser that cannot tell what is in view: fetched when it is idle', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const Lazy = lazyPart(loader(), { when: 'visible', Placeholder });

  render(<Lazy name="test" />);

  expect(await screen.findByText('Part of test')).toBeVisible();
});

test('prerendered markup: stays until the code is there, and is hydrated then', async () => {
  const load = loader();
  const Lazy = lazyPart(load, { when: 'visible', Placeholder });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<div><!--$--><p>Part of test</p><!--/$--></div>';
  const prerendered = screen.getByText('Part of test');

  const root = await act(async () => hydrateRoot(container, <Lazy name="test" />));
  expect(screen.getByText('Part of test')).toBe(prerendered);
  expect(load).not.toHaveBeenCalled();
  await act(async () => approach());
  await expect.poll(() => load).toHaveBeenCalledOnce();
  await act(async () => {});

  expect(screen.getByText('Part of test')).toBe(prerendered);
  act(() => root.unmount());
  container.remove();
});

test('prerendered markup, its properties change while it waits: it stays, and has the new ones when the code is there', async () => {
  const Lazy = lazyPart(loader(), { when: 'visible', Placeholder });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<div><!--$--><p>Part of test</p><!--/$--></div>';
  const prerendered = screen.getByText('Part of test');
  const root = await act(async () => hydrateRoot(container, <Lazy name="test" />));

  await act(async () => root.render(<Lazy name="change" />));
  expect(screen.getByText('Part of test')).toBe(prerendered);
  await act(async () => approach());

  expect(await screen.findByText('Part of change')).toBe(prerendered);
  act(() => root.unmount());
  container.remove();
});

test('failed fetch: the place stays, and the next focus of the window tries again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const load = loader().mockRejectedValueOnce(new Error('Test failure'));
  const Lazy = lazyPart(load, { when: 'now', Placeholder });

  render(<Lazy name="test" />);
  await expect.poll(() => warn).toHaveBeenCalledOnce();
  expect(screen.getByText('Place of test')).toBeVisible();
  await act(async () => dispatchEvent(new Event('focus')));

  expect(await screen.findByText('Part of test')).toBeVisible();
});
