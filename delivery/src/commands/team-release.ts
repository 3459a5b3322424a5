import { join } from 'node:path';
import { UsageError } from '@agile-languages/shared/errors';
import { packRelease } from '../artefact/pack-release.ts';
import { sourceNames } from '../build/source-names.ts';
import { step } from '../progress.ts';
import { inTemporaryFolder } from '../temporary-folder.ts';
import { givenKey } from './given-key.ts';
import { nameAmong } from './name-among.ts';
import { readArgs } from './read-args.ts';
import { sendRelease } from './send-release.ts';
import { shareOf } from './share-of.ts';

/**
 * `npm run release -- <area> --site https://… --key <file> [--why …] [--remove] [--again] [--canary <share>]` in a team's
 * own repository: packs the area and hands it to the site, which decides.
 */
export async function teamRelease(args: string[]): Promise<void> {
  const options = { flags: ['remove', 'again'] as const, texts: ['key', 'site', 'canary'] as const };
  const { name: given, why, flags, texts } = readArgs(args, { flags: [...options.flags], texts: [...options.texts] });
  const { site } = texts;
  if (!site)
    throw new UsageError('A release goes to a site: add --site https://… and --key with the file of your key.');
  const name = nameAmong(sourceNames(), given);
  const key = await givenKey(texts.key);
  const canary = shareOf(texts.canary);
  await inTemporaryFolder(async (folder) => {
    const { file } = await step(
      `pack ${name}`,
      () => packRelease(name, () => join(folder, `${name}.tgz`)),
      ({ description }) => description.release,
    );
    const sent = { why, removes: flags.has('remove'), isAgain: flags.has('again') };
    await sendRelease(file, site, key, { ...sent, ...(canary !== undefined && { canary }) });
  });
}
