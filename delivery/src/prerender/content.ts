import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { readJson } from '../store/json.ts';
import type { Store } from '../store/store.ts';

/** In milliseconds. */
const limit = 5000;

export interface ContentChanges {
  version: number;
  format: string;
  /** Absent when not all of it is known. */
  changed?: readonly string[];
}

export function contentIn(answer: unknown): ContentChanges | undefined {
  const { content: version, format, changed } = (answer ?? {}) as Record<string, unknown>;
  if (typeof version !== 'number' || typeof format !== 'string') return undefined;
  return { version, format, ...(Array.isArray(changed) && { changed: changed.map(String) }) };
}

export function contentVersionIn(answer: unknown): number | undefined {
  const version = typeof answer === 'object' && answer !== null && 'content' in answer ? answer.content : undefined;
  return typeof version === 'number' ? version : undefined;
}

export const sitePath = (since?: number): string => (since === undefined ? '/site' : `/site?since=${since}`);

export async function askOverHttp(base: string, since?: number): Promise<unknown> {
  const answer = await fetch(base + sitePath(since), { signal: AbortSignal.timeout(limit) });
  return answer.json();
}

export async function publishedContent(store: Store): Promise<number | undefined> {
  return (await readJson<{ version: number }>(store.content))?.version;
}

export async function keepPublishedContent(store: Store, version: number | undefined): Promise<void> {
  if (version === undefined) return rm(store.content, { force: true });
  await mkdir(store.directory, { recursive: true });
  const draft = `${store.content}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify({ version })}\n`);
  await rename(draft, store.content);
}
