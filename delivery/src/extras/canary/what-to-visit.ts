import { join } from 'node:path';
import { checkRegistry, type Registry } from '@agile-languages/shared/registry';
import type { Candidate } from '../../activate/activate-options.ts';
import { readHistory } from '../../store/history.ts';
import { readJson } from '../../store/json.ts';
import { namesIn, readRegistry, releaseIn } from '../../store/registry.ts';
import { readSides, type SideRevision, sideFolder } from '../../store/side-revisions.ts';
import type { Store } from '../../store/store.ts';
import { activationOf, type Visit, type WatchedRelease } from './watched-releases.ts';

export interface VisitedRevision extends Omit<Candidate, 'config'> {
  suspect?: WatchedRelease;
  /** Of several releases each with what was live until the next change: what fails there first is its fault. */
  steps?: readonly VisitedRevision[];
}

export async function whatToVisit(store: Store, { watched, fresh = [] }: Visit): Promise<VisitedRevision[]> {
  const registry = await readRegistry(store);
  if (!registry) return [];
  const canaries = (await readSides(store)).filter(({ kind }) => kind === 'canary');
  if (watched?.kind === 'canary')
    return withCanaries(
      store,
      registry,
      canaries.filter(({ release }) => release === watched.release),
    );
  if (watched?.kind === 'live')
    return releaseIn(registry, watched.name) === watched.release
      ? [{ store, registry, previous: undefined, names: [watched.name], suspect: watched }]
      : [];
  if (watched) return [await liveRevision(store, registry, [watched], [watched.name])];
  return [
    await liveRevision(store, registry, fresh, namesIn(registry)),
    ...(await withCanaries(store, registry, canaries)),
  ];
}

async function liveRevision(
  store: Store,
  live: Registry,
  suspects: readonly WatchedRelease[],
  names: readonly string[],
): Promise<VisitedRevision> {
  const history = await readHistory(store);
  const steps: VisitedRevision[] = [];
  for (const entry of history) {
    const suspect = suspects.find((release) => activationOf(history, release) === entry);
    if (!suspect) continue;
    const next = history.find(({ revision, changes }) => revision > entry.revision && changes.length > 0);
    const registry = next ? await registryIn(store.pages(next.revision - 1)) : live;
    const previous = await registryIn(store.pages(entry.revision - 1));
    if (registry) steps.push({ store, registry, previous, names, suspect });
  }
  const [first] = steps;
  return first?.registry === live ? first : { store, registry: live, previous: first?.previous, names, steps };
}

async function withCanaries(
  store: Store,
  live: Registry,
  canaries: readonly SideRevision[],
): Promise<VisitedRevision[]> {
  const revisions = canaries.map(async (side): Promise<VisitedRevision[]> => {
    const { name, release } = side;
    const folder = sideFolder(store, side);
    const registry = await registryIn(folder);
    if (!registry) return [];
    const pages: Store['pages'] = (revision) => (revision === registry.revision ? folder : store.pages(revision));
    const suspect = { kind: 'canary', name, release, other: '' } as const;
    return [{ store: { ...store, pages }, registry, previous: live, names: [name], suspect }];
  });
  return (await Promise.all(revisions)).flat();
}

async function registryIn(folder: string): Promise<Registry | undefined> {
  const registry = checkRegistry(await readJson(join(folder, 'registry.json')));
  return typeof registry === 'string' ? undefined : registry;
}
