import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from './store.ts';

/** Signs the links of previews and the tokens of documents. Only server and commands read it. */
export async function siteSecret(store: Store): Promise<string> {
  const file = join(store.sides, 'secret');
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known) return known;
  const own = randomBytes(32).toString('hex');
  await mkdir(store.sides, { recursive: true });
  await writeFile(file, own, { mode: 0o600, flag: 'wx' }).catch(() => {});
  return (await readFile(file, 'utf8').catch(() => '')) || own;
}

export const signatureOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
