import { configure } from '@agile-languages/shared/platform';
import { testConfig } from '@agile-languages/shared/test';
import { expect, test, vi } from 'vitest';
import { sendMessage } from './send-message.ts';

// Alone in its file: the library looks for the storage once, when it is first loaded.
test('local storage blocked: sends all the same, and the storage is as blocked as before', async () => {
  configure(testConfig);
  const fetched = vi.fn<typeof fetch>().mockResolvedValue(new Response('OK'));
  vi.stubGlobal('fetch', fetched);
  const storage = Object.getOwnPropertyDescriptor(window, 'localStorage') ?? {};
  const get = () => {
    throw new DOMException('test: blocked', 'SecurityError');
  };
  Object.defineProperty(window, 'localStorage', { configurable: true, get });

  await sendMessage('modal', { message: 'Test message' });

  expect(() => window.localStorage).toThrow('test: blocked');
  Object.defineProperty(window, 'localStorage', storage);
  expect(fetched).toHaveBeenCalledTimes(1);
});
