import { readFile, stat } from 'node:fs/promises';
import { checkRegistry, type Registry } from '@agile-languages/shared/registry';
import { type ComposedPage, type PageList, readPageList } from '../compose/page-list.ts';
import type { Store } from '../places.ts';

export interface LiveSite {
  registry: Registry;
  /** Folder of the revision below the store. */
  folder: string;
  script: string;
  find: (path: string) => ComposedPage | undefined;
}

/** Reads which revision is live, again whenever the registry file was replaced. A broken file leaves the last good one in force. */
export function liveSite(store: Store): () => Promise<LiveSite | undefined> {
  let seen = '';
  let current: Promise<LiveSite | undefined> = Promise.resolve(undefined);

  const next = async (readable: boolean): Promise<LiveSite | undefined> => {
    const last = current;
    const read = readable ? await readSite(store) : 'It is missing.';
    if (typeof read !== 'string') return read;
    console.error(`registry ${store.registry}: ${read} The last good one stays in force.`);
    return last;
  };

  return async () => {
    const found = await stat(store.registry, { bigint: true }).catch(() => undefined);
    const mark = found ? `${found.ino} ${found.mtimeNs} ${found.size}` : '';
    if (mark !== seen) {
      seen = mark;
      current = next(found !== undefined);
    }
    return current;
  };
}

async function readSite(store: Store): Promise<LiveSite | string> {
  let registry: Registry | string;
  try {
    registry = checkRegistry(JSON.parse(await readFile(store.registry, 'utf8')));
  } catch (cause) {
    return `It is not readable (${cause instanceof Error ? cause.message : cause}).`;
  }
  if (typeof registry === 'string') return registry;
  const list = await readPageList(store.pages(registry.revision));
  if (!list?.pages) return `Its pages of revision ${registry.revision} are missing.`;
  return { registry, folder: `pages/${registry.revision}`, script: list.script, find: finder(list) };
}

function finder({ pages }: PageList): LiveSite['find'] {
  const frames = Object.entries(pages)
    .filter(([key]) => key.includes(':'))
    .map(([key, page]) => ({ pattern: new RegExp(`^${key.replaceAll(/:\w+/g, '[^/]+')}$`), page }));
  return (path) => pages[path] ?? frames.find(({ pattern }) => pattern.test(path))?.page;
}
