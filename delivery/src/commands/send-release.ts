import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError, UserError } from '@agile-languages/shared/errors';
import { checkRegistry, type Registry, registryPath } from '@agile-languages/shared/registry';
import type { Artefact } from '../artefact/artefact.ts';
import { readArtefact } from '../artefact/read-artefact.ts';
import { writeArtefact } from '../artefact/write-artefact.ts';
import { signRelease } from '../keys/release-signature.ts';
import type { SigningKey } from '../keys/signing-key.ts';
import { line, step } from '../progress.ts';
import type { ProgressMessage } from '../receive/progress-message.ts';
import { releasesPath, signRequest } from '../receive/release-request.ts';
import { sendRequest } from '../receive/send-request.ts';
import { Refusal } from '../refusal.ts';
import { releaseIn } from '../store/registry-file.ts';
import { inTemporaryFolder } from '../temporary-folder.ts';
import { originOf } from './origin-of.ts';

interface SendOptions {
  why: string;
  removes: boolean;
  isAgain: boolean;
  canary?: number;
  preview?: number;
}

/**
 * Sends an artefact to a running site, which decides whether it becomes live.
 *
 * @param given address of the site
 * @param key of the team: signs the request, and the artefact where nobody did
 * @throws {UserError} when the site refuses it
 */
export const sendRelease = (
  file: string,
  given: string,
  key: SigningKey | undefined,
  options: SendOptions,
): Promise<void> =>
  inTemporaryFolder(async (folder) => {
    const site = originOf(given);
    if (!key) throw new UsageError('A site takes only what a team has signed: add --key and its file.');
    const unpacked = join(folder, 'unpacked');
    const artefact = await readArtefact(file, unpacked);
    const { name, description } = artefact;
    const signed = artefact.signature ? file : join(folder, 'signed.tgz');
    if (!artefact.signature) await sign(unpacked, artefact, signed, key);

    const replaces = releaseIn(await registryOf(site), name) ?? null;
    const digest = createHash('sha256')
      .update(await readFile(signed))
      .digest('hex');
    const header = signRequest('release', { site, area: name, artefact: digest, replaces, ...options }, key);
    const result = await step(`send ${name}`, () =>
      sendRequest({ file: signed, site, path: `${releasesPath}/${name}`, header, onSent: showSent, onMessage: print }),
    );
    await conclude(result, site, name, description.release);
  });

const sign = (directory: string, artefact: Artefact, file: string, key: SigningKey) =>
  writeArtefact(
    directory,
    { ...artefact, signature: signRelease(artefact.name, artefact.description, artefact, key) },
    file,
  );

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

/** How much is sent, on a terminal that can show it in one place. */
function showSent(part: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r  ${Math.floor(part * 100)} % sent${part < 1 ? '' : '\n'}`);
}

export function print(message: ProgressMessage): void {
  if (message.kind === 'line') line(`  ${message.text}`);
}

async function conclude(
  result: ProgressMessage | undefined,
  site: string,
  name: string,
  release: string,
): Promise<void> {
  if (isDone(result)) return;
  const live = await registryOf(site).then(
    (registry) => releaseIn(registry, name),
    () => undefined,
  );
  if (live !== release)
    throw new UserError(`The connection ended before the site was done. Live of ${name} is ${live ?? 'nothing'}.`);
  line(`The connection ended early, but ${name} ${release} is live.`);
}

/** Whether a site did what was requested; `false` when it did not tell. @throws {UserError} when it refused, or failed */
export function isDone(result: ProgressMessage | undefined): boolean {
  if (result?.kind === 'refused')
    throw new Refusal(result.sentence, result.details === undefined ? {} : { cause: result.details });
  if (result?.kind === 'failed')
    throw new UserError(`Something went wrong on the side of the site. Its log knows more under ${result.id}.`);
  return result?.kind === 'done';
}
