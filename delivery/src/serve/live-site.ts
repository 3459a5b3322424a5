import { readFile, stat } from 'node:fs/promises';
import { relative } from 'node:path';
import { checkRegistry, type Registry } from '@agile-languages/shared/registry';
import { logFault } from '../log-fault.ts';
import { type ListedPage, pageFinder, readPageList } from '../store/page-list.ts';
import { lastGoodRegistry } from '../store/past-registries.ts';
import type { Store } from '../store/store.ts';

/** The live revision, ready to be served. */
export interface LiveSite {
  registry: Registry;
  /** Folder of the revision below the store. */
  folder: string;
  /** Hash of the inline script of its pages. */
  script: string;
  /** The document for a path, which may be the fallback document of its pattern. */
  find: (path: string) => ListedPage | undefined;
}

/** Reads the live revision, again whenever the registry file was replaced. A broken file leaves the last good one in force. */
export function liveSite(store: Store): () => Promise<LiveSite | undefined> {
  let lastFingerprint = '';
  let current: Promise<LiveSite | undefined> = Promise.resolve(undefined);

  const readNext = async (exists: boolean): Promise<LiveSite | undefined> => {
    const last = current;
    const site = exists ? await readSite(store) : 'It is missing.';
    if (typeof site !== 'string') return site;
    logFault(`registry ${store.registry}: ${site} The last good one stays in force.`);
    return (await last) ?? (exists ? readLastGood(store) : undefined);
  };

  return async () => {
    const file = await stat(store.registry, { bigint: true }).catch(() => undefined);
    const fingerprint = file ? `${file.ino} ${file.mtimeNs} ${file.size}` : '';
    if (fingerprint !== lastFingerprint) {
      lastFingerprint = fingerprint;
      current = readNext(file !== undefined);
    }
    return current;
  };
}

/** @returns the live revision, or a sentence that says why it is not readable */
async function readSite(store: Store): Promise<LiveSite | string> {
  let registry: Registry | string;
  try {
    registry = checkRegistry(JSON.parse(await readFile(store.registry, 'utf8')));
  } catch (cause) {
    return `It is not readable (${cause instanceof Error ? cause.message : cause}).`;
  }
  return typeof registry === 'string' ? registry : siteOf(store, registry);
}

/** What was live when this server did not run yet. */
async function readLastGood(store: Store): Promise<LiveSite | undefined> {
  const registry = await lastGoodRegistry(store);
  const site = registry && (await siteOf(store, registry));
  return typeof site === 'string' ? undefined : site;
}

const siteOf = (store: Store, registry: Registry) => siteIn(store, registry, store.pages(registry.revision));

/** A revision whose pages are in a folder. @returns it, or a sentence that says why it is not readable */
export async function siteIn(store: Store, registry: Registry, pages: string): Promise<LiveSite | string> {
  const list = await readPageList(pages);
  if (!list?.pages) return `Its pages of revision ${registry.revision} are missing.`;
  return { registry, folder: relative(store.directory, pages), script: list.script, find: pageFinder(list) };
}
