import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Store } from './store.ts';

/** Signs the links of previews and the tokens of documents. */
export async function siteSecret(store: Store): Promise<string> {
  const file = join(store.sides, 'secret');
  const known = await secretIn(file);
  if (known && isWhole(known)) return known;
  const own = randomBytes(32).toString('hex');
  await keep(file, own, known !== undefined).catch(() => {});
  const kept = await secretIn(file);
  return kept && isWhole(kept) ? kept : own;
}

const secretIn = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);

/** A full disk has kept half of one, or nothing. */
const isWhole = (secret: string) => /^[\da-f]{64}$/.test(secret);

/** Of several processes the first has it. */
async function keep(file: string, secret: string, replaces: boolean): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, secret, { mode: 0o600 });
    await (replaces ? rename : link)(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

export const signatureOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');
