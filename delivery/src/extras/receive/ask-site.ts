import { UsageError, UserError } from '@agile-languages/shared/errors';
import { isRecord } from '@agile-languages/shared/formats';
import { checkRegistry, type Registry, registryPath } from '@agile-languages/shared/registry';
import { originOf } from '../../commands/arguments.ts';
import type { CanaryAction, SiteElsewhere } from '../../commands/extras.ts';
import { line, step } from '../../output.ts';
import { Refusal } from '../../refusal.ts';
import { parseJson } from '../../store/json.ts';
import { releaseIn } from '../../store/registry.ts';
import type { SiteStatus } from '../../store/site-status.ts';
import { releasesPath, requestHeader, signRequest } from './release-request.ts';
import type { ProgressMessage } from './requested-work.ts';
import { refusalOf, sendRequest } from './send-request.ts';
import { givenKey, type SigningKey } from './signing-key.ts';

const longest = 30_000;

export const statusOf = async ({ site, keyFile }: SiteElsewhere): Promise<SiteStatus> =>
  fetchStatus(site, await givenKey(keyFile));

async function fetchStatus(address: string, key: SigningKey | undefined): Promise<SiteStatus> {
  const site = originOf(address);
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

export const sendAction = async (action: CanaryAction, name: string, why: string, to: SiteElsewhere): Promise<void> =>
  sendCanaryAction(action, name, why, to.site, await givenKey(to.keyFile));

export async function sendCanaryAction(
  action: CanaryAction,
  area: string,
  why: string,
  address: string,
  key: SigningKey | undefined,
): Promise<void> {
  const site = originOf(address);
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

export async function registryOf(site: string): Promise<Registry> {
  const value: unknown = await fetch(site + registryPath)
    .then((response) => response.json())
    .catch((cause) => {
      throw new UserError(`${site} cannot be reached, or is no site of this kind (${cause.message}).`);
    });
  const registry = checkRegistry(value);
  if (typeof registry === 'string') throw new UserError(`${site} is no site of this kind: ${registry}`);
  return registry;
}

export function print(message: ProgressMessage): void {
  if (message.kind === 'line') line(`  ${message.text}`);
}

export function isDone(result: ProgressMessage | undefined): boolean {
  if (result?.kind === 'refused')
    throw new Refusal(result.sentence, result.details === undefined ? {} : { cause: result.details });
  if (result?.kind === 'failed')
    throw new UserError(`Something went wrong on the side of the site. Its log knows more under ${result.id}.`);
  return result?.kind === 'done';
}
