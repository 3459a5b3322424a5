import { UsageError, UserError } from '@agile-languages/shared/errors';
import type { SigningKey } from '../keys/signing-key.ts';
import { step } from '../progress.ts';
import { type CanaryAction, releasesPath, signRequest } from '../receive/release-request.ts';
import { sendRequest } from '../receive/send-request.ts';
import { releaseIn } from '../store/registry-file.ts';
import { originOf } from './origin-of.ts';
import { isDone, print, registryOf } from './send-release.ts';

/**
 * Has a running site promote or end the canary of an area.
 *
 * @param given address of the site
 * @param key of the team, which signs the request
 * @throws {UserError} when the site refuses it, or there is no canary
 */
export async function sendCanaryAction(
  action: CanaryAction,
  area: string,
  why: string,
  given: string,
  key: SigningKey | undefined,
): Promise<void> {
  const site = originOf(given);
  if (!key) throw new UsageError('A site does only what a team has signed: add --key and its file.');
  const live = releaseIn(await registryOf(site), area);
  if (!live) throw new UserError(`${site} has no area ${area ? `"${area}"` : 'without a name'}.`);
  const header = signRequest(action, { site, area, replaces: live, why }, key);
  const result = await step(`${action} ${area}`, () =>
    sendRequest({ site, path: `${releasesPath}/${area}/${action}`, header, onMessage: print }),
  );
  if (!isDone(result))
    throw new UserError(
      'The connection ended before the site was done. The same command says whether the canary is there.',
    );
}
