import { UserError } from '@agile-languages/shared/errors';
import type { Requester } from '../store/history.ts';
import { canaryOf } from '../store/side-revisions.ts';
import { changeSite, type SiteToChange } from './change-site.ts';
import { givenKey } from './given-key.ts';
import { readArgs } from './read-args.ts';
import { releaseArea } from './release-area.ts';
import { sendCanaryAction } from './send-canary-action.ts';

/**
 * `npm run promote -- <area> [--why …]`: the canary of an area becomes live for everybody. With `--site https://…` and
 * `--key` on a site that runs elsewhere.
 */
export async function promote(args: string[]): Promise<void> {
  const { name = '', why, texts } = readArgs(args, { texts: ['key', 'site'] });
  if (texts.site) await sendCanaryAction('promote', name, why, texts.site, await givenKey(texts.key));
  else await changeSite((site) => promoteCanary(site, name, why));
}

/** Makes a canary live for everybody. @throws {UserError} when there is none */
export async function promoteCanary(site: SiteToChange, name: string, why: string, from?: Requester): Promise<void> {
  const canary = await canaryOf(site.store, name);
  if (!canary) throw new UserError(`There is no canary of ${name || 'an area without a name'}.`);
  const { release, commit, why: reason } = canary;
  const requester = from ?? canary.from;
  const note = {
    kind: 'promote',
    why: why || reason,
    ...(commit && { commit }),
    ...(requester && { from: requester }),
  } as const;
  await releaseArea(site, { name, release, note, removes: true, inBrowser: false });
}
