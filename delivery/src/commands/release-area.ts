import { line } from '../output.ts';
import { needed } from './arguments.ts';
import type { AreaToRelease, SiteToChange } from './extras.ts';

/** A canary becomes live with the pages that it has. */
export async function releaseArea(site: SiteToChange, area: AreaToRelease): Promise<void> {
  const { canary } = site.extras;
  if (area.canary !== undefined || area.preview !== undefined) return needed(canary).release(site, area);
  const { name, release, note, removes, inBrowser, addsMany = false, isVerified: areVerified = false } = area;
  const folder = await canary?.folderToPromote(site.store, name, release);
  const activation = await site.activate({
    releases: { [name]: release },
    areVerified,
    addsMany,
    note: folder ? { ...note, kind: 'promote' } : note,
    removes: removes || folder !== undefined,
    ...(folder ? { back: { name, folder } } : { inBrowser }),
  });
  const revision = activation?.registry.revision;
  line(revision ? `${name} ${release} is live, revision ${revision}.` : `${name} ${release} was live already.`);
}
