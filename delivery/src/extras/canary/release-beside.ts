import { UserError } from '@agile-languages/shared/errors';
import { describeSite, reportFailure } from '../../commands/change-site.ts';
import type { AreaToRelease, SiteToChange } from '../../commands/extras.ts';
import { line, step } from '../../output.ts';
import type { SideRevision } from '../../store/side-revisions.ts';
import { previewToken } from './preview-routes.ts';
import { type BesideOptions, serveBeside } from './serve-beside.ts';

/** In hours. */
export const longestPreview = 720;

/** A request of a team brings its own numbers. */
function expectInBounds(share: number, preview: number | undefined): void {
  if (preview === undefined && !(Number.isInteger(share) && share >= 1 && share <= 99))
    throw new UserError(`A canary is for 1 to 99 of 100 visitors, not for ${share}. Nothing has changed.`);
  if (preview !== undefined && !(Number.isFinite(preview) && preview > 0 && preview <= longestPreview))
    throw new UserError(
      `A preview is good for at most ${longestPreview} hours, not for ${preview}. Nothing has changed.`,
    );
}

export async function releaseBeside(site: SiteToChange, area: AreaToRelease): Promise<void> {
  const { name, release, preview, canary: share = 0 } = area;
  expectInBounds(share, preview);
  if (preview === undefined) {
    const { buckets } = await serve(site, area, { name, release, share });
    line(`${name} ${release} is a canary for ${buckets.length} % of the visitors.`);
    return;
  }
  const expires = new Date(Date.now() + preview * 3_600_000).toISOString();
  const { id } = await serve(site, { ...area, inBrowser: undefined }, { name, release, expires });
  line(`${site.config.origin}/preview/${await previewToken(site.store, id, expires)}`);
  line(`The link shows ${name} ${release} inside the site until ${expires}.`);
}

async function serve(
  site: SiteToChange,
  {
    note,
    removes,
    addsMany = false,
    inBrowser,
    isVerified: areVerified = false,
  }: Omit<AreaToRelease, 'inBrowser'> & { inBrowser: boolean | undefined },
  beside: BesideOptions,
): Promise<SideRevision> {
  const options = site.optionsOf({
    releases: {},
    areVerified,
    note,
    removes,
    addsMany,
    ...(inBrowser !== undefined && { inBrowser }),
  });
  const served = await step('prerender', () => serveBeside(options, beside), describeSite);
  reportFailure(served);
  return served.side;
}
