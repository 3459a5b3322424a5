import { UserError } from '@agile-languages/shared/errors';
import { line } from '../progress.ts';
import type { Requester } from '../store/history.ts';
import { canaryOf } from '../store/side-revisions.ts';
import { changeSite, type SiteToChange } from './change-site.ts';
import { givenKey } from './given-key.ts';
import { readArgs } from './read-args.ts';
import { sendCanaryAction } from './send-canary-action.ts';

/**
 * `npm run abort -- <area> [--why …]`: the canary of an area ends; everybody gets what is live. With `--site https://…`
 * and `--key` on a site that runs elsewhere.
 */
export async function abort(args: string[]): Promise<void> {
  const { name = '', why, texts } = readArgs(args, { texts: ['key', 'site'] });
  if (texts.site) await sendCanaryAction('abort', name, why, texts.site, await givenKey(texts.key));
  else await changeSite((site) => endCanary(site, name, why));
}

/**
 * Ends a canary. A revision of the same releases becomes live before, because a browser that had the canary takes none
 * that is older.
 *
 * @throws {UserError} when there is none
 */
export async function endCanary(
  { store, live, activate }: SiteToChange,
  name: string,
  why: string,
  from?: Requester,
): Promise<void> {
  const canary = await canaryOf(store, name);
  if (!canary || !live) throw new UserError(`There is no canary of ${name || 'an area without a name'}.`);
  const activation = await activate({
    releases: {},
    ends: canary.id,
    note: { kind: 'abort', why, subject: name, ...(from && { from }) },
    removes: true,
    back: { name, folder: store.pages(live.revision) },
  });
  line(`The canary of ${name} has ended, revision ${activation?.registry.revision}.`);
}
