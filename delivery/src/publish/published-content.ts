import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { readJson } from '../store/json.ts';
import type { Store } from '../store/store.ts';

/** Number of the content that the live pages show; `undefined` when nobody knows. */
export async function publishedContent(store: Store): Promise<number | undefined> {
  return (await readJson<{ version: number }>(store.content))?.version;
}

/** Keeps that number. With `undefined` the pages are compared with the content again, whatever its number is. */
export async function keepPublishedContent(store: Store, version: number | undefined): Promise<void> {
  if (version === undefined) return rm(store.content, { force: true });
  await mkdir(store.directory, { recursive: true });
  const draft = `${store.content}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify({ version })}\n`);
  await rename(draft, store.content);
}
