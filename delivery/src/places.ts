import { join } from 'node:path';

/** Workspaces that are released: the shell, and the areas by name. */
export const areaNames = ['catalog', 'assessment', 'experts', 'enrolment'] as const;
export const releasedNames = ['shell', ...areaNames] as const;

export type ReleasedName = (typeof releasedNames)[number];

export const root = join(import.meta.dirname, '../..');
export const workspaceOf = (name: ReleasedName): string => join(root, name === 'shell' ? 'shell' : `mf-${name}`);

/** Where one installation keeps its releases, its registry and its pages. */
export interface Store {
  directory: string;
  registry: string;
  history: string;
  builds: string;
  lock: string;
  release: (name: string, hash: string) => string;
  /** A published version of what partners load. */
  embed: (version: string) => string;
  pages: (revision: number) => string;
  /** Pictures for link previews, by the hash of their drawings. */
  pictures: (hash: string) => string;
}

export function storeIn(directory: string): Store {
  return {
    directory,
    registry: join(directory, 'registry.json'),
    history: join(directory, 'history.jsonl'),
    builds: join(directory, 'builds.json'),
    lock: join(directory, '.lock'),
    release: (name, hash) => join(directory, name, hash),
    embed: (version) => join(directory, 'embed', version),
    pages: (revision) => join(directory, 'pages', String(revision)),
    pictures: (hash) => join(directory, 'pictures', hash),
  };
}

/** The name if it is one that is released. @throws {Refusal} with the names there are. */
export function releasedName(name: string | undefined): ReleasedName {
  const known = releasedNames.find((candidate) => candidate === name);
  if (known) return known;
  throw new Refusal(
    `There is no area ${name ? `"${name}"` : 'without a name'}. Areas are: ${releasedNames.join(', ')}.`,
  );
}

/** Something that cannot be done, in one sentence for the person at the keyboard. */
export class Refusal extends Error {
  override name = 'Refusal';
}
