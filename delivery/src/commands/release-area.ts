import { UserError } from '@agile-languages/shared/errors';
import { line } from '../progress.ts';
import type { ActivationNote } from '../store/history.ts';
import { previewToken } from '../store/preview-token.ts';
import { canaryOf, sideFolder } from '../store/side-revisions.ts';
import type { SiteToChange } from './change-site.ts';

export interface AreaToRelease {
  name: string;
  release: string;
  /** Whether it was checked byte by byte a moment ago. Default `false`. */
  isVerified?: boolean;
  note: ActivationNote;
  removes: boolean;
  inBrowser: boolean;
  /** Hundredths of the visitors who get it. Default: all of them. */
  canary?: number;
  /** Hours for which it is a preview instead. Default: it is none. */
  preview?: number;
}

/**
 * Makes a release of one area live, or a canary, or a preview. One that is a canary already is promoted.
 *
 * @throws {UserError} when another release of the area is a canary
 */
export async function releaseArea(
  { store, config, activate, activateBeside }: SiteToChange,
  area: AreaToRelease,
): Promise<void> {
  const { name, release, note, removes, inBrowser, canary: share, preview, isVerified: areVerified = false } = area;
  if (preview !== undefined) {
    const expires = new Date(Date.now() + preview * 3_600_000).toISOString();
    const { side } = await activateBeside({ name, release, expires }, { areVerified, note, removes });
    line(`${config.origin}/preview/${await previewToken(store, side.id, expires)}`);
    line(`The link shows ${name} ${release} inside the site until ${expires}.`);
    return;
  }
  if (share !== undefined) {
    const { side } = await activateBeside({ name, release, share }, { areVerified, note, removes, inBrowser });
    line(`${name} ${release} is a canary for ${side.buckets.length} % of the visitors.`);
    return;
  }
  const canary = await canaryOf(store, name);
  if (canary && canary.release !== release)
    throw new UserError(
      `Release ${canary.release} of ${name} is a canary since ${canary.since}. Nothing has changed. First: npm run promote -- ${name}, or npm run abort -- ${name}`,
    );
  const activation = await activate({
    releases: { [name]: release },
    areVerified,
    note: canary ? { ...note, kind: 'promote' } : note,
    removes: removes || canary !== undefined,
    ...(canary ? { back: { name, folder: sideFolder(store, canary) } } : { inBrowser }),
  });
  const revision = activation?.registry.revision;
  line(revision ? `${name} ${release} is live, revision ${revision}.` : `${name} ${release} was live already.`);
}
