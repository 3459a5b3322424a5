import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

/** Where one installation keeps its releases, its registry and its pages. */
export interface Store {
  directory: string;
  registry: string;
  history: string;
  /** What must not change at the moment. */
  frozen: string;
  /** Configuration of the site. */
  site: string;
  /** What browsers have opened and reported, a file for each server. */
  reports: string;
  /** Revisions that are served beside the live one. */
  sides: string;
  /** Public halves of the keys of the teams. */
  keys: string;
  /** Number of the content that the live pages show. */
  content: string;
  builds: string;
  lock: string;
  release: (name: string, hash: string) => string;
  /** A published version of what partners load. */
  embed: (version: string) => string;
  pages: (revision: number) => string;
  /** Pictures for link previews, by the hash of their drawings. */
  pictures: (hash: string) => string;
  /** What gets compressed copies before it is live. The rest gets them while it is served. */
  compressesFirst: CompressedFirst;
}

/** `all`: documents and the files of releases; `releases`: only the latter, since they are kept by browsers for a year. */
export type CompressedFirst = 'all' | 'releases' | 'nothing';

/** Folders of a store beside those of the areas. */
export const storeFolders: readonly string[] = ['embed', 'pages', 'pictures', 'reports', 'sides'];

/** @param options.compressesFirst default `all` */
export function storeIn(
  directory: string,
  { compressesFirst = 'all' }: Partial<Pick<Store, 'compressesFirst'>> = {},
): Store {
  return {
    compressesFirst,
    directory,
    registry: join(directory, 'registry.json'),
    history: join(directory, 'history.jsonl'),
    frozen: join(directory, 'frozen.json'),
    site: join(directory, 'site.json'),
    reports: join(directory, 'reports'),
    sides: join(directory, 'sides'),
    keys: join(directory, 'keys.json'),
    content: join(directory, 'content.json'),
    builds: join(directory, 'builds.json'),
    lock: join(directory, '.lock'),
    release: (name, hash) => join(directory, name, hash),
    embed: (version) => join(directory, 'embed', version),
    pages: (revision) => join(directory, 'pages', String(revision)),
    pictures: (hash) => join(directory, 'pictures', hash),
  };
}

/** The same store with a folder of its own for the pages of a revision that nobody has claimed yet. */
export function withDraft(store: Store, revision: number): Store {
  const draft = join(store.directory, 'pages', `draft-${randomUUID()}`);
  return { ...store, pages: (other) => (other === revision ? draft : store.pages(other)) };
}
