import { UserError } from '@agile-languages/shared/errors';
import { canaryOf } from '../store/side-revisions.ts';
import { changeSite } from './change-site.ts';
import { readArgs } from './read-args.ts';
import { releaseArea } from './release-area.ts';

/** `npm run promote -- <area> [--why …]`: the canary of an area becomes live for everybody. */
export async function promote(args: string[]): Promise<void> {
  const { name = '', why } = readArgs(args);
  await changeSite(async (site) => {
    const canary = await canaryOf(site.store, name);
    if (!canary) throw new UserError(`There is no canary of ${name || 'an area without a name'}.`);
    const { release, commit, from, why: reason } = canary;
    const note = { kind: 'promote', why: why || reason, ...(commit && { commit }), ...(from && { from }) } as const;
    await releaseArea(site, { name, release, note, removes: true, inBrowser: false });
  });
}
