import { configure } from '@agile-languages/shared/platform';
import { testConfig } from '@agile-languages/shared/test';
import { beforeEach, expect, test, vi } from 'vitest';
import { sendMessage } from './send-message.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => new Response('OK'));
  vi.stubGlobal('fetch', fetched);
});

function send(apiBase: string) {
  configure({ ...testConfig, apiBase });
  return sendMessage('modal', { message: 'Test message' });
}

test('API below the site: the message goes to the site itself', async () => {
  await send('/api');

  expect(fetched).toHaveBeenCalledExactlyOnceWith(`${location.origin}/api/v1.0/email/send`, expect.anything());
});

test('API on another origin: the message goes there', async () => {
  await send('https://api.test/api');

  expect(fetched).toHaveBeenCalledExactlyOnceWith('https://api.test/api/v1.0/email/send', expect.anything());
});

test('refused: rejects with the status', async () => {
  fetched.mockImplementation(async () => new Response('Too many', { status: 429 }));

  await expect(send('/api')).rejects.toMatchObject({ status: 429, text: 'Too many' });
});
