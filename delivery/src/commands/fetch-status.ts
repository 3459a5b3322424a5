import { UsageError, UserError } from '@agile-languages/shared/errors';
import { isRecord } from '@agile-languages/shared/formats';
import type { SigningKey } from '../keys/signing-key.ts';
import { releasesPath, requestHeader, signRequest } from '../receive/release-request.ts';
import { refusalOf } from '../receive/send-request.ts';
import { parseJson } from '../store/json.ts';
import type { SiteStatus } from '../store/site-status.ts';
import { originOf } from './origin-of.ts';

/** For how long a site is waited for, in milliseconds. */
const longest = 30_000;

/**
 * Requests from a running site what is live there.
 *
 * @param given address of the site
 * @param key of any team of the site, or of its operator
 * @throws {UserError} when the site cannot be reached, or does not tell
 */
export async function fetchStatus(given: string, key: SigningKey | undefined): Promise<SiteStatus> {
  const site = originOf(given);
  if (!key) throw new UsageError('A site tells its status to whoever has a key of it: add --key and its file.');
  const headers = { [requestHeader]: signRequest('status', { site }, key) };
  const response = await fetch(site + releasesPath, { headers, signal: AbortSignal.timeout(longest) }).catch(
    (cause) => {
      throw new UserError(`${site} cannot be reached: ${cause.cause?.message || cause.message}.`);
    },
  );
  const text = await response.text();
  if (!response.ok) throw refusalOf(text, response.status);
  const status = parseJson(text);
  if (!isStatus(status)) throw new UserError(`${site} is no site of this kind: it does not tell its status.`);
  return status;
}

const isStatus = (value: unknown): value is SiteStatus => isRecord(value) && Array.isArray(value.areas);
