import { randomUUID } from 'node:crypto';
import { mkdir, rename } from 'node:fs/promises';
import { UserError } from '@agile-languages/shared/errors';
import { accountName } from '../account-name.ts';
import { commitOf } from '../build/commit-of.ts';
import { root } from '../paths.ts';
import type { PrerenderedSite } from '../prerender/prerender-options.ts';
import { appendHistory } from '../store/history.ts';
import {
  bucketsFor,
  endSide,
  isCanaryOf,
  readSides,
  removeOldSides,
  type SideRevision,
  sideFolder,
  writeSide,
} from '../store/side-revisions.ts';
import type { Store } from '../store/store.ts';
import type { ActivateOptions } from './activate-options.ts';
import { type PreparedRevision, prepareRevision } from './prepare-revision.ts';

/** How a release is served beside the live revision. */
export interface BesideOptions extends Pick<SideRevision, 'name' | 'release' | 'expires'> {
  /** Hundredths of the visitors who get it. Default: none, it is a preview. */
  share?: number;
}

/** A revision that is served beside the live one from now on. */
export interface ServedBeside extends PrerenderedSite {
  side: SideRevision;
}

/**
 * Serves a release beside the live revision: complete, checked and tried like one that becomes live. A canary that has the
 * release already gets more visitors.
 *
 * @throws {UserError} when it is live already, or there are not enough visitors left for a canary
 */
export async function serveBeside(
  options: Omit<ActivateOptions, 'releases' | 'isDryRun'>,
  beside: BesideOptions,
): Promise<ServedBeside> {
  const { store, note } = options;
  const { name, release, share, expires } = beside;
  await removeOldSides(store);
  const canary = share === undefined ? undefined : (await readSides(store)).find((side) => isCanaryOf(side, name));
  if (canary && canary.release !== release)
    throw new UserError(
      `Release ${canary.release} of ${name} is a canary since ${canary.since}. Nothing has changed. First: npm run promote -- ${name}, or npm run abort -- ${name}`,
    );
  const buckets = share === undefined ? [] : await freeBuckets(store, name, share, canary);
  const commit = note.commit ?? (await commitOf(root));
  const served = await prepareRevision(
    { ...options, releases: { [name]: release }, ...(canary && { back: { name, folder: sideFolder(store, canary) } }) },
    'beside',
    async (prepared): Promise<ServedBeside | undefined> => {
      if (prepared.changed.length === 0) return undefined;
      const { keys, tried, site } = prepared;
      const side = await keepSide(store, prepared, {
        kind: share === undefined ? 'preview' : 'canary',
        name,
        release,
        buckets,
        since: canary?.since ?? new Date().toISOString(),
        who: note.from?.who ?? accountName(),
        why: note.why,
        ...(expires && { expires }),
        ...(commit && { commit }),
        ...(keys.length > 0 && { keys }),
        ...(note.from && { from: note.from }),
        ...(tried && { tried }),
      });
      if (canary) await endSide(store, canary);
      await recordSide(store, side, prepared.previous?.revision ?? 0, share);
      return { ...site, side };
    },
  );
  if (!served) throw new UserError(`Release ${release} of ${name} is live already. Nothing has changed.`);
  return served;
}

/** Puts a prepared revision where it is served, in place of one that it follows. */
export async function keepSide(
  store: Store,
  { registry, folder }: Pick<PreparedRevision, 'registry' | 'folder'>,
  side: Omit<SideRevision, 'id' | 'revision' | 'made'>,
): Promise<SideRevision> {
  const kept = { ...side, id: randomUUID(), revision: registry.revision, made: new Date().toISOString() };
  await mkdir(store.sides, { recursive: true });
  await rename(folder, sideFolder(store, kept));
  await writeSide(store, kept);
  return kept;
}

async function freeBuckets(store: Store, name: string, share: number, canary?: SideRevision): Promise<number[]> {
  const own = canary?.buckets ?? [];
  if (share < own.length)
    throw new UserError(
      `${own.length} % of the visitors have the canary of ${name} already. To take it from them: npm run abort -- ${name}`,
    );
  const others = (await readSides(store)).filter((side) => !isCanaryOf(side, name)).flatMap(({ buckets }) => buckets);
  const buckets = bucketsFor(share, own, others);
  if (buckets) return buckets;
  throw new UserError(
    `Canaries of other areas have ${others.length} % of the visitors, so ${share} % are not left. Nothing has changed.`,
  );
}

const recordSide = (store: Store, side: SideRevision, revision: number, share: number | undefined) =>
  appendHistory(store, {
    kind: side.kind,
    why: side.why,
    revision,
    changes: [],
    subject: side.name,
    beside: side.release,
    ...(share !== undefined && { share }),
    ...(side.commit && { commit: side.commit }),
    ...(side.keys && { keys: side.keys }),
    ...(side.from && { from: side.from }),
    ...(side.tried && { tried: side.tried }),
  });
