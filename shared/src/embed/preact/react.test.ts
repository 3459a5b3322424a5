import { screen } from '@testing-library/react';
import { act } from 'preact/test-utils';
import { beforeEach, expect, test, vi } from 'vitest';
import createIcon from './create-icon.ts';
import { jsx } from './jsx-runtime.ts';
import { createElement, forwardRef, useRef, useSyncExternalStore } from './react.ts';
import { createRoot } from './react-dom-client.ts';

const container = document.createElement('div');
const root = createRoot(container);
const show = (child: Parameters<typeof root.render>[0]) => act(() => root.render(child));

beforeEach(() => () => act(() => root.unmount()));

test('text field with onChange: called for every key', async () => {
  const onChange = vi.fn();
  await show(createElement('input', { onChange }));

  container.querySelector('input')?.dispatchEvent(new Event('input'));

  expect(onChange).toHaveBeenCalledOnce();
});

test('box with onChange: called when it changes', async () => {
  const onChange = vi.fn();
  await show(createElement('input', { type: 'checkbox', onChange }));
  const box = container.querySelector('input');

  box?.dispatchEvent(new Event('input'));
  expect(onChange).not.toHaveBeenCalled();
  box?.dispatchEvent(new Event('change'));
  expect(onChange).toHaveBeenCalledOnce();
});

test('attributes of drawings: hyphenated', async () => {
  await show(createElement('svg', {}, createElement('path', { strokeWidth: 2, fillOpacity: 0.5, fill: 'none' })));

  const path = container.querySelector('path');
  expect(path).toHaveAttribute('stroke-width', '2');
  expect(path).toHaveAttribute('fill-opacity', '0.5');
  expect(path).toHaveAttribute('fill', 'none');
});

test('landmarks: their names take the number beside them, those of other elements do not', async () => {
  await show(
    createElement('div', null, [
      createElement('p', { id: 'nth' }, '2'),
      createElement('nav', { 'aria-label': 'All pages' }),
      createElement('section', { 'aria-labelledby': 'title' }, createElement('h2', { id: 'title' }, 'Plan')),
      createElement('section', null),
      createElement('ul', { 'aria-label': 'List' }),
    ]),
  );
  document.body.append(container);

  expect(screen.getByRole('navigation')).toHaveAccessibleName('All pages 2');
  expect(screen.getByRole('region')).toHaveAccessibleName('Plan 2');
  expect(screen.getByRole('list')).toHaveAccessibleName('List');
});

test('forwardRef: the ref is passed beside the properties', async () => {
  const Field = forwardRef<{ id: string }, HTMLInputElement>(({ id }, ref) => createElement('input', { id, ref }));
  const refs: { current: HTMLInputElement | null }[] = [];
  const Page = () => {
    const ref = useRef<HTMLInputElement>(null);
    refs.push(ref);
    return createElement(Field, { id: 'test', ref } as { id: string });
  };

  await show(createElement(Page, null));

  expect(refs[0]?.current).toBe(container.querySelector('#test'));
});

test('external store: shown again when it changes, not after the component has left', async () => {
  const listeners = new Set<() => void>();
  const store = { value: 'first' };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = () => store.value;
  const Value = () => createElement('p', null, useSyncExternalStore(subscribe as never, get));
  await show(createElement(Value, null));
  expect(container).toHaveTextContent('first');

  store.value = 'second';
  await act(() => {
    for (const listener of listeners) listener();
  });
  expect(container).toHaveTextContent('second');

  await act(() => root.unmount());
  expect(listeners.size).toBe(0);
});

test('jsx with a key: an element with that key', () => {
  expect(jsx('p', { id: 'test' }, 'key')).toMatchObject({ type: 'p', key: 'key', props: { id: 'test' } });
  expect(jsx('p', { id: 'test' }).key ?? undefined).toBeUndefined();
});

test('icon: its drawing, with the properties of its user', async () => {
  const Icon = createIcon({ node: [['path', { d: 'M0 0' }]] });

  await show(createElement(Icon, { width: 24 }));

  expect(container.querySelector('svg')).toHaveAttribute('width', '24');
  expect(container.querySelector('path')).toHaveAttribute('d', 'M0 0');
});
