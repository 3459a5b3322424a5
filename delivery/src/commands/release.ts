import { join, resolve } from 'node:path';
import { UsageError } from '@agile-languages/shared/errors';
import { fetchArtefact, isPackage } from '../artefact/fetch-artefact.ts';
import { packRelease } from '../artefact/pack-release.ts';
import { signKept } from '../artefact/sign-kept.ts';
import { sourceNames } from '../build/source-names.ts';
import type { SigningKey } from '../keys/signing-key.ts';
import { line, step } from '../progress.ts';
import { releaseIfChanged } from '../release/release-if-changed.ts';
import { inTemporaryFolder } from '../temporary-folder.ts';
import { changeSite } from './change-site.ts';
import { givenKey } from './given-key.ts';
import { nameAmong } from './name-among.ts';
import { readArgs } from './read-args.ts';
import { releaseArtefact } from './release-artefact.ts';
import { releasesOfCheckout } from './releases-of-checkout.ts';
import { sendRelease } from './send-release.ts';
import { userFolder } from './user-folder.ts';

/**
 * `npm run release -- <area> [--why …] [--remove] [--key <file>] [--no-browser]`: builds one workspace and activates the
 * release, after pages of it were tried in a browser. Pages that would be gone are refused without `--remove`.
 * `npm run release -- --all`: the same with every workspace of the checkout, at once.
 * `npm run release -- <file.tgz> | <area>@<version> [--again]`: activates what `npm run pack` made, from a file or a
 * registry of packages. What was live before is refused without `--again`.
 * With `--site https://…` the artefact goes to a site that runs elsewhere.
 */
export async function release(args: string[]): Promise<void> {
  const {
    name: given,
    why,
    flags,
    texts,
  } = readArgs(args, {
    flags: ['all', 'remove', 'again', 'no-browser'],
    texts: ['key', 'site'],
  });
  const isAll = flags.has('all');
  if (isAll && given) throw new UsageError(`Either ${given} or --all, not both.`);
  if (isAll && texts.site) throw new UsageError('A site takes one area at a time.');
  if (texts.site && flags.has('no-browser'))
    throw new UsageError('The site decides whether it tries a release in a browser.');
  const options = {
    why,
    removes: flags.has('remove'),
    isAgain: flags.has('again'),
    inBrowser: !flags.has('no-browser'),
  };
  const key = await givenKey(texts.key);
  if (!texts.site && !isArtefact(given)) return releaseHere(isAll ? undefined : given, options, key, isAll);
  await inTemporaryFolder(async (folder) => {
    const file = await fileOf(given, folder);
    if (texts.site) await sendRelease(file, texts.site, key, options);
    else await releaseArtefact(file, options);
  });
}

const isArtefact = (given = '') => given.endsWith('.tgz') || isPackage(given);

/** The artefact that is meant: a file, a package of a registry, or an area of this checkout, which is packed. */
async function fileOf(given: string | undefined, folder: string): Promise<string> {
  if (given?.endsWith('.tgz')) return resolve(userFolder(), given);
  if (given && isPackage(given)) return step(`fetch ${given}`, () => fetchArtefact(given, folder));
  const name = nameAmong(sourceNames(), given);
  const { file } = await step(
    `pack ${name}`,
    () => packRelease(name, () => join(folder, `${name}.tgz`)),
    ({ description }) => description.release,
  );
  return file;
}

async function releaseHere(
  given: string | undefined,
  { why, removes, inBrowser }: { why: string; removes: boolean; inBrowser: boolean },
  key: SigningKey | undefined,
  isAll: boolean,
): Promise<void> {
  const name = isAll ? 'The whole checkout' : nameAmong(sourceNames(), given);
  await changeSite(async ({ store, activate }) => {
    const releases = isAll ? await releasesOfCheckout(store) : { [name]: await releaseIfChanged(store, name) };
    if (key) await signKept(store, releases, key);
    const activation = await activate({ releases, note: { kind: 'release', why }, removes, inBrowser });
    const subject = isAll ? name : `${name} ${releases[name]}`;
    line(activation ? `${subject} is live, revision ${activation.registry.revision}.` : `${subject} was live already.`);
  });
}
