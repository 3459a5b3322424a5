import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EmbedHandle, Mount, OnEvent } from '../spec/types.ts';
import { Attempt, type AttemptHost } from './attempt.ts';
import { fetchModule, tooLate } from './modules.ts';

vi.mock('./modules.ts', { spy: true });

const fault = { code: 501, retryable: true, help: 'https://site.test/embed#error-501' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The host's methods are spies; the function raises events of the feature. */
async function attempt({ onShow = (_: OnEvent) => {}, fetched = Promise.resolve<Mount>(vi.fn()) } = {}) {
  vi.mocked(fetchModule).mockReturnValue(fetched);
  const handle: EmbedHandle = {
    update: vi.fn(),
    unmount: vi.fn(),
    reset: vi.fn(),
    focus: vi.fn(),
    getResult: () => undefined,
    value: '',
  };
  const raise = { event: (..._: Parameters<OnEvent>): boolean | undefined => undefined };
  const host = {
    show: vi.fn<AttemptHost['show']>((_, onEvent) => {
      raise.event = onEvent;
      onShow(onEvent);
      return handle;
    }),
    onReady: vi.fn<AttemptHost['onReady']>(),
    onEvent: vi.fn<AttemptHost['onEvent']>(() => true),
    onFailure: vi.fn<AttemptHost['onFailure']>(),
  };
  const made = new Attempt('assessment', host);
  await vi.advanceTimersByTimeAsync(0);
  return { made, host, handle, raise };
}

test('module fetched: loading until the feature is ready', async () => {
  const { made, host, handle, raise } = await attempt();
  expect(made.state).toBe('loading');
  expect(made.handle).toBe(handle);

  raise.event('agile-ready', {});
  expect(made.state).toBe('ready');
  expect(host.onReady).toHaveBeenCalledOnce();
  expect(host.onEvent).toHaveBeenCalledWith('agile-ready', {});
});

test('module that cannot be fetched: failed with 101', async () => {
  const { made, host } = await attempt({ fetched: Promise.reject(new Error('Test failure')) });

  expect(made.state).toBe('failed');
  expect(host.onFailure).toHaveBeenCalledWith(expect.objectContaining({ code: 101, retryable: true }));
});

test('module that is not there in time: failed with 102', async () => {
  const { made, host } = await attempt({ fetched: Promise.reject(tooLate) });

  expect(made.state).toBe('failed');
  expect(host.onFailure).toHaveBeenCalledWith(expect.objectContaining({ code: 102 }));
});

test('feature that is not ready after twelve seconds: unmounted, failed with 102', async () => {
  const { made, host, handle } = await attempt();

  vi.advanceTimersByTime(12_000);

  expect(made.state).toBe('failed');
  expect(handle.unmount).toHaveBeenCalledOnce();
  expect(host.onFailure).toHaveBeenCalledWith(expect.objectContaining({ code: 102 }));
});

test('error before it is ready: failed with that error, after the feature was shown', async () => {
  const { made, host, handle } = await attempt({ onShow: (raise) => raise('agile-error', fault) });

  expect(made.state).toBe('failed');
  expect(handle.unmount).toHaveBeenCalledOnce();
  expect(host.onFailure).toHaveBeenCalledWith(fault);
  expect(host.onEvent).not.toHaveBeenCalled();
});

test('error after it is ready: an event like others', async () => {
  const { made, host, raise } = await attempt();

  raise.event('agile-ready', {});
  raise.event('agile-error', fault);
  await vi.advanceTimersByTimeAsync(0);

  expect(made.state).toBe('ready');
  expect(host.onEvent).toHaveBeenLastCalledWith('agile-error', fault);
  expect(host.onFailure).not.toHaveBeenCalled();
});

test('ended while the module is on its way: nothing is shown', async () => {
  const module = Promise.withResolvers<Mount>();
  const { made, host } = await attempt({ fetched: module.promise });

  made.end();
  module.resolve(vi.fn<Mount>());
  await vi.advanceTimersByTimeAsync(12_000);

  expect(host.show).not.toHaveBeenCalled();
  expect(host.onFailure).not.toHaveBeenCalled();
});

test('ended while the feature is being shown: unmounted', async () => {
  const ended = { attempt: undefined as Attempt | undefined };
  const module = Promise.withResolvers<Mount>();
  const { made, handle } = await attempt({ fetched: module.promise, onShow: () => ended.attempt?.end() });
  ended.attempt = made;

  module.resolve(vi.fn<Mount>());
  await vi.advanceTimersByTimeAsync(0);

  expect(handle.unmount).toHaveBeenCalledOnce();
  expect(made.handle).toBeUndefined();
});

test('event of a feature whose attempt has ended: not raised', async () => {
  const { made, host, raise } = await attempt();

  made.end();
  expect(raise.event('agile-change', { role: '', percent: 0, on: [] })).toBe(true);

  expect(host.onEvent).not.toHaveBeenCalled();
});
