import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { createTestDir } from '../../testing/test-dir.ts';
import { newWebhookSecret, signatureOf } from './signature.ts';

async function functionOfGuide(): Promise<(body: string, header: string, secret: string) => boolean> {
  const guide = readFileSync(join(import.meta.dirname, '../../../../docs/partners.md'), 'utf8');
  const [code = ''] = /import \{ createHmac[\s\S]*?(?=\n```)/.exec(guide) ?? [];
  const file = join(createTestDir(), 'guide.mjs');
  writeFileSync(file, `${code}\nexport { isGenuine };`);
  return (await import(pathToFileURL(file).href)).isGenuine;
}

test('check of signatures in the guide: takes what is genuine, also with two secrets, and nothing else', async () => {
  const isGenuine = await functionOfGuide();
  const [secret, former, body] = [newWebhookSecret(), newWebhookSecret(), '{"v":1,"type":"ping"}'];
  const now = new Date();
  const header = signatureOf(body, [secret, former], now);

  expect(isGenuine(body, header, secret)).toBe(true);
  expect(isGenuine(body, header, former)).toBe(true);
  expect(isGenuine(`${body} `, header, secret)).toBe(false);
  expect(isGenuine(body, header, newWebhookSecret())).toBe(false);
  expect(isGenuine(body, header.replace(/t=\d+/, `t=${Math.floor(now.getTime() / 1000) + 1}`), secret)).toBe(false);
  expect(isGenuine(body, signatureOf(body, [secret], new Date(now.getTime() - 301_000)), secret)).toBe(false);
  for (const forged of ['', 'v1=', 't=1', header.replaceAll(/v1=\w+/g, 'v1=00')])
    expect(isGenuine(body, forged, secret)).toBe(false);
});
