import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError, UserError } from '@agile-languages/shared/errors';
import type { AreaDescription } from '@agile-languages/shared/registry';
import { sourceNames } from '../../build/sources.ts';
import { originOf } from '../../commands/arguments.ts';
import type { ReleaseWish, SiteElsewhere } from '../../commands/extras.ts';
import { line, step } from '../../output.ts';
import { inTemporaryFolder } from '../../processes.ts';
import { declarationOf } from '../../release/declaration.ts';
import { releaseIn } from '../../store/registry.ts';
import type { Artefact } from './artefact.ts';
import { isDone, print, registryOf } from './ask-site.ts';
import { withArtefact } from './fetch-artefact.ts';
import { readArtefact } from './read-artefact.ts';
import { releasesPath, requestHeader, signRequest } from './release-request.ts';
import { signRelease } from './release-signature.ts';
import type { ProgressMessage } from './requested-work.ts';
import { refusalOf, sendRequest } from './send-request.ts';
import { givenKey, type SigningKey } from './signing-key.ts';
import { writeArtefact } from './write-artefact.ts';

/** In milliseconds. */
const longest = 30_000;

type SentWish = Pick<ReleaseWish, 'why' | 'removes' | 'isAgain' | 'addsMany' | 'canary' | 'preview'>;

export async function sendNamed(name: string | undefined, wish: ReleaseWish, to: SiteElsewhere): Promise<void> {
  const key = await givenKey(to.keyFile);
  if (name && sourceNames().includes(name)) await ask(to.site, name, await declarationOf(name), key);
  await withArtefact(name, (file) => sendRelease(file, to.site, key, wish));
}

export const sendRelease = (
  file: string,
  address: string,
  given: SigningKey | undefined,
  options: SentWish,
): Promise<void> =>
  inTemporaryFolder(async (folder) => {
    const unpacked = join(folder, 'unpacked');
    const artefact = await readArtefact(file, unpacked);
    const { name, description } = artefact;
    const { site, key } = await ask(address, name, 'routes' in description ? description : { routes: {} }, given);
    const signed = artefact.signature ? file : join(folder, 'signed.tgz');
    if (!artefact.signature) await sign(unpacked, artefact, signed, key);

    const replaces = releaseIn(await registryOf(site), name) ?? null;
    const digest = createHash('sha256')
      .update(await readFile(signed))
      .digest('hex');
    const header = signRequest(
      'release',
      { site, area: name, artefact: digest, replaces, ...requestedOf(options) },
      key,
    );
    const result = await step(`send ${name}`, () =>
      sendRequest({ file: signed, site, path: `${releasesPath}/${name}`, header, onSent: showSent, onMessage: print }),
    );
    await conclude(result, site, name, description.release);
  });

/** Earlier sites do not know the question. */
async function ask(
  address: string,
  area: string,
  { routes }: Pick<AreaDescription, 'routes'>,
  key: SigningKey | undefined,
): Promise<{ site: string; key: SigningKey }> {
  const site = originOf(address);
  if (!key) throw new UsageError('A site takes only what a team has signed: add --key and its file.');
  const response = await fetch(`${site}${releasesPath}/${area}/ask`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [requestHeader]: signRequest('ask', { site, area }, key) },
    body: JSON.stringify(Object.keys(routes)),
    signal: AbortSignal.timeout(longest),
  }).catch((cause) => {
    throw new UserError(`${site} cannot be reached: ${cause.cause?.message || cause.message}.`);
  });
  const text = await response.text();
  if (response.status === 403) throw refusalOf(text, response.status);
  return { site, key };
}

const sign = (directory: string, artefact: Artefact, file: string, key: SigningKey) =>
  writeArtefact(
    directory,
    { ...artefact, signature: signRelease(artefact.name, artefact.description, artefact, key) },
    file,
  );

const requestedOf = ({ why, removes, isAgain, addsMany, canary, preview }: SentWish): SentWish => ({
  ...{ why, removes, isAgain },
  ...(addsMany && { addsMany }),
  ...(canary !== undefined && { canary }),
  ...(preview !== undefined && { preview }),
});

function showSent(part: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r  ${Math.floor(part * 100)} % sent${part < 1 ? '' : '\n'}`);
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
