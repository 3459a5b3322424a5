import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from './store.ts';

/** Part of the address of a preview that stands for one preview until its end, and that nobody else can make. */
export async function previewToken(store: Store, id: string, expires: string): Promise<string> {
  const moment = String(Date.parse(expires));
  return [id, moment, signatureOf(await secretOf(store), id, moment)].join('.');
}

/** The id of the preview that a token is for; `undefined` when it is none, or is over. */
export async function previewIn(store: Store, token: string, now = Date.now()): Promise<string | undefined> {
  const [id = '', moment = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !/^[\da-f-]{36}$/.test(id) || !/^\d+$/.test(moment) || Number(moment) < now) return undefined;
  const expected = Buffer.from(signatureOf(await secretOf(store), id, moment));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}

const signatureOf = (secret: string, id: string, moment: string) =>
  createHmac('sha256', secret).update(`${id}.${moment}`).digest('base64url');

/** Made when it is first needed, and read by nobody but the server and its commands. */
async function secretOf(store: Store): Promise<string> {
  const file = join(store.sides, 'secret');
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known) return known;
  await mkdir(store.sides, { recursive: true });
  await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' }).catch(() => {});
  return readFile(file, 'utf8');
}
