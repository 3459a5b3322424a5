import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ModuleStore } from '../federation/module-store.ts';
import { LoadNotice } from './load-notice.tsx';

const failing = () => vi.fn<() => Promise<never>>().mockRejectedValue(new Error('test'));

test('everything loaded: nothing shows', () => {
  render(<LoadNotice store={new ModuleStore(failing(), { isFallback: false })} />);

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('something failed: said once, politely, with a way on', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const store = new ModuleStore(failing(), { isFallback: false });
  render(<LoadNotice store={store} />);

  await act(async () => {
    store.page('test', '/a');
    store.section('test', 'b');
  });

  expect(screen.getByRole('status').textContent).toBe(
    'A part of this page could not be loaded. What you see can be read, but some controls do not work yet.Try again',
  );
});

test('"Try again" succeeds: the notice goes', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = failing();
  const store = new ModuleStore(load, { isFallback: false });
  render(<LoadNotice store={store} />);
  await act(async () => {
    store.page('test', '/a');
  });

  load.mockResolvedValue({} as never);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(load).toHaveBeenCalledTimes(2);
});

test('"Try again" fails: the notice is back', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = failing();
  const store = new ModuleStore(load, { isFallback: false });
  render(<LoadNotice store={store} />);
  await act(async () => {
    store.page('test', '/a');
  });

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
