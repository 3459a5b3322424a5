import { join } from 'node:path';
import { draftName } from './drafts.ts';

export interface Store {
  directory: string;
  registry: string;
  history: string;
  frozen: string;
  owners: string;
  site: string;
  reports: string;
  sides: string;
  keys: string;
  /** Of a command that is not in the history yet. Object storage shares no such name. */
  unnoted: string;
  content: string;
  builds: string;
  lock: string;
  release: (name: string, hash: string) => string;
  embed: (version: string) => string;
  pages: (revision: number) => string;
  pictures: (hash: string) => string;
  compressesFirst: CompressedFirst;
}

/** `releases`: only their files, since browsers keep those for a year. */
export type CompressedFirst = 'all' | 'releases' | 'nothing';

export const storeFolders: readonly string[] = ['embed', 'pages', 'pictures', 'reports', 'sides'];

/** Also a global of browsers, a folder and a key of JSON. */
export const isAreaName = (name: string): boolean => /^[a-z][a-z0-9]{0,39}$/.test(name);

export const isReleaseHash = (text: string): boolean => /^[0-9a-f]{16}$/.test(text);

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
    owners: join(directory, 'owners.json'),
    site: join(directory, 'site.json'),
    reports: join(directory, 'reports'),
    sides: join(directory, 'sides'),
    keys: join(directory, 'keys.json'),
    unnoted: join(directory, '.unnoted.json'),
    content: join(directory, 'content.json'),
    builds: join(directory, 'builds.json'),
    lock: join(directory, '.lock'),
    release: (name, hash) => join(directory, name, hash),
    embed: (version) => join(directory, 'embed', version),
    pages: (revision) => join(directory, 'pages', String(revision)),
    pictures: (hash) => join(directory, 'pictures', hash),
  };
}

export function withDraft(store: Store, revision: number, embed?: { version: string; folder: string }): Store {
  const draft = join(store.directory, 'pages', draftName());
  return {
    ...store,
    pages: (other) => (other === revision ? draft : store.pages(other)),
    embed: (version) => (embed?.version === version ? embed.folder : store.embed(version)),
  };
}
