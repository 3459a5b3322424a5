import { randomUUID } from 'node:crypto';
import { mkdir, rename } from 'node:fs/promises';
import { UserError } from '@agile-languages/shared/errors';
import type { ActivateOptions } from '../../activate/activate-options.ts';
import { type PreparedRevision, prepareRevision } from '../../activate/prepare-revision.ts';
import { commitOf } from '../../build/sources.ts';
import { root } from '../../paths.ts';
import type { PrerenderedSite } from '../../prerender/prerender-options.ts';
import { accountName } from '../../processes.ts';
import { alertOf } from '../../store/alerts.ts';
import { appendHistory, type HistoryEntry, readHistory } from '../../store/history.ts';
import {
  bucketCount,
  canaryOf,
  endSide,
  isCanaryOf,
  readSides,
  removeOldSides,
  type SideRevision,
  sideFolder,
  writeSide,
} from '../../store/side-revisions.ts';
import type { Store } from '../../store/store.ts';

export interface BesideOptions extends Pick<SideRevision, 'name' | 'release' | 'expires'> {
  /** Hundredths of the visitors. Default: it is a preview. */
  share?: number;
}

export interface ServedBeside extends PrerenderedSite {
  side: SideRevision;
}

/** A canary that has the release already gets more visitors. */
export async function serveBeside(
  options: Omit<ActivateOptions, 'releases' | 'isDryRun'>,
  beside: BesideOptions,
): Promise<ServedBeside> {
  const { store, note } = options;
  const { name, release, share, expires } = beside;
  await tidySides(store);
  const canary = share === undefined ? undefined : (await readSides(store)).find((side) => isCanaryOf(side, name));
  if (canary) {
    expectSameRelease(canary, release);
    await expectNoAlert(store, canary);
  }
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
      await recordSide(store, side);
      return { ...site, side };
    },
  );
  if (!served) throw new UserError(`Release ${release} of ${name} is live already. Nothing has changed.`);
  return served;
}

export async function folderToPromote(store: Store, name: string, release: string): Promise<string | undefined> {
  const canary = await canaryOf(store, name);
  if (canary) expectSameRelease(canary, release);
  return canary && sideFolder(store, canary);
}

function expectSameRelease({ name, release, since }: SideRevision, wanted: string): void {
  if (release !== wanted)
    throw new UserError(
      `Release ${release} of ${name} is a canary since ${since}. Nothing has changed. First: npm run promote -- ${name}, or npm run abort -- ${name}`,
    );
}

async function expectNoAlert(store: Store, { name, release }: SideRevision): Promise<void> {
  const alert = alertOf(await readHistory(store), release);
  if (alert)
    throw new UserError(
      `Nothing has changed: ${alert.why} For everybody all the same: npm run promote -- ${name}; to end it: npm run abort -- ${name}`,
    );
}

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
  const taken = new Set([...own, ...others]);
  const free = Array.from({ length: bucketCount }, (_, bucket) => bucket).filter((bucket) => !taken.has(bucket));
  const buckets = [...own, ...free].slice(0, share);
  if (buckets.length === share) return buckets;
  throw new UserError(
    `Canaries of other areas have ${others.length} % of the visitors, so ${share} % are not left. Nothing has changed.`,
  );
}

/** The last of an aborted canary, or the line of one that is served. */
export async function tidySides(store: Store): Promise<void> {
  await removeOldSides(store);
  const history = await readHistory(store);
  for (const side of await readSides(store))
    if (hasEnded(history, side)) await endSide(store, side);
    else if (!isTold(history, side)) await recordSide(store, side);
}

const hasEnded = (history: readonly HistoryEntry[], { kind, name, revision: made }: SideRevision) =>
  kind === 'canary' &&
  history.some(
    ({ kind: step, subject, revision }) =>
      (step === 'abort' || step === 'retire') && subject === name && revision >= made,
  );

/** A canary that followed what became live has the line of its beginning. */
const isTold = (history: readonly HistoryEntry[], { kind, name, release, buckets, made }: SideRevision) =>
  history.some(
    ({ kind: step, subject, beside, share, at }) =>
      step === kind &&
      subject === name &&
      beside === release &&
      (kind === 'canary' ? share === buckets.length : Date.parse(at) >= Date.parse(made)),
  );

const recordSide = (store: Store, side: SideRevision) =>
  appendHistory(store, {
    kind: side.kind,
    why: side.why,
    revision: side.revision - 1,
    changes: [],
    subject: side.name,
    beside: side.release,
    ...(side.kind === 'canary' && { share: side.buckets.length }),
    ...(side.commit && { commit: side.commit }),
    ...(side.keys && { keys: side.keys }),
    ...(side.from && { from: side.from }),
    ...(side.tried && { tried: side.tried }),
  });
