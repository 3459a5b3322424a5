import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFacts } from './facts.data.ts';

const testFacts = { version: '1.0.7', files: {} };

test('facts: those of the manifest of the live version', async () => {
  const fetch = vi.fn(async () => Response.json(testFacts));
  vi.stubGlobal('fetch', fetch);

  const { result } = renderHook(useFacts);

  await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', value: testFacts }));
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/embed/v1/manifest.json', { signal: expect.any(AbortSignal) });
});

test('facts, no manifest: failed, with the cause in the console', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  const error = vi.spyOn(console, 'error').mockReturnValue();

  const { result } = renderHook(useFacts);

  await waitFor(() => expect(result.current.state).toBe('failed'));
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^manifest of the embeds/), expect.any(Error));
});

test('facts, page left during the request: aborted in silence', async () => {
  const { promise, reject } = Promise.withResolvers<Response>();
  const fetch = vi.fn((_: string, { signal }: { signal: AbortSignal }) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    return promise;
  });
  vi.stubGlobal('fetch', fetch);
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const { unmount } = renderHook(useFacts);
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce());

  unmount();

  await expect(promise).rejects.toThrow();
  expect(error).not.toHaveBeenCalled();
});
