import { UserError } from '@agile-languages/shared/errors';
import { sourceNames } from '../build/source-names.ts';
import { line } from '../progress.ts';
import { registryWith } from '../store/past-registries.ts';
import { namesIn, releaseIn } from '../store/registry-file.ts';
import { changeSite } from './change-site.ts';
import { nameAmong } from './name-among.ts';
import { findRelease, releaseBefore } from './past-releases.ts';
import { readArgs } from './read-args.ts';

/**
 * `npm run rollback -- <area> [--to <version or hash>] [--why …] [--dry-run]`: activates the release before the live one,
 * or the named one. With `--dry-run` it only says what would change.
 */
export async function rollback(args: string[]): Promise<void> {
  const { name: given, why, flags, texts } = readArgs(args, { flags: ['dry-run'], texts: ['to'] });
  const isDryRun = flags.has('dry-run');
  await changeSite(async ({ store, live, activate }) => {
    const name = nameAmong([...new Set([...sourceNames(), ...namesIn(live)])], given);
    const release = releaseIn(live, name);
    if (!live || !release) throw new UserError(`${name} was never released here. Run npm start once.`);
    const target = texts.to ? await findRelease(store, name, texts.to) : await releaseBefore(store, name, release);
    if (target === release) throw new UserError(`${name} is at ${target} already.`);
    const registry = await registryWith(store, name, target);
    const activation = await activate({
      releases: { [name]: target },
      note: { kind: 'rollback', why },
      removes: true,
      isDryRun,
      ...(registry && { back: { name, folder: store.pages(registry.revision) } }),
    });
    if (isDryRun) line(`${name} would go back from ${release} to ${target}. Nothing has changed.`);
    else line(`${name} is back at ${target}, revision ${activation?.registry.revision}.`);
  });
}
