import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { checkRegistry, type Registry } from '@agile-languages/shared/registry';
import { logFault } from '../log-fault.ts';
import { type ListedPage, pageFinder, readPageList } from '../store/page-list.ts';
import { lastGoodRegistry } from '../store/registry.ts';
import type { Store } from '../store/store.ts';

export interface ServedRevision {
  registry: Registry;
  folder: string;
  script: string;
  find: (path: string) => ListedPage | undefined;
  withBanner?: (html: string, path: string) => Promise<string>;
}

/** A broken file leaves the last good one in force. */
export function liveSite(store: Store): () => Promise<ServedRevision | undefined> {
  const stateNow = stateOf(store.registry);
  let lastState = '';
  let current: Promise<ServedRevision | undefined> = Promise.resolve(undefined);

  const readNext = async (exists: boolean): Promise<ServedRevision | undefined> => {
    const last = current;
    const revision = exists ? await readLive(store) : 'It is missing.';
    if (typeof revision !== 'string') return revision;
    logFault(`registry ${store.registry}: ${revision} The last good one stays in force.`);
    return (await last) ?? (exists ? readLastGood(store) : undefined);
  };

  return async () => {
    const state = stateNow();
    if (state !== lastState) {
      lastState = state;
      current = readNext(state !== '');
    }
    return current;
  };
}

/**
 * Synchronous, because each request asks and a promise costs more. Requests that the loop of events takes in one turn
 * have all arrived before the first of them asks, so they share its answer. Not for callbacks of `setImmediate`: their
 * answer would serve the turn after them as well.
 */
export function stateOf(path: string): () => string {
  let known: string | undefined;
  return () => {
    if (known !== undefined) return known;
    known = readState(path);
    setImmediate(() => {
      known = undefined;
    });
    return known;
  };
}

function readState(path: string): string {
  try {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false });
    return found ? `${found.ino} ${found.mtimeNs} ${found.size}` : '';
  } catch {
    return '';
  }
}

async function readLive(store: Store): Promise<ServedRevision | string> {
  let registry: Registry | string;
  try {
    registry = checkRegistry(JSON.parse(await readFile(store.registry, 'utf8')));
  } catch (cause) {
    return `It is not readable (${cause instanceof Error ? cause.message : cause}).`;
  }
  return typeof registry === 'string' ? registry : liveRevision(store, registry);
}

/** It was live when this server did not run yet. */
async function readLastGood(store: Store): Promise<ServedRevision | undefined> {
  const registry = await lastGoodRegistry(store);
  const revision = registry && (await liveRevision(store, registry));
  return typeof revision === 'string' ? undefined : revision;
}

const liveRevision = (store: Store, registry: Registry) => revisionIn(store, registry, store.pages(registry.revision));

export async function revisionIn(store: Store, registry: Registry, pages: string): Promise<ServedRevision | string> {
  const list = await readPageList(pages);
  if (!list?.pages) return `Its pages of revision ${registry.revision} are missing.`;
  return { registry, folder: relative(store.directory, pages), script: list.script, find: pageFinder(list) };
}
