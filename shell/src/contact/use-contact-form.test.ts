import { configure } from '@agile-languages/shared/platform';
import { testConfig } from '@agile-languages/shared/test';
import { beforeEach, expect, test, vi } from 'vitest';
import { sendMessage } from './use-contact-form.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => new Response('OK'));
  vi.stubGlobal('fetch', fetched);
});

function send(origin: string) {
  configure({ ...testConfig, mail: { ...testConfig.mail, origin } });
  return sendMessage('modal', { message: 'Test message' });
}

test('no origin configured: the message goes to the site itself', async () => {
  await send('');

  expect(fetched).toHaveBeenCalledExactlyOnceWith(`${location.origin}/api/v1.0/email/send`, expect.anything());
});

test('origin configured: the message goes there', async () => {
  await send('https://mail.test');

  expect(fetched).toHaveBeenCalledExactlyOnceWith('https://mail.test/api/v1.0/email/send', expect.anything());
});

test('refused: rejects with the status', async () => {
  fetched.mockImplementation(async () => new Response('Too many', { status: 429 }));

  await expect(send('')).rejects.toMatchObject({ status: 429, text: 'Too many' });
});
